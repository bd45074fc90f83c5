//! Shards: the equal parts into which a bot's servers are divided.
//!
//! Knows nothing of sessions.

use std::fmt;

use crate::ids::GuildId;

/// One shard of a bot, as an IDENTIFY names it: `[id, total]`. Displayed as `3/16`.
///
/// A server belongs to the shard `(guild id >> 22) % total`; whatever has no server, such as private
/// messages, belongs to shard 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shard {
    /// Its number, from 0; from `total` on it is no shard, and refused with 4010.
    pub id: u64,
    /// Into how many shards the bot's servers are divided.
    pub total: u64,
}

impl Shard {
    /// The only shard of a bot that does not divide its servers.
    pub const WHOLE: Self = Self { id: 0, total: 1 };

    /// The shard that something in a server belongs to, or something without one. A `total` of 0 is
    /// taken for 1.
    pub fn of(guild: Option<GuildId>, total: u64) -> Self {
        let total = total.max(1);
        let id = guild.map_or(0, |guild| (guild.get() >> 22) % total);
        Self { id, total }
    }

    /// Whether there can be such a shard.
    pub fn is_valid(self) -> bool {
        self.id < self.total
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.id, self.total)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_belongs_to_one_shard_of_each_total() {
        let guild = Some(GuildId::new((35 << 22) | 7));
        for (total, id) in [(1, 0), (2, 1), (4, 3), (16, 3), (100, 35)] {
            assert_eq!(Shard::of(guild, total), Shard { id, total });
            assert_eq!(Shard::of(None, total), Shard { id: 0, total });
        }
        assert_eq!(Shard::of(guild, 0), Shard::WHOLE);
    }

    #[test]
    fn a_shard_is_below_its_total() {
        let valid = |id, total| Shard { id, total }.is_valid();
        assert!(valid(0, 1) && valid(15, 16));
        assert!(!valid(1, 1) && !valid(16, 16) && !valid(0, 0));
        assert_eq!(Shard { id: 3, total: 16 }.to_string(), "3/16");
    }
}
