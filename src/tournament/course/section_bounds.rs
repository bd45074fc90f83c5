//! Which places are still possible in a section of a round robin, or in a division of a league.
//!
//! Two players are compared game by game, so that what happens to one of the others counts for both: whoever beat the
//! same people cannot be overtaken because those people may still be struck out.

use std::ops::RangeInclusive;

use super::data::Course;
use super::pairing::{Pairing, points_of};
use super::sections::Section;
use crate::tournament::round::PairingNumber;
use crate::tournament::round_robin::is_struck_out;

/// Whether somebody's results count in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counts {
    /// They played half of their games, or all that they had.
    Surely,
    /// They may still leave, or games of them are still played.
    Perhaps,
    /// They left too early.
    No,
}

/// A section, as far as it has come.
struct Prospect<'a> {
    course: &'a Course,
    section: &'a Section,
    pairings: Vec<&'a Pairing>,
    /// Of each player of the section, in their order.
    counts: Vec<Counts>,
}

/// The places that each player of a section can still get in it, in their order.
pub(super) fn within(course: &Course, section: &Section) -> Vec<RangeInclusive<usize>> {
    let mut prospect = Prospect {
        course,
        section,
        pairings: section.pairings(course),
        counts: Vec::new(),
    };
    let players = section.players.iter();
    prospect.counts = players.map(|it| prospect.counts_of(*it)).collect();
    let everybody = 0..section.players.len();
    let bounds = everybody.clone().map(|own| {
        let others = || everybody.clone().filter(move |it| *it != own);
        let surely = others().filter(|it| prospect.is_surely_before(*it, own));
        let perhaps = others().filter(|it| prospect.is_perhaps_before(*it, own));
        surely.count() + 1..=perhaps.count() + 1
    });
    bounds.collect()
}

impl Prospect<'_> {
    fn counts_of(&self, player: PairingNumber) -> Counts {
        let games = self.section.games_played(self.course, player);
        let is_enough = !is_struck_out(games, self.section.players.len() - 1);
        if is_enough || self.section.has_finished(self.course, player) {
            return Counts::Surely;
        }
        let mut own = self
            .pairings
            .iter()
            .filter(|it| it.players.contains(&player));
        let is_playing = own.any(|it| it.result.is_none());
        let has_left = self
            .course
            .has_left_before(player, self.course.next_round());
        if has_left && !is_playing {
            Counts::No
        } else {
            Counts::Perhaps
        }
    }

    /// Whether `one` ends before `other`, whatever happens.
    fn is_surely_before(&self, one: usize, other: usize) -> bool {
        if self.counts[one] != Counts::Surely {
            return false;
        }
        // If the other one is struck out, those who have nothing share the place.
        let has_points = || self.least_without(one, other) > 0;
        let is_ahead = || self.lead(one, other) > 0;
        match self.counts[other] {
            Counts::Surely => is_ahead(),
            Counts::Perhaps => is_ahead() && has_points(),
            Counts::No => has_points(),
        }
    }

    /// Whether `one` may end before `other`. Whoever is struck out has nothing, and is before nobody.
    fn is_perhaps_before(&self, one: usize, other: usize) -> bool {
        match (self.counts[one], self.counts[other]) {
            (Counts::No, _) => false,
            (_, Counts::Surely) => self.lead(other, one) <= 0,
            (_, Counts::Perhaps | Counts::No) => true,
        }
    }

    /// By how many half points `one` is ahead of `other` at least, in the end.
    fn lead(&self, one: usize, other: usize) -> i64 {
        let between = self.least(one, other) - self.most(other, one);
        let gained = |third| self.least(one, third) - self.most(other, third);
        between + self.against_others([one, other], gained)
    }

    /// The fewest half points that `one` has in the end if `other` does not count.
    fn least_without(&self, one: usize, other: usize) -> i64 {
        self.against_others([one, other], |third| self.least(one, third))
    }

    /// What is gained at least against all but these two.
    fn against_others(&self, these: [usize; 2], gained: impl Fn(usize) -> i64) -> i64 {
        let others = (0..self.counts.len()).filter(|it| !these.contains(it));
        let gains = others.map(|third| match self.counts[third] {
            Counts::Surely => gained(third),
            // If they are struck out, nothing against them counts.
            Counts::Perhaps => gained(third).min(0),
            Counts::No => 0,
        });
        gains.sum()
    }

    /// The fewest half points that somebody gets against another.
    fn least(&self, player: usize, against: usize) -> i64 {
        match self.game(player, against) {
            Some(pairing) if pairing.result.is_some() => self.points(pairing, player),
            _ => 0,
        }
    }

    /// The most half points that somebody gets against another.
    fn most(&self, player: usize, against: usize) -> i64 {
        match self.game(player, against) {
            Some(pairing) if pairing.result.is_some() => self.points(pairing, player),
            Some(_) => 2,
            // Whoever has left loses what is not paired yet.
            None => {
                let number = self.section.players[player];
                let next = self.course.next_round();
                if self.course.has_left_before(number, next) {
                    0
                } else {
                    2
                }
            }
        }
    }

    fn points(&self, pairing: &Pairing, player: usize) -> i64 {
        let is_white = pairing.players[0] == self.section.players[player];
        let points = points_of(pairing.result.as_ref(), is_white);
        i64::try_from(points).unwrap_or(i64::MAX)
    }

    fn game(&self, one: usize, other: usize) -> Option<&Pairing> {
        let both = [self.section.players[one], self.section.players[other]];
        let mut pairings = self.pairings.iter();
        let found = pairings.find(|it| both.iter().all(|player| it.players.contains(player)));
        found.copied()
    }
}
