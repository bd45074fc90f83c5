//! The ban on making two open threes at once, and when it is lifted.

use super::{Board, Group};
use crate::engine::grid::Cell;
use crate::engine::point::Kind;

use super::placed::Placed;

/// What the other side threatens.
#[derive(Clone, Copy)]
enum Threat {
    /// A standing row, which wins unless it is broken now.
    Row,
    /// A row that one more stone completes.
    Four,
}

impl Board {
    /// Whether an ordinary stone of the side to move is banned from an empty cell.
    pub(super) fn is_banned(&mut self, cell: Cell) -> bool {
        let features = self.features(cell);
        let side = self.state.side;
        let may_be = features.takes[side] > 0 || self.threes(cell) > 1;
        // Nearly every stone is decided here, without being placed.
        if !may_be || features.kinds[side] == Kind::Row {
            return false;
        }
        self.makes_double_three(cell) && !self.is_needed(cell)
    }

    /// On how many lines a stone on the cell would make an open three on the current board. Lines
    /// that are fours are counted too.
    fn threes(&self, cell: Cell) -> usize {
        let lines = self.features(cell).patterns().iter();
        let side = self.state.side;
        lines
            .filter(|line| line.side(side).has_open_three())
            .count()
    }

    /// Whether a stone makes open threes on two lines, and neither makes a row nor captures the
    /// last stones needed.
    fn makes_double_three(&mut self, cell: Cell) -> bool {
        let side = self.state.side;
        if self.features(cell).kinds[side] == Kind::Row {
            return false;
        }
        let captures = self.tables.ruleset.captures;
        self.with_stone(cell, |board| {
            let (mine, theirs) = (board.state.captured[side], board.state.captured[side ^ 1]);
            let reaches = captures.goal.is_some_and(|goal| mine >= goal);
            let wins = reaches && (mine > theirs || !captures.poof);
            !wins && board.is_own(cell, side) && board.threes_through(cell, side) > 1
        })
    }

    /// Whether a banned stone is the only answer to a threat: it meets the threat, and no stone
    /// outside the ban does.
    fn is_needed(&mut self, cell: Cell) -> bool {
        let threat = if self.state.standing.is_some() {
            Threat::Row
        } else if self.making(self.state.side ^ 1, Group::Rows).is_empty() {
            return false;
        } else {
            Threat::Four
        };
        if !self.meets(threat, cell) {
            return false;
        }
        let others = self.empty();
        !others.iter().any(|other| {
            other != cell && self.meets(threat, other) && !self.makes_double_three(other)
        })
    }

    /// Whether a stone removes the threat completely.
    fn meets(&mut self, threat: Threat, cell: Cell) -> bool {
        let side = self.state.side;
        let captures = self.features(cell).takes[side] > 0;
        let blocks = matches!(threat, Threat::Four) && self.making(side ^ 1, Group::Rows).has(cell);
        if !captures && !blocks {
            return false;
        }
        self.with_stone(cell, |board| match threat {
            Threat::Row => board.has_no_row(side ^ 1),
            Threat::Four => board.making(side ^ 1, Group::Rows).is_empty(),
        })
    }

    /// Inspects the board after a stone of the side to move is placed and its captures are removed,
    /// then takes the stone back.
    fn with_stone<T>(&mut self, cell: Cell, look: impl FnOnce(&Self) -> T) -> T {
        self.push_frame(cell);
        self.place(Placed::stone(cell), self.state.side);
        let seen = look(self);
        self.take_back();
        seen
    }
}
