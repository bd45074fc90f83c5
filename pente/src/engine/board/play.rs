//! Places a stone with all its removals, and takes it back.

use super::Board;
use super::captured::Captured;
use super::placed::Placed;
use super::undo_frame::UndoFrame;
use crate::engine::grid::Cell;
use crate::engine::line::{EMPTY, POWER, Stone, stone_of};

/// The most stones a search places ahead of a position.
const MOST_AHEAD: usize = 90;

impl Board {
    /// Places a stone on an empty cell. The caller must know that the cell is allowed.
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
        self.threat_cells.undo(frame.regroupings);
        while self.removed.len() > frame.removed {
            if let Some((cell, stone)) = self.removed.pop() {
                self.set(cell, stone);
            }
        }
        if frame.cell != Cell::NONE {
            self.set(frame.cell, EMPTY);
        }
        self.views.restore(&frame.views);
        self.tally = frame.tally;
        self.state = frame.state;
    }

    /// Hands the turn to the other side without a stone, which no rule allows, to see what it
    /// threatens. A standing row is forgotten.
    pub(in crate::engine) fn pass(&mut self) {
        self.push_frame(Cell::NONE);
        self.state.standing = None;
        self.state.side ^= 1;
        self.state.stones_left = self.tables.ruleset.stones_a_turn;
    }

    /// Whether the search has placed so many stones that it must stop going deeper.
    pub(in crate::engine) fn is_nearly_too_deep(&self) -> bool {
        self.frames.len() > MOST_AHEAD
    }

    /// The side that placed the latest stone, or passed.
    pub(in crate::engine) fn side_before(&self) -> usize {
        self.frames.last().map_or(0, |frame| frame.state.side)
    }

    pub(super) fn push_frame(&mut self, cell: Cell) {
        self.frames.push(UndoFrame {
            cell,
            state: self.state,
            tally: self.tally,
            changes: self.log.len(),
            regroupings: self.threat_cells.changes(),
            removed: self.removed.len(),
            views: self.views.save(),
        });
    }

    /// Places the stone and removes what it captures; returns whether it made a row.
    pub(super) fn place(&mut self, placed: Placed, side: usize) -> bool {
        let cell = placed.cell();
        let features = self.features(cell);
        let makes_row = features.kinds[side] == crate::engine::point::Kind::Row;
        let captures = features.takes[side] > 0;
        let poofs = !placed.is_power()
            && self.tables.ruleset.captures.poof
            && features
                .patterns()
                .iter()
                .any(|line| line.side(side).poofs() > 0);
        let mut gone = Captured::default();
        if captures {
            self.find_captures(cell, side, &mut gone);
        }
        let count = gone.count;
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
            // A stone can be listed twice where lines cross.
            if self.stone(at) == EMPTY {
                continue;
            }
            let stone = self.lift(at);
            self.removed.push((at, stone));
            let gains = if index < count { side } else { side ^ 1 };
            self.state.captured[gains] = self.state.captured[gains].saturating_add(1);
        }
        makes_row
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
