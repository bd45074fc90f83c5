//! One connection of the bot: hello, identify or resume, heartbeats.

use std::sync::Arc;

use axum::{
    extract::{
        State, WebSocketUpgrade,
        ws::{CloseFrame, Message, WebSocket},
    },
    http::StatusCode,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use twilight_model::gateway::Intents;

use super::{IdentifyOutcome, Outgoing, Shard};
use crate::{
    ids::GuildId,
    shared::Shared,
    wire,
    world::{Change, World},
};

/// How often the bot is to send a heartbeat.
const HEARTBEAT_MILLISECONDS: u64 = 41_250;

/// What the bot sends.
#[derive(Debug, Deserialize)]
struct Incoming {
    op: u8,
    #[serde(default)]
    d: Value,
}

/// Codes with which Discord closes a connection.
#[derive(Debug, Clone, Copy)]
#[repr(u16)]
enum Close {
    UnknownOpcode = 4001,
    DecodeError = 4002,
    NotAuthenticated = 4003,
    AuthenticationFailed = 4004,
    AlreadyAuthenticated = 4005,
    InvalidShard = 4010,
    ShardingRequired = 4011,
    InvalidIntents = 4013,
}

/// Takes a connection up.
pub(crate) async fn connect(
    State(shared): State<Arc<Shared>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    if shared.is_down() {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    upgrade.on_upgrade(|socket| async move {
        let (outgoing, to_send) = mpsc::unbounded_channel();
        let connection = Connection {
            shared,
            outgoing,
            session: None,
        };
        connection.run(socket, to_send).await;
    })
}

/// A connection, with the session it speaks for once it has identified.
struct Connection {
    shared: Arc<Shared>,
    outgoing: UnboundedSender<Outgoing>,
    session: Option<String>,
}

impl Connection {
    async fn run(mut self, mut socket: WebSocket, mut to_send: UnboundedReceiver<Outgoing>) {
        let hello = json!({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MILLISECONDS}});
        self.say(&hello);
        loop {
            tokio::select! {
                outgoing = to_send.recv() => match outgoing {
                    Some(Outgoing::Text(text)) => {
                        if socket.send(Message::Text(text)).await.is_err() {
                            break;
                        }
                    }
                    Some(Outgoing::Cut) | None => break,
                },
                incoming = socket.recv() => match incoming {
                    Some(Ok(Message::Text(text))) => {
                        if let Err(code) = self.hear(&text) {
                            close(&mut socket, code).await;
                            break;
                        }
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                    Some(Ok(_)) => {}
                },
            }
        }
        drop(to_send);
        self.shared.world().changed(Change::Other);
    }

    fn hear(&mut self, text: &str) -> Result<(), Close> {
        let incoming: Incoming = serde_json::from_str(text).map_err(|_| Close::DecodeError)?;
        match incoming.op {
            1 => self.say(&json!({"op": 11})),
            2 => self.identify(&incoming.d)?,
            6 => self.resume(&incoming.d)?,
            // Presence, voice and requests for members: taken note of, and without effect here.
            3 | 4 | 8 if self.session.is_some() => {}
            3 | 4 | 8 => return Err(Close::NotAuthenticated),
            _ => return Err(Close::UnknownOpcode),
        }
        Ok(())
    }

    /// Opens a session: READY, then every server in full. If its shard has to wait, says so instead.
    fn identify(&mut self, data: &Value) -> Result<(), Close> {
        if self.session.is_some() {
            return Err(Close::AlreadyAuthenticated);
        }
        self.check_token(data)?;
        let bits = data["intents"].as_u64().ok_or(Close::InvalidIntents)?;
        let intents = Intents::from_bits(bits).ok_or(Close::InvalidIntents)?;
        let shard = shard_of(data)?;
        let mut world = self.shared.world();
        let now = world.now();
        let outcome = world.gateway.identifying.judge(shard, now);
        if outcome != IdentifyOutcome::Accepted {
            world.changed(Change::Other);
        }
        match outcome {
            IdentifyOutcome::Accepted => {}
            IdentifyOutcome::BucketUsed => {
                self.say(&json!({"op": 9, "d": false}));
                return Ok(());
            }
            IdentifyOutcome::DayUsed => return Err(Close::AuthenticationFailed),
            IdentifyOutcome::InvalidShard => return Err(Close::InvalidShard),
            IdentifyOutcome::ShardingRequired => return Err(Close::ShardingRequired),
        }
        let session = world.gateway.open(intents, shard, self.outgoing.clone());
        let id = session.id.clone();
        greet(&mut world, &id, shard);
        world.changed(Change::Other);
        drop(world);
        self.session = Some(id);
        Ok(())
    }

    /// Takes up a session where it was left, or says that this is not possible.
    fn resume(&mut self, data: &Value) -> Result<(), Close> {
        self.check_token(data)?;
        let seen = data["seq"].as_u64().unwrap_or(0);
        let id = data["session_id"].as_str().unwrap_or_default();
        let mut world = self.shared.world();
        if world.gateway.resume(id, seen, self.outgoing.clone()) {
            self.session = Some(id.to_owned());
            world.changed(Change::Other);
        } else {
            self.say(&json!({"op": 9, "d": false}));
        }
        Ok(())
    }

    /// The token, which libraries send with or without the word that requests put before it.
    fn check_token(&self, data: &Value) -> Result<(), Close> {
        let token = data["token"].as_str().unwrap_or_default();
        let token = token.strip_prefix("Bot ").unwrap_or(token);
        if token == self.shared.token {
            Ok(())
        } else {
            Err(Close::AuthenticationFailed)
        }
    }

    fn say(&self, json: &Value) {
        // The receiver lives as long as the connection does.
        let _ = self.outgoing.send(Outgoing::text(&json.to_string()));
    }
}

/// The shard that an IDENTIFY names: all servers if it names none.
fn shard_of(data: &Value) -> Result<Shard, Close> {
    if data["shard"].is_null() {
        return Ok(Shard::WHOLE);
    }
    let named = serde_json::from_value::<[u64; 2]>(data["shard"].clone());
    let [id, total] = named.map_err(|_| Close::InvalidShard)?;
    Ok(Shard { id, total })
}

/// Says who the bot is and tells of every server of this shard.
fn greet(world: &mut World, session: &str, shard: Shard) {
    let guilds = world.guilds.keys().copied();
    let guilds: Vec<GuildId> = guilds.filter(|id| world.is_bot_in(*id)).collect();
    let Some(known) = world.gateway.session(session) else {
        return;
    };
    let served: Vec<_> = guilds
        .into_iter()
        .filter(|id| known.serves(Some(*id)))
        .collect();
    let named: Vec<_> = served
        .iter()
        .map(|id| json!({"id": id, "unavailable": true}))
        .collect();
    let ready = wire::application::ready(world, session, shard, &named);
    let in_order = served.iter().filter(|id| world.bot_hears_of(**id));
    let created: Vec<_> = in_order
        .map(|id| wire::guild::created(world, &world.guilds[id]))
        .collect();
    let Some(session) = world.gateway.session(session) else {
        return;
    };
    session.dispatch("READY", &ready.to_string());
    for guild in created {
        session.dispatch("GUILD_CREATE", &guild.to_string());
    }
}

async fn close(socket: &mut WebSocket, code: Close) {
    let reason = format!("{code:?}").into();
    let frame = CloseFrame {
        code: code as u16,
        reason,
    };
    // A bot that is already gone need not be told.
    let _ = socket.send(Message::Close(Some(frame))).await;
}
