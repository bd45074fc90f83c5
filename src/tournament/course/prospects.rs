//! Who plays on, who sits out, and which games are the final.

use super::data::Course;
use super::pairing::Pairing;
use super::{circle, knockout, sections, swiss_rounds};
use crate::tournament::elimination::{BracketMatch, Half, Kind};
use crate::tournament::format::Format;
use crate::tournament::round::PairingNumber;

impl Course {
    /// Whether somebody has surely something to play after the last round, or to win without playing.
    pub fn plays_on(&self, player: PairingNumber) -> bool {
        let is_there = !self.has_left_before(player, self.next_round());
        match self.format {
            Format::Elimination(kind) => {
                let seeds: Vec<PairingNumber> = (1..=self.entrants.len()).collect();
                self.is_alive(kind, &seeds, 0, player)
            }
            Format::Swiss { top: Some(top), .. } if self.last_stage() > 0 => {
                let seeds = swiss_rounds::cut(self, top.players());
                self.is_alive(Kind::Single, &seeds, 1, player)
            }
            Format::Swiss { .. } => is_there && Some(self.rounds.len()) < self.rounds_of_swiss(),
            Format::Cycle { rounds } => {
                is_there && self.rounds.len() < circle::rounds(self, rounds)
            }
            Format::League(_) => false,
            Format::RoundRobin {
                section_size,
                seeding,
            } => sections::plays_on(self, (section_size, seeding), player),
        }
    }

    /// Those who meet nobody in the last round without having left, and play on after it. Whoever has a bye that is
    /// counted is paired with nobody, and not among them.
    pub fn sitting_out(&self) -> Vec<PairingNumber> {
        let last = self.rounds.last().into_iter().flatten();
        let named: Vec<PairingNumber> = last.flat_map(|it| it.players.iter().copied()).collect();
        let entered = |it: &PairingNumber| self.entrants[it - 1].from_round <= self.rounds.len();
        let everybody = (1..=self.entrants.len()).filter(entered);
        let unnamed = everybody.filter(|it| !named.contains(it));
        unnamed.filter(|it| self.plays_on(*it)).collect()
    }

    /// Whether a pairing of the last round belongs to the final: of a knock-out, or of the winners of sections.
    pub fn is_final(&self, pairing: &Pairing) -> bool {
        match self.format {
            Format::Elimination(_) | Format::Swiss { top: Some(_), .. } => {
                let is_here = |it: &BracketMatch| {
                    let sides = it.sides.map(|side| side.player);
                    let mut players = pairing.players.iter();
                    sides.iter().all(Option::is_some)
                        && players.all(|it| sides.contains(&Some(*it)))
                };
                let is_knock_out = pairing.players.len() == 2;
                is_knock_out && self.final_matches().iter().any(is_here)
            }
            Format::RoundRobin {
                section_size,
                seeding,
            } => {
                let stages = sections::stages(self, section_size, seeding);
                let own = stages.get(pairing.stage);
                pairing.stage > 0 && own.is_some_and(|sections| sections.len() < 2)
            }
            Format::Swiss { top: None, .. } | Format::Cycle { .. } | Format::League(_) => false,
        }
    }

    /// Whether the next match of somebody in a knock-out is the final.
    pub fn waits_in_final(&self, player: PairingNumber) -> bool {
        let is_awaited = |it: &BracketMatch| {
            it.winner.is_none() && it.sides.iter().any(|side| side.player == Some(player))
        };
        self.final_matches().iter().any(is_awaited)
    }

    /// The final of a knock-out; of a double one also the match that may decide it.
    fn final_matches(&self) -> Vec<BracketMatch> {
        let bracket = self.bracket().unwrap_or_default();
        let is_double = bracket.iter().any(|it| it.half == Half::Final);
        let last = bracket.len().saturating_sub(1);
        let matches = bracket.into_iter().enumerate();
        let finals = matches.filter(|(index, it)| {
            if is_double {
                it.half == Half::Final
            } else {
                *index == last
            }
        });
        finals.map(|(_, it)| it).collect()
    }

    fn is_alive(
        &self,
        kind: Kind,
        seeds: &[PairingNumber],
        stage: usize,
        player: PairingNumber,
    ) -> bool {
        let place = seeds.iter().position(|it| *it == player);
        let outlooks = knockout::standing(self, kind, seeds, stage).outlooks();
        let own = place.and_then(|it| outlooks.get(it));
        let is_there = !self.has_left_before(player, self.next_round());
        is_there && own.is_some_and(|it| it.worst < it.best)
    }
}
