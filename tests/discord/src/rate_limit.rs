//! Rate limits: which buckets are empty until when, and how Discord says so.
//!
//! Counts nothing: a bucket is empty because a test says so.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    time::Duration,
};

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use jiff::Timestamp;
use parking_lot::Mutex;
use serde_json::{Value, json};

/// How many requests a bucket is said to hold.
const BUCKET_HOLDS: u64 = 5;

/// Whose limit was reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Scope {
    /// That of one bucket.
    Bucket(u64),
    /// That of the bot as a whole.
    Global,
    /// That of edits of old messages in one channel, of which the headers say nothing.
    OldEdits,
}

/// A limit that was reached, and when to come back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct RateLimit {
    pub scope: Scope,
    pub until: Timestamp,
    pub retry_after: Duration,
}

impl RateLimit {
    /// A limit that ends at `until`, as it stands `now`.
    pub fn new(scope: Scope, now: Timestamp, until: Timestamp) -> Self {
        let left = Duration::try_from(until.duration_since(now)).unwrap_or_default();
        Self {
            scope,
            until,
            retry_after: left,
        }
    }

    /// What the body says beyond code and message.
    pub fn add_to(&self, body: &mut Value) {
        body["retry_after"] = json!(self.retry_after.as_secs_f64());
        body["global"] = json!(self.scope == Scope::Global);
    }

    /// What the headers say; `Retry-After` counts whole seconds, rounded up.
    pub fn headers(&self) -> HeaderMap {
        let seconds = self.retry_after.as_secs_f64();
        let mut said = vec![("retry-after", format!("{:.0}", seconds.ceil()))];
        match self.scope {
            Scope::Bucket(bucket) => said.extend([
                ("x-ratelimit-limit", BUCKET_HOLDS.to_string()),
                ("x-ratelimit-remaining", "0".to_owned()),
                ("x-ratelimit-reset", seconds_since_1970(self.until)),
                ("x-ratelimit-reset-after", format!("{seconds:.3}")),
                ("x-ratelimit-bucket", format!("{bucket:016x}")),
                ("x-ratelimit-scope", "user".to_owned()),
            ]),
            Scope::Global => said.extend([
                ("x-ratelimit-global", "true".to_owned()),
                ("x-ratelimit-scope", "global".to_owned()),
            ]),
            Scope::OldEdits => {}
        }
        said.into_iter()
            .filter_map(|(name, value)| {
                let value = HeaderValue::try_from(value).ok()?;
                Some((HeaderName::from_static(name), value))
            })
            .collect()
    }
}

/// Which buckets are empty.
#[derive(Debug, Default)]
pub(crate) struct RateLimits {
    empty_until: Mutex<HashMap<Scope, Timestamp>>,
}

impl RateLimits {
    /// Empties the bucket of a request, which is the first to meet the limit.
    pub fn empty(&self, method: &str, path: &str, now: Timestamp, until: Timestamp) -> RateLimit {
        let scope = Scope::Bucket(bucket(method, path));
        self.empty_until.lock().insert(scope, until);
        RateLimit::new(scope, now, until)
    }

    /// Empties the bucket of the bot as a whole.
    pub fn empty_all(&self, until: Timestamp) {
        self.empty_until.lock().insert(Scope::Global, until);
    }

    /// The limit this request meets, if it meets one; only what carries the bot's own token
    /// counts as the bot's.
    pub fn met(
        &self,
        method: &str,
        path: &str,
        goes_by_own_token: bool,
        now: Timestamp,
    ) -> Option<RateLimit> {
        let mut empty_until = self.empty_until.lock();
        empty_until.retain(|_, until| now < *until);
        let global = (!goes_by_own_token).then_some(Scope::Global);
        let own = Scope::Bucket(bucket(method, path));
        let limit = |scope| Some(RateLimit::new(scope, now, *empty_until.get(&scope)?));
        global.into_iter().chain([own]).find_map(limit)
    }
}

/// The bucket of a request: its route, and the channel, server or interaction it is about.
fn bucket(method: &str, path: &str) -> u64 {
    let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
    let kept = match parts.first() {
        Some(&("webhooks" | "interactions")) => 3,
        Some(&("channels" | "guilds")) => 2,
        _ => 1,
    };
    let mut hasher = DefaultHasher::new();
    method.hash(&mut hasher);
    for (place, part) in parts.into_iter().enumerate() {
        let is_any = place >= kept && part.parse::<u64>().is_ok();
        (if is_any { "*" } else { part }).hash(&mut hasher);
    }
    hasher.finish()
}

fn seconds_since_1970(at: Timestamp) -> String {
    let milliseconds = at.as_millisecond();
    format!("{}.{:03}", milliseconds / 1_000, milliseconds % 1_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_is_a_route_in_one_channel() {
        let message = bucket("PATCH", "/channels/1/messages/2");
        assert_eq!(message, bucket("PATCH", "/channels/1/messages/3"));
        assert_ne!(message, bucket("PATCH", "/channels/2/messages/2"));
        assert_ne!(message, bucket("DELETE", "/channels/1/messages/2"));
        assert_ne!(
            bucket("POST", "/webhooks/1/a"),
            bucket("POST", "/webhooks/1/b")
        );
    }
}
