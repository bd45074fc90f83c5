//! The gateway divided into shards: what the bot is told to do and held to, what it did, and the
//! connections of some of its shards dropped.

use std::sync::Arc;

use crate::{
    gateway::{Identify, IdentifyLimits, Shard},
    ids::GuildId,
    local_discord::LocalDiscord,
    places::Guild,
    waiting::TimedOut,
    world::{Change, World},
};

impl LocalDiscord {
    /// How many shards the bot is told to have, by `GET /gateway/bot`; 1 unless said otherwise.
    pub fn recommend_shards(&self, shards: u64) {
        self.shared.world().gateway.identifying.recommended_shards = shards;
    }

    /// Into how many shards the bot must divide its servers from now on; who identifies with fewer, or
    /// with none, is closed with 4011. 1 unless said otherwise. Sessions that are there stay.
    pub fn require_shards(&self, shards: u64) {
        self.shared.world().gateway.identifying.required_shards = shards;
    }

    /// Limits from now on how often the bot may identify, or no longer. The day begins now, and every
    /// bucket is free. Unless this is called, there is no limit.
    ///
    /// # Panics
    /// When `max_concurrency` is 0.
    pub fn limit_identifies(&self, limits: Option<IdentifyLimits>) {
        assert!(
            limits.is_none_or(|limits| limits.max_concurrency > 0),
            "max_concurrency is at least 1: {limits:?}"
        );
        let mut world = self.shared.world();
        let now = world.now();
        world.gateway.identifying.limit(limits, now);
    }

    /// How often the bot may still identify today. Without [`LocalDiscord::limit_identifies`] it is only
    /// said, and nobody is turned away.
    pub fn connects_left(&self, left: u64) {
        self.shared.world().gateway.identifying.remaining = left;
    }

    /// Every IDENTIFY with the right token, oldest first, and what came of it.
    pub fn identifies(&self) -> Vec<Identify> {
        self.look(|world| world.identifies().to_vec())
    }

    /// The shards that are connected, by total and number; one that two processes serve comes twice.
    pub fn connected_shards(&self) -> Vec<Shard> {
        self.look(World::connected_shards)
    }

    /// Waits until each of these shards of `total` is connected, such as `(0..4, 16)`.
    pub async fn shards_are_connected(
        &self,
        ids: impl IntoIterator<Item = u64>,
        total: u64,
    ) -> Result<(), TimedOut> {
        let shards = shards(ids, total);
        self.wait_for(|world| {
            let connected = world.connected_shards();
            let all = shards.iter().all(|shard| connected.contains(shard));
            all.then_some(())
        })
        .await
    }

    /// Cuts the connections of these shards of `total` without a word, such as one process' `(0..4, 16)`;
    /// they can resume.
    pub fn cut_shards(&self, ids: impl IntoIterator<Item = u64>, total: u64) {
        let shards = shards(ids, total);
        let mut world = self.shared.world();
        world.gateway.cut_where(|shard| shards.contains(&shard));
        world.changed(Change::Other);
    }

    /// Cuts the connections of these shards of `total` without a word and forgets their sessions: they
    /// cannot resume, and what they miss is lost to the bot.
    pub fn lose_shards(&self, ids: impl IntoIterator<Item = u64>, total: u64) {
        let shards = shards(ids, total);
        let mut world = self.shared.world();
        world.gateway.lose_where(|shard| shards.contains(&shard));
        world.changed(Change::Other);
    }

    /// The server with this name, made on a shard of so many when there is none, with the bot in it.
    ///
    /// # Panics
    /// When there is no such shard, or there is a server with this name on another one.
    pub fn guild_on(&self, name: &str, shard: Shard) -> Guild {
        assert!(
            shard.is_valid(),
            "shards are numbered from 0 and below their total: {shard}"
        );
        let mut world = self.shared.world();
        let known = world.guild_named(name);
        let id = known.unwrap_or_else(|| {
            let owner = world.guilds[&self.home].owner;
            let id: GuildId = world.mint_on(shard);
            world.add_guild_with_id(id, name, owner, crate::builder::BOT_MAY)
        });
        let found = Shard::of(Some(id), shard.total);
        assert!(
            found == shard,
            "the server {name} is on shard {found}, not {shard}"
        );
        Guild {
            shared: Arc::clone(&self.shared),
            id,
        }
    }
}

impl Guild {
    /// The shard it belongs to when the bot divides its servers into `total`.
    pub fn shard(&self, total: u64) -> Shard {
        Shard::of(Some(self.id), total)
    }
}

impl World {
    /// Every IDENTIFY with the right token, oldest first, and what came of it.
    pub fn identifies(&self) -> &[Identify] {
        self.gateway.identifying.log()
    }

    /// The shards that are connected, by total and number; one that two processes serve comes twice.
    pub fn connected_shards(&self) -> Vec<Shard> {
        let mut shards = self.gateway.connected_shards();
        shards.sort_by_key(|shard| (shard.total, shard.id));
        shards
    }
}

fn shards(ids: impl IntoIterator<Item = u64>, total: u64) -> Vec<Shard> {
    let shard = |id| Shard { id, total };
    ids.into_iter().map(shard).collect()
}
