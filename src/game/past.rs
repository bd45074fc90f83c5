//! A game as an earlier board showed it.

use super::game::Game;
use super::id::PlayerId;
use super::reset::Reset;
use super::revision::Revision;
use crate::rules::Move;

impl Game {
    /// The game as it was at a board that was shown, with its present clocks and offers. `None` if more
    /// than moves and departures has followed: what was played then may have been taken back.
    pub fn at_board(&self, board: Revision) -> Option<Self> {
        let now = self.revision();
        let resets = usize::from(now.resets.checked_sub(board.resets)?);
        let (before, after) = self
            .record()
            .moves
            .split_at(self.index_after_turns(usize::from(board.ply))?);
        let departures = after.iter().filter(|mv| matches!(mv, Move::Leave(..)));
        let since = resets + self.departures_at_end();
        let told = departures.count().checked_sub(since)?;
        if resets > 0 && self.reset.is_some() {
            return None;
        }
        // Those who had left when the board was posted, before the next turn.
        let leave = |mv: &&Move| matches!(mv, Move::Leave(..));
        let told = after.iter().take_while(leave).take(told);
        let moves: Vec<Move> = before.iter().chain(told).copied().collect();
        let mut earlier = self.clone();
        earlier.go_back_to(&moves, self.moved_at);
        Some(earlier)
    }

    /// The game after the first so many entries of its record, departures among them, as if no clock ran
    /// and nobody had offered anything. To step through a game that is over.
    #[must_use]
    pub fn after_moves(&self, count: usize) -> Self {
        let mut earlier = self.clone();
        let moves = self.record().moves.iter().take(count);
        earlier.go_back_to(&moves.copied().collect::<Vec<_>>(), self.moved_at);
        earlier.clock = None;
        earlier.suspension = None;
        earlier.offers.clear();
        earlier
    }

    /// Who took a move back, if nobody has moved since.
    pub fn taken_back_by(&self) -> Option<PlayerId> {
        let is_now = self.opened == Some(self.revision());
        let taken_back = self.reset == Some(Reset::TakenBack) && is_now;
        self.to_move().filter(|_| taken_back)
    }

    /// How many left with the move that ended the game: they reset no board. The computer leaves with
    /// the last person.
    fn departures_at_end(&self) -> usize {
        if !self.is_over() || self.left_last().is_none() {
            return 0;
        }
        let computer = self.computer.map(|computer| computer.player);
        let left = self.record().moves.iter().rev().map_while(|mv| match *mv {
            Move::Leave(seat, _) => Some(self.player(seat)),
            _ => None,
        });
        let dismissed = left.skip(1).filter(|&player| Some(player) == computer);
        1 + dismissed.count()
    }
}

#[cfg(test)]
mod tests;
