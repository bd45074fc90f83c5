//! What a move did.

use super::board::{Cell, EDGE, Index, colour_of};
use super::{Colour, Move, Point, Seat};

/// A move that was made, with its consequences for the stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move.
    pub mv: Move,
    /// Who made it; for an agreed draw, whose turn it was.
    pub seat: Seat,
    /// The colour of the stone or, for a power stone, the colour it was played for.
    pub colour: Option<Colour>,
    pub(super) removals: Removals,
}

/// A stone that left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Removed {
    /// Where it stood.
    pub point: Point,
    /// The colour it had.
    pub colour: Colour,
    /// Why it left.
    pub why: Removal,
}

/// Why a stone left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Removal {
    /// The mover captured it.
    Captured,
    /// The mover moved it, or a neighbour of it, into a bracket.
    Poofed,
}

impl Played {
    /// The stones that left the board, captured ones first.
    pub fn removed(&self) -> impl ExactSizeIterator<Item = Removed> + '_ {
        self.removals.iter()
    }

    /// Whether any stone left the board.
    pub fn has_removed(&self) -> bool {
        self.removals.count > 0
    }
}

/// The most stones one move can remove: three in each of eight directions, and nine of the
/// mover's own, which are two beside the placed stone in each of four lines and that stone.
const MOST: usize = 8 * 3 + 4 * 2 + 1;

/// A list of removed stones that lives inside its owner, so that playing allocates nothing.
#[derive(Clone, Copy)]
pub(super) struct Removals {
    count: u8,
    /// Each entry is the cell's place, and above it the bits of what stood there, the topmost of
    /// which no stone has: it tells poofed stones from captured ones.
    entries: [(u16, Cell); MOST],
}

impl Removals {
    pub(super) const fn none() -> Self {
        Self {
            count: 0,
            entries: [(0, 0); MOST],
        }
    }

    #[inline]
    pub(super) fn push(&mut self, at: Index, cell: Cell, why: Removal) {
        let mark = if why == Removal::Poofed { EDGE } else { 0 };
        self.entries[usize::from(self.count)] = (at.number(), cell | mark);
        self.count += 1;
    }

    /// The cells of the removed stones and what stood there.
    pub(super) fn cells(&self) -> impl Iterator<Item = (Index, Cell)> + '_ {
        self.entries[..usize::from(self.count)]
            .iter()
            .map(|&(number, cell)| (Index::from_number(number), cell & !EDGE))
    }

    fn iter(&self) -> impl ExactSizeIterator<Item = Removed> + '_ {
        self.entries[..usize::from(self.count)]
            .iter()
            .map(|&(number, cell)| Removed {
                point: Index::from_number(number).point(),
                colour: colour_of(cell & !EDGE),
                why: if cell & EDGE == 0 {
                    Removal::Captured
                } else {
                    Removal::Poofed
                },
            })
    }
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
