//! What a move did.

use super::board::{Board, Cell, EMPTY, Index, colour_of};
use super::{Colour, Move, Notation, Point, Seat};

/// A move that was made, with the stones it removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move.
    pub mv: Move,
    /// The seat that made it; for an agreed draw, the seat whose turn it was.
    pub seat: Seat,
    /// The colour of the stone or, for a power stone, the colour it was played for; for a choice
    /// and for leaving, the colour the seat has.
    pub colour: Option<Colour>,
    pub(super) removals: Removals,
}

/// A stone that was removed from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Removed {
    /// Where it stood.
    pub point: Point,
    /// The colour it had.
    pub colour: Colour,
    /// Why it was removed.
    pub why: Removal,
}

/// Why a stone was removed from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Removal {
    /// The mover captured it.
    Captured,
    /// The mover moved it, or a neighbour of it, into a bracket.
    Poofed,
}

impl Played {
    /// The stones that were removed, captured ones first.
    pub fn removed(&self) -> impl ExactSizeIterator<Item = Removed> + '_ {
        self.removals.iter()
    }

    /// The mark written after the move: a star after a capture in relative notation.
    pub fn capture_mark(&self, notation: Notation) -> &'static str {
        let captured = self.removed().any(|gone| gone.why == Removal::Captured);
        match notation {
            Notation::Relative if captured => CAPTURE_MARK,
            Notation::Relative | Notation::Board => "",
        }
    }

    /// Whether any stone was removed.
    pub fn has_removed(&self) -> bool {
        !self.removals.is_empty()
    }
}

const CAPTURE_MARK: &str = "*";

/// The most stones one move can find to remove: three in each of eight directions, and three of
/// the mover's own in each of four lines, the placed one each time.
const MOST: usize = 8 * 3 + 4 * 3;

/// A fixed-size list of removed stones, so that playing a move allocates nothing.
#[derive(Clone, Copy)]
pub(super) struct Removals {
    count: u8,
    entries: [Entry; MOST],
}

/// The index of a cell, the number of the colour that was there, and why it was removed, as bits.
type Entry = u16;

const COLOUR_SHIFT: u32 = 9;
const PLACE_BITS: Entry = (1 << COLOUR_SHIFT) - 1;
const POOFED: Entry = 1 << 12;

impl Removals {
    #[inline]
    pub(super) const fn none() -> Self {
        Self {
            count: 0,
            entries: [0; MOST],
        }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.count == 0
    }

    #[inline]
    pub(super) fn push(&mut self, at: Index, cell: Cell, why: Removal) {
        let colour = Entry::from(colour_of(cell).number()) << COLOUR_SHIFT;
        let poofed = if why == Removal::Poofed { POOFED } else { 0 };
        self.entries[usize::from(self.count)] = at.number() | colour | poofed;
        self.count += 1;
    }

    /// Adds captured stones that lie side by side along a line.
    #[inline(never)]
    pub(super) fn push_run(&mut self, board: &Board, first: Index, offset: isize, length: u8) {
        for step in 0..isize::from(length) {
            let at = first.offset(offset * step);
            self.push(at, board.cell(at), Removal::Captured);
        }
    }

    /// Removes the stones from the board. Spaced brackets and crossing lines can list the same
    /// stone twice; it is removed once, and the second entry is dropped.
    #[inline(never)]
    pub(super) fn lift(&mut self, board: &mut Board) {
        let mut kept = 0;
        for read in 0..usize::from(self.count) {
            let entry = self.entries[read];
            let at = Index::from_number(entry & PLACE_BITS);
            if board.cell(at) != EMPTY {
                board.lift(at);
                self.entries[usize::from(kept)] = entry;
                kept += 1;
            }
        }
        self.count = kept;
    }

    pub(super) fn iter(&self) -> impl ExactSizeIterator<Item = Removed> + '_ {
        self.entries[..usize::from(self.count)]
            .iter()
            .map(|&entry| Removed {
                point: Index::from_number(entry & PLACE_BITS).point(),
                colour: colour_in(entry),
                why: if entry & POOFED == 0 {
                    Removal::Captured
                } else {
                    Removal::Poofed
                },
            })
    }
}

/// The colour that [`Removals::push`] wrote.
fn colour_in(entry: Entry) -> Colour {
    let number = (entry >> COLOUR_SHIFT) & 7;
    u8::try_from(number)
        .ok()
        .and_then(Colour::new)
        .expect("an entry holds a colour's number")
}

impl PartialEq for Removals {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Removals {}

impl std::fmt::Debug for Removals {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
