//! Whether a stone ends the game, exactly as the rules say.

use super::{Board, End};
use crate::engine::grid::Cell;
use crate::engine::line::stone_of;
use crate::rules::{Overline, Position, RowWins};

/// A maximal run of stones along a line.
#[derive(Clone, Copy)]
struct Run {
    first: Cell,
    offset: i16,
    length: i16,
}

impl Run {
    fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.length).map(move |step| self.first.offset(self.offset * step))
    }

    fn ends(self) -> [Cell; 2] {
        [
            self.first.offset(-self.offset),
            self.first.offset(self.offset * self.length),
        ]
    }
}

impl Board {
    /// Decides the game after a stone and its removals; `removed` is the index of its first
    /// removal.
    #[inline]
    pub(super) fn decide(&mut self, cell: Cell, side: usize, makes_row: bool, removed: usize) {
        if makes_row || self.removed.len() > removed || self.state.standing.is_some() {
            self.decide_winner(cell, side, makes_row, removed);
        }
        let is_last = self.empties == 0 || self.state.ply >= Position::MOST_PLIES;
        if self.state.end.is_none() && is_last {
            self.state.end = Some(End::Drawn);
        }
    }

    #[inline(never)]
    fn decide_winner(&mut self, cell: Cell, side: usize, makes_row: bool, removed: usize) {
        let makes_row = makes_row && self.is_own(cell, side);
        let by_row = makes_row.then_some(End::Won(side));
        self.state.end = match self.tables.ruleset.row.wins {
            RowWins::AtOnce if self.tables.ruleset.captures.poof => {
                self.by_captures(side).or(by_row)
            }
            RowWins::AtOnce => by_row.or_else(|| self.by_captures(side)),
            RowWins::Unbroken => self
                .by_standing_row(side, removed)
                .or_else(|| {
                    makes_row
                        .then(|| self.by_unbreakable_row(cell, side))
                        .flatten()
                })
                .or_else(|| self.by_captures(side)),
            RowWins::WithCaptures(needed) => {
                let both = self.state.captured[side] >= needed && self.has_row(side);
                both.then_some(End::Won(side))
            }
        };
    }

    /// The larger total at the goal wins. Equal totals at the goal let the game go on.
    fn by_captures(&self, side: usize) -> Option<End> {
        let captures = self.tables.ruleset.captures;
        let goal = captures.goal?;
        let (mine, theirs) = (self.state.captured[side], self.state.captured[side ^ 1]);
        if !captures.poof {
            return (mine >= goal).then_some(End::Won(side));
        }
        if mine == theirs || mine.max(theirs) < goal {
            return None;
        }
        Some(End::Won(if mine > theirs { side } else { side ^ 1 }))
    }

    /// The other side's row wins if the move did not break it, or cut a longer one down to it. Where
    /// rows yield to captures, the captures are looked at before a row that was not broken.
    fn by_standing_row(&mut self, side: usize, removed: usize) -> Option<End> {
        let other = side ^ 1;
        let standing = self.state.standing.take() == Some(other);
        if standing && self.rows_left(other, removed).contains(&false) {
            let yields = self.tables.ruleset.row.yields_to_captures;
            let by_captures = yields.then(|| self.by_captures(side)).flatten();
            return by_captures.or(Some(End::Won(other)));
        }
        if self.removed.len() == removed || !self.rows_left(other, removed).contains(&true) {
            return None;
        }
        let goal = self.tables.ruleset.captures.goal;
        if goal.is_some_and(|goal| self.state.captured[side] >= goal) {
            return Some(End::Drawn);
        }
        Some(End::Won(other))
    }

    /// The mover's row wins if no capture on the next move can touch it; otherwise it stands.
    fn by_unbreakable_row(&mut self, cell: Cell, side: usize) -> Option<End> {
        for index in 0..self.tables.row_lines.len() {
            let run = self.run_through(cell, self.tables.row_lines[index], side);
            if !self.is_row(run.length) {
                continue;
            }
            if !run.cells().any(|at| self.can_be_taken(at, side)) {
                return Some(End::Won(side));
            }
            self.state.standing = Some(side);
        }
        None
    }

    /// Whether the other side could capture a stone of this side on its next move.
    fn can_be_taken(&self, at: Cell, side: usize) -> bool {
        let (own, other) = (stone_of(side), side ^ 1);
        if self.stone(at) != own {
            return false;
        }
        self.tables.capture_lines.iter().any(|&line| {
            let (before, after) = (self.run(at, -line, own), self.run(at, line, own));
            let (low, high) = (
                at.offset(-line * (before + 1)),
                at.offset(line * (after + 1)),
            );
            let open = (self.is_empty(low) && self.is_own(high, other))
                || (self.is_empty(high) && self.is_own(low, other));
            let length = (before + 1 + after) as u8;
            open && self.tables.ruleset.captures.lengths.has(length)
        })
    }

    fn has_row(&self, side: usize) -> bool {
        self.rows(side).next().is_some()
    }

    /// Whether a side has no row on the board, won or not.
    pub(super) fn has_no_row(&self, side: usize) -> bool {
        !self.has_row(side)
    }

    /// All rows of a side.
    fn rows(&self, side: usize) -> impl Iterator<Item = Run> + '_ {
        let stones = self
            .occupied
            .iter()
            .filter(move |&at| self.is_own(at, side));
        stones.flat_map(move |at| {
            let lines = self.tables.row_lines.iter();
            let runs = lines.map(move |&line| self.run_through(at, line, side));
            runs.filter(move |run| run.first == at && self.is_row(run.length))
        })
    }

    /// For each row of a side, whether the latest removals cut it down to its length.
    fn rows_left(&self, side: usize, removed: usize) -> Vec<bool> {
        let was_taken = |at: Cell| self.removed[removed..].iter().any(|gone| gone.0 == at);
        let cut = self.tables.ruleset.row.left_by_capture;
        self.rows(side)
            .map(|run| cut && run.ends().into_iter().any(was_taken))
            .collect()
    }

    fn run_through(&self, at: Cell, offset: i16, side: usize) -> Run {
        let own_run = |offset: i16| {
            (1..i16::MAX)
                .take_while(|&step| self.is_own(at.offset(offset * step), side))
                .count() as i16
        };
        let before = own_run(-offset);
        Run {
            first: at.offset(-offset * before),
            offset,
            length: before + 1 + own_run(offset),
        }
    }

    fn is_row(&self, length: i16) -> bool {
        let row = &self.tables.ruleset.row;
        let needed = i16::from(row.length);
        length == needed || (length > needed && row.overline == Overline::Wins)
    }

    /// Declares a draw if the side to move has no legal cell.
    pub(super) fn end_if_stuck(&mut self) {
        if self.state.end.is_some() {
            return;
        }
        let empty = self.empty();
        if !empty.iter().any(|cell| self.allows(cell)) {
            self.state.end = Some(End::Drawn);
        }
    }
}
