//! Whether a stone ends the game, and how.

use super::Position;
use crate::rules::board::{Index, Own};
use crate::rules::played::Removals;
use crate::rules::{Colour, Outcome, Reason, RowWins, Seat, TurnAction};

/// Who placed a stone.
#[derive(Clone, Copy)]
pub(super) struct Mover {
    pub(super) seat: Seat,
    pub(super) colour: Colour,
}

impl Position {
    /// Decides the game after the stone at `at` and its removals. The stone itself may be gone, and
    /// with it the row it made.
    #[inline]
    pub(super) fn decide(&mut self, at: Index, mover: Mover, makes_row: bool, removals: &Removals) {
        // Nothing can be won without a new row, a removed stone or a standing row.
        if makes_row || !removals.is_empty() || self.standing.is_some() {
            self.decide_winner(at, mover, makes_row, removals);
        }
        if self.outcome.is_some() {
            return;
        }
        if self.board.empty_points() == 0 {
            self.outcome = Some(Outcome::draw(Reason::BoardFull));
        } else if self.ply >= Self::MOST_PLIES {
            self.outcome = Some(Outcome::draw(Reason::PlyLimit));
        }
    }

    #[inline(never)]
    fn decide_winner(&mut self, at: Index, mover: Mover, makes_row: bool, removals: &Removals) {
        let makes_row = makes_row && Own::of(mover.colour).counts(self.board.cell(at));
        let by_row = || makes_row.then(|| self.won(mover, Reason::Row));
        self.outcome = match self.ruleset.row.wins {
            // A poof can bring the opponent to the goal, so captures come first there.
            RowWins::AtOnce if self.ruleset.captures.poof => {
                self.by_captures(mover).or_else(by_row)
            }
            RowWins::AtOnce => by_row().or_else(|| self.by_captures(mover)),
            RowWins::Unbroken => self
                .by_standing_row(mover, removals)
                .or_else(|| {
                    makes_row
                        .then(|| self.by_unbreakable_row(at, mover))
                        .flatten()
                })
                .or_else(|| self.by_captures(mover)),
            RowWins::WithCaptures(needed) => self.by_row_and_captures(mover, needed),
        };
    }

    /// Declares a draw if the side to move has no legal point.
    pub(super) fn end_if_stuck(&mut self) {
        let places = self
            .to_act()
            .is_some_and(|turn| turn.asks == TurnAction::Place);
        if places && !self.can_place() {
            self.outcome = Some(Outcome::draw(Reason::BoardFull));
        }
    }

    /// The larger total at the goal wins. Equal totals at the goal let the game go on.
    fn by_captures(&self, mover: Mover) -> Option<Outcome> {
        let goal = self.ruleset.captures.goal?;
        let mine = self.captured_by_team(mover.colour);
        if !self.ruleset.captures.poof {
            return (mine >= goal).then(|| self.won(mover, Reason::Captures));
        }
        let opponent = self.opponent_of(mover.colour);
        let theirs = self.captured_by_team(opponent);
        if mine == theirs || mine.max(theirs) < goal {
            return None;
        }
        let winner = if mine > theirs {
            mover.colour
        } else {
            opponent
        };
        Some(self.won_by_colour(winner, Reason::Captures))
    }

    /// The opponent's row wins if the move did not break it, or cut a longer one down to it. Where
    /// rows yield to captures, the captures are looked at before a row that was not broken.
    fn by_standing_row(&mut self, mover: Mover, removals: &Removals) -> Option<Outcome> {
        let colour = mover.colour;
        let opponent = self.opponent_of(colour);
        let standing = self.standing.take().is_some_and(|owner| owner == opponent);
        if standing && self.rows_left(opponent, removals).any(|was_cut| !was_cut) {
            let yields = self.ruleset.row.yields_to_captures;
            let by_captures = yields.then(|| self.by_captures(mover)).flatten();
            return by_captures.or_else(|| Some(self.won_by_colour(opponent, Reason::Row)));
        }
        if removals.is_empty() || !self.rows_left(opponent, removals).any(|was_cut| was_cut) {
            return None;
        }
        let goal = self.ruleset.captures.goal;
        if goal.is_some_and(|goal| self.captured_by_team(colour) >= goal) {
            return Some(Outcome::draw(Reason::RowAgainstCaptures));
        }
        Some(self.won_by_colour(opponent, Reason::Row))
    }

    /// The mover's row wins if no capture on the next move can touch it; otherwise it stands.
    fn by_unbreakable_row(&mut self, at: Index, mover: Mover) -> Option<Outcome> {
        let breaker = Own::of(self.opponent_of(mover.colour));
        let captures = self.ruleset.captures;
        for run in self
            .ruleset
            .row
            .through(&self.board, at, Own::of(mover.colour))
        {
            if !captures.can_break(&self.board, run.cells(), breaker) {
                return Some(self.won(mover, Reason::Row));
            }
            self.standing = Some(mover.colour);
        }
        None
    }

    fn by_row_and_captures(&self, mover: Mover, needed: u16) -> Option<Outcome> {
        let both = self.captured_by_team(mover.colour) >= needed && self.has_row(mover.colour);
        both.then(|| self.won(mover, Reason::Row))
    }

    pub(super) fn has_row(&self, colour: Colour) -> bool {
        self.ruleset
            .row
            .all(&self.board, Own::of(colour))
            .next()
            .is_some()
    }

    /// For each standing row of a colour, whether the removals cut a longer row down to it. Always
    /// false where longer rows win.
    fn rows_left(&self, colour: Colour, removals: &Removals) -> impl Iterator<Item = bool> {
        let was_taken = |at: Index| removals.iter().any(|gone| Index::of(gone.point) == at);
        let row = &self.ruleset.row;
        row.all(&self.board, Own::of(colour))
            .map(move |run| row.left_by_capture && run.ends().into_iter().any(was_taken))
    }

    fn won(&self, mover: Mover, reason: Reason) -> Outcome {
        let winner = Some(self.side_of(mover.seat));
        Outcome {
            winner,
            winning_colour: Some(mover.colour),
            reason,
        }
    }

    fn won_by_colour(&self, colour: Colour, reason: Reason) -> Outcome {
        let winner = self.seat_of(colour).map(|seat| self.side_of(seat));
        Outcome {
            winner,
            winning_colour: Some(colour),
            reason,
        }
    }
}
