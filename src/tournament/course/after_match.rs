//! What the end of a match of a knock-out means for the two who played it.

use super::data::Course;
use super::pairing::{Outcome, Pairing};
use crate::tournament::elimination::{BracketMatch, Half};
use crate::tournament::round::{GameResult, PairingNumber};

/// What follows from a pairing of a knock-out that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterMatch {
    /// Nobody has won it, so the match is played once more.
    Again,
    /// The match is decided.
    Decided {
        /// Who has won it.
        winner: PairingNumber,
        /// Who has lost it.
        loser: PairingNumber,
        /// Whether nobody won what was played, so that it went to the better seed.
        by_seed: bool,
        /// What it brings them.
        effect: MatchEffect,
    },
}

/// What a decided match brings its two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchEffect {
    /// The winner goes on, and the loser is out.
    GoesOn,
    /// The winner goes on, and the loser has lost for the first time in a double knock-out.
    FirstDefeat,
    /// The winner had lost before and the loser had not: a second final decides.
    SecondFinal,
    /// The winner has won the tournament.
    Wins,
}

impl Course {
    /// What follows from a pairing of the last round that is over; `None` if it belongs to no knock-out. What else that
    /// round brings does not matter, so that the same is told whenever it is told.
    pub fn after_match(&self, pairing: &Pairing) -> Option<AfterMatch> {
        let &[one, other] = pairing.players.as_slice() else {
            return None;
        };
        if !self.format.is_knock_out(pairing.stage) {
            return None;
        }
        let winner = match pairing.result.as_ref()? {
            Outcome::Pair(GameResult::WhiteWins | GameResult::WhiteWinsByForfeit) => Some(one),
            Outcome::Pair(GameResult::BlackWins | GameResult::BlackWinsByForfeit) => Some(other),
            Outcome::Pair(GameResult::Draw) if !pairing.is_further => {
                return Some(AfterMatch::Again);
            }
            _ => None,
        };
        let by_seed = winner.is_none();
        let winner = winner.or_else(|| self.better_seed(pairing))?;
        let loser = if winner == one { other } else { one };
        Some(AfterMatch::Decided {
            winner,
            loser,
            by_seed,
            effect: self.effect(winner, loser)?,
        })
    }

    /// What a match of the last round brings these two.
    fn effect(&self, winner: PairingNumber, loser: PairingNumber) -> Option<MatchEffect> {
        let mut before = self.clone();
        for pairing in before.rounds.last_mut()? {
            pairing.result = None;
        }
        let bracket = before.bracket()?;
        let last = bracket.len().checked_sub(1)?;
        let is_double = bracket.iter().any(|it| it.half == Half::Final);
        let is_theirs = |it: &BracketMatch| {
            let sides = it.sides.map(|side| side.player);
            it.winner.is_none() && [winner, loser].iter().all(|it| sides.contains(&Some(*it)))
        };
        let index = bracket.iter().position(is_theirs)?;
        let played = &bracket[index];
        Some(match played.half {
            // The first side has not lost before.
            Half::Final if played.round == 0 && played.sides[0].player == Some(loser) => {
                MatchEffect::SecondFinal
            }
            Half::Final => MatchEffect::Wins,
            Half::Upper if is_double => MatchEffect::FirstDefeat,
            Half::Upper if index == last => MatchEffect::Wins,
            Half::Upper | Half::Lower => MatchEffect::GoesOn,
        })
    }
}
