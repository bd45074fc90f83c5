//! A season of a league: everybody meets everybody of their division, all games at the same time.
//!
//! The season is a single round. In each division its pairings are in the order of the Berger tables, so that colours
//! are even. Whoever withdraws is treated as in any section: struck out, or their games are lost.

use std::ops::RangeInclusive;

use super::data::Course;
use super::pairing::Pairing;
use super::section_bounds;
use super::sections::Section;
use crate::tournament::format::Format;
use crate::tournament::league::{Divisions, Place, sizes};
use crate::tournament::round::PairingNumber;
use crate::tournament::round_robin::berger;

/// The divisions of a season, the highest first: the pairing numbers are in the order of the league.
pub(super) fn divisions(course: &Course, rules: Divisions) -> Vec<Section> {
    let mut next = 1;
    let sizes = sizes(course.entrants.len(), rules.size).into_iter();
    let divisions = sizes.enumerate().map(|(number, size)| {
        let players = (next..next + size).collect();
        next += size;
        Section {
            stage: 0,
            number,
            players,
        }
    });
    divisions.collect()
}

/// The only round; nothing once it is made.
pub(super) fn next_round(course: &Course, rules: Divisions) -> Vec<Pairing> {
    if !course.rounds.is_empty() {
        return Vec::new();
    }
    let mut pairings = Vec::new();
    for division in divisions(course, rules) {
        for (white, black) in berger(division.players.len()).into_iter().flatten() {
            let players = vec![division.players[white - 1], division.players[black - 1]];
            let pairing = Pairing::new(0, division.number, players).marked(course);
            let left = |it| course.has_left_before(it, 1);
            pairings.push(pairing.decided_by_departures(left));
        }
    }
    pairings
}

impl Course {
    /// The divisions of a league's season, each in its order of now, the highest first: those who were struck out are
    /// last, and those whom nothing tells apart are in the order of their numbers. Other tournaments have none.
    pub fn divisions(&self) -> Vec<Vec<Place<PairingNumber>>> {
        let Format::League(rules) = self.format else {
            return Vec::new();
        };
        let round = self.next_round();
        let divisions = divisions(self, rules).into_iter();
        let divisions = divisions.map(|division| {
            let mut order: Vec<_> = division.table(self).iter().map(|it| it.player).collect();
            order.sort_by_key(|it| division.is_struck(self, *it));
            let places = order.into_iter().map(|player| Place {
                player,
                has_left: self.has_left_before(player, round),
            });
            places.collect()
        });
        divisions.collect()
    }
}

/// The places that each can still get in the whole league, where a division stands before the next one.
pub(super) fn bounds(course: &Course, rules: Divisions) -> Vec<RangeInclusive<usize>> {
    let mut bounds = Vec::with_capacity(course.entrants.len());
    for division in divisions(course, rules) {
        let before = bounds.len();
        let within = section_bounds::within(course, &division).into_iter();
        bounds.extend(within.map(|it| before + it.start()..=before + it.end()));
    }
    bounds
}

#[cfg(test)]
mod tests;
