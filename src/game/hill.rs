//! King of the Hill: people climb the hill of a ruleset by winning rated sets that were agreed on for it.
//!
//! Everybody starts on the bottom step. A won set takes the winner a step up, a lost one the loser a step
//! down, but never below the bottom, and a drawn one changes nothing. A step on which nobody stands any more
//! vanishes. Whoever is alone on the top step is king. Whoever finishes no set for [`HILL_IDLE_AFTER`] is taken
//! off, unless one is running. A result counts for whoever still stands on the hill.
//!
//! This module does not know how a hill is stored, nor which sets are running.

mod refusal;

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;

pub use self::refusal::HillRefusal;
use super::id::PlayerId;
use super::limits::{HILL_IDLE_AFTER, HILL_TOLD_AFTER};
use super::set::SetResult;

/// A step of a hill, counted from the bottom, which is 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step(pub u16);

/// Where somebody stands on a hill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Climber {
    /// The step.
    pub step: Step,
    /// When they joined or last finished a set there; later, if they were told later than usual that their
    /// place ends.
    pub since: Timestamp,
}

/// What is to be done about somebody's place on a hill, on which they play no set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceDue {
    /// They are taken off.
    Ended,
    /// They are told that it ends.
    ToBeTold,
    /// Nothing before this time.
    At(Timestamp),
}

/// What a set changed for one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Climb {
    /// Who.
    pub player: PlayerId,
    /// Where they stood.
    pub before: Step,
    /// Where they stand.
    pub after: Step,
    /// Whether they are king then.
    pub is_king: bool,
}

/// The people on a hill. From the bottom to the top, somebody stands on every step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hill {
    climbers: BTreeMap<PlayerId, Climber>,
}

impl Step {
    /// Where everybody starts.
    pub const BOTTOM: Self = Self(1);
}

impl Climber {
    /// When they are to be told that their place ends.
    pub fn told_at(&self) -> Timestamp {
        self.since
            .saturating_add(HILL_TOLD_AFTER)
            .unwrap_or(Timestamp::MAX)
    }

    /// The same when they are told now that their place ends: it lasts three more days at least.
    #[must_use]
    pub fn told(self, now: Timestamp) -> Self {
        let since = now
            .saturating_sub(HILL_TOLD_AFTER)
            .unwrap_or(Timestamp::MIN);
        Self {
            since: self.since.max(since),
            ..self
        }
    }

    /// When their place ends if they finish no set until then.
    pub fn ends_at(&self) -> Timestamp {
        self.since
            .saturating_add(HILL_IDLE_AFTER)
            .unwrap_or(Timestamp::MAX)
    }

    /// What is to be done about their place by now. Nobody is taken off who was not told.
    pub fn due(&self, is_told: bool, now: Timestamp) -> PlaceDue {
        match is_told {
            true if self.ends_at() <= now => PlaceDue::Ended,
            true => PlaceDue::At(self.ends_at()),
            false if self.told_at() <= now => PlaceDue::ToBeTold,
            false => PlaceDue::At(self.told_at()),
        }
    }
}

impl Hill {
    /// The hill with these people on it.
    pub fn new(climbers: impl IntoIterator<Item = (PlayerId, Climber)>) -> Self {
        let mut hill = Self {
            climbers: climbers.into_iter().collect(),
        };
        hill.close_gaps();
        hill
    }

    /// Puts somebody on the bottom step; false if they stand on the hill already.
    pub fn join(&mut self, player: PlayerId, now: Timestamp) -> bool {
        let is_new = !self.climbers.contains_key(&player);
        self.climbers.entry(player).or_insert(Climber {
            step: Step::BOTTOM,
            since: now,
        });
        is_new
    }

    /// Takes somebody off; false if they do not stand on the hill.
    pub fn leave(&mut self, player: PlayerId) -> bool {
        let was_there = self.climbers.remove(&player).is_some();
        self.close_gaps();
        was_there
    }

    /// Counts a set that ended at this time, and returns what it changed for those of its players who stand
    /// on the hill. A set that does not count changes nothing.
    pub fn count(
        &mut self,
        players: [PlayerId; 2],
        result: SetResult,
        at: Timestamp,
    ) -> Vec<Climb> {
        if result == SetResult::Aborted {
            return Vec::new();
        }
        let before = players.map(|player| self.step_of(player));
        for player in players {
            let Some(climber) = self.climbers.get_mut(&player) else {
                continue;
            };
            climber.since = climber.since.max(at);
            climber.step = match result.winner() {
                Some(winner) if winner == player => Step(climber.step.0.saturating_add(1)),
                Some(_) => Step(climber.step.0.saturating_sub(1)).max(Step::BOTTOM),
                None => climber.step,
            };
        }
        self.close_gaps();
        let king = self.king();
        let climbs = players.into_iter().zip(before);
        let climbs = climbs.filter_map(|(player, before)| {
            Some(Climb {
                player,
                before: before?,
                after: self.step_of(player)?,
                is_king: king == Some(player),
            })
        });
        climbs.collect()
    }

    /// Who is alone on the top step.
    pub fn king(&self) -> Option<PlayerId> {
        let top = self.top()?;
        let mut there = self.climbers().filter(|(_, climber)| climber.step == top);
        let (first, _) = there.next()?;
        there.next().is_none().then_some(first)
    }

    /// Who is king now and was not when the hill stood like this.
    pub fn crowned_since(&self, before: &Self) -> Option<PlayerId> {
        self.king().filter(|&king| before.king() != Some(king))
    }

    /// The top step; `None` if nobody stands on the hill.
    pub fn top(&self) -> Option<Step> {
        self.climbers().map(|(_, climber)| climber.step).max()
    }

    /// Where somebody stands; `None` if they do not.
    pub fn step_of(&self, player: PlayerId) -> Option<Step> {
        self.climber(player).map(|climber| climber.step)
    }

    /// Somebody who stands on the hill.
    pub fn climber(&self, player: PlayerId) -> Option<Climber> {
        self.climbers.get(&player).copied()
    }

    /// Everybody on the hill.
    pub fn climbers(&self) -> impl Iterator<Item = (PlayerId, Climber)> + '_ {
        self.climbers
            .iter()
            .map(|(&player, &climber)| (player, climber))
    }

    /// Lets the steps vanish on which nobody stands.
    fn close_gaps(&mut self) {
        let taken: BTreeSet<_> = self.climbers.values().map(|climber| climber.step).collect();
        let numbers: BTreeMap<_, _> = taken.into_iter().zip((1..).map(Step)).collect();
        for climber in self.climbers.values_mut() {
            climber.step = numbers[&climber.step];
        }
    }
}

#[cfg(test)]
mod tests;
