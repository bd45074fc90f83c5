//! How often messages older than an hour may be edited in one channel.
//!
//! Discord does not say how often. What is assumed here is what others have found, and a test can
//! set it.

use std::{
    collections::{HashMap, VecDeque},
    time::Duration,
};

use jiff::Timestamp;

use crate::{
    ids::ChannelId,
    rate_limit::{RateLimit, Scope, Standing},
};

/// From what age on edits of a message are counted.
pub(crate) const OLD_AFTER: Duration = Duration::from_hours(1);
/// How many such edits are allowed, and within which time.
const ALLOWED: (usize, Duration) = (3, Duration::from_secs(20));

/// The edits of old messages that still count.
#[derive(Debug)]
pub(crate) struct OldEdits {
    pub allowed: (usize, Duration),
    counted: HashMap<ChannelId, VecDeque<Timestamp>>,
}

impl Default for OldEdits {
    fn default() -> Self {
        Self {
            allowed: ALLOWED,
            counted: HashMap::new(),
        }
    }
}

impl OldEdits {
    /// Counts an edit, or says when there can be another one.
    pub fn count(&mut self, channel: ChannelId, now: Timestamp) -> Result<(), RateLimit> {
        let (allowed, within) = self.allowed;
        let counted = self.counted.entry(channel).or_default();
        counted.retain(|at| now < *at + within);
        if counted.len() < allowed {
            counted.push_back(now);
            return Ok(());
        }
        let until = counted.front().map_or(now, |oldest| *oldest) + within;
        let limit = u64::try_from(allowed).unwrap_or(u64::MAX);
        Err(RateLimit(Standing::new(
            Scope::OldEdits,
            limit,
            0,
            now,
            until,
        )))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_room_again_when_the_oldest_edit_no_longer_counts() {
        let mut edits = OldEdits::default();
        let (here, there) = (ChannelId::new(1), ChannelId::new(2));
        let at = |seconds| Timestamp::from_second(seconds).unwrap();
        for seconds in [0, 5, 10] {
            assert_eq!(edits.count(here, at(seconds)), Ok(()));
        }
        let RateLimit(full) = edits.count(here, at(12)).unwrap_err();
        assert_eq!((full.until, full.left), (at(20), Duration::from_secs(8)));
        assert_eq!(edits.count(there, at(12)), Ok(()));
        assert_eq!(edits.count(here, at(20)), Ok(()));
        assert_eq!(edits.count(here, at(20)).unwrap_err().0.until, at(25));
    }
}
