//! Answers to what is no longer there.

use std::time::Duration;

use local_discord::{ActError, LocalDiscord, Moment};

use crate::bot::Bot;

const CALLBACK: &str = "/interactions/*/*/callback";

#[tokio::test]
async fn an_answer_comes_too_late_for_a_channel_that_is_gone() {
    let discord = LocalDiscord::start().await;
    let mut bot = Bot::start(&discord).await;
    let games = discord.home().channel("games");
    let anna = discord.person("Anna").in_channel(&games);
    let mut hold = discord.hold(Moment::BeforeProcessing, "POST", CALLBACK);
    let greeting = anna.slash("hello", [("name", "you".into())]);
    let (greeting, ()) = tokio::join!(greeting, async {
        hold.arrived().await;
        games.delete();
        hold.release();
        assert!(bot.hears().await.contains("Unknown Channel"));
        discord.advance(Duration::from_secs(3));
    });
    assert_eq!(greeting.unwrap_err(), ActError::DidNotRespond);
    let nowhere = anna
        .slash("hello", [("name", "you".into())])
        .await
        .unwrap_err();
    assert_eq!(
        nowhere,
        ActError::NotSent("there is no such channel".into())
    );
    anna.says("x").unwrap_err();
}

#[tokio::test]
async fn what_follows_an_answer_finds_neither_message_nor_channel() {
    let discord = LocalDiscord::start().await;
    let mut bot = Bot::start(&discord).await;
    for (gone, expected) in [
        ("message", "Unknown Message"),
        ("channel", "Unknown Channel"),
    ] {
        let games = discord.home().channel("games");
        let anna = discord.person("Anna").in_channel(&games);
        let mut hold = discord.hold(Moment::BeforeProcessing, "PATCH", "/webhooks/**");
        let deferred = anna.slash("later", []).await.unwrap();
        hold.arrived().await;
        if gone == "message" {
            anna.deletes(&deferred.message.unwrap()).unwrap();
        } else {
            games.delete();
        }
        hold.release();
        let heard = bot.hears().await;
        assert!(heard.contains(expected), "{gone}: {heard}");
    }
}
