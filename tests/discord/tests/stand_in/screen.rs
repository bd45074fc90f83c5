//! A chat client of somebody, as far as it is requests and a live connection.

use std::time::Duration;

use futures_util::StreamExt;
use local_discord::{LocalDiscord, Person};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Real time after which nothing more is taken to come.
const PATIENCE: Duration = Duration::from_secs(10);

/// Somebody's client, looking at the channel `general`.
pub struct Screen {
    client: Client,
    root: String,
    seat: String,
    channel: String,
    live: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Screen {
    /// Opens it; the state comes first.
    pub async fn of(discord: &LocalDiscord, person: &Person) -> (Self, Value) {
        let root = format!("{}/client", discord.api_url());
        let seat = format!("{root}/as/{}", person.id());
        let address = format!("{}/live", seat.replacen("http", "ws", 1));
        let (live, _) = connect_async(address).await.unwrap();
        let mut screen = Self {
            client: Client::new(),
            channel: format!("{seat}/channels/{}", discord.general().id()),
            root,
            seat,
            live,
        };
        let state = screen.told("state").await;
        (screen, state)
    }

    /// Does something; the answer's status and body.
    pub async fn does(&self, deed: Value) -> (StatusCode, Value) {
        let request = self.client.post(&self.channel).json(&deed);
        let response = request.send().await.unwrap();
        (response.status(), response.json().await.unwrap())
    }

    /// Does something that must succeed.
    pub async fn did(&self, deed: Value) -> Value {
        let (status, answer) = self.does(deed).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        answer
    }

    /// What is there below the channel: `messages` or `commands`.
    pub async fn looks_at(&self, what: &str) -> Value {
        self.get(format!("{}/{what}", self.channel)).await
    }

    /// The same below the person, for another channel.
    pub async fn status_at(&self, path: &str) -> StatusCode {
        let request = self.client.get(format!("{}/{path}", self.seat));
        request.send().await.unwrap().status()
    }

    /// Asks for something that is nobody's own.
    pub async fn asks(&self, path: &str) -> Value {
        self.get(format!("{}/{path}", self.root)).await
    }

    /// Wants something to happen.
    pub async fn wants(&self, path: &str, what: Value) -> StatusCode {
        let request = self.client.post(format!("{}/{path}", self.root));
        request.json(&what).send().await.unwrap().status()
    }

    /// The next event of this type over the live connection.
    pub async fn told(&mut self, kind: &str) -> Value {
        loop {
            let told = tokio::time::timeout(PATIENCE, self.live.next()).await;
            let told = told.expect("something is told in time").unwrap().unwrap();
            let event: Value = serde_json::from_str(told.to_text().unwrap()).unwrap();
            if event["type"] == kind {
                return event;
            }
        }
    }

    /// Waits until the state says this at a JSON pointer.
    pub async fn state_says(&mut self, pointer: &str, what: &Value) {
        while self.told("state").await.pointer(pointer) != Some(what) {}
    }

    async fn get(&self, address: String) -> Value {
        let response = self.client.get(address).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        response.json().await.unwrap()
    }
}

/// A command with one option of text.
pub fn slash(command: &str, option: &str, value: &str) -> Value {
    json!({"do": "slash", "command": command,
        "options": [{"name": option, "type": 3, "value": value}]})
}
