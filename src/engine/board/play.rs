//! Placing a stone, with all it removes, and taking it back.

use super::spots::Tally;
use super::{Board, State};
use crate::engine::grid::Cell;
use crate::engine::pattern::{EMPTY, POWER, Stone, stone_of};
use crate::rules::Move;

/// A stone to be placed: where, and whether it is a power stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine) struct Placed(u16);

const POWER_BIT: u16 = 1 << 15;

impl Placed {
    /// No stone.
    pub(in crate::engine) const NONE: Self = Self::stone(Cell::NONE);

    /// An ordinary stone.
    pub(in crate::engine) const fn stone(cell: Cell) -> Self {
        Self(cell.number())
    }

    /// A power stone.
    pub(in crate::engine) const fn power(cell: Cell) -> Self {
        Self(cell.number() | POWER_BIT)
    }

    pub(in crate::engine) const fn cell(self) -> Cell {
        Cell::numbered(self.0 & !POWER_BIT)
    }

    pub(in crate::engine) const fn is_power(self) -> bool {
        self.0 & POWER_BIT != 0
    }

    /// The same as a number.
    pub(in crate::engine) const fn number(self) -> u16 {
        self.0
    }

    /// The same as a move of the rules.
    pub(in crate::engine) const fn to_move(self) -> Move {
        if self.is_power() {
            Move::Power(self.cell().point())
        } else {
            Move::Place(self.cell().point())
        }
    }
}

/// How many stones are placed ahead of a position, at most.
const MOST_AHEAD: usize = 90;

/// All that is needed to take a stone back.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    cell: Cell,
    state: State,
    tally: Tally,
    changes: usize,
    removed: usize,
}

impl Board {
    /// Places a stone on an empty cell. Whether it may go there is the caller's to know.
    pub(in crate::engine) fn play(&mut self, placed: Placed) {
        let cell = placed.cell();
        let side = self.state.side;
        self.push_frame(cell);
        let makes_row = self.place(placed, side);
        let frame_removed = self.frames.last().map_or(0, |frame| frame.removed);
        let state = &mut self.state;
        state.ply = state.ply.saturating_add(1);
        state.last = cell;
        state.powers[side] -= u8::from(placed.is_power());
        self.decide(cell, side, makes_row, frame_removed);
        self.pass_turn();
        if self.tables.limited {
            self.end_if_stuck();
        }
    }

    /// Takes the latest stone back.
    pub(in crate::engine) fn take_back(&mut self) {
        let Some(frame) = self.frames.pop() else {
            return;
        };
        self.restore(frame.changes);
        while self.removed.len() > frame.removed {
            if let Some((cell, stone)) = self.removed.pop() {
                self.set_back(cell, stone);
            }
        }
        if frame.cell != Cell::NONE {
            self.set_back(frame.cell, EMPTY);
        }
        self.tally = frame.tally;
        self.state = frame.state;
    }

    /// Hands the turn to the other side without a stone, as no rule allows: to see what it
    /// threatens. A row that stands is forgotten.
    pub(in crate::engine) fn pass(&mut self) {
        self.push_frame(Cell::NONE);
        self.state.standing = None;
        self.state.side ^= 1;
        self.state.stones_left = self.tables.ruleset.stones_a_turn;
    }

    /// Whether so many stones have been placed ahead that it is time to stop.
    pub(in crate::engine) fn is_nearly_too_deep(&self) -> bool {
        self.frames.len() > MOST_AHEAD
    }

    /// Who placed the latest stone, or passed.
    pub(in crate::engine) fn side_before(&self) -> usize {
        self.frames.last().map_or(0, |frame| frame.state.side)
    }

    pub(super) fn push_frame(&mut self, cell: Cell) {
        self.frames.push(Frame {
            cell,
            state: self.state,
            tally: self.tally,
            changes: self.changed.len(),
            removed: self.removed.len(),
        });
    }

    /// Puts the stone down and takes off what it removes; says whether it made a row.
    pub(super) fn place(&mut self, placed: Placed, side: usize) -> bool {
        let cell = placed.cell();
        let spot = self.spot(cell);
        let makes_row = spot.kinds[side] == crate::engine::point::Kind::Row;
        let captures = spot.takes[side] > 0;
        let poofs = !placed.is_power()
            && self.tables.ruleset.captures.poof
            && spot
                .patterns()
                .iter()
                .any(|line| line.side(side).poofs() > 0);
        let mut gone = Gone::default();
        if captures {
            self.find_captures(cell, side, &mut gone);
        }
        let taken = gone.count;
        if poofs {
            self.find_poofs(cell, side, &mut gone);
        }
        let stone = if placed.is_power() {
            POWER
        } else {
            stone_of(side)
        };
        self.put(cell, stone);
        for (index, &at) in gone.cells[..gone.count].iter().enumerate() {
            // Crossing lines can name a stone twice.
            if self.stone(at) == EMPTY {
                continue;
            }
            let stone = self.lift(at);
            self.removed.push((at, stone));
            let gains = if index < taken { side } else { side ^ 1 };
            self.state.captured[gains] = self.state.captured[gains].saturating_add(1);
        }
        makes_row
    }

    fn find_captures(&self, cell: Cell, side: usize, gone: &mut Gone) {
        let enemy = stone_of(side ^ 1);
        for &line in &self.tables.capture_lines {
            for offset in [line, -line] {
                let length = self.run(cell, offset, enemy);
                let beyond = cell.offset(offset * (length + 1));
                let closed = self.is_own(beyond, side);
                if closed && self.tables.ruleset.captures.lengths.has(length as u8) {
                    (1..=length).for_each(|step| gone.push(cell.offset(offset * step)));
                }
            }
        }
    }

    fn find_poofs(&self, cell: Cell, side: usize, gone: &mut Gone) {
        let (own, enemy) = (stone_of(side), stone_of(side ^ 1));
        for &line in &self.tables.capture_lines {
            let (before, after) = (self.run(cell, -line, own), self.run(cell, line, own));
            let first = cell.offset(-line * before);
            let length = before + 1 + after;
            let ends = [first.offset(-line), first.offset(line * length)];
            let closed = ends.into_iter().all(|end| self.stone(end) == enemy);
            if closed && self.tables.ruleset.captures.lengths.has(length as u8) {
                (0..length).for_each(|step| gone.push(first.offset(line * step)));
            }
        }
    }

    /// How many stones of exactly this kind follow in one direction.
    pub(super) fn run(&self, from: Cell, offset: i16, stone: Stone) -> i16 {
        let mut length = 0;
        let mut at = from.offset(offset);
        while self.stone(at) == stone {
            length += 1;
            at = at.offset(offset);
        }
        length
    }

    fn pass_turn(&mut self) {
        self.state.stones_left -= 1;
        if self.state.stones_left == 0 {
            self.state.side ^= 1;
            self.state.stones_left = self.tables.ruleset.stones_a_turn;
        }
    }
}

/// The most stones one move can find to remove: three in each of eight directions, and three of
/// the mover's own in each of four lines.
const MOST_GONE: usize = 8 * 3 + 4 * 3;

/// Stones that are to leave the board, captured ones first.
struct Gone {
    cells: [Cell; MOST_GONE],
    count: usize,
}

impl Default for Gone {
    fn default() -> Self {
        Self {
            cells: [Cell::NONE; MOST_GONE],
            count: 0,
        }
    }
}

impl Gone {
    fn push(&mut self, cell: Cell) {
        if let Some(place) = self.cells.get_mut(self.count) {
            *place = cell;
            self.count += 1;
        }
    }
}
