//! What the gateway says of servers: their languages and names, and whether the bot is on them.

use serenity::all::{Cache, GuildId, Ready};
use tokio::sync::Mutex;
use tracing::error;

use crate::discord::bot::Bot;
use crate::game::ServerId;

/// Remembers the language of a server, if it is a community: only a community chooses one.
pub(super) async fn remember_locale(bot: &Bot, server: GuildId, features: &[String], locale: &str) {
    let is_community = features.iter().any(|feature| feature == "COMMUNITY");
    let locale = is_community.then_some(locale);
    let server = ServerId(server.get());
    if let Err(failure) = bot.service.server_locale_seen(server, locale).await {
        let error = &failure as &dyn std::error::Error;
        error!(%server, error, "the language is not remembered");
    }
}

/// Remembers what a server is called, for private messages about what is there.
pub(super) async fn remember_name(bot: &Bot, server: GuildId, name: &str) {
    let server = ServerId(server.get());
    if let Err(failure) = bot.service.remember_server_name(server, name).await {
        let error = &failure as &dyn std::error::Error;
        error!(%server, error, "the name is not remembered");
    }
}

/// Notes that the bot is on a server, or was removed from it: its tournaments pause, and go on once it is back. A server
/// that is only unreachable has not removed it.
///
/// Events are dispatched in tasks of their own, which may overtake each other; the cache has them in order. So what the
/// cache says otherwise by now is not noted, and one is noted after the other.
pub(super) async fn note_presence(
    bot: &Bot,
    (cache, turns): (&Cache, &Mutex<()>),
    server: GuildId,
    is_there: bool,
) {
    let _turn = turns.lock().await;
    if cache.guild(server).is_some() != is_there {
        return;
    }
    let server = ServerId(server.get());
    let now = bot.now();
    let is_back = if is_there {
        bot.service.server_joined(server, now).await
    } else {
        let left = bot.service.server_left(server, now).await;
        left.map(|()| false)
    };
    match is_back {
        Ok(false) => {}
        Ok(true) => bot.outbox.wake_retries.notify_one(),
        Err(failure) => {
            let error = &failure as &dyn std::error::Error;
            error!(%server, error, "it is not noted whether the bot is on a server");
        }
    }
}

/// Notes from which servers the bot was removed while it was away. Each shard is told its own ones.
pub(super) async fn note_servers(bot: &Bot, ready: &Ready) {
    let present = ready.guilds.iter().map(|guild| ServerId(guild.id.get()));
    let present: Vec<_> = present.collect();
    let is_ours = |server: ServerId| {
        ready.shard.is_none_or(|shard| {
            (server.0 >> 22) % u64::from(shard.total.max(1)) == u64::from(shard.id.0)
        })
    };
    if let Err(failure) = bot.service.servers_seen(&present, is_ours, bot.now()).await {
        let error = &failure as &dyn std::error::Error;
        error!(
            error,
            "it is not noted from which servers the bot was removed"
        );
    }
}
