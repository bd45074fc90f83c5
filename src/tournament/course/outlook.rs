//! Which places are still possible for each player. The bounds are sound and never widen.

use std::ops::RangeInclusive;

use super::data::Course;
use super::{circle, divisions, knockout, section_bounds, sections, swiss_rounds};
use crate::tournament::bounds::{Outlook, ranks};
use crate::tournament::elimination::Kind;
use crate::tournament::format::Format;
use crate::tournament::round::PairingNumber;
use crate::tournament::round_robin::Seeding;

type Ranks = RangeInclusive<usize>;

impl Course {
    /// The places that each player can still get, in the order of their numbers, if up to `newcomers` can still
    /// enter.
    pub fn bounds(&self, newcomers: usize) -> Vec<Ranks> {
        match self.format {
            Format::Elimination(kind) => {
                let seeds: Vec<PairingNumber> = (1..=self.entrants.len()).collect();
                knockout::standing(self, kind, &seeds, 0).ranks()
            }
            Format::Swiss { top, .. } => {
                let bounds = of_swiss(self, newcomers);
                match top {
                    Some(top) => with_cut(self, bounds, top.players()),
                    None => bounds,
                }
            }
            Format::Cycle { rounds } => of_cycle(self, rounds),
            Format::League(rules) => divisions::bounds(self, rules),
            Format::RoundRobin {
                section_size,
                seeding,
            } => of_sections(self, section_size, seeding),
        }
    }

    /// In how many of the rounds up to `total` somebody can still get something.
    fn rounds_open(&self, player: PairingNumber, total: usize) -> usize {
        let last = self.rounds.last().into_iter().flatten();
        let mut open = last.filter(|it| it.result.is_none());
        let is_playing = open.any(|it| it.players.contains(&player));
        let further = total.saturating_sub(self.rounds.len());
        let stays = self.takes_part(player, self.next_round());
        usize::from(is_playing) + if stays { further } else { 0 }
    }
}

fn of_swiss(course: &Course, newcomers: usize) -> Vec<Ranks> {
    let total = course.rounds_of_swiss().unwrap_or(0);
    let is_cut_made = course.last_stage() > 0;
    let mut points = vec![0; course.entrants.len()];
    for standing in swiss_rounds::table(course) {
        points[standing.player - 1] = standing.half_points as usize;
    }
    let outlooks = (1..).zip(points).map(|(player, worst)| {
        let open = if is_cut_made {
            0
        } else {
            course.rounds_open(player, total)
        };
        Outlook {
            worst,
            best: worst + 2 * open,
        }
    });
    let outlooks: Vec<_> = outlooks.collect();
    let further = total.saturating_sub(course.rounds.len());
    let newcomer = Outlook {
        worst: 0,
        best: 1 + 2 * further,
    };
    // Half of the rounds may be played before the last one enters.
    let may_enter = !is_cut_made && 2 * course.rounds.len() <= total;
    ranks(&outlooks, newcomers, may_enter.then_some(&newcomer))
}

/// Among those who come into the elimination, every place is possible.
fn with_cut(course: &Course, bounds: Vec<Ranks>, size: usize) -> Vec<Ranks> {
    if course.last_stage() > 0 {
        let seeds = swiss_rounds::cut(course, size);
        let places = knockout::standing(course, Kind::Single, &seeds, 1).ranks();
        let mut within = bounds;
        for range in &mut within {
            *range = (*range.start()).max(seeds.len() + 1)..=(*range.end()).max(seeds.len() + 1);
        }
        for (seed, range) in seeds.iter().zip(places) {
            within[seed - 1] = range;
        }
        return within;
    }
    // Those who leave before the cut make room for others.
    let widened = bounds.into_iter().map(|it| 1..=(*it.end()).max(size));
    widened.collect()
}

fn of_cycle(course: &Course, asked: Option<u8>) -> Vec<Ranks> {
    let total = circle::rounds(course, asked);
    let most = 2 * (course.seats - 1);
    let scores = circle::scores(course);
    let outlooks = (1..).zip(scores).map(|(player, score)| Outlook {
        worst: score.half_points,
        best: score.half_points + most * course.rounds_open(player, total),
    });
    ranks(&outlooks.collect::<Vec<_>>(), 0, None)
}

/// In sections, whoever left and has not won theirs is behind at least one; whoever reaches the final is before all who do
/// not.
fn of_sections(course: &Course, size: usize, seeding: Seeding) -> Vec<Ranks> {
    let stages = sections::stages(course, size, seeding);
    let everybody = course.entrants.len();
    let mut bounds = vec![1..=everybody; everybody];
    for sections in &stages {
        let reached: usize = sections.iter().map(|it| it.players.len()).sum();
        let is_final = sections.len() < 2;
        for range in &mut bounds {
            // Those who are in this stage get theirs below.
            if sections[0].stage > 0 {
                *range = (*range.start()).max(reached + 1)..=*range.end();
            }
        }
        for section in sections {
            let within = section_bounds::within(course, section);
            for (player, range) in section.players.iter().zip(within) {
                // If those who are before somebody leave, that one goes on.
                let may_go_on = course.takes_part(*player, course.next_round());
                bounds[player - 1] = if is_final {
                    range
                } else if may_go_on || *range.start() == 1 {
                    1..=reached
                } else {
                    2..=reached
                };
            }
        }
    }
    bounds
}
