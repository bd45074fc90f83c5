//! Who plays on, who sits out, and which games are the final.

use std::collections::BTreeSet;
use std::slice;

use super::data::Course;
use super::pairing::Pairing;
use super::{circle, knockout, sections, swiss_rounds};
use crate::tournament::elimination::{BracketMatch, Half, Kind};
use crate::tournament::format::Format;
use crate::tournament::round::PairingNumber;

impl Course {
    /// Whether somebody has surely something to play after the last round, or to win without playing.
    pub fn plays_on(&self, player: PairingNumber) -> bool {
        !self.playing_on(vec![player]).is_empty()
    }

    /// How many rounds there are at most, if that follows from the format and from who entered: of a Swiss that no
    /// elimination follows, and of a cycle.
    pub fn rounds_in_all(&self) -> Option<usize> {
        match self.format {
            Format::Swiss { top: None, .. } => self.rounds_of_swiss(),
            Format::Cycle { rounds } => Some(circle::rounds(self, rounds)),
            _ => None,
        }
    }

    /// Those of these who play on after the last round.
    fn playing_on(&self, mut asked: Vec<PairingNumber>) -> Vec<PairingNumber> {
        let round = self.next_round();
        asked.retain(|it| !self.has_left_before(*it, round));
        match self.format {
            Format::Elimination(_) => {
                let still_in = self.still_in();
                asked.retain(|it| still_in.contains(it));
            }
            Format::Swiss { top: Some(_), .. } if self.last_stage() > 0 => {
                let still_in = self.still_in();
                asked.retain(|it| still_in.contains(it));
            }
            Format::Swiss { .. } if Some(self.rounds.len()) < self.rounds_of_swiss() => {}
            Format::Cycle { rounds } if self.rounds.len() < circle::rounds(self, rounds) => {}
            Format::RoundRobin {
                section_size,
                seeding,
            } => asked.retain(|it| sections::plays_on(self, (section_size, seeding), *it)),
            Format::Swiss { .. } | Format::Cycle { .. } | Format::League(_) => asked.clear(),
        }
        asked
    }

    /// Those who meet nobody in the last round without having left, and play on after it or, in a round robin, are
    /// left over in the last round of their section. Whoever has a bye that is counted is paired with nobody, and not
    /// among them, nor is whoever enters for a later round.
    pub fn sitting_out(&self) -> Vec<PairingNumber> {
        let last = self.rounds.last().into_iter().flatten();
        let named: BTreeSet<PairingNumber> =
            last.flat_map(|it| it.players.iter().copied()).collect();
        let plays_now = |it: &PairingNumber| self.entrants[it - 1].from_round <= self.rounds.len();
        let everybody = (1..=self.entrants.len()).filter(plays_now);
        let unnamed: Vec<PairingNumber> = everybody.filter(|it| !named.contains(it)).collect();
        let left_over = match self.format {
            Format::RoundRobin {
                section_size,
                seeding,
            } => sections::left_over(self, section_size, seeding),
            _ => Vec::new(),
        };
        let mut sitting_out = self.playing_on(unnamed.clone());
        sitting_out.extend(unnamed.into_iter().filter(|it| left_over.contains(it)));
        sitting_out.sort_unstable();
        sitting_out.dedup();
        sitting_out
    }

    /// Whether a pairing of the last round belongs to the final: of a knock-out, or of the winners of sections.
    pub fn is_final(&self, pairing: &Pairing) -> bool {
        self.are_final(slice::from_ref(pairing))
    }

    /// Whether the last round is the final, and nothing else.
    pub fn is_final_round(&self) -> bool {
        self.rounds.last().is_some_and(|it| self.are_final(it))
    }

    fn are_final(&self, pairings: &[Pairing]) -> bool {
        match self.format {
            Format::Elimination(_) | Format::Swiss { top: Some(_), .. } => {
                if pairings
                    .iter()
                    .any(|it| !self.format.is_knock_out(it.stage))
                {
                    return false;
                }
                let finals = self.final_matches();
                let is_final = |pairing: &Pairing| {
                    let is_here = |it: &BracketMatch| {
                        let sides = it.sides.map(|side| side.player);
                        let mut players = pairing.players.iter();
                        sides.iter().all(Option::is_some)
                            && players.all(|it| sides.contains(&Some(*it)))
                    };
                    pairing.players.len() == 2 && finals.iter().any(is_here)
                };
                pairings.iter().all(is_final)
            }
            Format::RoundRobin {
                section_size,
                seeding,
            } => {
                if pairings.iter().any(|it| it.stage == 0) {
                    return false;
                }
                let stages = sections::stages(self, section_size, seeding);
                let is_final = |pairing: &Pairing| {
                    let own = stages.get(pairing.stage);
                    pairing.stage > 0 && own.is_some_and(|sections| sections.len() < 2)
                };
                pairings.iter().all(is_final)
            }
            Format::Swiss { top: None, .. } | Format::Cycle { .. } | Format::League(_) => false,
        }
    }

    /// Who lost the first final of a double knock-out, if the last round is the second: that was their first defeat, so
    /// that the two meet once more.
    pub fn first_lost_in_final(&self) -> Option<PairingNumber> {
        if self.format != Format::Elimination(Kind::Double) {
            return None;
        }
        // Whoever still plays then is in the final.
        let [pairing] = self.rounds.last()?.as_slice() else {
            return None;
        };
        // What the last round brought says nothing about why it was played.
        let mut before = self.clone();
        before.rounds.pop();
        let finals = before.final_matches();
        let [first, second] = finals.as_slice() else {
            return None;
        };
        let winner = first.winner?;
        let sides = second.sides.map(|it| it.player);
        let is_of_second = pairing.players.iter().all(|it| sides.contains(&Some(*it)));
        let mut others = pairing.players.iter().filter(|it| **it != winner);
        let loser = others.next().copied();
        loser.filter(|_| is_of_second && !second.is_needless)
    }

    /// Those in an elimination that has begun for whom not everything is decided; nobody in what is counted by points.
    pub fn still_in(&self) -> BTreeSet<PairingNumber> {
        let round = self.next_round();
        let mut alive = match self.format {
            Format::Elimination(kind) => {
                let seeds: Vec<PairingNumber> = (1..=self.entrants.len()).collect();
                self.alive(kind, &seeds, 0)
            }
            Format::Swiss { top: Some(top), .. } if self.last_stage() > 0 => {
                let seeds = swiss_rounds::cut(self, top.players());
                self.alive(Kind::Single, &seeds, 1)
            }
            _ => BTreeSet::new(),
        };
        alive.retain(|it| !self.has_left_before(*it, round));
        alive
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

    /// Those of the seeds for whom not everything is decided.
    fn alive(&self, kind: Kind, seeds: &[PairingNumber], stage: usize) -> BTreeSet<PairingNumber> {
        let outlooks = knockout::standing(self, kind, seeds, stage).outlooks();
        let own = seeds.iter().zip(outlooks);
        let alive = own.filter(|(_, it)| it.worst < it.best);
        alive.map(|(player, _)| *player).collect()
    }
}
