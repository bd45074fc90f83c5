//! Threads as the bot opens, changes and loses them, and what it hears of them.

use local_discord::{Channel, ChannelId, LocalDiscord, Permissions};
use poise::serenity_prelude as serenity;
use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    bot::Bot,
    ear::Ear,
    raw::{Raw, message},
};

/// The path of a channel, and of what is in it.
pub fn path(channel: &Channel, inside: &str) -> String {
    format!("/channels/{}{inside}", channel.id())
}

/// Status and code of a refusal, or the status and 0.
pub async fn outcome(raw: &Raw, method: Method, path: &str, form: &Value) -> (u16, u64) {
    let answer = raw.send(method, path, form).await.unwrap();
    let status = answer.status().as_u16();
    let said: Value = answer.json().await.unwrap_or_default();
    (status, said["code"].as_u64().unwrap_or(0))
}

#[tokio::test]
async fn a_thread_is_told_of_from_its_opening_to_its_end() {
    let discord = LocalDiscord::start().await;
    let raw = Raw::new(&discord);
    let general = discord.general();
    let mut ear = Ear::open(&discord).await;
    let form = json!({"name": "game 412", "type": 11, "auto_archive_duration": 10_080});
    let threads = path(&general, "/threads");
    let opened = raw.send(Method::POST, &threads, &form).await.unwrap();
    assert_eq!(opened.status(), 201);
    let opened: Value = opened.json().await.unwrap();
    assert_eq!(ear.hears("THREAD_CREATE").await, opened);
    assert_eq!(opened["thread_metadata"]["auto_archive_duration"], 10_080);
    let said = ear.hears("MESSAGE_CREATE").await;
    assert_eq!(
        (&said["type"], &said["content"]),
        (&json!(18), &json!("game 412"))
    );
    assert_eq!(said["message_reference"]["channel_id"], opened["id"]);
    let thread = discord.channel(ChannelId::new(
        opened["id"].as_str().unwrap().parse().unwrap(),
    ));
    let change = json!({"name": "game 412: over", "archived": true});
    let changed = raw
        .send(Method::PATCH, &path(&thread, ""), &change)
        .await
        .unwrap();
    assert_eq!(changed.status(), 200);
    let told = ear.hears("THREAD_UPDATE").await;
    assert_eq!(told["name"], "game 412: over");
    assert_eq!(told["thread_metadata"]["archived"], true);
    assert_eq!(ear.hears("MESSAGE_CREATE").await["type"], 4);
    let is_archived = discord.look(|world| world.channel(thread.id()).unwrap().is_archived());
    assert!(
        is_archived,
        "what Discord itself says does not bring it back"
    );
    thread.delete();
    ear.hears("THREAD_DELETE").await;
}

#[tokio::test]
async fn a_thread_from_a_message_carries_its_id() {
    let discord = LocalDiscord::start().await;
    let raw = Raw::new(&discord);
    let general = discord.general();
    let mut ear = Ear::open(&discord).await;
    let board: Value = raw
        .post(&path(&general, "/messages"), "a board")
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    ear.hears("MESSAGE_CREATE").await;
    let form = json!({"name": "game 412"});
    let threads = path(
        &general,
        &format!("/messages/{}/threads", board["id"].as_str().unwrap()),
    );
    assert_eq!(outcome(&raw, Method::POST, &threads, &form).await, (201, 0));
    assert_eq!(ear.hears("THREAD_CREATE").await["id"], board["id"]);
    assert_eq!(
        ear.hears("MESSAGE_UPDATE").await["thread"]["id"],
        board["id"]
    );
    assert_eq!(
        outcome(&raw, Method::POST, &threads, &form).await,
        (400, 160_004)
    );
    let gone = path(&general, "/messages/1/threads");
    assert_eq!(
        outcome(&raw, Method::POST, &gone, &form).await,
        (404, 10_008)
    );
}

#[tokio::test]
async fn opening_and_talking_take_rights_of_their_own() {
    let discord = LocalDiscord::start().await;
    let raw = Raw::new(&discord);
    let general = discord.general();
    let public = json!({"name": "game 412", "type": 11});
    let threads = path(&general, "/threads");
    let thread = general.thread("over here", &discord.person("Anna"));
    let say = path(&thread, "/messages");
    let private = json!({"name": "game 412"});
    assert_eq!(
        outcome(&raw, Method::POST, &threads, &private).await,
        (403, 50_013)
    );
    let cases = [
        (Permissions::CREATE_PUBLIC_THREADS, (403, 50_013), (200, 0)),
        (
            Permissions::SEND_MESSAGES_IN_THREADS,
            (201, 0),
            (403, 50_013),
        ),
        (Permissions::SEND_MESSAGES, (201, 0), (200, 0)),
        (Permissions::VIEW_CHANNEL, (403, 50_001), (403, 50_001)),
    ];
    for (denied, opening, talking) in cases {
        general.deny_bot(denied);
        assert_eq!(
            outcome(&raw, Method::POST, &threads, &public).await,
            opening,
            "{denied:?}"
        );
        assert_eq!(
            outcome(&raw, Method::POST, &say, &message("x")).await,
            talking,
            "{denied:?}"
        );
    }
}

#[tokio::test]
async fn the_library_reads_everything_about_threads() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    let general = discord.general();
    let board = anna.says("hello").unwrap();
    let thread = general.thread_from(&board, "game 412", &anna);
    assert_eq!(thread.id(), board.id.cast());
    thread.rename("game 413");
    thread.archive();
    thread.unarchive();
    let named = serenity::ChannelId::new(thread.id().get());
    let read = named.to_channel(&bot.http).await.unwrap().guild().unwrap();
    assert_eq!(
        (read.name.as_str(), read.kind),
        ("game 413", serenity::ChannelType::PublicThread)
    );
    general.thread("another", &anna).delete();
    thread.delete();
    discord.home().channel("games").delete();
    // Heard in order: what comes now comes after all of it.
    anna.slash("hello", [("name", "you".into())]).await.unwrap();
}

#[tokio::test]
async fn what_the_bot_may_not_see_it_does_not_hear() {
    let discord = LocalDiscord::start().await;
    let anna = discord.person("Anna");
    let general = discord.general();
    let thread = general.thread("game 412", &anna);
    general.deny_bot(Permissions::VIEW_CHANNEL);
    let mut ear = Ear::open(&discord).await;
    let said = anna.says("unheard").unwrap();
    anna.edits(&said, "unheard").unwrap();
    anna.deletes(&said).unwrap();
    anna.in_channel(&thread).says("unheard").unwrap();
    thread.rename("unheard");
    general.deny_bot_nothing();
    ear.hears("CHANNEL_UPDATE").await;
    anna.says("heard").unwrap();
    ear.hears("MESSAGE_CREATE").await;
}
