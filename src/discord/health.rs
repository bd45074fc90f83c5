//! Whether Discord can be reached: the gateway is connected, and requests are answered.
//!
//! Nothing is asked as long as other requests are answered. After [`QUIET`] without an answer, after
//! one that failed, or where the system's clock leapt, Discord is asked who the bot is, at most once a
//! beat and once for each look for what is due, and never for longer than [`PATIENCE`]. It ends with
//! the first answer that comes from Discord itself; a request that is refused is answered, unless by a
//! limit, for a bot that may ask for nothing hears nobody. Without an answer
//! it goes on for ever, for nothing else tells when Discord is back.
//!
//! An answer proves that Discord was reached when it came, and nothing of the time after it.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use jiff::fmt::rfc2822;
use jiff::{SignedDuration, Timestamp};
use serenity::all::{ConnectionStage, Http, LightMethod, Request, Route, ShardManager, StatusCode};
use tokio::time::{Instant, timeout};

use crate::discord::http_error;
use crate::discord::time::{Moment, TimeOfDay};

/// How long an answer is good for, both by a clock that nobody can set and by the system's clock, which
/// goes on while the computer sleeps: a beat of the bot, so that each beat has an answer of its own.
const QUIET: Duration = Duration::from_secs(15);
/// How long is waited for an answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// By how much the system's clock may differ from Discord's and be right all the same.
const AGREES: SignedDuration = SignedDuration::from_mins(1);

/// By how much the system's clock may be ahead of Discord's before a leap of it is not believed. That
/// is little beside any deadline, and more than a clock that nobody looks after is usually wrong by,
/// so that a computer which slept goes on all the same.
const BEARABLE: SignedDuration = SignedDuration::from_mins(10);

/// What is known of the ways to Discord.
#[derive(Debug)]
pub struct Health {
    time: TimeOfDay,
    shards: OnceLock<Arc<ShardManager>>,
    answered: Mutex<Option<Answered>>,
}

/// When a request was last answered.
#[derive(Clone, Copy, Debug)]
struct Answered {
    at: Instant,
    moment: Moment,
}

impl Health {
    /// Nothing is known yet.
    pub fn new(time: TimeOfDay) -> Self {
        Self {
            time,
            shards: OnceLock::new(),
            answered: Mutex::default(),
        }
    }

    /// Looks after this gateway connection from now on. It is connected.
    pub fn watch(&self, shards: Arc<ShardManager>) {
        let _ = self.shards.set(shards);
        self.note(true);
    }

    /// Notes how a request fared. That one failed decides nothing: it is looked into.
    pub fn note(&self, is_answered: bool) {
        let moment = self.time.moment();
        let mut answered = self.answered.lock().unwrap_or_else(PoisonError::into_inner);
        *answered = is_answered.then(|| Answered {
            at: Instant::now(),
            moment,
        });
    }

    /// Whether Discord can be reached both ways.
    pub async fn is_reachable(&self, http: &Http) -> bool {
        self.reached_at(http).await.is_some()
    }

    /// When Discord was last reached for certain, if it can be reached both ways: now, or less than
    /// [`QUIET`] ago.
    pub async fn reached_at(&self, http: &Http) -> Option<Moment> {
        if !self.is_connected().await {
            return None;
        }
        if let Some(moment) = self.answered_lately() {
            return Some(moment);
        }
        self.ask(http).await.ok()?;
        Some(self.time.moment())
    }

    /// When a request was last answered, if that is good still.
    fn answered_lately(&self) -> Option<Moment> {
        let answered = *self.answered.lock().unwrap_or_else(PoisonError::into_inner);
        let Answered { at, moment } = answered?;
        let passed = self.time.shown().duration_since(moment.shown);
        let is_good = at.elapsed() < QUIET && passed.unsigned_abs() < QUIET;
        is_good.then_some(moment)
    }

    /// Whether Discord itself takes this for the time of day, so that who differs is wrong.
    pub async fn confirms(&self, http: &Http, now: Timestamp) -> bool {
        let Ok(Some(date)) = self.ask(http).await else {
            return false;
        };
        date.duration_since(now).abs() <= AGREES
    }

    /// Whether Discord itself says that it is not nearly as late as this. An answer that names no time
    /// of day contradicts nothing; `None` is no answer.
    pub async fn contradicts(&self, http: &Http, now: Timestamp) -> Option<bool> {
        let date = self.ask(http).await.ok()?;
        Some(date.is_some_and(|date| now.duration_since(date) > BEARABLE))
    }

    /// Asks who the bot is, for no other reason than to be answered: the time of day that the answer
    /// names.
    async fn ask(&self, http: &Http) -> Result<Option<Timestamp>, Silent> {
        let request = Request::new(Route::UserMe, LightMethod::Get);
        let answer = timeout(PATIENCE, http.request(request)).await;
        let (is_answered, date) = match answer {
            Ok(Ok(answer)) => {
                let date = answer.headers().get("date");
                let date = date.and_then(|date| date.to_str().ok());
                (true, date.and_then(date_of))
            }
            Ok(Err(error)) => (is_answered(&error), None),
            Err(_) => (false, None),
        };
        self.note(is_answered);
        is_answered.then_some(date).ok_or(Silent)
    }

    /// Whether the gateway is connected. One that falls silent without closing is found out by its
    /// own heartbeats, within a minute and a half.
    async fn is_connected(&self) -> bool {
        let Some(shards) = self.shards.get() else {
            return false;
        };
        let runners = shards.runners.lock().await;
        let mut runners = runners.values();
        runners.any(|runner| runner.stage == ConnectionStage::Connected)
    }
}

/// Nothing was answered.
struct Silent;

/// Whether Discord itself has answered, if only to refuse: what stands before it answers without a
/// number of Discord's, and a limit says nothing of whether anything else would be heard.
pub fn is_answered(error: &serenity::Error) -> bool {
    http_error::answer(error).is_some_and(|answer| {
        answer.status_code.is_client_error()
            && answer.status_code != StatusCode::TOO_MANY_REQUESTS
            && answer.error.code >= 0
    })
}

/// The time of day in an HTTP header.
fn date_of(header: &str) -> Option<Timestamp> {
    let zoned = rfc2822::DateTimeParser::new().parse_zoned(header).ok()?;
    Some(zoned.timestamp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_date_of_an_answer_is_understood() {
        let date = date_of("Tue, 15 Nov 1994 08:12:31 GMT");
        let expected = "1994-11-15T08:12:31Z".parse().ok();
        assert_eq!(date, expected);
        assert_eq!(date_of("yesterday"), None);
    }
}
