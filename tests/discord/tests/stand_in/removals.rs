//! Messages, channels and threads that people take away while the bot still counts on them.

use local_discord::{ActError, Channel, LocalDiscord, Permissions};
use poise::serenity_prelude as serenity;
use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    bot::Bot,
    ear::Ear,
    raw::{Raw, message},
};

/// Posts a message by the bot and says where it stands.
async fn posted(raw: &Raw, channel: &Channel) -> String {
    let path = format!("/channels/{}/messages", channel.id());
    let posted: Value = raw
        .post(&path, "a board")
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    format!("{path}/{}", posted["id"].as_str().unwrap())
}

/// Status and code with which each way to reach a place is refused.
async fn refusals(raw: &Raw, asked: &[(Method, &str)]) -> Vec<(u16, u64)> {
    let mut refused = Vec::new();
    for (method, path) in asked {
        let answer = raw.send(method.clone(), path, &message("x")).await.unwrap();
        let status = answer.status().as_u16();
        let said: Value = answer.json().await.unwrap();
        refused.push((status, said["code"].as_u64().unwrap()));
    }
    refused
}

#[tokio::test]
async fn a_message_somebody_deleted_is_unknown() {
    let discord = LocalDiscord::start().await;
    let raw = Raw::new(&discord);
    let general = discord.general();
    let path = posted(&raw, &general).await;
    let mut ear = Ear::open(&discord).await;
    let (anna, ben) = (discord.person("Anna"), discord.person("Ben"));
    let board = general.messages()[0].clone();
    assert_eq!(anna.deletes(&board).unwrap_err(), ActError::NotAllowed);
    anna.is_granted(&discord.home(), Permissions::MANAGE_MESSAGES);
    ear.hears("GUILD_ROLE_CREATE").await;
    anna.deletes(&board).unwrap();
    let home = discord.home().id();
    let told = json!({"id": board.id, "channel_id": general.id(), "guild_id": home});
    assert_eq!(ear.hears("MESSAGE_DELETE").await, told);
    assert_eq!(anna.deletes(&board).unwrap_err(), ActError::NoSuchMessage);
    let asked = [Method::GET, Method::PATCH, Method::DELETE].map(|method| (method, &*path));
    assert_eq!(refusals(&raw, &asked).await, [(404, 10_008); 3]);
    let said = ben.dm("my own").unwrap();
    assert_eq!(ear.hears("MESSAGE_CREATE").await["content"], "my own");
    assert_eq!(anna.deletes(&said).unwrap_err(), ActError::NotAllowed);
    assert_eq!(ben.edits(&said, "changed").unwrap().content, "changed");
    assert_eq!(ear.hears("MESSAGE_UPDATE").await["content"], "changed");
    ben.deletes(&said).unwrap();
    ear.hears("MESSAGE_DELETE").await;
}

#[tokio::test]
async fn nobody_hears_of_a_message_only_one_person_saw() {
    let discord = LocalDiscord::start().await;
    let _bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    let quietly = [("name", "you".into()), ("quietly", true.into())];
    let answer = anna.slash("hello", quietly).await.unwrap();
    let mut ear = Ear::open(&discord).await;
    anna.deletes(&answer.message.unwrap()).unwrap();
    assert_eq!(anna.sees(anna.channel()).len(), 0);
    anna.dm("hello").unwrap();
    ear.hears("MESSAGE_CREATE").await;
}

#[tokio::test]
async fn a_channel_goes_with_its_threads() {
    let discord = LocalDiscord::start().await;
    let raw = Raw::new(&discord);
    let games = discord.home().channel("games");
    let thread = games.thread("game 412", &discord.person("Anna"));
    let (in_channel, in_thread) = (posted(&raw, &games).await, posted(&raw, &thread).await);
    let mut ear = Ear::open(&discord).await;
    games.delete();
    let told = ear.hears("CHANNEL_DELETE").await;
    assert_eq!(
        (&told["id"], &told["name"]),
        (&json!(games.id()), &json!("games"))
    );
    let paths = [&games, &thread].map(|channel| format!("/channels/{}/messages", channel.id()));
    let asked = [
        (Method::POST, &*paths[0]),
        (Method::PATCH, &*in_channel),
        (Method::POST, &*paths[1]),
        (Method::DELETE, &*in_thread),
    ];
    assert_eq!(refusals(&raw, &asked).await, [(404, 10_003); 4]);
    let left = raw
        .ask(
            Method::GET,
            &format!("/guilds/{}/channels", discord.home().id()),
        )
        .await;
    let left: Value = left.json().await.unwrap();
    assert_eq!(left.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn everything_said_goes_at_once() {
    let discord = LocalDiscord::start().await;
    let raw = Raw::new(&discord);
    let _bot = Bot::start(&discord).await;
    let general = discord.general();
    let paths = [posted(&raw, &general).await, posted(&raw, &general).await];
    let ids: Vec<_> = general
        .messages()
        .iter()
        .map(|message| message.id)
        .collect();
    let mut ear = Ear::open(&discord).await;
    general.purge();
    general.purge();
    let home = discord.home().id();
    let told = json!({"ids": ids, "channel_id": general.id(), "guild_id": home});
    assert_eq!(ear.hears("MESSAGE_DELETE_BULK").await, told);
    discord
        .person("Anna")
        .is_granted(&discord.home(), Permissions::MANAGE_CHANNELS);
    let granted = ear.hears("GUILD_ROLE_CREATE").await;
    assert_eq!(
        granted["role"]["permissions"],
        Permissions::MANAGE_CHANNELS.bits().to_string()
    );
    general.rename("lobby");
    assert_eq!(ear.hears("CHANNEL_UPDATE").await["name"], "lobby");
    let asked = [(Method::GET, &*paths[0]), (Method::PATCH, &*paths[1])];
    assert_eq!(refusals(&raw, &asked).await, [(404, 10_008); 2]);
    // Heard in order: what is answered now comes after all of it.
    discord
        .person("Anna")
        .slash("hello", [("name", "you".into())])
        .await
        .unwrap();
}

#[tokio::test]
async fn a_thread_goes_by_itself() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let general = discord.general();
    let thread = general.thread("game 412", &discord.person("Anna"));
    let mut ear = Ear::open(&discord).await;
    thread.delete();
    let expected = json!({
        "id": thread.id(), "guild_id": discord.home().id(), "parent_id": general.id(), "type": 11,
    });
    assert_eq!(ear.hears("THREAD_DELETE").await, expected);
    let named = serenity::ChannelId::new(thread.id().get());
    named.say(&bot.http, "x").await.unwrap_err();
    assert_eq!(discord.refused_requests()[0].code, 10_003);
    assert_eq!(
        discord
            .person("Anna")
            .in_channel(&general)
            .says("x")
            .unwrap()
            .channel,
        general.id()
    );
}
