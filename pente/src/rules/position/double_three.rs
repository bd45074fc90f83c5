//! The ban on making two open threes at once, and when it is lifted.

use super::Position;
use crate::rules::Removal;
use crate::rules::board::{Board, EMPTY, Index, Own};
use crate::rules::open_three::{self, OpenThree};
use crate::rules::played::Removals;

impl Position {
    /// Two open threes that a stone at the empty cell `at` would make on different lines. `None` if
    /// that stone wins the game or makes a row, because then the ban is lifted.
    pub(super) fn double_three(&self, at: Index) -> Option<[OpenThree; 2]> {
        let own = Own::of(self.placing_colour());
        let (board, removals) = self.board_after(at, own);
        if !own.counts(board.cell(at)) {
            return None;
        }
        let threes = open_three::two(&board, &self.ruleset.row, at, own)?;
        let lifted =
            self.reaches_goal(&removals) || self.ruleset.row.stands_through(&board, at, own);
        (!lifted).then_some(threes)
    }

    /// Whether a stone's removals reach the capture goal for its side.
    fn reaches_goal(&self, removals: &Removals) -> bool {
        let Some(goal) = self.ruleset.captures.goal else {
            return false;
        };
        let colour = self.placing_colour();
        let (mut mine, mut theirs) = (
            self.captured_by(colour),
            self.captured_by(self.opponent_of(colour)),
        );
        for removed in removals.iter() {
            match removed.why {
                Removal::Captured => mine = mine.saturating_add(1),
                Removal::Poofed => theirs = theirs.saturating_add(1),
            }
        }
        mine >= goal && (mine > theirs || !self.ruleset.captures.poof)
    }

    /// Whether the banned stone at `at` is the only answer to a threat.
    pub(super) fn is_double_three_needed(&self, at: Index) -> bool {
        let Some(threat) = self.threat_to_meet() else {
            return false;
        };
        self.meets(&threat, at)
            && !self.empty_cells().any(|other| {
                other != at && self.meets(&threat, other) && self.double_three(other).is_none()
            })
    }

    fn threat_to_meet(&self) -> Option<Threat> {
        let enemy = self.enemy();
        let row = &self.ruleset.row;
        if self.standing.is_some() {
            return Some(Threat::Row);
        }
        let threat = self
            .empty_cells()
            .any(|at| row.stands_through(&self.board, at, enemy));
        threat.then_some(Threat::Four)
    }

    /// Whether a stone at an empty cell removes the threat completely.
    fn meets(&self, threat: &Threat, at: Index) -> bool {
        let (own, enemy) = (Own::of(self.placing_colour()), self.enemy());
        let row = &self.ruleset.row;
        let captures = self.ruleset.captures.would_capture(&self.board, at, own);
        let blocks = matches!(threat, Threat::Four)
            && self.ruleset.row.stands_through(&self.board, at, enemy);
        // A stone that neither captures nor blocks changes nothing.
        if !captures && !blocks {
            return false;
        }
        let (board, _) = self.board_after(at, own);
        match threat {
            Threat::Row => row.all(&board, enemy).next().is_none(),
            Threat::Four => !board
                .size()
                .points()
                .map(Index::of)
                .any(|at| board.cell(at) == EMPTY && row.stands_through(&board, at, enemy)),
        }
    }

    /// The board after a stone at an empty cell and its removals, and the removals.
    fn board_after(&self, at: Index, own: Own) -> (Board, Removals) {
        let mut board = self.board.clone();
        board.put(at, own.stone());
        let mut removals = Removals::none();
        self.ruleset
            .captures
            .settle(&mut board, at, own, &mut removals);
        (board, removals)
    }

    fn empty_cells(&self) -> impl Iterator<Item = Index> + '_ {
        let cells = self.board.size().points().map(Index::of);
        cells.filter(|&at| self.board.cell(at) == EMPTY)
    }
}

/// What the opponent threatens.
enum Threat {
    /// A standing row, which wins unless it is broken now.
    Row,
    /// A row that one more stone completes.
    Four,
}
