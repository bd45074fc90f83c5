//! Immediate wins, and threats that must be answered.

use super::{Board, End, Group, Placed, State};
use crate::engine::grid::Cells;
use crate::rules::RowWins;

impl Board {
    /// A stone of the side to move that wins at once or, if the turn has more stones, wins together
    /// with the next stone of the same turn.
    pub(in crate::engine) fn win(&mut self) -> Option<Placed> {
        let side = self.state.side;
        if let Some(placed) = self.winning_cells().iter().next().map(Placed::stone) {
            return Some(placed);
        }
        let again = self.state.stones_left > 1 && self.rows_win_at_once();
        let mut fours = self.making(side, Group::Fours).iter();
        again.then(|| fours.next()).flatten().map(Placed::stone)
    }

    /// All cells on which a stone of the side to move wins at once.
    pub(in crate::engine) fn winning_cells(&mut self) -> Cells {
        let side = self.state.side;
        if self.state.standing.is_none() && self.rows_win_at_once() {
            let mut wins = *self.making(side, Group::Rows);
            if self.can_take_goal(side) {
                wins = wins.or(&self.goal_cells(side));
            }
            return wins;
        }
        let mut may_win = *self.making(side, Group::Rows);
        if self.can_take_goal(side) {
            may_win = may_win.or(&self.goal_cells(side));
        }
        let mut wins = Cells::default();
        for cell in may_win.iter() {
            if self.wins_with(Placed::stone(cell)) {
                wins.insert(cell);
            }
        }
        wins
    }

    /// The cells on which the other side, if it were to move now, would win at once or begin a turn
    /// that wins.
    pub(in crate::engine) fn threatened_cells(&mut self) -> Cells {
        let other = self.state.side ^ 1;
        let fours = self.tables.ruleset.stones_a_turn > 1;
        if self.rows_win_at_once() {
            let mut wins = *self.making(other, Group::Rows);
            if self.can_take_goal(other) {
                wins = wins.or(&self.goal_cells(other));
            }
            if fours {
                wins = wins.or(self.making(other, Group::Fours));
            }
            return wins;
        }
        if self.making(other, Group::Rows).is_empty() && !self.can_take_goal(other) {
            return Cells::default();
        }
        self.pass();
        let wins = self.winning_cells();
        self.take_back();
        wins
    }

    /// The stones that can answer a threat to win at once: those on the threatened cells, and
    /// captures. While a row stands, only captures help.
    ///
    /// Where a row need not win at once, two more kinds of answers are listed: making a row, which
    /// must be broken first, and preparing a bracket around stones of the row or around the stone
    /// that would complete it.
    pub(in crate::engine) fn answers(&self, threatened: &Cells) -> Cells {
        let takes = self.making(self.state.side, Group::Takes);
        if self.state.standing.is_some() {
            return *takes;
        }
        let answers = takes.or(threatened);
        if self.rows_win_at_once() {
            return answers;
        }
        answers
            .or(self.making(self.state.side, Group::Rows))
            .or(&self.brackets_around(threatened))
    }

    /// Whether [`answers`](Self::answers) lists every stone that can help against a threat.
    /// Elsewhere it lists those that usually help.
    pub(in crate::engine) fn lists_every_answer(&self) -> bool {
        let State {
            side,
            powers,
            standing,
            ..
        } = self.state;
        powers[side] == 0 && (standing.is_some() || self.rows_win_at_once())
    }

    /// The empty cells where a stone might help to bracket others: those that menace a capture now,
    /// and those that would end a bracket around one of these cells.
    fn brackets_around(&self, cells: &Cells) -> Cells {
        let empty = self.empty();
        let mut found = Cells::default();
        for cell in empty.iter() {
            let mut lines = self.features(cell).patterns().iter();
            if lines.any(|line| line.side(self.state.side).menaces() > 0) {
                found.insert(cell);
            }
        }
        let most = self.tables.most_in_a_bracket() as i16;
        for cell in cells.iter() {
            for &line in &self.tables.capture_lines {
                for step in (-most..=most).filter(|&step| step != 0) {
                    found.insert(cell.offset(line * step));
                }
            }
        }
        found.and(&empty)
    }

    /// Whether a stone of the side to move wins at once.
    pub(in crate::engine) fn wins_with(&mut self, placed: Placed) -> bool {
        let side = self.state.side;
        self.play(placed);
        let won = self.state.end == Some(End::Won(side));
        self.take_back();
        won
    }

    /// Whether every row wins as soon as it is made, and so does reaching the capture goal.
    pub(in crate::engine) fn rows_win_at_once(&self) -> bool {
        let ruleset = &self.tables.ruleset;
        ruleset.row.wins == RowWins::AtOnce && !ruleset.captures.poof
    }

    /// Whether a side can reach the capture goal with one move.
    #[inline]
    fn can_take_goal(&self, side: usize) -> bool {
        let Some(lacks) = self.lacks(side) else {
            return false;
        };
        let takes = &self.tally.takes[side];
        takes
            .get(lacks..)
            .is_some_and(|many| many.iter().any(|&cells| cells > 0))
    }

    fn goal_cells(&self, side: usize) -> Cells {
        let lacks = self.lacks(side).unwrap_or(usize::MAX);
        let mut cells = Cells::default();
        let takes = self.making(side, Group::Takes).iter();
        takes
            .filter(|&cell| usize::from(self.features(cell).takes[side]) >= lacks)
            .for_each(|cell| cells.insert(cell));
        cells
    }

    /// How many more captured stones a side needs to win, alone or together with a row, at least 1;
    /// `None` where captures do not count.
    pub(in crate::engine) fn lacks(&self, side: usize) -> Option<usize> {
        let ruleset = &self.tables.ruleset;
        let goal = match ruleset.row.wins {
            RowWins::WithCaptures(needed) => needed,
            _ => ruleset.captures.goal?,
        };
        Some(usize::from(
            goal.saturating_sub(self.state.captured[side]).max(1),
        ))
    }
}
