//! The buckets requests are counted in: what is left in which, and since when.
//!
//! Counts only when a test says so; a bucket can also be empty just because a test says so.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    time::Duration,
};

use jiff::Timestamp;
use parking_lot::Mutex;

use crate::rate_limit::{RateLimit, Scope, Standing};

/// How many requests a bucket holds, and how long it takes to be full again.
pub(crate) type Allowance = (u64, Duration);

/// What a bucket is said to hold while nothing is counted.
const BUCKET_HOLDS: u64 = 5;
/// What Discord allows a bot as a whole.
const GLOBALLY: Allowance = (50, Duration::from_secs(1));

/// A request, as far as it is counted.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Counted<'a> {
    pub method: &'a str,
    pub path: &'a str,
    /// Whether it is the bot's own, not one that goes by an interaction's token.
    pub is_the_bots: bool,
    pub at: Timestamp,
}

/// Every bucket.
#[derive(Debug, Default)]
pub(crate) struct Buckets(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    empty_until: HashMap<Scope, Timestamp>,
    /// What each bucket holds, when requests are counted.
    allowance: Option<Allowance>,
    windows: HashMap<Scope, Window>,
}

/// The time since a bucket was last full.
#[derive(Debug, Clone, Copy)]
struct Window {
    used: u64,
    until: Timestamp,
}

impl Buckets {
    /// Counts requests from now on, or no longer.
    pub fn count(&self, allowance: Option<Allowance>) {
        let mut state = self.0.lock();
        state.allowance = allowance;
        state.windows.clear();
    }

    /// Empties the bucket of a request, which is the first to meet the limit.
    pub fn empty(&self, request: Counted, until: Timestamp) -> RateLimit {
        let mut state = self.0.lock();
        let scope = request.scope();
        state.empty_until.insert(scope, until);
        state.limit(scope, request.at, until)
    }

    /// Empties the bucket of the bot as a whole.
    pub fn empty_all(&self, until: Timestamp) {
        self.0.lock().empty_until.insert(Scope::Global, until);
    }

    /// Takes a request out of its bucket, and says how that stands if anything is counted; or
    /// says which limit it meets.
    pub fn take(&self, request: Counted) -> Result<Option<Standing>, RateLimit> {
        let mut state = self.0.lock();
        state.empty_until.retain(|_, until| request.at < *until);
        let scopes = [Scope::Global, request.scope()];
        let scopes = &scopes[usize::from(!request.is_the_bots)..];
        for scope in scopes {
            if let Some(until) = state.empty_until.get(scope) {
                return Err(state.limit(*scope, request.at, *until));
            }
        }
        let mut standing = None;
        for scope in scopes {
            standing = state.take(*scope, request.at)?;
        }
        Ok(standing)
    }
}

impl State {
    fn allowance(&self, scope: Scope) -> Option<Allowance> {
        let counted = self.allowance?;
        Some(if scope == Scope::Global {
            GLOBALLY
        } else {
            counted
        })
    }

    fn limit(&self, scope: Scope, now: Timestamp, until: Timestamp) -> RateLimit {
        let holds = self
            .allowance(scope)
            .map_or(BUCKET_HOLDS, |(holds, _)| holds);
        RateLimit(Standing::new(scope, holds, 0, now, until))
    }

    fn take(&mut self, scope: Scope, now: Timestamp) -> Result<Option<Standing>, RateLimit> {
        let Some((holds, per)) = self.allowance(scope) else {
            return Ok(None);
        };
        let fresh = Window {
            used: 0,
            until: now + per,
        };
        let window = self.windows.entry(scope).or_insert(fresh);
        if window.until <= now {
            *window = fresh;
        }
        let Window { used, until } = *window;
        if used >= holds {
            return Err(self.limit(scope, now, until));
        }
        window.used += 1;
        let left = holds - window.used;
        Ok(Some(Standing::new(scope, holds, left, now, until)))
    }
}

impl Counted<'_> {
    /// The bucket: the route, and the channel, server or interaction it is about.
    fn scope(&self) -> Scope {
        let parts: Vec<&str> = self.path.trim_matches('/').split('/').collect();
        let kept = match parts.first() {
            Some(&("webhooks" | "interactions")) => 3,
            Some(&("channels" | "guilds")) => 2,
            _ => 1,
        };
        let mut hasher = DefaultHasher::new();
        self.method.hash(&mut hasher);
        for (place, part) in parts.into_iter().enumerate() {
            let is_any = place >= kept && part.parse::<u64>().is_ok();
            (if is_any { "*" } else { part }).hash(&mut hasher);
        }
        Scope::Bucket(hasher.finish())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(method: &'static str, path: &'static str, seconds: i64) -> Counted<'static> {
        Counted {
            method,
            path,
            is_the_bots: true,
            at: Timestamp::from_second(seconds).unwrap(),
        }
    }

    #[test]
    fn a_bucket_is_a_route_in_one_channel() {
        let bucket = |method, path| at(method, path, 0).scope();
        let message = bucket("PATCH", "/channels/1/messages/2");
        assert_eq!(message, bucket("PATCH", "/channels/1/messages/3"));
        assert_ne!(message, bucket("PATCH", "/channels/2/messages/2"));
        assert_ne!(message, bucket("DELETE", "/channels/1/messages/2"));
        assert_ne!(
            bucket("POST", "/webhooks/1/a"),
            bucket("POST", "/webhooks/1/b")
        );
    }

    #[test]
    fn what_is_counted_runs_out_and_comes_back() {
        let buckets = Buckets::default();
        let post = |seconds| buckets.take(at("POST", "/channels/1/messages", seconds));
        assert_eq!(post(0), Ok(None));
        buckets.count(Some((2, Duration::from_secs(5))));
        let left = |seconds| post(seconds).map(|standing| standing.unwrap().remaining);
        assert_eq!((left(10), left(12)), (Ok(1), Ok(0)));
        let RateLimit(met) = left(13).unwrap_err();
        assert_eq!((met.limit, met.left), (2, Duration::from_secs(2)));
        assert_eq!(left(15), Ok(1));
    }

    #[test]
    fn a_bot_has_fifty_requests_a_second_whatever_they_are_about() {
        let buckets = Buckets::default();
        buckets.count(Some((100, Duration::from_secs(5))));
        let ask = |path, seconds| buckets.take(at("GET", path, seconds));
        for _ in 0..25 {
            ask("/channels/1", 0).unwrap();
            ask("/channels/2", 0).unwrap();
        }
        assert_eq!(ask("/users/@me", 0).unwrap_err().0.scope, Scope::Global);
        let by_token = Counted {
            is_the_bots: false,
            ..at("POST", "/webhooks/1/a", 0)
        };
        buckets.take(by_token).unwrap();
        ask("/users/@me", 1).unwrap();
    }
}
