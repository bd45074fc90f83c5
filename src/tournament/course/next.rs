//! What comes next in a tournament.

use super::data::Course;
use super::pairing::Pairing;
use super::{circle, divisions, knockout, sections, swiss_rounds};
use crate::tournament::format::Format;
use crate::tournament::round::PairingError;

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Something of the last round is still played.
    Waiting,
    /// A round. What has a result already is not played.
    Round(Vec<Pairing>),
    /// Nothing: all is decided.
    Over,
}

impl Course {
    /// What comes next. Fails only if the course contradicts itself.
    pub fn next(&self) -> Result<Next, PairingError> {
        if self.is_waiting() {
            return Ok(Next::Waiting);
        }
        let pairings = match self.format {
            Format::RoundRobin {
                section_size,
                seeding,
            } => sections::next_round(self, section_size, seeding),
            Format::Swiss { .. } => swiss_rounds::next_round(self)?,
            Format::Elimination(kind) => {
                let seeds: Vec<usize> = (1..=self.entrants.len()).collect();
                knockout::next_round(self, kind, &seeds, 0)
            }
            Format::Cycle { rounds } => circle::next_round(self, rounds),
            Format::League(rules) => divisions::next_round(self, rules),
        };
        Ok(if pairings.is_empty() {
            Next::Over
        } else {
            Next::Round(pairings)
        })
    }
}
