//! The servers on which people play in a storm: one on each shard, so that each process of the bot has its part of the
//! games.

use std::time::Duration;

use local_discord::{Guild, IdentifyLimits, LocalDiscord, Shard, World};

/// How many shards Discord lets in at once: as many as a bot with several processes may have.
const AT_ONCE: u64 = 16;
/// For how long a shard keeps others from its place after it was let in.
const EACH: Duration = Duration::from_secs(5);
/// How often the bot may connect a day: a storm lasts many days.
const A_DAY: u64 = 100_000;

/// A server on each shard.
pub struct Servers {
    guilds: Vec<Guild>,
}

impl Servers {
    /// The home server, and one on every other of this many shards. If there are several, the bot is told to have as many,
    /// and Discord counts how it connects them.
    pub fn new(discord: &LocalDiscord, shards: u32) -> Self {
        let total = u64::from(shards);
        if total > 1 {
            discord.recommend_shards(total);
            discord.require_shards(total);
            discord.limit_identifies(Some(IdentifyLimits {
                max_concurrency: AT_ONCE,
                bucket_lasts: EACH,
                daily: A_DAY,
            }));
        }
        let home = discord.home();
        let own = home.shard(total);
        let guild = |id| {
            let shard = Shard { id, total };
            if shard == own {
                home.clone()
            } else {
                discord.guild_on(&format!("Server {id}"), shard)
            }
        };
        Self {
            guilds: (0..total).map(guild).collect(),
        }
    }

    /// The server of those with this number.
    pub fn numbered(&self, number: u64) -> &Guild {
        let index = number % self.guilds.len() as u64;
        &self.guilds[usize::try_from(index).unwrap_or(0)]
    }

    /// All of them.
    pub fn all(&self) -> &[Guild] {
        &self.guilds
    }
}

/// Whether every one of so many shards is connected, so that everybody can play.
pub fn are_connected(world: &World, shards: u32) -> bool {
    let total = u64::from(shards);
    let mut connected = world.connected_shards();
    connected.retain(|shard| shard.total == total);
    connected.dedup();
    connected.len() as u64 == total
}
