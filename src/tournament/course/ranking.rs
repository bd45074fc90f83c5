//! Everybody's place in a tournament.

use std::cmp::Reverse;

use super::data::Course;
use super::{knockout, swiss_rounds};
use crate::tournament::elimination::{BracketMatch, Kind};
use crate::tournament::format::Format;
use crate::tournament::round::PairingNumber;

/// Where somebody stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// Who.
    pub player: PairingNumber,
    /// The place, from 1; those whom nothing tells apart share it.
    pub rank: usize,
}

impl Course {
    /// Everybody's place by now, the first one first; after the end, the result. Those who came farther in
    /// stages that follow each other stand before those who did not.
    pub fn ranking(&self) -> Vec<Ranked> {
        match self.format {
            Format::Elimination(kind) => {
                let seeds: Vec<PairingNumber> = (1..=self.entrants.len()).collect();
                eliminated(self, kind, &seeds, 0)
            }
            Format::Swiss { top: Some(top), .. } if self.last_stage() > 0 => {
                let seeds = swiss_rounds::cut(self, top.players());
                let first = eliminated(self, Kind::Single, &seeds, 1);
                let table = swiss_rounds::table(self).into_iter();
                let others = table.filter(|it| !seeds.contains(&it.player));
                let others = others.map(|it| Ranked {
                    player: it.player,
                    rank: it.rank.max(seeds.len() + 1),
                });
                first.into_iter().chain(others).collect()
            }
            Format::League(_) => by_divisions(self),
            _ => by_stages(self),
        }
    }
}

impl Course {
    /// The matches of the elimination, each after those from which its players come; `None` if there is none, or it
    /// has not begun after a Swiss.
    pub fn bracket(&self) -> Option<Vec<BracketMatch>> {
        match self.format {
            Format::Elimination(kind) => {
                let seeds: Vec<PairingNumber> = (1..=self.entrants.len()).collect();
                Some(knockout::bracket(self, kind, &seeds, 0))
            }
            Format::Swiss { top: Some(top), .. } if self.last_stage() > 0 => {
                let seeds = swiss_rounds::cut(self, top.players());
                Some(knockout::bracket(self, Kind::Single, &seeds, 1))
            }
            _ => None,
        }
    }
}

fn eliminated(course: &Course, kind: Kind, seeds: &[PairingNumber], stage: usize) -> Vec<Ranked> {
    let outlooks = knockout::standing(course, kind, seeds, stage).outlooks();
    let mut reached: Vec<_> = seeds.iter().zip(outlooks).collect();
    reached.sort_by_key(|(_, outlook)| Reverse(outlook.best));
    let ranked = reached.iter().map(|(player, outlook)| Ranked {
        player: **player,
        rank: 1 + reached
            .iter()
            .filter(|(_, it)| it.best > outlook.best)
            .count(),
    });
    ranked.collect()
}

/// By divisions, then the place in one's own.
fn by_divisions(course: &Course) -> Vec<Ranked> {
    let mut ranked = Vec::with_capacity(course.entrants.len());
    for table in course.tables() {
        let before = ranked.len();
        ranked.extend(table.standings.iter().map(|it| Ranked {
            player: it.player,
            rank: before + it.rank,
        }));
    }
    ranked
}

/// By the last stage that somebody reached, then their place in its section, then their points there.
fn by_stages(course: &Course) -> Vec<Ranked> {
    let tables = course.tables();
    let mut placed = Vec::new();
    for player in 1..=course.entrants.len() {
        let own = tables.iter().rev().find_map(|table| {
            let found = table.standings.iter().position(|it| it.player == player)?;
            let standing = &table.standings[found];
            Some((
                Reverse(table.stage),
                standing.rank,
                Reverse(standing.half_points),
                found,
            ))
        });
        placed.extend(own.map(|key| (key, player)));
    }
    placed.sort_unstable();
    let key = |(stage, rank, points, _): &(Reverse<usize>, usize, Reverse<u32>, usize)| {
        (*stage, *rank, *points)
    };
    let ranked = placed.iter().map(|(own, player)| Ranked {
        player: *player,
        rank: 1 + placed
            .iter()
            .filter(|(other, _)| key(other) < key(own))
            .count(),
    });
    ranked.collect()
}
