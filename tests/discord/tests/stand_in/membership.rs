//! The bot thrown out of a server, and invited again.

use local_discord::{ActError, LocalDiscord, Moment};
use poise::serenity_prelude as serenity;
use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    bot::Bot,
    ear::Ear,
    raw::{Raw, message},
};

#[tokio::test]
async fn out_of_a_server_the_bot_reaches_nothing_in_it_and_hears_nothing() {
    let discord = LocalDiscord::start().await;
    let raw = Raw::new(&discord);
    let friends = discord.guild("Friends");
    let games = friends.channel("games");
    let thread = games.thread("game 412", &discord.person("Anna"));
    let anna = discord.person("Anna").in_channel(&games);
    let mut ear = Ear::open(&discord).await;
    friends.kicks_bot();
    assert_eq!(ear.hears("GUILD_DELETE").await, json!({"id": friends.id()}));
    let cases = [
        (
            Method::POST,
            format!("/channels/{}/messages", games.id()),
            (403, 50_001),
        ),
        (
            Method::POST,
            format!("/channels/{}/messages", thread.id()),
            (403, 50_001),
        ),
        (
            Method::GET,
            format!("/channels/{}", games.id()),
            (403, 50_001),
        ),
        (
            Method::GET,
            format!("/guilds/{}", friends.id()),
            (404, 10_004),
        ),
        (
            Method::GET,
            format!("/guilds/{}/channels", friends.id()),
            (404, 10_004),
        ),
        (
            Method::GET,
            format!("/guilds/{}/members/{}", friends.id(), anna.id()),
            (404, 10_004),
        ),
    ];
    for (method, path, expected) in cases {
        let answer = raw.send(method, &path, &message("x")).await.unwrap();
        let status = answer.status().as_u16();
        let said: Value = answer.json().await.unwrap();
        assert_eq!((status, said["code"].as_u64().unwrap()), expected, "{path}");
    }
    anna.says("nobody listens").unwrap();
    friends.channel("more");
    games.delete();
    anna.dm("still here").unwrap();
    assert_eq!(ear.hears("MESSAGE_CREATE").await["content"], "still here");
    let named = Ear::open(&discord).await;
    assert_eq!(
        named.sequence, 2,
        "a new session is told of one server only"
    );
}

#[tokio::test]
async fn what_the_bot_left_behind_is_dead_until_it_is_back() {
    let discord = LocalDiscord::start().await;
    let bot = Bot::start(&discord).await;
    let friends = discord.guild("Friends");
    let anna = discord.person("Anna").in_channel(&friends.channel("games"));
    let point = [("point", "K10".into())];
    let board = anna
        .slash("point", point.clone())
        .await
        .unwrap()
        .message
        .unwrap();
    friends.kicks_bot();
    let gone = anna.slash("point", point).await.unwrap_err();
    assert_eq!(gone, ActError::NoSuchCommand("point".into()));
    let dead = ActError::NotSent("the bot is not to be reached in this server".into());
    assert_eq!(anna.press(&board, "Confirm").await.unwrap_err(), dead);
    let channel = serenity::ChannelId::new(board.channel.get());
    channel.say(&bot.http, "x").await.unwrap_err();
    friends.invites_bot();
    channel.say(&bot.http, "x").await.unwrap();
    assert_eq!(
        anna.press(&board, "Confirm").await.unwrap().content(),
        "pressed confirm:K10"
    );
}

#[tokio::test]
async fn an_invitation_is_told_and_a_second_one_is_none() {
    let discord = LocalDiscord::start().await;
    let friends = discord.guild("Friends");
    friends.kicks_bot();
    let mut ear = Ear::open(&discord).await;
    friends.invites_bot();
    friends.invites_bot();
    discord.person("Anna").dm("next").unwrap();
    let told = ear.hears("GUILD_CREATE").await;
    assert_eq!(
        (&told["id"], &told["roles"][1]["managed"]),
        (&json!(friends.id()), &json!(true))
    );
    ear.hears("MESSAGE_CREATE").await;
}

#[tokio::test]
async fn an_interaction_under_way_is_answered_although_the_bot_is_out() {
    let discord = LocalDiscord::start().await;
    let _bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    let mut hold = discord.hold(Moment::BeforeProcessing, "POST", "/interactions/**");
    let greeting = anna.slash("hello", [("name", "you".into())]);
    let (greeting, ()) = tokio::join!(greeting, async {
        hold.arrived().await;
        discord.home().kicks_bot();
        hold.release();
    });
    assert_eq!(greeting.unwrap().content(), "hello you");
}

#[tokio::test]
async fn a_server_out_of_order_is_not_one_that_threw_the_bot_out() {
    let discord = LocalDiscord::start().await;
    let _bot = Bot::start(&discord).await;
    let friends = discord.guild("Friends");
    let games = friends.channel("games");
    let anna = discord.person("Anna").in_channel(&games);
    let mut ear = Ear::open(&discord).await;
    friends.goes_down();
    let told = json!({"id": friends.id(), "unavailable": true});
    assert_eq!(ear.hears("GUILD_DELETE").await, told);
    anna.says("unheard").unwrap();
    anna.slash("hello", [("name", "you".into())])
        .await
        .unwrap_err();
    let meanwhile = Ear::open(&discord).await;
    assert_eq!(meanwhile.sequence, 2, "READY and the one server in order");
    friends.comes_back();
    assert_eq!(ear.hears("GUILD_CREATE").await["id"], json!(friends.id()));
    anna.slash("hello", [("name", "you".into())]).await.unwrap();
    assert_eq!(
        ear.hears("INTERACTION_CREATE").await["channel_id"],
        json!(games.id())
    );
}

#[tokio::test]
async fn somebody_who_left_is_no_member_and_gets_no_private_messages() {
    let discord = LocalDiscord::start().await;
    let raw = Raw::new(&discord);
    let (anna, home) = (discord.person("Anna"), discord.home());
    let private = format!("/channels/{}/messages", anna.in_dm().channel());
    let member = format!("/guilds/{}/members/{}", home.id(), anna.id());
    assert_eq!(raw.post(&private, "x").await.unwrap().status(), 200);
    anna.leaves(&home);
    let refused: Value = raw.post(&private, "x").await.unwrap().json().await.unwrap();
    assert_eq!(refused["code"], 50_007);
    let missing: Value = raw.ask(Method::GET, &member).await.json().await.unwrap();
    assert_eq!(missing["code"], 10_007);
    let named = message(&anna.mention());
    let general = format!("/channels/{}/messages", discord.general().id());
    raw.send(Method::POST, &general, &named).await.unwrap();
    anna.joins(&home);
    assert_eq!(raw.post(&private, "x").await.unwrap().status(), 200);
    assert_eq!(anna.pings().len(), 2);
}
