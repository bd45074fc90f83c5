//! A session: what the bot asked to hear, what it was told, and how to resume it.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use serde_json::Value;
use tokio::sync::mpsc::UnboundedSender;
use twilight_model::gateway::Intents;

use super::{Audience, Shard};
use crate::ids::GuildId;

/// How many events are kept for replay.
const REPLAY_KEPT: usize = 2_000;

/// What is to be done on a connection.
#[derive(Debug, Clone)]
pub(crate) enum Outgoing {
    /// Send this.
    Text(Utf8Bytes),
    /// Drop the connection without a word.
    Cut,
}

impl Outgoing {
    pub fn text(text: &str) -> Self {
        Self::Text(Utf8Bytes::from(text))
    }
}

/// A session, connected or waiting to be resumed.
#[derive(Debug)]
pub(crate) struct Session {
    pub id: String,
    pub shard: Shard,
    intents: Intents,
    sequence: u64,
    /// The newest events with their numbers, oldest first.
    told: VecDeque<(u64, Utf8Bytes)>,
    connection: Option<UnboundedSender<Outgoing>>,
}

impl Session {
    pub fn new(
        id: String,
        intents: Intents,
        shard: Shard,
        connection: UnboundedSender<Outgoing>,
    ) -> Self {
        let connection = Some(connection);
        Self {
            id,
            shard,
            intents,
            sequence: 0,
            told: VecDeque::new(),
            connection,
        }
    }

    /// Whether there is a connection to tell things over.
    pub fn is_connected(&self) -> bool {
        self.connection
            .as_ref()
            .is_some_and(|connection| !connection.is_closed())
    }

    /// Lets the connection go; the session stays.
    pub fn disconnect(&mut self) {
        self.connection = None;
    }

    /// Takes up the session over a new connection and replays what came after `seen`; false when
    /// too much was missed.
    pub fn resume(&mut self, seen: u64, connection: UnboundedSender<Outgoing>) -> bool {
        let oldest = self
            .told
            .front()
            .map_or(self.sequence + 1, |(number, _)| *number);
        if seen > self.sequence || seen + 1 < oldest {
            return false;
        }
        self.connection = Some(connection);
        for (_, text) in self.told.iter().filter(|(number, _)| *number > seen) {
            self.send(Outgoing::Text(text.clone()));
        }
        self.dispatch("RESUMED", r#"{"_trace":[]}"#);
        true
    }

    /// Tells an event, or keeps it for when the session is resumed.
    pub fn dispatch(&mut self, event: &str, data: &str) {
        self.sequence += 1;
        let number = self.sequence;
        let text = format!(r#"{{"op":0,"t":"{event}","s":{number},"d":{data}}}"#);
        let text = Utf8Bytes::from(text);
        self.send(Outgoing::Text(text.clone()));
        self.told.push_back((number, text));
        if self.told.len() > REPLAY_KEPT {
            self.told.pop_front();
        }
    }

    /// Puts something on the connection, if there is one.
    pub fn send(&self, outgoing: Outgoing) {
        if let Some(connection) = &self.connection {
            // A connection that just broke misses nothing: what was told is kept for replay.
            let _ = connection.send(outgoing);
        }
    }

    /// Whether the session asked for this, and its shard is the one to hear it.
    pub fn hears(&self, audience: Audience) -> bool {
        self.intents.contains(audience.intents()) && self.serves(audience.guild())
    }

    /// Whether this session's shard is the one for a server; private matters go to the first.
    pub fn serves(&self, guild: Option<GuildId>) -> bool {
        Shard::of(guild, self.shard.total) == self.shard
    }

    /// Whether the session may read the content: with the privileged intent, in private, when it
    /// wrote the message itself, and when it is mentioned. What has no content anybody may read.
    pub fn may_read(&self, data: &Value, audience: Audience, bot: &str) -> bool {
        !matches!(audience, Audience::Messages(Some(_)))
            || self.intents.contains(Intents::MESSAGE_CONTENT)
            || data.get("author").is_none_or(|author| author["id"] == bot)
            || data["mentions"]
                .as_array()
                .is_some_and(|all| all.iter().any(|it| it["id"] == bot))
    }
}
