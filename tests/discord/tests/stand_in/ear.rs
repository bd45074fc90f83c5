//! A bare connection to the gateway, which hears events as they are told.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use local_discord::{GuildId, LocalDiscord, Shard};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};

/// What the bot asks to hear: servers, messages in them, and messages in private.
const INTENTS: u64 = (1 << 0) | (1 << 9) | (1 << 12);

/// Real time after which nothing more is taken to come.
const PATIENCE: Duration = Duration::from_secs(10);

/// Somebody who listens with the bot's token.
pub struct Ear {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    token: String,
    pub session: String,
    pub sequence: u64,
    /// The servers the session began with, in order.
    pub guilds: Vec<GuildId>,
}

impl Ear {
    /// A new session, once everything it begins with was heard.
    pub async fn open(discord: &LocalDiscord) -> Self {
        let mut ear = Self::connect(discord).await;
        ear.identify(&Value::Null).await;
        ear.is_ready(discord).await;
        ear
    }

    /// A new session of one shard, once everything it begins with was heard.
    pub async fn open_on(discord: &LocalDiscord, id: u64, total: u64) -> Self {
        let mut ear = Self::connect(discord).await;
        ear.identify(&json!([id, total])).await;
        let shard = ear.is_ready(discord).await;
        assert_eq!(shard, json!([id, total]));
        ear
    }

    /// Asks for a session, of a shard unless it is null.
    pub async fn identify(&mut self, shard: &Value) {
        let mut asked = json!({"token": self.token, "intents": INTENTS});
        if !shard.is_null() {
            asked["shard"] = shard.clone();
        }
        self.say(&json!({"op": 2, "d": asked})).await;
    }

    /// Hears what a session begins with, and says which shard READY names.
    pub async fn is_ready(&mut self, discord: &LocalDiscord) -> Value {
        let mut ready = self.hears("READY").await;
        ready["session_id"]
            .as_str()
            .unwrap()
            .clone_into(&mut self.session);
        let guilds = ready["guilds"].as_array().unwrap();
        self.guilds = guilds.iter().map(id_of).collect();
        let in_order = |id: &&GuildId| {
            let is_down = |world: &local_discord::World| world.guild(**id).unwrap().is_down;
            !discord.look(is_down)
        };
        for id in self.guilds.clone().iter().filter(in_order) {
            let told = self.hears("GUILD_CREATE").await;
            assert_eq!(id_of(&told), *id, "as READY names them");
            let shard: [u64; 2] = serde_json::from_value(ready["shard"].clone()).unwrap();
            let of = Shard::of(Some(*id), shard[1]);
            assert_eq!([of.id, of.total], shard, "a server of another shard");
        }
        ready["shard"].take()
    }

    /// Takes up the session over a new connection.
    pub async fn resumes(&self, discord: &LocalDiscord) -> Self {
        let mut ear = Self::connect(discord).await;
        ear.session.clone_from(&self.session);
        ear.sequence = self.sequence;
        let about = json!({"token": ear.token, "session_id": ear.session, "seq": ear.sequence});
        ear.say(&json!({"op": 6, "d": about})).await;
        ear
    }

    /// The next event, which must be this one.
    pub async fn hears(&mut self, event: &str) -> Value {
        let (name, data) = self.event().await;
        assert_eq!(name, event, "{data}");
        data
    }

    /// The next event and what it says.
    pub async fn event(&mut self) -> (String, Value) {
        let mut told = self.told().await.expect("the connection holds");
        assert_eq!(told["op"], 0, "{told}");
        self.sequence += 1;
        assert_eq!(told["s"], self.sequence, "events are numbered one by one");
        (told["t"].as_str().unwrap().to_owned(), told["d"].take())
    }

    /// That nothing was told that has not been heard: a heartbeat is answered next.
    pub async fn heard_all(&mut self) {
        self.say(&json!({"op": 1, "d": self.sequence})).await;
        assert_eq!(self.told().await.unwrap(), json!({"op": 11}));
    }

    /// The code with which the connection is closed, which must come next.
    pub async fn closed_with(&mut self) -> u16 {
        let told = tokio::time::timeout(PATIENCE, self.socket.next()).await;
        match told.expect("something is told in time").unwrap().unwrap() {
            Message::Close(Some(frame)) => frame.code.into(),
            told => panic!("not closed: {told}"),
        }
    }

    /// The next thing told, whatever it is; none when the connection has ended.
    pub async fn told(&mut self) -> Option<Value> {
        let told = tokio::time::timeout(PATIENCE, self.socket.next()).await;
        let told = told.expect("something is told in time")?.ok()?;
        Some(serde_json::from_str(told.to_text().unwrap()).unwrap())
    }

    /// A new connection without a session.
    pub async fn connect(discord: &LocalDiscord) -> Self {
        let url = discord.api_url().replacen("http", "ws", 1);
        let (socket, _) = connect_async(format!("{url}/gateway?v=10")).await.unwrap();
        let token = discord.token().to_owned();
        let session = String::new();
        let mut ear = Self {
            socket,
            token,
            session,
            sequence: 0,
            guilds: Vec::new(),
        };
        assert_eq!(ear.told().await.unwrap()["op"], 10);
        ear
    }

    async fn say(&mut self, json: &Value) {
        self.socket
            .send(Message::text(json.to_string()))
            .await
            .unwrap();
    }
}

/// The server that something told is about, or that it names.
fn id_of(told: &Value) -> GuildId {
    let id = told["id"].as_str().unwrap();
    GuildId::new(id.parse().unwrap())
}
