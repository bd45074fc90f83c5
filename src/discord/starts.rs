//! What people have begun lately, so that nobody begins more in a minute or an hour than
//! [`STARTS`](crate::game::limits::STARTS) says. It is in memory only: after a restart everybody starts again from nothing.
//!
//! Only what was begun counts, and no request that was refused. What is over the limit is refused with the time at which it
//! is possible again.

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

    /// Refuses what would be too much of this for this person now.
    pub fn check(&self, by: PlayerId, what: Start) -> Result<(), Refusal> {
        let now = self.time.since_start();
        let begun = self.begun.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(times) = begun.get(&(by, what)) else {
            return Ok(());
        };
        let wait = what.limits().into_iter().filter_map(|limit| {
            let within = Duration::try_from(limit.within).unwrap_or_default();
            // The one that has to be long enough ago.
            let index = times.len().checked_sub(limit.most as usize)?;
            (*times.get(index)? + within).checked_sub(now)
        });
        let wait = wait.filter(|wait| !wait.is_zero()).max();
        match wait.and_then(|wait| SignedDuration::try_from(wait).ok()) {
            None => Ok(()),
            Some(wait) => Err(Refusal::too_soon(self.time.now(), wait)),
        }
    }

    /// Notes that this person has begun something.
    pub fn note(&self, by: PlayerId, what: Start) {
        let now = self.time.since_start();
        let is_old = |at: &Duration| now.saturating_sub(*at) >= LONGEST;
        let mut begun = self.begun.lock().unwrap_or_else(PoisonError::into_inner);
        if begun.len() > MANY {
            begun.retain(|_, times| !times.back().is_none_or(is_old));
        }
        let times = begun.entry((by, what)).or_default();
        while times.front().is_some_and(is_old) {
            times.pop_front();
        }
        times.push_back(now);
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
        while starts.check(by, what).is_ok() {
            starts.note(by, what);
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
                let Err(Refusal::TooSoon { at }) = starts.check(ANN, what) else {
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
            assert_eq!(starts.check(BEN, what), Ok(()), "nobody else is concerned");
            time.advance(hour.within);
            assert_eq!(begin_all(&starts, ANN, what), minute.most, "{what:?}");
        }
    }

    #[test]
    fn who_has_begun_nothing_lately_is_forgotten() {
        let time = TimeOfDay::new();
        let starts = Starts::new(&time);
        for player in 0..2 * MANY as u64 {
            starts.note(PlayerId(player), Start::Offer);
        }
        time.advance(SignedDuration::from_hours(1));
        starts.note(ANN, Start::Offer);
        starts.note(ANN, Start::Offer);
        let begun = starts.begun.lock().expect("nobody panicked");
        assert_eq!(begun.len(), 1);
        assert_eq!(begun[&(ANN, Start::Offer)].len(), 2);
    }
}
