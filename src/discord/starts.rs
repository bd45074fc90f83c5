//! What people have begun lately, so that nobody begins more in a minute or an hour than
//! [`STARTS`](crate::game::limits::STARTS) says. It is in memory only: after a restart everybody starts again from nothing.
//!
//! Only what was begun counts, and no request that was refused; but what is just about to begin takes its place meanwhile, so
//! that many requests at once are no more than the limit. What is over the limit is refused with the time at which it is
//! possible again.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use jiff::SignedDuration;

use crate::discord::refusal::Refusal;
use crate::discord::time::TimeOfDay;
use crate::game::PlayerId;
use crate::game::limits::Start;

/// With more people than this in memory, those who have begun nothing for an hour are forgotten.
const MANY: usize = 1_000;
/// Longer ago than this, nothing counts.
const LONGEST: Duration = Duration::from_hours(1);

/// What everybody has begun in the last hour.
pub struct Starts {
    begun: Mutex<HashMap<(PlayerId, Start), VecDeque<Duration>>>,
    time: TimeOfDay,
}

impl Starts {
    /// Nobody has begun anything.
    pub fn new(time: &TimeOfDay) -> Self {
        Self {
            begun: Mutex::default(),
            time: time.clone(),
        }
    }

    /// Refuses what would be too much of this for this person now. Otherwise it takes a place, which is given up again
    /// unless it [counts](Starting::counts).
    pub fn begin(&self, by: PlayerId, what: Start) -> Result<Starting<'_>, Refusal> {
        let at = self.time.since_start();
        let is_old = |time: &Duration| at.saturating_sub(*time) >= LONGEST;
        let mut begun = self.begun.lock().unwrap_or_else(PoisonError::into_inner);
        if begun.len() > MANY {
            begun.retain(|_, times| !times.back().is_none_or(is_old));
        }
        let times = begun.entry((by, what)).or_default();
        while times.front().is_some_and(is_old) {
            times.pop_front();
        }
        let wait = what.limits().into_iter().filter_map(|limit| {
            let within = Duration::try_from(limit.within).unwrap_or_default();
            // The one that has to be long enough ago.
            let index = times.len().checked_sub(limit.most as usize)?;
            (*times.get(index)? + within).checked_sub(at)
        });
        let wait = wait.filter(|wait| !wait.is_zero()).max();
        if let Some(wait) = wait.and_then(|wait| SignedDuration::try_from(wait).ok()) {
            return Err(Refusal::too_soon(self.time.now(), wait));
        }
        times.push_back(at);
        Ok(Starting {
            starts: self,
            of: (by, what),
            at,
            is_counted: false,
        })
    }

    /// Gives up a place that was taken then.
    fn give_up(&self, of: (PlayerId, Start), at: Duration) {
        let mut begun = self.begun.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(times) = begun.get_mut(&of) else {
            return;
        };
        if let Some(index) = times.iter().rposition(|time| *time == at) {
            times.remove(index);
        }
        if times.is_empty() {
            begun.remove(&of);
        }
    }
}

/// Something that is about to begin.
#[must_use = "it gives its place up at once"]
pub struct Starting<'a> {
    starts: &'a Starts,
    of: (PlayerId, Start),
    at: Duration,
    is_counted: bool,
}

impl Starting<'_> {
    /// It has begun.
    pub fn counts(mut self) {
        self.is_counted = true;
    }
}

impl Drop for Starting<'_> {
    fn drop(&mut self) {
        if !self.is_counted {
            self.starts.give_up(self.of, self.at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANN: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);

    /// Begins as many of these as are allowed now.
    fn begin_all(starts: &Starts, by: PlayerId, what: Start) -> u32 {
        let mut count = 0;
        while let Ok(starting) = starts.begin(by, what) {
            starting.counts();
            count += 1;
            assert!(count < 10_000, "there is a limit");
        }
        count
    }

    #[test]
    fn each_limit_holds_and_says_when_it_is_over() {
        for what in Start::ALL {
            let time = TimeOfDay::new();
            let starts = Starts::new(&time);
            let [minute, hour] = what.limits();
            assert!(
                minute.within < hour.within && minute.most <= hour.most,
                "{what:?}"
            );
            let mut all = 0;
            let begun_at = time.now();
            while all < hour.most {
                let now = begin_all(&starts, ANN, what);
                assert!(now <= minute.most, "{what:?}");
                all += now;
                let Err(Refusal::TooSoon { at }) = starts.begin(ANN, what) else {
                    panic!("{what:?}: it is refused with the time");
                };
                if all < hour.most {
                    assert!(at <= time.now() + minute.within + SignedDuration::from_secs(1));
                    time.advance(minute.within);
                } else {
                    let first = begun_at + hour.within;
                    assert!(
                        at >= first && at <= first + SignedDuration::from_secs(2),
                        "{what:?}"
                    );
                }
            }
            assert_eq!(all, hour.most, "{what:?}");
            assert!(starts.begin(BEN, what).is_ok(), "nobody else is concerned");
            time.advance(hour.within);
            assert_eq!(begin_all(&starts, ANN, what), minute.most, "{what:?}");
        }
    }

    #[test]
    fn who_has_begun_nothing_lately_is_forgotten() {
        let time = TimeOfDay::new();
        let starts = Starts::new(&time);
        for player in 0..2 * MANY as u64 {
            let starting = starts.begin(PlayerId(player), Start::Offer);
            starting.expect("it is the first").counts();
        }
        time.advance(SignedDuration::from_hours(1));
        for _ in 0..2 {
            let starting = starts.begin(ANN, Start::Offer);
            starting.expect("few were begun").counts();
        }
        let begun = starts.begun.lock().expect("nobody panicked");
        assert_eq!(begun.len(), 1);
        assert_eq!(begun[&(ANN, Start::Offer)].len(), 2);
    }

    #[test]
    fn many_at_once_are_no_more_than_the_limit_and_what_does_not_begin_counts_for_nothing() {
        let time = TimeOfDay::new();
        let starts = Starts::new(&time);
        for what in Start::ALL {
            let [minute, _] = what.limits();
            let at_once: Vec<_> = (0..2 * minute.most)
                .filter_map(|_| starts.begin(ANN, what).ok())
                .collect();
            assert_eq!(at_once.len(), minute.most as usize, "{what:?}");
            drop(at_once);
            assert_eq!(begin_all(&starts, ANN, what), minute.most, "{what:?}");
        }
    }
}
