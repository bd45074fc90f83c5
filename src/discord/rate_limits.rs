//! Waiting when Discord says so, without holding up anything else.
//!
//! serenity's rate limiter counts requests, and sleeps within a request as long as Discord asks for:
//! an hour, if that is what it says, while everything behind it waits. Here a request sleeps for
//! [`LONGEST_WAIT`] at most. What would take longer is given back to whoever asked, and until then
//! nothing is sent to the same place.

use std::collections::HashMap;
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use serenity::all::RatelimitInfo;
use thiserror::Error;
use tokio::time::{sleep, timeout};

use super::time::TimeOfDay;
use crate::game::ChannelId;

/// The longest wait that a request sleeps out by itself. A bucket is full again after a few seconds
/// at most; anything longer says that something is wrong.
const LONGEST_WAIT: Duration = Duration::from_secs(5);
/// How long a request may take with all its waits: what waits longer stands behind others that wait
/// for the same bucket, and is better asked for again.
const LONGEST: Duration = Duration::from_secs(45);
/// How many places are remembered before those are forgotten whose time is over.
const MANY: usize = 1_000;

tokio::task_local! {
    /// How many milliseconds the request of this task was last told to wait.
    static TOLD: Arc<AtomicU64>;
}

/// Where nothing may be sent for a while.
#[derive(Debug)]
pub struct RateLimits {
    time: TimeOfDay,
    until: Mutex<Until>,
}

#[derive(Debug, Default)]
struct Until {
    everywhere: Option<Timestamp>,
    channels: HashMap<ChannelId, Timestamp>,
}

/// Why a request was not answered.
#[derive(Debug, Error)]
pub enum RequestError {
    /// Discord refused it, or there was no connection.
    #[error(transparent)]
    Discord(#[from] serenity::Error),
    /// Discord wants nothing of the kind before so long.
    #[error("Discord takes nothing there for {0:#}")]
    Limited(SignedDuration),
    /// Too many others waited before it.
    #[error("it was not sent within {} seconds", LONGEST.as_secs())]
    Late,
}

/// Hears from serenity's rate limiter how long a request is about to sleep.
pub fn hear(info: &RatelimitInfo) {
    let wait = u64::try_from(info.timeout.as_millis()).unwrap_or(u64::MAX);
    // What is not asked for through `RateLimits` sleeps as long as it is told to.
    let _ = TOLD.try_with(|told| {
        let everywhere = if info.global { EVERYWHERE } else { 0 };
        told.store((wait & !EVERYWHERE) | everywhere, Ordering::Relaxed);
    });
}

/// Marks a wait that is meant for all requests of the bot.
const EVERYWHERE: u64 = 1 << 63;

impl RateLimits {
    /// Nothing is limited yet.
    pub fn new(time: TimeOfDay) -> Self {
        Self {
            time,
            until: Mutex::default(),
        }
    }

    /// Makes a request that concerns a channel, or none in particular.
    pub async fn request<T>(
        &self,
        channel: Option<ChannelId>,
        request: impl Future<Output = serenity::Result<T>>,
    ) -> Result<T, RequestError> {
        self.wait(channel).await?;
        let told = Arc::new(AtomicU64::new(0));
        let mut request = pin!(TOLD.scope(Arc::clone(&told), request));
        let answered = poll_fn(|context| {
            if let Poll::Ready(answer) = request.as_mut().poll(context) {
                return Poll::Ready(answer.map_err(RequestError::Discord));
            }
            let wait = told.swap(0, Ordering::Relaxed);
            let (wait, is_everywhere) = (wait & !EVERYWHERE, wait & EVERYWHERE != 0);
            if wait == 0 {
                return Poll::Pending;
            }
            let wait = SignedDuration::from_millis(i64::try_from(wait).unwrap_or(i64::MAX));
            self.note(channel.filter(|_| !is_everywhere), wait, is_everywhere);
            if wait.unsigned_abs() > LONGEST_WAIT {
                return Poll::Ready(Err(RequestError::Limited(wait)));
            }
            Poll::Pending
        });
        timeout(LONGEST, answered)
            .await
            .unwrap_or(Err(RequestError::Late))
    }

    /// Waits until something may be sent there, if that is soon.
    async fn wait(&self, channel: Option<ChannelId>) -> Result<(), RequestError> {
        let until = {
            let until = self.until();
            let channel = channel.and_then(|channel| until.channels.get(&channel).copied());
            until.everywhere.max(channel)
        };
        let left = until.map(|until| until.duration_since(self.time.now()));
        match left.map(|left| (left, Duration::try_from(left))) {
            Some((left, Ok(wait))) if wait > LONGEST_WAIT => Err(RequestError::Limited(left)),
            Some((_, Ok(wait))) => {
                sleep(wait).await;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Notes how long nothing may be sent.
    fn note(&self, channel: Option<ChannelId>, wait: SignedDuration, is_everywhere: bool) {
        let now = self.time.now();
        let Ok(at) = now.checked_add(wait) else {
            return;
        };
        let mut until = self.until();
        if is_everywhere {
            until.everywhere = until.everywhere.max(Some(at));
        }
        // What is slept out the limiter itself keeps.
        if let Some(channel) = channel.filter(|_| wait.unsigned_abs() > LONGEST_WAIT) {
            if until.channels.len() >= MANY {
                until.channels.retain(|_, until| *until > now);
            }
            until.channels.insert(channel, at);
        }
    }

    fn until(&self) -> MutexGuard<'_, Until> {
        // Each entry is whole whatever panicked beside it.
        self.until.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
