//! The one clock of the stand-in: real time, plus what a test has added to it.
//!
//! Knows nothing of what is timed with it.

use std::time::{Duration, Instant};

use jiff::Timestamp;
use tokio::sync::watch;

/// Real time that a test may push forward, or that stands still until it does.
#[derive(Debug)]
pub(crate) struct Clock {
    started_at: Timestamp,
    started: Instant,
    runs: bool,
    added: watch::Sender<Duration>,
}

impl Clock {
    /// A clock that shows the time of day; one that does not run moves only by [`Clock::advance`].
    pub fn start(runs: bool) -> Self {
        Self {
            started_at: Timestamp::now(),
            started: Instant::now(),
            runs,
            added: watch::Sender::new(Duration::ZERO),
        }
    }

    /// What the clock shows.
    pub fn now(&self) -> Timestamp {
        let run = if self.runs {
            self.started.elapsed()
        } else {
            Duration::ZERO
        };
        self.started_at + run + *self.added.borrow()
    }

    /// How far the clock was pushed so far.
    pub fn added(&self) -> Duration {
        *self.added.borrow()
    }

    /// How far the clock was pushed, now and whenever it is pushed again.
    pub fn pushes(&self) -> watch::Receiver<Duration> {
        self.added.subscribe()
    }

    /// Pushes the clock forward.
    pub fn advance(&self, by: Duration) {
        self.added.send_modify(|added| *added += by);
    }

    /// Waits until the clock shows `at`, by running or by being pushed.
    pub async fn reached(&self, at: Timestamp) {
        let mut added = self.added.subscribe();
        loop {
            let Ok(left) = Duration::try_from(at.duration_since(self.now())) else {
                return;
            };
            if left.is_zero() {
                return;
            }
            let pushed = added.changed();
            if self.runs {
                // Either way the clock is read again, so which one came first does not matter.
                let _ = tokio::time::timeout(left, pushed).await;
            } else {
                let _ = pushed.await;
            }
        }
    }
}

/// A time as Discord writes it in JSON.
pub(crate) fn text(at: Timestamp) -> String {
    at.strftime("%Y-%m-%dT%H:%M:%S%.6f+00:00").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_written_with_microseconds_and_offset() {
        let at = Timestamp::from_millisecond(1_700_000_000_120).unwrap();
        assert_eq!(text(at), "2023-11-14T22:13:20.120000+00:00");
    }

    #[tokio::test]
    async fn pushing_the_clock_wakes_who_waits_for_it() {
        let clock = Clock::start(false);
        let at = clock.now() + Duration::from_hours(1);
        let waiting = clock.reached(at);
        tokio::pin!(waiting);
        assert!(
            tokio::time::timeout(Duration::ZERO, &mut waiting)
                .await
                .is_err()
        );
        clock.advance(Duration::from_hours(1));
        waiting.await;
        assert_eq!(clock.now(), at);
    }
}
