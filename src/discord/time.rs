//! The time of day, which a test or a playground may put forward.

use std::sync::Arc;
use std::time::{Duration, Instant};

use jiff::{SignedDuration, Timestamp};
use tokio::sync::watch;
use tokio::time::timeout;

/// The time of day as the bot knows it. Clones show the same.
#[derive(Clone, Debug)]
pub struct TimeOfDay {
    started: Instant,
    ahead: Arc<watch::Sender<SignedDuration>>,
}

impl TimeOfDay {
    /// The system's time.
    pub fn new() -> Self {
        Self {
            started: Instant::now(),
            ahead: Arc::new(watch::Sender::new(SignedDuration::ZERO)),
        }
    }

    /// What time it is, to the millisecond: what is kept is what was meant.
    pub fn now(&self) -> Timestamp {
        let now = Timestamp::now() + *self.ahead.borrow();
        Timestamp::from_millisecond(now.as_millisecond()).unwrap_or(now)
    }

    /// How long the bot has been there: it does not change with the system's clock, but it does when
    /// the time is put forward.
    pub fn since_start(&self) -> Duration {
        let ahead = Duration::try_from(*self.ahead.borrow()).unwrap_or_default();
        self.started.elapsed().saturating_add(ahead)
    }

    /// Puts the time forward, or back, from what the system shows.
    pub fn advance(&self, by: SignedDuration) {
        self.ahead.send_modify(|ahead| *ahead += by);
    }

    /// Waits until it is that late, by itself or because the time was put forward.
    pub async fn until(&self, at: Timestamp) {
        let mut ahead = self.ahead.subscribe();
        while let Ok(left) = Duration::try_from(at.duration_since(self.now()))
            && !left.is_zero()
        {
            // Either way the time is looked at again.
            let _ = timeout(left, ahead.changed()).await;
        }
    }
}

impl Default for TimeOfDay {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_waits_is_woken_when_time_is_put_forward() {
        let time = TimeOfDay::new();
        let tomorrow = time.now() + SignedDuration::from_hours(24);
        let waiting = time.until(tomorrow);
        tokio::pin!(waiting);
        let early = timeout(Duration::ZERO, &mut waiting).await;
        assert!(early.is_err(), "a day is long");
        time.advance(SignedDuration::from_hours(25));
        waiting.await;
        assert!(time.now() > tomorrow);
    }
}
