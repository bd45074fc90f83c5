//! Requests as they go over the wire, for what no library shows: statuses, headers, bodies.

use local_discord::LocalDiscord;
use reqwest::{Client, Method, RequestBuilder, Response, header::AUTHORIZATION};
use serde_json::{Value, json};

/// Whoever has the bot's token.
pub struct Raw {
    client: Client,
    api: String,
    token: String,
}

impl Raw {
    /// Somebody with the bot's token who goes to this stand-in.
    pub fn new(discord: &LocalDiscord) -> Self {
        Self {
            client: Client::new(),
            api: format!("{}/api/v10", discord.api_url()),
            token: discord.token().to_owned(),
        }
    }

    /// Asks for a path below the version.
    pub async fn ask(&self, method: Method, path: &str) -> Response {
        self.request(method, path).send().await.unwrap()
    }

    /// Posts a message to a path.
    pub async fn post(&self, path: &str, text: &str) -> reqwest::Result<Response> {
        self.send(Method::POST, path, &message(text)).await
    }

    /// Sends a form, if it is a request that has one.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        form: &Value,
    ) -> reqwest::Result<Response> {
        let has_body = !matches!(method, Method::GET | Method::DELETE);
        let request = self.request(method, path);
        let request = if has_body {
            request.json(form)
        } else {
            request
        };
        request.send().await
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.client.request(method, format!("{}{path}", self.api));
        request.header(AUTHORIZATION, format!("Bot {}", self.token))
    }
}

/// A message that rings for nobody.
pub fn message(text: &str) -> Value {
    json!({"content": text, "allowed_mentions": {"parse": []}})
}

/// A header's value; empty when there is none.
pub fn header<'a>(response: &'a Response, name: &str) -> &'a str {
    let value = response.headers().get(name);
    value.map_or("", |value| value.to_str().unwrap())
}
