//! The time of day that games go by, which stands still while the bot is absent. A test or a
//! playground may advance it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use jiff::{SignedDuration, Timestamp};
use tokio::sync::watch;
use tokio::time::timeout;

/// How long the bot still counts as present after it last certainly was; a bot that is alone ignores
/// a shorter outage. It is four heartbeats, so that two of them may fail or be slow.
pub const GAP: SignedDuration = SignedDuration::from_secs(60);

/// A smaller difference to the clock that is followed is none.
const NOTICEABLE: SignedDuration = SignedDuration::from_millis(100);

/// The time of day as the bot knows it. Clones share it.
#[derive(Clone, Debug)]
pub struct TimeOfDay {
    started: Instant,
    is_accepted: bool,
    state: Arc<watch::Sender<State>>,
}

#[derive(Clone, Copy, Debug, Default)]
struct State {
    /// How far it was advanced, as passing time or by setting the system's clock.
    ahead: SignedDuration,
    /// How far the clock that it follows is ahead of the system's; zero if that is the system's.
    followed: SignedDuration,
    /// How much of `ahead` was advanced as passing time, rather than by setting the clock.
    passed: SignedDuration,
    /// How much of `passed` went by while the bot was present, or could have been.
    lived: SignedDuration,
    /// When the bot was last certainly present.
    present: Option<Moment>,
    /// Whether the bot is known to have been absent since.
    is_absent: bool,
}

/// One reading of the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// What the system's clock showed.
    pub shown: Timestamp,
    /// How much time had been advanced by then with the bot present. Advanced time counts as
    /// covered by heartbeats; real time does not, because only the next heartbeat tells whether the
    /// bot was present.
    pub lived: SignedDuration,
}

impl TimeOfDay {
    /// Starts with the system's time.
    pub fn new() -> Self {
        Self {
            started: Instant::now(),
            is_accepted: false,
            state: Arc::default(),
        }
    }

    /// The same, and the owner of the system says that its clock is right, though Discord's may
    /// differ.
    #[must_use]
    pub fn accepted(self) -> Self {
        Self {
            is_accepted: true,
            ..self
        }
    }

    /// Whether the owner of the system says that its clock is right.
    pub fn is_accepted(&self) -> bool {
        self.is_accepted
    }

    /// The time by which games go, to the millisecond, which is also the precision in the database.
    ///
    /// It is the system's clock, but never before the bot was last present, and never more than a
    /// minute after that. So a move that is made while the bot is cut off, or when it has just
    /// woken up, costs its player none of the time that will be given back, and a clock that was
    /// set back decides nothing.
    pub fn now(&self) -> Timestamp {
        let state = *self.state.borrow();
        let shown = shown(state);
        let Some(present) = state.present else {
            return shown;
        };
        let latest = present
            .shown
            .saturating_add(state.lived - present.lived + GAP);
        let latest = latest.unwrap_or(Timestamp::MAX);
        shown.clamp(present.shown, latest.max(present.shown))
    }

    /// How long the bot has run. Setting the system's clock does not change this, but advancing the
    /// time does.
    pub fn since_start(&self) -> Duration {
        let ahead = Duration::try_from(self.state.borrow().passed).unwrap_or_default();
        self.started.elapsed().saturating_add(ahead)
    }

    /// The current reading.
    pub fn moment(&self) -> Moment {
        let state = *self.state.borrow();
        Moment {
            shown: shown(state),
            lived: state.lived,
        }
    }

    /// What the system's clock shows, whether the bot is present or absent.
    pub fn shown(&self) -> Timestamp {
        shown(*self.state.borrow())
    }

    /// When the bot was last certainly present.
    pub fn last_present(&self) -> Option<Moment> {
        self.state.borrow().present
    }

    /// Records that the bot was certainly present at this moment.
    pub fn mark_present(&self, at: Moment) {
        self.state.send_modify(|state| {
            state.present = Some(at);
            state.is_absent = false;
        });
    }

    /// Records that the bot is absent: time that is advanced between its last presence and the
    /// next does not count as lived.
    pub fn mark_absent(&self) {
        self.state.send_modify(|state| {
            state.is_absent = true;
            if let Some(present) = &mut state.present {
                present.lived = state.lived;
            }
        });
    }

    /// Advances the time at once. The bot counts as present meanwhile, unless it is known to
    /// be absent.
    pub fn advance(&self, by: SignedDuration) {
        self.state.send_modify(|state| {
            state.ahead += by;
            state.passed += by;
            if !state.is_absent {
                state.lived += by.max(SignedDuration::ZERO);
            }
        });
    }

    /// Sets the system's clock ahead or back, as its owner may do. A host that slept looks the
    /// same.
    pub fn set(&self, by: SignedDuration) {
        self.state.send_modify(|state| state.ahead += by);
    }

    /// Lets time pass at once that the bot has not lived through, by every clock: that of the database's server as well, which
    /// [`Self::follow`] follows. It is as if all hosts had slept, or that clock had been set.
    pub fn skip(&self, by: SignedDuration) {
        self.state.send_modify(|state| {
            state.ahead += by;
            state.passed += by;
        });
    }

    /// Follows another clock than the system's, which shows this now: that of the database's server, where several
    /// processes have to agree. It goes by the system's in between.
    pub fn follow(&self, shown: Timestamp) {
        let system = Timestamp::now();
        self.state.send_if_modified(|state| {
            let set = state.ahead - state.passed;
            let followed = shown.duration_since(system + set);
            // What an answer takes to arrive moves nothing.
            let is_other = (followed - state.followed).abs() > NOTICEABLE;
            if is_other {
                state.followed = followed;
            }
            is_other
        });
    }

    /// Waits until this time, but no longer than `most` by a clock that nobody can set, because a
    /// time computed from the time of day may be wrong by then.
    pub async fn wait(&self, most: Duration, until: Option<Timestamp>) {
        let begun = Instant::now();
        let mut changes = self.state.subscribe();
        let latest = self.shown().saturating_add(most);
        let latest = latest.unwrap_or(Timestamp::MAX);
        loop {
            let left = most.saturating_sub(begun.elapsed());
            let until = until.map(|until| until.duration_since(self.now()));
            let until = until.map_or(left, |until| Duration::try_from(until).unwrap_or_default());
            if left.is_zero() || until.is_zero() || self.shown() >= latest {
                return;
            }
            // Either way the loop reads the time again.
            let _ = timeout(left.min(until), changes.changed()).await;
        }
    }
}

impl Moment {
    /// How much later this is than another moment, not counting what was lived in between.
    pub fn gap_since(self, other: Self) -> SignedDuration {
        let passed = self.shown.duration_since(other.shown);
        passed - (self.lived - other.lived)
    }
}

impl Default for TimeOfDay {
    fn default() -> Self {
        Self::new()
    }
}

fn shown(state: State) -> Timestamp {
    let now = Timestamp::now() + state.followed + state.ahead;
    Timestamp::from_millisecond(now.as_millisecond()).unwrap_or(now)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: SignedDuration = SignedDuration::from_hours(24);
    const LONG: Duration = Duration::from_hours(100);

    #[tokio::test]
    async fn who_waits_is_woken_when_time_is_put_forward() {
        let time = TimeOfDay::new();
        let tomorrow = time.now() + DAY;
        let waiting = time.wait(LONG, Some(tomorrow));
        tokio::pin!(waiting);
        let early = timeout(Duration::ZERO, &mut waiting).await;
        assert!(early.is_err(), "a day is long");
        time.advance(SignedDuration::from_hours(25));
        waiting.await;
        assert!(time.now() > tomorrow);
    }

    #[tokio::test]
    async fn nobody_waits_longer_because_the_clock_was_set_back() {
        let time = TimeOfDay::new();
        let soon = time.now() + SignedDuration::from_secs(1);
        time.set(-DAY);
        // Otherwise the wait would last a day, and the test would hang.
        time.wait(Duration::from_millis(1), Some(soon)).await;
    }

    #[test]
    fn how_long_it_has_run_is_not_changed_by_setting_the_clock() {
        let time = TimeOfDay::new();
        time.advance(DAY);
        time.set(DAY);
        assert!(time.since_start() < Duration::from_hours(25));
        time.set(-DAY * 3);
        assert!(time.since_start() >= Duration::from_hours(24));
    }

    #[test]
    fn time_stands_still_while_the_bot_is_absent() {
        let time = TimeOfDay::new();
        let moment = time.moment();
        let present = moment.shown;
        time.mark_present(moment);
        time.set(DAY);
        assert_eq!(time.now(), present + GAP, "the computer was asleep");
        time.set(-DAY - DAY);
        assert_eq!(time.now(), present, "the clock was set back");
        time.set(DAY);
        time.advance(DAY);
        assert!(time.now() >= present + DAY, "the bot was present");
        time.mark_absent();
        assert_eq!(time.now(), present + GAP, "it turned out to be absent");
        time.mark_present(time.moment());
        assert!(time.now() >= present + DAY);
    }
}
