//! When Discord fails to answer, or something in front of it answers instead.

use std::time::Duration;

use local_discord::{LocalDiscord, Moment};
use poise::serenity_prelude::{ChannelId, CreateMessage, HttpError};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;

use crate::{
    bot::Bot,
    ear::Ear,
    raw::{Raw, header},
};

#[tokio::test]
async fn a_failure_of_discord_is_json_and_one_before_it_is_not() {
    let discord = LocalDiscord::start().await;
    let raw = Raw::new(&discord);
    let path = format!("/channels/{}/messages", discord.general().id());
    let cases = [
        (500, "application/json", Some("500: Internal Server Error")),
        (502, "text/html", None),
        (503, "", None),
        (504, "text/html", None),
    ];
    for (status, kind, said) in cases {
        discord.refuse_next("POST", "/channels/**", status, 0, said.unwrap_or_default());
        let answer = raw.post(&path, "x").await.unwrap();
        assert_eq!(answer.status(), status);
        assert_eq!(header(&answer, "content-type"), kind, "{status}");
        let body = answer.text().await.unwrap();
        let json = serde_json::from_str::<Value>(&body).ok();
        assert_eq!(json, said.map(|said| json!({"code": 0, "message": said})));
        assert_eq!(body.is_empty(), kind.is_empty(), "{body}");
    }
    assert_eq!(discord.general().messages().len(), 0);
    let refused = discord.refused_requests();
    assert_eq!(
        refused.iter().map(|it| it.status).collect::<Vec<_>>(),
        [500, 502, 503, 504]
    );
}

#[tokio::test]
async fn the_library_tells_the_status_of_a_page() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let general = ChannelId::new(discord.general().id().get());
    for status in [502, 503] {
        discord.refuse_next("POST", "/channels/*/messages", status, 0, "");
        let refused = general
            .send_message(&bot.http, CreateMessage::new().content("x"))
            .await;
        let Err(poise::serenity_prelude::Error::Http(HttpError::UnsuccessfulRequest(error))) =
            refused
        else {
            panic!("not refused: {refused:?}")
        };
        assert_eq!((error.status_code.as_u16(), error.error.code), (status, -1));
    }
}

#[tokio::test]
async fn out_of_order_it_lets_nobody_in_until_it_is_back() {
    let discord = LocalDiscord::start().await;
    let before = Ear::open(&discord).await;
    let raw = Raw::new(&discord);
    let path = format!("/channels/{}/messages", discord.general().id());
    discord.goes_down();
    assert_eq!(raw.post(&path, "x").await.unwrap().status(), 503);
    let gateway = raw.ask(reqwest::Method::GET, "/gateway").await;
    assert_eq!(gateway.status(), 503);
    let gateway = discord.api_url().replace("http", "ws") + "/gateway";
    assert!(connect_async(gateway).await.is_err());
    assert!(!discord.look(local_discord::World::is_bot_connected));
    discord.person("Anna").says("hello").unwrap();
    discord.comes_back();
    assert_eq!(raw.post(&path, "x").await.unwrap().status(), 200);
    let mut after = before.resumes(&discord).await;
    after.hears("MESSAGE_CREATE").await;
    assert_eq!(discord.faults().turned_away, 2);
}

#[tokio::test]
async fn what_hangs_lasts_as_long_as_somebody_waits() {
    let discord = LocalDiscord::start().await;
    let raw = Raw::new(&discord);
    let path = format!("/channels/{}/messages", discord.general().id());
    for (moment, messages) in [(Moment::BeforeProcessing, 0), (Moment::BeforeAnswering, 1)] {
        discord.hang_next("POST", "/channels/*/messages", moment);
        let hangs = discord.wait_for(|world| (world.faults().hung > messages).then_some(()));
        tokio::select! {
            answer = raw.post(&path, "x") => panic!("it was answered: {answer:?}"),
            hangs = hangs => hangs.unwrap(),
        }
    }
    raw.post(&path, "y").await.unwrap();
    let last = discord.general().messages().last().unwrap().content.clone();
    assert_eq!((last.as_str(), discord.faults().hung), ("y", 2));
}

#[tokio::test]
async fn answers_say_what_time_it_is() {
    let discord = LocalDiscord::start().await;
    let raw = Raw::new(&discord);
    let date = async || {
        let answer = raw.ask(reqwest::Method::GET, "/gateway").await;
        let date = header(&answer, "date").to_owned();
        jiff::fmt::rfc2822::parse(&date).unwrap().timestamp()
    };
    let before = date().await;
    discord.advance(Duration::from_hours(24));
    let after = date().await;
    assert!(
        after.duration_since(before).as_hours() >= 23,
        "{before} {after}"
    );
    discord.leaves_out_the_time(true);
    let answer = raw.ask(reqwest::Method::GET, "/gateway").await;
    assert_eq!(header(&answer, "date"), "");
}
