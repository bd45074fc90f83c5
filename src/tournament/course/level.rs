//! Matches of a knock-out that bring both the same and are not played again: the better seed goes on.

use super::data::Course;
use super::pairing::{Outcome, Pairing};
use super::swiss_rounds;
use crate::tournament::format::Format;
use crate::tournament::round::{GameResult, PairingNumber};

impl Course {
    /// Who goes on as the better seed from a match of a knock-out; `None` from other pairings, from a match that
    /// somebody won, that is played, or that is played once more.
    pub fn better_seed(&self, pairing: &Pairing) -> Option<PairingNumber> {
        let &[one, other] = pairing.players.as_slice() else {
            return None;
        };
        let is_level = match pairing.result {
            Some(Outcome::Pair(GameResult::Draw)) => pairing.is_further,
            Some(Outcome::Pair(GameResult::BothForfeit)) => true,
            _ => false,
        };
        if !is_level {
            return None;
        }
        match self.format {
            Format::Elimination(_) => Some(one.min(other)),
            Format::Swiss { top: Some(top), .. } if pairing.stage > 0 => {
                let mut seeds = swiss_rounds::cut(self, top.players()).into_iter();
                seeds.find(|it| [one, other].contains(it))
            }
            _ => None,
        }
    }
}
