//! The report files of a tournament: one for each part that is paired in one way.

use std::collections::BTreeMap;

use super::data::{Course, past_round};
use super::pairing::Pairing;
use super::{sections, swiss_rounds};
use crate::tournament::format::Format;
use crate::tournament::report::{Report, ReportedPlayer, ReportedRound, System};
use crate::tournament::round::{PairingNumber, PastRound};
use crate::tournament::round_robin::berger;

/// What a report says that is no part of the course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportHead {
    /// The name of the tournament.
    pub name: String,
    /// The days on which it begins and ends, as `2026/11/25`, as far as they are known.
    pub days: [Option<String>; 2],
    /// The name and the rating of each player, in the order of their numbers.
    pub people: Vec<(String, i32)>,
}

impl Course {
    /// The reports: one, and another one for the elimination after a Swiss. Games of more than two cannot be reported.
    ///
    /// Other programs take the initial order from the ratings. So from whoever entered late with a higher rating than
    /// somebody before them on, ratings are left out.
    pub fn reports(&self, head: &ReportHead) -> Vec<Report> {
        let part = |system, rounds_total, rounds: Vec<ReportedRound>, ranks: &Ranks| Report {
            name: head.name.clone(),
            system,
            tie_breaks: if system == System::Elimination {
                &[]
            } else {
                self.format.tie_breaks()
            },
            days: head.days.clone(),
            rounds_total,
            first_colour: (system == System::Dutch).then(|| self.first_colour()),
            players: players(head, ranks),
            rounds,
        };
        let in_the_end: Ranks = self
            .ranking()
            .iter()
            .map(|it| (it.player, it.rank))
            .collect();
        match self.format {
            Format::Cycle { .. } | Format::League(_) => Vec::new(),
            Format::Elimination(_) => {
                let rounds = self.reported(0, |_, it| past(it));
                vec![part(System::Elimination, None, rounds, &in_the_end)]
            }
            Format::RoundRobin {
                section_size,
                seeding,
            } => {
                let stages = sections::stages(self, section_size, seeding);
                let is_single = stages.first().is_some_and(|it| it.len() < 2);
                let total = is_single.then(|| berger(self.entrants.len()).len());
                let system = if is_single {
                    System::RoundRobin
                } else {
                    System::Sections
                };
                let rounds = (0..stages.len()).flat_map(|it| self.reported(it, |_, it| past(it)));
                vec![part(system, total, rounds.collect(), &in_the_end)]
            }
            Format::Swiss { .. } => {
                let system = if self.by_sets {
                    System::SwissOfSets
                } else {
                    System::Dutch
                };
                let history = swiss_rounds::history(self, self.entrants.len());
                let rounds = self.reported(0, |index, it| {
                    history.get(index).cloned().unwrap_or_else(|| past(it))
                });
                let ranks: Ranks = swiss_rounds::table(self)
                    .iter()
                    .map(|it| (it.player, it.rank))
                    .collect();
                let mut reports = vec![part(system, self.rounds_of_swiss(), rounds, &ranks)];
                let knock_out = self.reported(1, |_, it| past(it));
                if !knock_out.is_empty() {
                    reports.push(part(System::Elimination, None, knock_out, &in_the_end));
                }
                reports
            }
        }
    }

    /// The rounds of a stage; `past` gives the results and byes of each, which is counted from 0.
    fn reported(
        &self,
        stage: usize,
        past: impl Fn(usize, &[&Pairing]) -> PastRound,
    ) -> Vec<ReportedRound> {
        let rounds = self.rounds_of(stage).into_iter().enumerate();
        let rounds = rounds.map(|(index, (_, pairings))| {
            let open = pairings.iter().filter(|it| it.result.is_none());
            let open = open.filter_map(|it| match it.players.as_slice() {
                &[white, black] => Some((white, black)),
                _ => None,
            });
            ReportedRound {
                open: open.collect(),
                past: past(index, &pairings),
            }
        });
        rounds.collect()
    }
}

type Ranks = BTreeMap<PairingNumber, usize>;

fn past(pairings: &[&Pairing]) -> PastRound {
    past_round(pairings, Some)
}

fn players(head: &ReportHead, ranks: &Ranks) -> Vec<ReportedPlayer> {
    let mut least = Some(u16::MAX);
    let players = head.people.iter().zip(1..).map(|((name, rating), number)| {
        let rating = u16::try_from(*rating).ok();
        least = least.and_then(|least| rating.filter(|it| *it <= least));
        ReportedPlayer {
            name: name.clone(),
            rating: least,
            rank: ranks.get(&number).copied(),
        }
    });
    players.collect()
}
