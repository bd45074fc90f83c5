//! Looks a second time, and more deeply, at the moves that are about to be told as those that decided a game.
//!
//! A move becomes a turning point because the search valued two moves differently, and of many differences the greatest
//! are those where it erred most. So the position after the move that was made, the one before it and the one after
//! the better move are each searched again, with the same effort. What comes of it takes the place of what was known:
//! another move may be the better one, and a move that turns out to be hardly worse is no turning point any more.

use super::comparing::Moves;
use super::game_review::decisive;
use crate::engine::Budget;

/// How many moves of a game are looked at again at most: one of so many, at least two and at most six. The second looks
/// at a short game take no longer than the first one did twice over.
const ONE_OF: usize = 5;
const FEWEST: usize = 2;
const MOST: usize = 6;
/// How many times as many nodes each position is searched with.
pub(super) const TIMES: u64 = 3;

/// The second looks at the moves of a game.
#[derive(Default)]
pub(super) struct SecondLooks {
    /// The moves that were looked at again, by their index; the last one perhaps not to the end.
    begun: Vec<usize>,
    /// What is to be searched next of the last one.
    next: Option<Part>,
}

/// A part of a second look: one search.
#[derive(Clone, Copy)]
enum Part {
    /// From the position after the move that was made.
    Played,
    /// From the position before it.
    Before,
    /// From the position after the better move.
    Better,
}

impl SecondLooks {
    /// How many searches are left of the look that was begun.
    pub(super) const fn left(&self) -> usize {
        match self.next {
            None => 0,
            Some(Part::Better) => 1,
            Some(Part::Before) => 2,
            Some(Part::Played) => 3,
        }
    }

    /// Begins to look at the next of the moves that decided the game as it is known now, if there is one.
    pub(super) fn begin(&mut self, moves: &Moves) {
        let decisive = decisive(moves.judgements.iter().map(Option::as_ref));
        let mut new = decisive.into_iter().filter(|at| !self.begun.contains(at));
        let most = (moves.judgements.len() / ONE_OF).clamp(FEWEST, MOST);
        let next = new.next().filter(|_| self.begun.len() < most);
        self.next = next.map(|_| Part::Played);
        self.begun.extend(next);
    }

    /// Searches once, with a budget of [`TIMES`] as many nodes as the first time.
    pub(super) fn step(&mut self, moves: &mut Moves, budget: &Budget<'_>) {
        let Some((part, &at)) = self.next.zip(self.begun.last()) else {
            return;
        };
        self.next = match part {
            Part::Played => {
                moves.look_after(at, budget);
                Some(Part::Before)
            }
            Part::Before => moves.look_for_better(at, budget).then_some(Part::Better),
            Part::Better => {
                moves.look_after_better(at, budget);
                None
            }
        };
        if self.next.is_none() {
            moves.judge_again(at);
            moves.judge_before(at);
            self.begin(moves);
        }
    }
}
