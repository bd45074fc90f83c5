//! Whether Discord can be reached: the gateway is connected, and requests are answered.
//!
//! It asks nothing while other requests are answered. After [`QUIET`] without an answer, after a
//! failed request, or if the system's clock leapt, it asks Discord who the bot is, at most once for
//! each heartbeat and once for each check for what is due, and never for longer than [`PATIENCE`].
//! It stops asking at the first answer that comes from Discord itself. A refusal is an answer,
//! unless it is a rate limit: a bot that may ask nothing hears nobody. Without an answer it goes on
//! for ever, because nothing else tells when Discord is back.
//!
//! An answer proves that Discord was reached when it came, and nothing about the time after it.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use jiff::fmt::rfc2822;
use jiff::{SignedDuration, Timestamp};
use serenity::all::{ConnectionStage, Http, LightMethod, Request, Route, ShardManager, StatusCode};
use tokio::time::{Instant, timeout};

use crate::discord::http_error;
use crate::discord::memberships::Memberships;
use crate::discord::requests::{self, Endpoint};
use crate::discord::time::{Moment, TimeOfDay};

/// How long an answer is valid, both by a clock that nobody can set and by the system's clock,
/// which goes on while the host sleeps. It equals the period of heartbeats, so that each has an
/// answer of its own.
const QUIET: Duration = Duration::from_secs(15);
/// How long to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// How far the system's clock may differ from Discord's and still be right.
const AGREES: SignedDuration = SignedDuration::from_mins(1);

/// How far the system's clock may be ahead of Discord's before a leap is not believed. That is
/// little beside any deadline, and more than the error of most unattended clocks, so that a host
/// that slept goes on all the same.
const BEARABLE: SignedDuration = SignedDuration::from_mins(10);

/// The state of the connections to Discord.
#[derive(Debug)]
pub struct Health {
    time: TimeOfDay,
    gateway: OnceLock<Gateway>,
    answered: Mutex<Option<Answered>>,
    /// How far ahead of Discord's clock the system's is, where its owner says that it is right.
    accepted: OnceLock<SignedDuration>,
}

/// The connection to the gateway.
#[derive(Debug)]
pub struct Gateway {
    /// Runs it.
    pub shards: Arc<ShardManager>,
    /// On which servers the bot is, as it has told.
    pub memberships: Arc<Memberships>,
    /// How many shards this process connects.
    pub count: u32,
}

/// How the gateway is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GatewayState {
    /// Whether all shards of this process are connected.
    pub is_connected: bool,
    /// How long it took to acknowledge the last heartbeat; `None` before the first one.
    pub latency: Option<Duration>,
    /// How many servers the bot is on.
    pub guilds: usize,
}

/// What Discord's clock says about the system's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It agrees, or answers carry no date.
    Credible,
    /// The system's clock is far ahead of this date, which is Discord's.
    Ahead(Timestamp),
    /// No answer came.
    Silent,
}

/// When a request was last answered.
#[derive(Clone, Copy, Debug)]
struct Answered {
    at: Instant,
    moment: Moment,
}

impl Health {
    /// Starts with no answer.
    pub fn new(time: TimeOfDay) -> Self {
        Self {
            time,
            gateway: OnceLock::new(),
            answered: Mutex::default(),
            accepted: OnceLock::new(),
        }
    }

    /// Watches this gateway connection, which is connected, from now on.
    pub fn watch(&self, gateway: Gateway) {
        let _ = self.gateway.set(gateway);
        self.note(true);
    }

    /// How the gateway is at the moment; `None` before the first connection.
    pub async fn gateway(&self) -> Option<GatewayState> {
        let gateway = self.gateway.get()?;
        let runners = gateway.shards.runners.lock().await;
        let stages = runners.values().map(|runner| runner.stage);
        let connected = stages.filter(|stage| *stage == ConnectionStage::Connected);
        let is_connected = connected.count() >= gateway.count as usize;
        let latency = runners.values().filter_map(|runner| runner.latency).max();
        Some(GatewayState {
            is_connected,
            latency,
            guilds: gateway.memberships.count(),
        })
    }

    /// Records whether a request was answered. A failure decides nothing; it only causes a check.
    pub fn note(&self, is_answered: bool) {
        let moment = self.time.moment();
        let mut answered = self.answered.lock().unwrap_or_else(PoisonError::into_inner);
        *answered = is_answered.then(|| Answered {
            at: Instant::now(),
            moment,
        });
    }

    /// Whether both the gateway and requests reach Discord.
    pub async fn is_reachable(&self, http: &Http) -> bool {
        self.reached_at(http, None).await.is_some()
    }

    /// When Discord was last certainly reached, if both the gateway and requests reach it: now, or
    /// less than [`QUIET`] ago, but not before `due`.
    pub async fn reached_at(&self, http: &Http, due: Option<Timestamp>) -> Option<Moment> {
        if !self.is_connected().await {
            return None;
        }
        let answered = self.answered_lately();
        if let Some(moment) = answered.filter(|it| due.is_none_or(|due| it.shown >= due)) {
            return Some(moment);
        }
        self.ask(http).await.ok()?;
        Some(self.time.moment())
    }

    /// When a request was last answered, if that is still valid.
    fn answered_lately(&self) -> Option<Moment> {
        let answered = *self.answered.lock().unwrap_or_else(PoisonError::into_inner);
        let Answered { at, moment } = answered?;
        let passed = self.time.shown().duration_since(moment.shown);
        let is_good = at.elapsed() < QUIET && passed.unsigned_abs() < QUIET;
        is_good.then_some(moment)
    }

    /// Whether Discord's clock agrees with this time.
    pub async fn confirms(&self, http: &Http, now: Timestamp) -> bool {
        let Ok(Some(date)) = self.ask(http).await else {
            return false;
        };
        date.duration_since(now).abs() <= AGREES
    }

    /// What Discord's clock says about this time, which the system's clock shows. An answer without
    /// a date contradicts nothing. Where the owner says that the system's clock is right, it may be
    /// as far ahead as it was when this was first asked.
    pub async fn judge(&self, http: &Http, now: Timestamp) -> Verdict {
        let Ok(date) = self.ask(http).await else {
            return Verdict::Silent;
        };
        let Some(date) = date else {
            return Verdict::Credible;
        };
        let ahead = now.duration_since(date);
        let accepted = if self.time.is_accepted() {
            *self.accepted.get_or_init(|| ahead)
        } else {
            SignedDuration::ZERO
        };
        if ahead - accepted.max(SignedDuration::ZERO) > BEARABLE {
            Verdict::Ahead(date)
        } else {
            Verdict::Credible
        }
    }

    /// Asks Discord who the bot is, only to get an answer. Returns the time in the answer.
    async fn ask(&self, http: &Http) -> Result<Option<Timestamp>, Silent> {
        let request = Request::new(Route::UserMe, LightMethod::Get);
        let answer = requests::counted(Endpoint::OwnAccount, http.request(request));
        let answer = timeout(PATIENCE, answer).await;
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

    /// Whether the gateway is connected. If it falls silent without closing, its own heartbeats
    /// reveal that within a minute and a half.
    async fn is_connected(&self) -> bool {
        let state = self.gateway().await;
        state.is_some_and(|state| state.is_connected)
    }
}

/// No answer came.
struct Silent;

/// Whether Discord itself answered, even with a refusal. A proxy in front of Discord answers
/// without one of Discord's error codes, and a rate limit does not tell whether anything else would
/// be heard.
pub fn is_answered(error: &serenity::Error) -> bool {
    http_error::error_response(error).is_some_and(|answer| {
        answer.status_code.is_client_error()
            && answer.status_code != StatusCode::TOO_MANY_REQUESTS
            && answer.error.code >= 0
    })
}

/// The time of day in an HTTP header.
pub fn date_of(header: &str) -> Option<Timestamp> {
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
