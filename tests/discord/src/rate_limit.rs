//! How Discord says how a bucket stands, and that a limit was reached.
//!
//! Knows nothing of who is counted, and where.

use std::time::Duration;

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use jiff::Timestamp;
use serde_json::{Value, json};

/// Whose limit it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Scope {
    /// That of one bucket.
    Bucket(u64),
    /// That of the bot as a whole.
    Global,
    /// That of all bots in one place, of which the headers tell only how long to wait.
    Shared,
    /// That of edits of old messages in one channel, of which the headers say nothing.
    OldEdits,
}

/// How a bucket stands after a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Standing {
    pub scope: Scope,
    /// How many requests it holds when it is full.
    pub limit: u64,
    pub remaining: u64,
    /// When it is full again.
    pub until: Timestamp,
    /// How long that is.
    pub left: Duration,
}

/// A limit that was reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct RateLimit(pub Standing);

impl Standing {
    /// A bucket with so much in it `now`, which is full again at `until`.
    pub fn new(scope: Scope, limit: u64, remaining: u64, now: Timestamp, until: Timestamp) -> Self {
        let left = Duration::try_from(until.duration_since(now)).unwrap_or_default();
        Self {
            scope,
            limit,
            remaining,
            until,
            left,
        }
    }

    /// What the headers of any answer say; nothing of what is no bucket.
    pub fn headers(&self) -> HeaderMap {
        let Scope::Bucket(bucket) = self.scope else {
            return HeaderMap::new();
        };
        // Rounded up, so that nobody who waits that long is too early.
        let milliseconds = self.left.as_nanos().div_ceil(1_000_000);
        let reset_after = format!("{}.{:03}", milliseconds / 1_000, milliseconds % 1_000);
        headers([
            ("x-ratelimit-limit", self.limit.to_string()),
            ("x-ratelimit-remaining", self.remaining.to_string()),
            ("x-ratelimit-reset", seconds_since_1970(self.until)),
            ("x-ratelimit-reset-after", reset_after),
            ("x-ratelimit-bucket", format!("{bucket:016x}")),
        ])
    }
}

impl RateLimit {
    /// What the body says beyond code and message.
    pub fn add_to(&self, body: &mut Value) {
        body["retry_after"] = json!(self.0.left.as_secs_f64());
        body["global"] = json!(self.0.scope == Scope::Global);
    }

    /// What the headers say; `Retry-After` counts whole seconds, rounded up.
    pub fn headers(&self) -> HeaderMap {
        let retry_after = self.0.left.as_secs_f64().ceil();
        let mut all = self.0.headers();
        all.extend(headers([("retry-after", format!("{retry_after:.0}"))]));
        match self.0.scope {
            Scope::Bucket(_) => all.extend(headers([("x-ratelimit-scope", "user".to_owned())])),
            Scope::Global => all.extend(headers([
                ("x-ratelimit-global", "true".to_owned()),
                ("x-ratelimit-scope", "global".to_owned()),
            ])),
            Scope::Shared => all.extend(headers([("x-ratelimit-scope", "shared".to_owned())])),
            Scope::OldEdits => {}
        }
        all
    }
}

fn headers<const COUNT: usize>(said: [(&'static str, String); COUNT]) -> HeaderMap {
    let header = |(name, value): (_, String)| {
        let value = HeaderValue::try_from(value).ok()?;
        Some((HeaderName::from_static(name), value))
    };
    said.into_iter().filter_map(header).collect()
}

fn seconds_since_1970(at: Timestamp) -> String {
    let milliseconds = at.as_millisecond();
    format!("{}.{:03}", milliseconds / 1_000, milliseconds % 1_000)
}
