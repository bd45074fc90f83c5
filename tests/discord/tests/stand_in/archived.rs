//! Threads that are put away: what is dead in them, and who brings them back.

use std::time::Duration;

use local_discord::{ActError, ChannelId, LocalDiscord, Moment};
use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    bot::Bot,
    ear::Ear,
    raw::{Raw, message},
    threads::{outcome, path},
};

#[tokio::test]
async fn nothing_changes_in_an_archived_thread_until_something_is_said() {
    let discord = LocalDiscord::start().await;
    let raw = Raw::new(&discord);
    let thread = discord
        .general()
        .thread("game 412", &discord.person("Anna"));
    let messages = path(&thread, "/messages");
    let board: Value = raw
        .post(&messages, "a board")
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    let board = format!("{messages}/{}", board["id"].as_str().unwrap());
    thread.archive();
    let mut ear = Ear::open(&discord).await;
    for method in [Method::PATCH, Method::DELETE] {
        assert_eq!(
            outcome(&raw, method, &board, &message("x")).await,
            (400, 50_083)
        );
    }
    assert_eq!(raw.ask(Method::GET, &board).await.status(), 200);
    assert_eq!(
        outcome(&raw, Method::POST, &messages, &message("x")).await,
        (200, 0)
    );
    assert_eq!(
        ear.hears("THREAD_UPDATE").await["thread_metadata"]["archived"],
        false
    );
    ear.hears("MESSAGE_CREATE").await;
    assert_eq!(
        outcome(&raw, Method::PATCH, &board, &message("x")).await,
        (200, 0)
    );
    assert_eq!(
        outcome(&raw, Method::DELETE, &board, &json!(null)).await,
        (204, 0)
    );
}

#[tokio::test]
async fn who_may_change_a_thread() {
    let discord = LocalDiscord::start().await;
    let raw = Raw::new(&discord);
    let general = discord.general();
    let theirs = path(&general.thread("theirs", &discord.person("Anna")), "");
    let rename = json!({"name": "other"});
    let open = json!({"archived": false});
    let cases = [
        (&rename, (403, 50_013)),
        (&json!({"archived": true}), (403, 50_013)),
        (&open, (200, 0)),
        (&json!({"locked": true}), (403, 50_013)),
    ];
    for (change, expected) in cases {
        assert_eq!(
            outcome(&raw, Method::PATCH, &theirs, change).await,
            expected,
            "{change}"
        );
    }
    let form = json!({"name": "own", "type": 11});
    let own = raw
        .send(Method::POST, &path(&general, "/threads"), &form)
        .await
        .unwrap();
    let own: Value = own.json().await.unwrap();
    let thread = discord.channel(ChannelId::new(own["id"].as_str().unwrap().parse().unwrap()));
    let own = path(&thread, "");
    assert_eq!(outcome(&raw, Method::PATCH, &own, &rename).await, (200, 0));
    thread.archive();
    assert_eq!(
        outcome(&raw, Method::PATCH, &own, &rename).await,
        (400, 50_083)
    );
    assert_eq!(outcome(&raw, Method::PATCH, &own, &open).await, (200, 0));
    thread.lock();
    assert_eq!(
        outcome(&raw, Method::PATCH, &own, &open).await,
        (403, 50_013)
    );
    let say = path(&thread, "/messages");
    assert_eq!(
        outcome(&raw, Method::POST, &say, &message("x")).await,
        (400, 50_083)
    );
    let locked = ActError::NotSent("the thread is locked".into());
    assert_eq!(
        discord
            .person("Anna")
            .in_channel(&thread)
            .says("x")
            .unwrap_err(),
        locked
    );
}

#[tokio::test]
async fn a_quiet_thread_is_put_away_by_itself() {
    let discord = LocalDiscord::builder()
        .stopped_clock()
        .start()
        .await
        .unwrap();
    let anna = discord.person("Anna");
    let thread = discord.general().thread("game 412", &anna);
    let mut ear = Ear::open(&discord).await;
    let anna = anna.in_channel(&thread);
    discord.advance(Duration::from_mins(4_319));
    anna.says("still here").unwrap();
    ear.hears("MESSAGE_CREATE").await;
    discord.advance(Duration::from_mins(4_319));
    thread.rename("game 412: quiet");
    assert_eq!(
        ear.hears("THREAD_UPDATE").await["thread_metadata"]["archived"],
        false
    );
    assert_eq!(ear.hears("MESSAGE_CREATE").await["type"], 4);
    discord.advance(Duration::from_hours(72));
    assert_eq!(
        ear.hears("THREAD_UPDATE").await["thread_metadata"]["archived"],
        true
    );
    discord.advance(Duration::from_hours(72));
    anna.says("back").unwrap();
    assert_eq!(
        ear.hears("THREAD_UPDATE").await["thread_metadata"]["archived"],
        false
    );
}

#[tokio::test]
async fn an_answer_does_not_change_what_was_put_away_meanwhile() {
    let discord = LocalDiscord::start().await;
    let anna = discord.person("Anna");
    let thread = discord.general().thread("game 412", &anna);
    let anna = anna.in_channel(&thread);
    let mut bot = Bot::start(&discord).await;
    let mut hold = discord.hold(Moment::BeforeProcessing, "PATCH", "/webhooks/**");
    anna.slash("later", []).await.unwrap();
    hold.arrived().await;
    thread.archive();
    hold.release();
    assert!(bot.hears().await.contains("Thread is archived"));
}
