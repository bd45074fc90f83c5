//! A bare connection to the gateway, which hears events as they are told.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use local_discord::{GuildId, LocalDiscord};
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
}

impl Ear {
    /// A new session, once everything it begins with was heard.
    pub async fn open(discord: &LocalDiscord) -> Self {
        let mut ear = Self::connect(discord).await;
        let identify = json!({"op": 2, "d": {"token": ear.token, "intents": INTENTS}});
        ear.say(&identify).await;
        let ready = ear.hears("READY").await;
        ready["session_id"]
            .as_str()
            .unwrap()
            .clone_into(&mut ear.session);
        let in_order = |id: &Value| {
            let id = id["id"].as_str().unwrap().parse().unwrap();
            discord.look(|world| !world.guild(GuildId::new(id)).unwrap().is_down)
        };
        let guilds = ready["guilds"].as_array().unwrap();
        for _ in guilds.iter().filter(|guild| in_order(guild)) {
            ear.hears("GUILD_CREATE").await;
        }
        ear
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

    /// The next thing told, whatever it is; none when the connection has ended.
    pub async fn told(&mut self) -> Option<Value> {
        let told = tokio::time::timeout(PATIENCE, self.socket.next()).await;
        let told = told.expect("something is told in time")?.ok()?;
        Some(serde_json::from_str(told.to_text().unwrap()).unwrap())
    }

    async fn connect(discord: &LocalDiscord) -> Self {
        let url = discord.api_url().replacen("http", "ws", 1);
        let (socket, _) = connect_async(format!("{url}/gateway?v=10")).await.unwrap();
        let token = discord.token().to_owned();
        let session = String::new();
        let mut ear = Self {
            socket,
            token,
            session,
            sequence: 0,
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
