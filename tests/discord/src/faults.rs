//! What is to go wrong with requests to come, because a test says so: one after the
//! other or at random.
//!
//! Knows requests by method and path only, and not how a fault is carried out.

use std::{collections::VecDeque, time::Duration};

use parking_lot::Mutex;

use crate::{
    gates::Moment,
    pattern::Pattern,
    refusal::Refusal,
    trouble::{Dice, Trouble},
    world::FaultCounts,
};

/// Something that goes wrong with one request.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Fault {
    /// It is refused, and has no effect.
    Refuse(Refusal),
    /// Its bucket is empty for this long.
    RateLimit(Duration),
    /// It meets a limit that it shares with other bots, which is over after this long.
    SharedLimit(Duration),
    /// The connection ends before it takes effect, or in the middle of the answer.
    Cut(Moment),
    /// It waits until this long after it arrived.
    Slow(Moment, Duration),
    /// It is never answered: it waits for as long as the connection lasts.
    Hang(Moment),
}

impl Fault {
    /// Counts this as having happened.
    pub fn count(&self, counts: &mut FaultCounts) {
        let count = match self {
            Self::Refuse(refusal) if refusal.status.is_server_error() => &mut counts.failed,
            Self::Refuse(_) => &mut counts.refused,
            Self::RateLimit(_) | Self::SharedLimit(_) => &mut counts.rate_limited,
            Self::Cut(Moment::BeforeProcessing) => &mut counts.cut_before,
            Self::Cut(Moment::BeforeAnswering) => &mut counts.cut_after,
            Self::Slow(..) => &mut counts.slow,
            Self::Hang(_) => &mut counts.hung,
        };
        *count += 1;
    }
}

/// Everything that is to go wrong, in the order in which it was asked for.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    planned: Mutex<VecDeque<(Pattern, Fault)>>,
    random: Mutex<Option<Dice>>,
}

impl Faults {
    /// Lets this go wrong with the next matching request.
    pub fn plan(&self, pattern: Pattern, fault: Fault) {
        self.planned.lock().push_back((pattern, fault));
    }

    /// Lets things go wrong at random from now on, or no longer.
    pub fn roll_for_each(&self, dice: Option<Dice>) {
        *self.random.lock() = dice;
    }

    /// What goes wrong at random at present.
    pub fn trouble(&self) -> Option<Trouble> {
        self.random
            .lock()
            .as_ref()
            .map(|dice| dice.trouble().clone())
    }

    /// What goes wrong with this request: what was asked for, which is used up by it, before what
    /// happens at random.
    pub fn take(&self, method: &str, path: &str) -> Option<Fault> {
        let mut random = self.random.lock();
        let random = random.as_mut().and_then(|dice| dice.roll(method, path));
        self.take_planned(method, path).or(random)
    }

    fn take_planned(&self, method: &str, path: &str) -> Option<Fault> {
        let mut planned = self.planned.lock();
        let index = planned
            .iter()
            .position(|(pattern, _)| pattern.matches(method, path))?;
        planned.remove(index).map(|(_, fault)| fault)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_meets_one_request_and_the_first_asked_for_comes_first() {
        let faults = Faults::default();
        let seconds = |seconds| Fault::RateLimit(Duration::from_secs(seconds));
        for (path, fault) in [("/a", seconds(1)), ("/b", seconds(2)), ("/*", seconds(3))] {
            faults.plan(Pattern::new("GET", path), fault);
        }
        assert_eq!(faults.take("PUT", "/b"), None);
        assert_eq!(faults.take("GET", "/b"), Some(seconds(2)));
        assert_eq!(faults.take("GET", "/b"), Some(seconds(3)));
        assert_eq!(faults.take("GET", "/b"), None);
        assert_eq!(faults.take("GET", "/a"), Some(seconds(1)));
    }
}
