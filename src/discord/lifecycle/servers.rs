//! What the gateway says of servers: their languages and names, and whether the bot is on them.

use std::sync::Arc;

use serenity::all::{Guild, PartialGuild, Ready, UserId};
use tokio::sync::Mutex;
use tracing::error;

use crate::discord::bot::Bot;
use crate::discord::memberships::Memberships;
use crate::game::{PlayerId, ServerId};

/// What is remembered of a server. An event tells far more, and a thousand events come at once after a start: the rest
/// does not wait in memory until the database has taken this.
pub(super) struct ServerNews {
    /// The server.
    pub server: ServerId,
    /// What it is called, for private messages about what is there.
    name: String,
    /// Its language, if it is a community: only a community chooses one.
    locale: Option<String>,
}

impl ServerNews {
    /// What is remembered of a server on which the bot is.
    pub fn of_new(guild: Guild) -> Self {
        let locale = (guild.features, guild.preferred_locale);
        Self::of(ServerId(guild.id.get()), guild.name, locale)
    }

    /// What is remembered of a server that has changed.
    pub fn of_changed(guild: PartialGuild) -> Self {
        let locale = (guild.features, guild.preferred_locale);
        Self::of(ServerId(guild.id.get()), guild.name, locale)
    }

    fn of(server: ServerId, name: String, (features, locale): (Vec<String>, String)) -> Self {
        let is_community = features.iter().any(|feature| feature == "COMMUNITY");
        Self {
            server,
            name,
            locale: is_community.then_some(locale),
        }
    }

    /// Remembers it.
    pub async fn remember(&self, bot: &Bot) {
        let (server, locale) = (self.server, self.locale.as_deref());
        if let Err(failure) = bot.service.server_locale_seen(server, locale).await {
            let error = &failure as &dyn std::error::Error;
            error!(%server, error, "the language is not remembered");
        }
        if let Err(failure) = bot.service.remember_server_name(server, &self.name).await {
            let error = &failure as &dyn std::error::Error;
            error!(%server, error, "the name is not remembered");
        }
    }
}

/// Notes on which servers the bot is.
pub(super) struct Servers {
    memberships: Arc<Memberships>,
    /// Held while it is noted of one.
    turn: Mutex<()>,
}

impl Servers {
    pub fn new(memberships: Arc<Memberships>) -> Self {
        Self {
            memberships,
            turn: Mutex::new(()),
        }
    }

    /// Notes that the bot is on a server, or was removed from it: its tournaments pause, and go on once it is back. A
    /// server that is only unreachable has not removed it.
    ///
    /// Events are dispatched in tasks of their own, which may overtake each other. So if an event says the opposite of
    /// what is known, Discord is asked what is true by now, and without an answer the event is believed. One is noted
    /// after the other.
    pub async fn note(&self, bot: &Bot, (server, is_there): (ServerId, bool), own: UserId) {
        let _turn = self.turn.lock().await;
        let is_there = if self.memberships.contradict(server, is_there) {
            let found = bot.outbox.is_bot_on(server, PlayerId(own.get())).await;
            found.unwrap_or(is_there)
        } else {
            is_there
        };
        self.memberships.note(server, is_there);
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
    pub async fn begin(&self, bot: &Bot, ready: &Ready) {
        let present = ready.guilds.iter().map(|guild| ServerId(guild.id.get()));
        let present: Vec<_> = present.collect();
        let is_ours = |server: ServerId| {
            ready.shard.is_none_or(|shard| {
                (server.0 >> 22) % u64::from(shard.total.max(1)) == u64::from(shard.id.0)
            })
        };
        self.memberships.begin(&present, is_ours);
        if let Err(failure) = bot.service.servers_seen(&present, is_ours, bot.now()).await {
            let error = &failure as &dyn std::error::Error;
            error!(
                error,
                "it is not noted from which servers the bot was removed"
            );
        }
    }
}
