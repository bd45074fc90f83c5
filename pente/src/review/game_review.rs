//! The result of a review.

use super::accuracy::accuracy;
use super::chance::Chance;
use super::fault::Fault;
use super::word::Word;
use crate::engine::Score;
use crate::rules::{Colour, Move, Ruleset};

/// The most turning points of a game: people want the two or three moves that mattered.
pub const TURNING_POINTS: usize = 3;

/// The fewest stones of a game of which something is said.
pub const FEWEST_STONES: u16 = 6;

/// Whoever stood worse than this lost little more: what decided the game came before.
const STILL_OPEN: f64 = 25.0;

/// The most moves of the winner's that a win takes which is told as a missed one: longer ones are seen by engines.
const LONGEST_MISSED: u16 = 6;

/// The review of a game between two.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The rules it was played by.
    pub ruleset: Ruleset,
    /// Its moves, in order.
    pub plies: Vec<JudgedPly>,
}

/// A move of a reviewed game, and the position after it.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedPly {
    /// The move.
    pub mv: Move,
    /// The colour of whoever made it; `None` while the opening has not assigned the colours.
    pub colour: Option<Colour>,
    /// The score after it for the colour that moves first; `None` where nothing is said.
    pub score: Option<Score>,
    /// That colour's chance of winning.
    pub chance: Option<Chance>,
    /// How good the move was; `None` if there was nothing to choose, or nothing is said.
    pub judgement: Option<Judgement>,
}

/// How good a move was, for whoever made it.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The chance of winning with the best move.
    pub best: Chance,
    /// The chance with the move that was made.
    pub played: Chance,
    /// What it is called, if it was bad enough for a word.
    pub word: Option<Word>,
    /// The better move and how the game would go on; empty if there was none, or none that deserves a word.
    pub better: Vec<Move>,
    /// Why it was worse, if there is a word for it.
    pub reason: Option<Fault>,
    /// The answers that the reason speaks of: it says something of the positions to which they lead.
    pub reply: Vec<Move>,
    /// How many own moves the win takes that was there, was proved, and was lost with this move.
    pub missed_win: Option<u16>,
}

/// What was or is likely, and not proved, where a move was worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// The mover very likely won with the better move.
    WinWasLikely,
    /// The opponent very likely wins after the move.
    OpponentLikelyWins,
}

/// A move that decided the game.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint<'a> {
    /// The index of the move, from 0.
    pub index: usize,
    /// The move that was made.
    pub played: Move,
    /// How good it was.
    pub judgement: &'a Judgement,
    /// Why the better move is better.
    pub reason: &'a Fault,
}

/// A win by force that was there and was lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissedWin<'a> {
    /// The index of the move that lost it, from 0.
    pub index: usize,
    /// The win: the moves of both.
    pub line: &'a [Move],
    /// How many moves of the winner's it takes.
    pub moves: u16,
}

impl Judgement {
    /// The judgement of a move that lost nothing.
    pub(super) const fn good(chance: Chance) -> Self {
        Self {
            best: chance,
            played: chance,
            word: None,
            better: Vec::new(),
            reason: None,
            reply: Vec::new(),
            missed_win: None,
        }
    }

    /// What is likely besides what the reason says of it; `None` if the reason says it.
    pub fn prospect(&self) -> Option<Prospect> {
        match &self.reason {
            Some(Fault::AllowsAttack { .. } | Fault::AttackMissed) | None => None,
            Some(_) if self.played.is_likely_loss() => Some(Prospect::OpponentLikelyWins),
            Some(_) if self.best.is_likely_win() => Some(Prospect::WinWasLikely),
            Some(_) => None,
        }
    }

    /// How many percent of the chance to win the move lost.
    pub fn lost(&self) -> f64 {
        (self.best.0 - self.played.0).max(0.0)
    }
}

impl Review {
    /// How well each colour's player played, in percent, by the colour's index; `None` if no move was
    /// judged.
    pub fn accuracy(&self) -> [Option<f64>; 2] {
        let chances = self.chances();
        [Colour::FIRST, Colour::SECOND].map(|colour| {
            let judged = self.plies.iter().enumerate();
            let judged = judged.filter(|(_, ply)| ply.colour == Some(colour));
            let lost = judged.filter_map(|(at, ply)| Some((at, ply.judgement.as_ref()?.lost())));
            accuracy(&chances, &lost.collect::<Vec<_>>())
        })
    }

    /// The first colour's chance before the first move and after each; where nothing is said, it is taken
    /// to be what it was before.
    pub fn chances(&self) -> Vec<f64> {
        let mut last = Chance::EVEN.0;
        let mut chances = vec![last];
        for ply in &self.plies {
            last = ply.chance.map_or(last, |chance| chance.0);
            chances.push(last);
        }
        chances
    }

    /// The same before the first stone and after each, as people count moves: without choices, and without an
    /// agreement or that somebody left. So many of the first moves of the record are taken.
    pub fn chances_by_stone(&self, moves: usize) -> Vec<f64> {
        let chances = self.chances();
        let stones = self.plies.iter().take(moves).zip(&chances[1..]);
        let stones = stones.filter(|(ply, _)| ply.mv.point().is_some());
        let after = stones.map(|(_, &chance)| chance);
        chances[..1].iter().copied().chain(after).collect()
    }

    /// How many stones were placed in so many of the first moves of the record.
    pub fn stones_in(&self, moves: usize) -> usize {
        let plies = self.plies.iter().take(moves);
        plies.filter(|ply| ply.mv.point().is_some()).count()
    }

    /// The moves that decided the game, in order: mistakes and blunders, those that lost most, and first those of
    /// players who did not stand much worse already.
    pub fn turning_points(&self) -> Vec<TurningPoint<'_>> {
        let decisive = decisive(self.plies.iter().map(|ply| ply.judgement.as_ref()));
        let mut points = self.mistakes();
        points.retain(|point| decisive.contains(&point.index));
        points
    }

    /// All mistakes and blunders, in order, those that decided the game among them.
    pub fn mistakes(&self) -> Vec<TurningPoint<'_>> {
        self.judged()
            .filter(|(_, _, judgement)| judgement.word >= Some(Word::Mistake))
            .filter_map(|(index, played, judgement)| {
                Some(TurningPoint {
                    index,
                    played,
                    judgement,
                    reason: judgement.reason.as_ref()?,
                })
            })
            .collect()
    }

    /// The wins that were there, were proved, and were lost with the next move: those that people can learn to see.
    pub fn missed_wins(&self) -> Vec<MissedWin<'_>> {
        let missed = self.judged().filter_map(|(index, _, judgement)| {
            Some(MissedWin {
                index,
                line: &judgement.better,
                moves: judgement.missed_win?,
            })
        });
        missed.filter(|win| win.moves <= LONGEST_MISSED).collect()
    }

    fn judged(&self) -> impl Iterator<Item = (usize, Move, &Judgement)> {
        let plies = self.plies.iter().enumerate();
        plies.filter_map(|(index, ply)| Some((index, ply.mv, ply.judgement.as_ref()?)))
    }
}

/// The indices of the moves that decided a game, the weightiest first.
pub(super) fn decisive<'a>(judgements: impl Iterator<Item = Option<&'a Judgement>>) -> Vec<usize> {
    let judged = judgements.enumerate();
    let judged = judged.filter_map(|(index, judgement)| Some((index, judgement?)));
    let is_told = |it: &Judgement| it.word >= Some(Word::Mistake) && it.reason.is_some();
    let mut points: Vec<_> = judged.filter(|(_, it)| is_told(it)).collect();
    let was_open = |it: &Judgement| it.best.0 > STILL_OPEN;
    points.sort_by(|(_, one), (_, other)| {
        let by_loss = other.lost().total_cmp(&one.lost());
        was_open(other).cmp(&was_open(one)).then(by_loss)
    });
    let most = points.into_iter().take(TURNING_POINTS);
    most.map(|(index, _)| index).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Choice, Point, catalogue};

    fn judged(judgement: Judgement) -> JudgedPly {
        JudgedPly {
            mv: Move::Place(Point::new(0, 0)),
            colour: Some(Colour::FIRST),
            score: None,
            chance: None,
            judgement: Some(judgement),
        }
    }

    #[test]
    fn missed_wins_are_those_that_people_can_learn_to_see() {
        let missed = |moves| {
            judged(Judgement {
                missed_win: Some(moves),
                ..Judgement::good(Chance::WON)
            })
        };
        let review = Review {
            ruleset: catalogue::find("pente").expect("the base game"),
            plies: [1, 6, 7, 12].map(missed).into(),
        };
        let told: Vec<_> = review.missed_wins().iter().map(|win| win.moves).collect();
        assert_eq!(told, [1, 6]);
    }

    #[test]
    fn only_stones_are_counted_as_moves() {
        let ply = |mv, chance: Option<f64>| JudgedPly {
            mv,
            colour: Some(Colour::FIRST),
            score: None,
            chance: chance.map(Chance),
            judgement: None,
        };
        let stone = |file, chance| ply(Move::Place(Point::new(file, 9)), Some(chance));
        let review = Review {
            ruleset: catalogue::find("pente").expect("the base game"),
            plies: vec![
                stone(9, 60.0),
                ply(Move::Choose(Choice::Swap), None),
                stone(7, 40.0),
                ply(Move::AgreeDraw, Some(40.0)),
            ],
        };
        assert_eq!(review.chances_by_stone(4), [50.0, 60.0, 40.0]);
        assert_eq!(review.chances_by_stone(2), [50.0, 60.0]);
        let counted = [1, 2, 3, 4].map(|moves| review.stones_in(moves));
        assert_eq!(counted, [1, 1, 2, 2]);
    }

    #[test]
    fn moves_of_players_who_stood_much_worse_already_come_last() {
        let mistake = |best, played| {
            judged(Judgement {
                best: Chance(best),
                played: Chance(played),
                word: Some(Word::Mistake),
                reason: Some(Fault::ThreeLeft),
                ..Judgement::good(Chance::EVEN)
            })
        };
        let chances = [(24.0, 0.0), (50.0, 38.0), (60.0, 30.0), (26.0, 14.0)];
        let mut review = Review {
            ruleset: catalogue::find("pente").expect("the base game"),
            plies: chances.map(|(best, played)| mistake(best, played)).into(),
        };
        let told = |review: &Review| -> Vec<usize> {
            let points = review.turning_points();
            points.iter().map(|point| point.index).collect()
        };
        assert_eq!(told(&review), [1, 2, 3]);
        review.plies.truncate(3);
        assert_eq!(told(&review), [0, 1, 2]);
    }

    #[test]
    fn what_is_likely_is_told_besides_the_reason_and_once() {
        let prospect = |best, played, reason| {
            let judgement = Judgement {
                best: Chance(best),
                played: Chance(played),
                reason: Some(reason),
                ..Judgement::good(Chance::EVEN)
            };
            judgement.prospect()
        };
        let loss = Some(Prospect::OpponentLikelyWins);
        assert_eq!(prospect(60.0, 6.0, Fault::ThreeLeft), loss);
        let win = Some(Prospect::WinWasLikely);
        assert_eq!(prospect(98.0, 40.0, Fault::ThreeLeft), win);
        assert_eq!(prospect(60.0, 40.0, Fault::ThreeLeft), None);
        assert_eq!(prospect(98.0, 40.0, Fault::AttackMissed), None);
        // What is proved is told by the reason.
        let allowed = Fault::AllowsWin {
            moves: 3,
            at: Point::new(9, 9),
        };
        assert_eq!(prospect(60.0, 0.0, allowed), None);
        assert_eq!(prospect(100.0, 40.0, Fault::MissedWin { moves: 3 }), None);
    }
}
