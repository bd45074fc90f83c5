//! 429 as Discord says it, until the time it names has passed.

use std::time::Duration;

use local_discord::LocalDiscord;
use reqwest::{Method, Response};
use serde_json::{Value, json};

use crate::raw::{Raw, header, message};

const RETRY_AFTER: Duration = Duration::from_millis(1_250);

async fn stopped() -> LocalDiscord {
    let builder = LocalDiscord::builder().stopped_clock();
    builder.start().await.unwrap()
}

/// What a refusal says, which must be a 429 without anything else in it.
async fn limit(response: Response) -> Value {
    assert_eq!(response.status(), 429);
    response.json().await.unwrap()
}

#[tokio::test]
async fn a_bucket_is_empty_until_its_time_has_passed() {
    let discord = stopped().await;
    let raw = Raw::new(&discord);
    let general = format!("/channels/{}/messages", discord.general().id());
    let games = format!(
        "/channels/{}/messages",
        discord.home().channel("games").id()
    );
    discord.rate_limit_next("POST", "/channels/*/messages", RETRY_AFTER);
    let refused = raw.post(&general, "x").await.unwrap();
    let names = [
        "retry-after",
        "x-ratelimit-limit",
        "x-ratelimit-remaining",
        "x-ratelimit-scope",
    ];
    assert_eq!(
        names.map(|name| header(&refused, name)),
        ["2", "5", "0", "user"]
    );
    assert_eq!(header(&refused, "x-ratelimit-reset-after"), "1.250");
    assert_eq!(header(&refused, "x-ratelimit-global"), "");
    let bucket = header(&refused, "x-ratelimit-bucket").to_owned();
    let reset = header(&refused, "x-ratelimit-reset").to_owned();
    let expected = json!({
        "code": 0, "message": "You are being rate limited.", "retry_after": 1.25, "global": false,
    });
    assert_eq!(limit(refused).await, expected);
    discord.advance(Duration::from_millis(1_249));
    let again = raw.post(&general, "x").await.unwrap();
    assert_eq!(header(&again, "x-ratelimit-bucket"), bucket);
    assert_eq!(header(&again, "x-ratelimit-reset"), reset);
    assert_eq!(limit(again).await["retry_after"], 0.001);
    assert_eq!(raw.post(&games, "x").await.unwrap().status(), 200);
    assert_eq!(raw.ask(Method::GET, &general).await.status(), 200);
    discord.advance(Duration::from_millis(1));
    assert_eq!(raw.post(&general, "y").await.unwrap().status(), 200);
    assert_eq!(discord.general().messages().len(), 1);
    assert_eq!(discord.refused_requests().len(), 2);
}

#[tokio::test]
async fn a_request_that_comes_too_early_uses_up_no_other_fault() {
    let discord = stopped().await;
    let raw = Raw::new(&discord);
    let general = format!("/channels/{}/messages", discord.general().id());
    discord.rate_limit_globally(RETRY_AFTER);
    discord.refuse_next("POST", "/channels/**", 500, 0, "500: Internal Server Error");
    for status in [429, 500, 200] {
        assert_eq!(raw.post(&general, "x").await.unwrap().status(), status);
        discord.advance(RETRY_AFTER);
    }
    assert_eq!(discord.faults().total(), 1);
}

#[tokio::test]
async fn what_is_counted_stands_in_every_answer() {
    let discord = stopped().await;
    let raw = Raw::new(&discord);
    let general = format!("/channels/{}/messages", discord.general().id());
    discord.count_requests(Some((2, RETRY_AFTER)));
    for (status, remaining) in [(200, "1"), (200, "0"), (429, "0")] {
        let answer = raw.post(&general, "x").await.unwrap();
        assert_eq!(answer.status(), status);
        let names = [
            "x-ratelimit-limit",
            "x-ratelimit-remaining",
            "x-ratelimit-reset-after",
        ];
        assert_eq!(
            names.map(|name| header(&answer, name)),
            ["2", remaining, "1.250"]
        );
    }
    let other = raw.ask(Method::GET, "/users/@me").await;
    assert_eq!(header(&other, "x-ratelimit-remaining"), "1");
    discord.count_requests(None);
    let answer = raw.post(&general, "x").await.unwrap();
    assert_eq!(
        (
            answer.status().as_u16(),
            header(&answer, "x-ratelimit-limit")
        ),
        (200, "")
    );
}

#[tokio::test]
async fn edits_of_messages_older_than_an_hour_are_limited() {
    let discord = stopped().await;
    let raw = Raw::new(&discord);
    let general = format!("/channels/{}/messages", discord.general().id());
    let edit = async |text: &str| {
        let id = discord.general().messages()[0].id;
        let path = format!("{general}/{id}");
        raw.send(Method::PATCH, &path, &message(text))
            .await
            .unwrap()
    };
    raw.post(&general, "x").await.unwrap();
    discord.advance(Duration::from_secs(3_599));
    for _ in 0..5 {
        assert_eq!(edit("young").await.status(), 200);
    }
    discord.allow_old_edits(2, Duration::from_secs(30));
    discord.advance(Duration::from_secs(1));
    for text in ["one", "two"] {
        assert_eq!(edit(text).await.status(), 200);
    }
    let refused = edit("three").await;
    assert_eq!(
        ["retry-after", "x-ratelimit-bucket"].map(|name| header(&refused, name)),
        ["30", ""]
    );
    let said = limit(refused).await;
    assert_eq!(
        (&said["code"], &said["retry_after"]),
        (&json!(30_046), &json!(30.0))
    );
    assert_eq!(said["global"], false);
    assert_eq!(discord.general().messages()[0].content, "two");
    discord.advance(Duration::from_secs(30));
    assert_eq!(edit("three").await.status(), 200);
}

#[tokio::test]
async fn the_global_limit_stops_everything_but_answers_to_interactions() {
    let discord = stopped().await;
    let raw = Raw::new(&discord);
    let general = format!("/channels/{}/messages", discord.general().id());
    discord.rate_limit_globally(RETRY_AFTER);
    let refused = raw.post(&general, "x").await.unwrap();
    assert_eq!(
        [
            "retry-after",
            "x-ratelimit-global",
            "x-ratelimit-scope",
            "x-ratelimit-bucket"
        ]
        .map(|name| header(&refused, name)),
        ["2", "true", "global", ""]
    );
    let said = limit(refused).await;
    assert_eq!(
        (&said["global"], &said["retry_after"]),
        (&json!(true), &json!(1.25))
    );
    assert_eq!(raw.ask(Method::GET, "/users/@me").await.status(), 429);
    let answer = raw
        .send(
            Method::POST,
            "/interactions/1/t/callback",
            &json!({"type": 6}),
        )
        .await;
    assert_eq!(answer.unwrap().status(), 404);
    discord.advance(RETRY_AFTER);
    assert_eq!(raw.post(&general, "x").await.unwrap().status(), 200);
}
