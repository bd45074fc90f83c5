//! Answers that never arrive, with and without an effect.

use local_discord::{AnswerKind, LocalDiscord, Moment};
use poise::serenity_prelude::{ChannelId, CreateMessage};

use crate::{bot::Bot, raw::Raw};

const MESSAGES: &str = "/channels/*/messages";

#[tokio::test]
async fn before_it_takes_effect_a_request_vanishes() {
    let discord = LocalDiscord::start().await;
    let raw = Raw::new(&discord);
    let path = format!("/channels/{}/messages", discord.general().id());
    raw.post(&path, "over a line that is used again")
        .await
        .unwrap();
    discord.cut_next("POST", MESSAGES, Moment::BeforeProcessing);
    let cut = raw.post(&path, "lost").await.unwrap_err();
    assert!(cut.is_request(), "{cut:?}");
    assert_eq!(discord.general().messages().len(), 1);
    assert_eq!(raw.post(&path, "again").await.unwrap().status(), 200);
    assert_eq!(discord.general().messages().len(), 2);
    assert_eq!(discord.refused_requests(), []);
}

#[tokio::test]
async fn after_it_took_effect_half_of_the_answer_arrives() {
    let discord = LocalDiscord::start().await;
    let raw = Raw::new(&discord);
    let path = format!("/channels/{}/messages", discord.general().id());
    discord.cut_next("POST", MESSAGES, Moment::BeforeAnswering);
    let mut answer = raw.post(&path, "posted").await.unwrap();
    assert_eq!(answer.status(), 200);
    let promised = usize::try_from(answer.content_length().unwrap()).unwrap();
    let mut arrived = 0;
    let broken = loop {
        match answer.chunk().await {
            Ok(Some(bytes)) => arrived += bytes.len(),
            Ok(None) => panic!("all of it arrived"),
            Err(error) => break error,
        }
    };
    assert!(broken.is_body() || broken.is_decode(), "{broken:?}");
    assert_eq!(arrived, promised / 2);
    assert_eq!(discord.general().messages()[0].content, "posted");
    assert_eq!(raw.post(&path, "again").await.unwrap().status(), 200);
}

#[tokio::test]
async fn the_library_neither_repeats_nor_believes_it() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let general = ChannelId::new(discord.general().id().get());
    for (moment, posted) in [(Moment::BeforeProcessing, 0), (Moment::BeforeAnswering, 1)] {
        discord.cut_next("POST", MESSAGES, moment);
        let message = CreateMessage::new().content("x");
        general.send_message(&bot.http, message).await.unwrap_err();
        assert_eq!(discord.general().messages().len(), posted, "{moment:?}");
    }
}

#[tokio::test]
async fn an_answer_can_reach_the_person_and_not_be_confirmed_to_the_bot() {
    let discord = LocalDiscord::start().await;
    let mut bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    discord.cut_next(
        "POST",
        "/interactions/*/*/callback",
        Moment::BeforeAnswering,
    );
    let answer = anna.slash("hello", [("name", "you".into())]).await.unwrap();
    assert_eq!(answer.kind, AnswerKind::Message);
    assert!(bot.hears().await.starts_with("error: "));
}
