//! Looks a second time, and a third, and each time more deeply, at the moves that are about to be told as those that
//! decided a game.
//!
//! A move becomes a turning point because the search valued two moves differently, and of many differences the greatest
//! are those where it erred most. So the position after the move that was made, the one before it and the one after
//! the better move are each searched again, with the same effort. What comes of it takes the place of what was known:
//! another move may be the better one, and a move that turns out to be hardly worse is no turning point any more. Those
//! that are left are looked at once more: what the move that was made and the better one lead to.

use super::comparing::Moves;
use super::game_review::decisive;
use crate::engine::Budget;

/// How many moves of a game are looked at again at most: one of so many, at least two and at most six. The second looks
/// at a short game take no longer than the first one did twice over.
const ONE_OF: usize = 5;
const FEWEST: usize = 2;
const MOST: usize = 6;
/// How many are looked at a third time at most.
const MOST_THIRD: usize = 3;
/// How many times as many nodes each position is searched with, the second time and the third.
const TIMES: u64 = 3;
const TIMES_THIRD: u64 = 8;

/// The second and third looks at the moves of a game.
#[derive(Default)]
pub(super) struct SecondLooks {
    /// The moves that were looked at a second time, by their index, and a third time.
    second: Vec<usize>,
    third: Vec<usize>,
    /// The look that was begun.
    look: Option<Look>,
}

/// A look that was begun.
#[derive(Clone, Copy)]
struct Look {
    /// The index of the move.
    at: usize,
    is_third: bool,
    /// What is to be searched next.
    part: Part,
}

/// A part of a look: one search.
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
        match self.look {
            None => 0,
            Some(look) => match look.part {
                Part::Better => 1,
                Part::Before => 2,
                Part::Played if look.is_third => 2,
                Part::Played => 3,
            },
        }
    }

    /// How many times as many nodes the next search has.
    pub(super) const fn times(&self) -> u64 {
        match self.look {
            Some(Look { is_third: true, .. }) => TIMES_THIRD,
            _ => TIMES,
        }
    }

    /// Begins to look at the next of the moves that decided the game as it is known now, if there is one: first at those
    /// that were not looked at again, then a third time.
    pub(super) fn begin(&mut self, moves: &Moves) {
        let decisive = decisive(moves.judgements.iter().map(Option::as_ref));
        let most = (moves.judgements.len() / ONE_OF).clamp(FEWEST, MOST);
        let first_not_in = |looked: &[usize], most| {
            let mut new = decisive.iter().filter(|at| !looked.contains(at));
            new.next().copied().filter(|_| looked.len() < most)
        };
        let (second, third) = (
            first_not_in(&self.second, most),
            first_not_in(&self.third, MOST_THIRD),
        );
        self.look = second.or(third).map(|at| Look {
            at,
            is_third: second.is_none(),
            part: Part::Played,
        });
        match second {
            Some(at) => self.second.push(at),
            None => self.third.extend(third),
        }
    }

    /// Searches once, with a budget of [`times`](Self::times) as many nodes as the first time.
    pub(super) fn step(&mut self, moves: &mut Moves, budget: &Budget<'_>) {
        let Some(look) = self.look else {
            return;
        };
        let at = look.at;
        let next = match look.part {
            Part::Played => {
                moves.look_after(at, budget);
                if look.is_third {
                    moves.has_better(at).then_some(Part::Better)
                } else {
                    Some(Part::Before)
                }
            }
            Part::Before => moves.look_for_better(at, budget).then_some(Part::Better),
            Part::Better => {
                moves.look_after_better(at, budget);
                None
            }
        };
        self.look = next.map(|part| Look { part, ..look });
        if self.look.is_none() {
            moves.judge_again(at);
            moves.judge_before(at);
            self.begin(moves);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::analysis::Analysis;
    use crate::rules::{Move, Record, catalogue};

    /// A game between people.
    const GAME: &str = "K10 N8 N10 L10 K12 K11 M9 L8 J12 M8 K8 O8 P8 L10 K9 K11 K6 K7 J6 K7 H6 L6 O9 M11 Q7 R6 \
         N12 M11 M12 L12 K13 A15 L12";
    const NODES: u64 = 150;

    #[test]
    fn what_decided_was_looked_at_three_times_or_three_others_were() {
        let mut record = Record::new(catalogue::find("pente").expect("the base game"));
        for text in GAME.split_whitespace() {
            record.push(Move::parse(text, record.ruleset.size).expect("a move"));
        }
        let game = Analysis::new(&record, NODES).expect("a game of two");
        let mut moves = Moves::new(game);
        let budget = Budget::nodes(NODES);
        for at in (0..=record.moves.len()).rev() {
            let found = moves.game.look(at, &budget);
            moves.game.learn(at, found);
            if at < record.moves.len() {
                moves.judge(at, &budget);
            }
        }
        let mut looks = SecondLooks::default();
        looks.begin(&moves);
        let mut deepest = 0;
        while looks.left() > 0 {
            let times = looks.times();
            deepest = deepest.max(times);
            looks.step(&mut moves, &Budget::nodes(times * NODES));
        }
        assert_eq!(deepest, TIMES_THIRD);
        assert!(looks.third.len() <= MOST_THIRD && looks.second.len() <= MOST);
        let told = decisive(moves.judgements.iter().map(Option::as_ref));
        assert!(!told.is_empty());
        for at in told {
            let is_looked_at = looks.second.contains(&at) && looks.third.contains(&at);
            assert!(is_looked_at || looks.third.len() == MOST_THIRD, "{at}");
        }
    }
}
