//! The standings of a tournament: of each section, or of all.

use std::cmp::Reverse;

use super::data::Course;
use super::{circle, divisions, sections, swiss_rounds};
use crate::tournament::format::Format;
use crate::tournament::round::PairingNumber;
use crate::tournament::standings::Standing;

/// The standings of a part of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsTable {
    /// Which stage, from 0.
    pub stage: usize,
    /// Which section of it, from 0.
    pub section: usize,
    /// Whether it is the last stage: the final, if there were sections before.
    pub is_final: bool,
    /// The standings, the first one first, by pairing numbers. In a cycle the only tie-break is how many
    /// games somebody won.
    pub standings: Vec<Standing>,
    /// Those of it whose results do not count, as they left before they had played half of their games.
    pub struck_out: Vec<PairingNumber>,
}

impl Course {
    /// The standings of each part that is counted by points, the first stage first. An elimination has none.
    pub fn tables(&self) -> Vec<StandingsTable> {
        let whole = |standings| StandingsTable {
            stage: 0,
            section: 0,
            is_final: true,
            standings,
            struck_out: Vec::new(),
        };
        match self.format {
            Format::Elimination(_) => Vec::new(),
            Format::Swiss { .. } => vec![whole(swiss_rounds::table(self))],
            Format::Cycle { .. } => vec![whole(cycle_table(self))],
            Format::League(rules) => {
                let divisions = divisions::divisions(self, rules).into_iter();
                let tables = divisions.map(|it| StandingsTable {
                    stage: 0,
                    section: it.number,
                    is_final: false,
                    standings: it.table(self),
                    struck_out: it.struck_out(self),
                });
                tables.collect()
            }
            Format::RoundRobin {
                section_size,
                seeding,
            } => {
                let stages = sections::stages(self, section_size, seeding).into_iter();
                let tables = stages.flat_map(|sections| {
                    let is_final = sections.len() < 2;
                    sections.into_iter().map(move |it| StandingsTable {
                        stage: it.stage,
                        section: it.number,
                        is_final,
                        standings: it.table(self),
                        struck_out: it.struck_out(self),
                    })
                });
                tables.collect()
            }
        }
    }
}

fn cycle_table(course: &Course) -> Vec<Standing> {
    let mut scores: Vec<_> = (1..).zip(circle::scores(course)).collect();
    scores.sort_by_key(|(player, score)| (Reverse(*score), *player));
    let small = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let standings = scores.iter().map(|(player, score)| Standing {
        player: *player,
        half_points: small(score.half_points),
        tie_breaks: vec![small(score.wins)],
        rank: 1 + scores.iter().filter(|(_, other)| other > score).count(),
    });
    standings.collect()
}
