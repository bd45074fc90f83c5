//! Which IDENTIFY is let in: how many at once, how many a day, by which shards; and what came of each.
//!
//! Knows nothing of connections. What time it is it is told.

use std::{collections::HashMap, time::Duration};

use jiff::Timestamp;

use super::Shard;

/// What a small bot may have a day.
const SMALL_BOTS_DAY: u64 = 1_000;
const DAY: Duration = Duration::from_hours(24);
/// When the day is over, as it is told while no limit is at work.
const RESET_TOLD: Duration = Duration::from_hours(1);

/// How often the bot may identify, by the stand-in's clock. RESUME is never counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IdentifyLimits {
    /// How many buckets there are, at least 1: the shard `id` uses the bucket `id % max_concurrency`.
    pub max_concurrency: u64,
    /// How long a bucket is used after an IDENTIFY of it was let in.
    pub bucket_lasts: Duration,
    /// How many are let in from now on within 24 hours, those refused included.
    pub daily: u64,
}

impl Default for IdentifyLimits {
    /// Discord's for a small bot: one in 5 seconds, 1,000 in 24 hours.
    fn default() -> Self {
        Self {
            max_concurrency: 1,
            bucket_lasts: Duration::from_secs(5),
            daily: SMALL_BOTS_DAY,
        }
    }
}

/// What came of an IDENTIFY.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IdentifyOutcome {
    /// A session began.
    Accepted,
    /// The bucket of its shard is used: "invalid session" (op 9), and the bot may try again.
    BucketUsed,
    /// No more today. Discord ends every session then and resets the token; here this connection alone
    /// is closed, with 4004, which a bot is told of a token that is no longer good.
    DayUsed,
    /// There is no such shard, such as 4 of 4: closed with 4010.
    InvalidShard,
    /// It divides the servers into fewer shards than are required: closed with 4011.
    ShardingRequired,
}

/// An IDENTIFY that came with the right token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Identify {
    /// The shard it names; 0 of 1 if it names none.
    pub shard: Shard,
    /// When, by the stand-in's clock.
    pub at: Timestamp,
    /// What came of it.
    pub outcome: IdentifyOutcome,
}

/// What a bot is told of how often it may identify.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SessionStarts {
    pub total: u64,
    pub remaining: u64,
    pub reset_after: Duration,
    pub max_concurrency: u64,
}

/// The limits that are at work, and every IDENTIFY so far.
#[derive(Debug)]
pub(crate) struct Identifying {
    /// How many shards the bot is told to have.
    pub recommended_shards: u64,
    /// How many it must have at least.
    pub required_shards: u64,
    /// How often it may identify today; only told, unless there are limits.
    pub remaining: u64,
    limited: Option<Limited>,
    log: Vec<Identify>,
}

#[derive(Debug)]
struct Limited {
    limits: IdentifyLimits,
    resets_at: Timestamp,
    /// When a session of each bucket last began.
    used: HashMap<u64, Timestamp>,
}

impl Default for Identifying {
    fn default() -> Self {
        Self {
            recommended_shards: 1,
            required_shards: 1,
            remaining: SMALL_BOTS_DAY,
            limited: None,
            log: Vec::new(),
        }
    }
}

impl Identifying {
    /// Sets limits, whose day begins now with every bucket free, or takes them away.
    pub fn limit(&mut self, limits: Option<IdentifyLimits>, now: Timestamp) {
        self.remaining = limits.map_or(SMALL_BOTS_DAY, |limits| limits.daily);
        self.limited = limits.map(|limits| Limited {
            limits,
            resets_at: now + DAY,
            used: HashMap::new(),
        });
    }

    /// What the bot is told.
    pub fn session_starts(&mut self, now: Timestamp) -> SessionStarts {
        self.begin_day(now);
        let limited = self.limited.as_ref();
        let limits = limited.map_or_else(IdentifyLimits::default, |limited| limited.limits);
        let reset_after = limited.map_or(RESET_TOLD, |limited| {
            let left = limited.resets_at.duration_since(now);
            left.try_into().unwrap_or_default()
        });
        SessionStarts {
            total: limits.daily,
            remaining: self.remaining,
            reset_after,
            max_concurrency: limits.max_concurrency,
        }
    }

    /// Decides about an IDENTIFY and notes it. `shard` is 0 of 1 for one that names none.
    pub fn judge(&mut self, shard: Shard, now: Timestamp) -> IdentifyOutcome {
        self.begin_day(now);
        let outcome = self.outcome(shard, now);
        let at = now;
        self.log.push(Identify { shard, at, outcome });
        outcome
    }

    /// Every IDENTIFY so far, oldest first.
    pub fn log(&self) -> &[Identify] {
        &self.log
    }

    fn outcome(&mut self, shard: Shard, now: Timestamp) -> IdentifyOutcome {
        if self.limited.is_some() {
            if self.remaining == 0 {
                return IdentifyOutcome::DayUsed;
            }
            self.remaining -= 1;
        }
        if !shard.is_valid() {
            return IdentifyOutcome::InvalidShard;
        }
        if shard.total < self.required_shards {
            return IdentifyOutcome::ShardingRequired;
        }
        let Some(limited) = &mut self.limited else {
            return IdentifyOutcome::Accepted;
        };
        let bucket = shard.id % limited.limits.max_concurrency;
        let is_free = |at: &Timestamp| now >= *at + limited.limits.bucket_lasts;
        if limited.used.get(&bucket).is_none_or(is_free) {
            limited.used.insert(bucket, now);
            IdentifyOutcome::Accepted
        } else {
            IdentifyOutcome::BucketUsed
        }
    }

    /// Gives the bot its whole day again once the last one is over.
    fn begin_day(&mut self, now: Timestamp) {
        let Some(limited) = &mut self.limited else {
            return;
        };
        while now >= limited.resets_at {
            limited.resets_at += DAY;
            self.remaining = limited.limits.daily;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{IdentifyOutcome::*, *};

    const SECOND: Duration = Duration::from_secs(1);

    fn shard(id: u64, total: u64) -> Shard {
        Shard { id, total }
    }

    #[test]
    fn without_limits_everybody_is_let_in() {
        let mut identifying = Identifying::default();
        let now = Timestamp::UNIX_EPOCH;
        identifying.remaining = 0;
        for _ in 0..2_000 {
            assert_eq!(identifying.judge(Shard::WHOLE, now), Accepted);
        }
        assert_eq!(identifying.session_starts(now).remaining, 0);
    }

    #[test]
    fn a_bucket_is_used_for_its_time_and_refusals_do_not_prolong_it() {
        let mut identifying = Identifying::default();
        let start = Timestamp::UNIX_EPOCH;
        let limits = IdentifyLimits {
            max_concurrency: 2,
            ..IdentifyLimits::default()
        };
        identifying.limit(Some(limits), start);
        let cases = [
            (0, 0, Accepted),
            (0, 1, Accepted),
            (0, 2, BucketUsed),
            (4, 0, BucketUsed),
            (5, 2, Accepted),
            (9, 0, BucketUsed),
            (9, 3, Accepted),
            (10, 0, Accepted),
        ];
        for (second, id, outcome) in cases {
            let at = start + SECOND * second;
            assert_eq!(
                identifying.judge(shard(id, 4), at),
                outcome,
                "{second} {id}"
            );
        }
        assert_eq!(identifying.session_starts(start).remaining, 992);
    }

    #[test]
    fn every_attempt_counts_for_the_day_and_the_next_day_starts_at_zero() {
        let mut identifying = Identifying::default();
        let start = Timestamp::UNIX_EPOCH;
        let limits = IdentifyLimits {
            daily: 3,
            ..IdentifyLimits::default()
        };
        identifying.limit(Some(limits), start);
        for outcome in [Accepted, BucketUsed, BucketUsed, DayUsed] {
            assert_eq!(identifying.judge(shard(0, 1), start), outcome);
        }
        let almost = start + DAY - SECOND;
        assert_eq!(identifying.judge(shard(0, 1), almost), DayUsed);
        let told = identifying.session_starts(almost);
        assert_eq!((told.remaining, told.reset_after), (0, SECOND));
        let later = start + DAY * 2;
        let told = identifying.session_starts(later);
        assert_eq!((told.remaining, told.reset_after), (3, DAY));
        assert_eq!(identifying.judge(shard(0, 1), later), Accepted);
        assert_eq!(identifying.log().len(), 6);
    }

    #[test]
    fn shards_that_are_none_or_too_few_are_refused() {
        let mut identifying = Identifying {
            required_shards: 4,
            ..Identifying::default()
        };
        let cases = [
            (shard(0, 1), ShardingRequired),
            (shard(1, 2), ShardingRequired),
            (shard(3, 4), Accepted),
            (shard(4, 4), InvalidShard),
            (shard(0, 0), InvalidShard),
            (shard(7, 8), Accepted),
        ];
        for (shard, outcome) in cases {
            assert_eq!(identifying.judge(shard, Timestamp::UNIX_EPOCH), outcome);
        }
    }
}
