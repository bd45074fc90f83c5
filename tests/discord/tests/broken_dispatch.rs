//! A dispatch that serenity cannot read does not go unseen. Alone in its process, because the
//! watch listens to all of it.

#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

use std::time::Duration;

use local_discord::{LocalDiscord, dispatch_watch};
use poise::serenity_prelude::{
    ClientBuilder, Context, EventHandler, GatewayIntents, HttpBuilder, Message, async_trait,
};
use serde_json::json;
use tokio::sync::mpsc;

/// Passes on what it hears.
struct Listener(mpsc::UnboundedSender<String>);

#[async_trait]
impl EventHandler for Listener {
    async fn message(&self, _: Context, message: Message) {
        let _ = self.0.send(message.content);
    }
}

/// The next text the bot is told of.
async fn hears(heard: &mut mpsc::UnboundedReceiver<String>) -> String {
    let heard = tokio::time::timeout(Duration::from_secs(10), heard.recv());
    heard
        .await
        .expect("the bot hears something in time")
        .unwrap()
}

#[tokio::test]
async fn a_broken_dispatch_is_noticed() {
    let watch = dispatch_watch::install();
    let discord = LocalDiscord::start().await;
    let http = HttpBuilder::new(discord.token())
        .proxy(discord.api_url())
        .ratelimiter_disabled(true)
        .build();
    let (sender, mut heard) = mpsc::unbounded_channel();
    let mut client = ClientBuilder::new_with_http(http, GatewayIntents::all())
        .event_handler(Listener(sender))
        .await
        .unwrap();
    let running = tokio::spawn(async move { client.start().await });
    let connected = |world: &local_discord::World| world.is_bot_connected().then_some(());
    discord.wait_for(connected).await.unwrap();
    let anna = discord.person("Anna");
    anna.says("one").unwrap();
    assert_eq!(hears(&mut heard).await, "one");
    watch.assert_all_parsed();
    discord.dispatch_raw("MESSAGE_CREATE", json!({"id": "1", "content": "no author"}));
    // Events are read in order: once the next one is heard, the broken one was read.
    anna.says("two").unwrap();
    assert_eq!(hears(&mut heard).await, "two");
    assert_eq!(watch.unparsed(), ["MESSAGE_CREATE"]);
    running.abort();
}
