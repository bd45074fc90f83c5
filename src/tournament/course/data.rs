//! A tournament as far as it has come, and what can be asked of it without knowing its format.

use std::collections::BTreeSet;

use super::pairing::{Outcome, Pairing};
use crate::tournament::format::Format;
use crate::tournament::lot;
use crate::tournament::round::{Colour, PairingNumber, PastGame, PastRound};

/// A tournament, as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// How it is played.
    pub format: Format,
    /// How many seats a game has.
    pub seats: usize,
    /// Whether each pair plays a set of two games. In a Swiss, single games are paired by FIDE's Dutch system.
    pub by_sets: bool,
    /// Decides what is left to lots.
    pub seed: u64,
    /// Who takes part; the first has the pairing number 1.
    pub entrants: Vec<Entrant>,
    /// The rounds so far.
    pub rounds: Vec<Vec<Pairing>>,
    /// Pairs who should not meet if that can be avoided, the lower number first.
    pub unwanted: BTreeSet<(PairingNumber, PairingNumber)>,
    /// Who asked for half a point instead of an opponent in the next round.
    pub byes: BTreeSet<PairingNumber>,
}

/// Who takes part, and for how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The first round in which they play, from 1.
    pub from_round: usize,
    /// The last round in which they play, if they left.
    pub left_after: Option<usize>,
}

impl Course {
    /// The number of the round that comes next.
    pub fn next_round(&self) -> usize {
        self.rounds.len() + 1
    }

    /// Whether somebody takes part in a round.
    pub fn takes_part(&self, player: PairingNumber, round: usize) -> bool {
        self.entrants.get(player - 1).is_some_and(|it| {
            it.from_round <= round && it.left_after.is_none_or(|last| round <= last)
        })
    }

    /// Whether somebody left before a round.
    pub(super) fn has_left_before(&self, player: PairingNumber, round: usize) -> bool {
        let left_after = self.entrants.get(player - 1).and_then(|it| it.left_after);
        left_after.is_some_and(|last| last < round)
    }

    /// Those who take part in a round, in their order.
    pub(super) fn playing(&self, round: usize) -> Vec<PairingNumber> {
        let everybody = 1..=self.entrants.len();
        everybody.filter(|it| self.takes_part(*it, round)).collect()
    }

    /// How many had entered by a round: those who enter later have the larger numbers.
    pub(super) fn entered_by(&self, round: usize) -> usize {
        let entered = self.entrants.iter().filter(|it| it.from_round <= round);
        entered.count()
    }

    /// Whether something of the last round is still played.
    pub fn is_waiting(&self) -> bool {
        let last = self.rounds.last();
        last.is_some_and(|it| it.iter().any(|pairing| pairing.result.is_none()))
    }

    /// The rounds of a stage, which may be empty; each with its number.
    pub(super) fn rounds_of(&self, stage: usize) -> Vec<(usize, Vec<&Pairing>)> {
        let rounds = (1..).zip(&self.rounds);
        let rounds = rounds.map(|(number, round)| {
            let pairings = round.iter().filter(|it| it.stage == stage);
            (number, pairings.collect::<Vec<_>>())
        });
        rounds
            .filter(|(_, pairings)| !pairings.is_empty())
            .collect()
    }

    /// The last stage that was played.
    pub(super) fn last_stage(&self) -> usize {
        let stages = self.rounds.iter().flatten().map(|it| it.stage);
        stages.max().unwrap_or(0)
    }

    /// A number that looks like chance, the same for the same tournament and `what`.
    pub(super) fn lot(&self, what: usize) -> u64 {
        lot::draw(self.seed, what as u64)
    }

    /// The colour that the lot gives to the first one.
    pub(super) fn first_colour(&self) -> Colour {
        if self.lot(0).is_multiple_of(2) {
            Colour::White
        } else {
            Colour::Black
        }
    }

    /// Whether two should not meet.
    pub(super) fn is_unwanted(&self, one: PairingNumber, other: PairingNumber) -> bool {
        self.unwanted.contains(&(one.min(other), one.max(other)))
    }
}

impl Pairing {
    /// The same pairing, marked if the two should not have met.
    #[must_use]
    pub(super) fn marked(self, course: &Course) -> Self {
        let is_unwanted = match self.players.as_slice() {
            &[one, other] => course.is_unwanted(one, other),
            _ => false,
        };
        Self {
            is_unwanted,
            ..self
        }
    }
}

/// The finished games and the byes of a round, with the players by the numbers that `number` gives them;
/// those whom it gives none are left out.
pub(super) fn past_round(
    pairings: &[&Pairing],
    number: impl Fn(PairingNumber) -> Option<PairingNumber>,
) -> PastRound {
    let mut past = PastRound::default();
    for pairing in pairings {
        let players: Option<Vec<_>> = pairing.players.iter().map(|it| number(*it)).collect();
        match (players.as_deref(), &pairing.result) {
            (Some(&[white, black]), Some(Outcome::Pair(result))) => past.games.push(PastGame {
                white,
                black,
                result: *result,
            }),
            (Some(&[player]), Some(Outcome::Bye(bye))) => past.byes.push((player, *bye)),
            _ => {}
        }
    }
    past
}
