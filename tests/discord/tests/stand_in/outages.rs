//! When Discord fails to answer, or something in front of it answers instead.

use local_discord::LocalDiscord;
use poise::serenity_prelude::{ChannelId, CreateMessage, HttpError};
use serde_json::{Value, json};

use crate::{
    bot::Bot,
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
