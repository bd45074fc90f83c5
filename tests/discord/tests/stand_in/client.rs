//! The people's side over HTTP and WebSocket.

use std::time::Duration;

use jiff::Timestamp;
use local_discord::LocalDiscord;
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};

use crate::{
    bot::{Bot, PICTURE},
    ear::Ear,
    screen::{Screen, slash},
};

fn names(list: &Value) -> Vec<&str> {
    let list = list.as_array().unwrap().iter();
    list.map(|it| it["name"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_client_learns_who_and_what_there_is() {
    let discord = LocalDiscord::builder().owner("Anna").start().await.unwrap();
    let (anna, _ben) = (discord.person("Anna"), discord.person("Ben"));
    let thread = discord.general().thread("a thread", &anna);
    let (screen, state) = Screen::of(&discord, &anna).await;
    assert_eq!(names(&screen.asks("accounts").await), ["Anna", "Ben"]);
    let guild = &state["guilds"][0];
    assert_eq!(guild["owner"], json!(anna.id()));
    assert_eq!(names(&guild["channels"]), ["general", "a thread"]);
    assert_eq!(guild["channels"][1]["id"], json!(thread.id()));
    assert_eq!(state["conversation"], json!(anna.in_dm().channel()));
    assert_eq!(state["bot_is_connected"], false);
}

#[tokio::test]
async fn what_is_founded_alike_has_the_same_ids() {
    let found = || {
        let builder = LocalDiscord::builder().founded_at(Timestamp::UNIX_EPOCH);
        builder.owner("Anna").people(["Ben"]).start()
    };
    let (one, other) = (found().await.unwrap(), found().await.unwrap());
    let ids = |it: &LocalDiscord| {
        let people = [it.bot(), it.person("Anna").id(), it.person("Ben").id()];
        (people, it.home().id(), it.general().id())
    };
    assert_eq!(ids(&one), ids(&other));
    let said = one.person("Anna").says("hello").unwrap();
    assert!(said.id.get() > one.general().id().get(), "ids still grow");
}

#[tokio::test]
async fn a_client_acts_and_is_answered() {
    let discord = LocalDiscord::start().await;
    let _bot = Bot::start(&discord).await;
    let (anna, ben) = (discord.person("Anna"), discord.person("Ben"));
    let (screen, _) = Screen::of(&discord, &anna).await;
    let commands = screen.looks_at("commands").await;
    assert!(names(&commands).contains(&"point") && names(&commands).contains(&"Greet"));

    let asked = json!({"do": "complete", "command": "point", "focused": "point",
        "options": [{"name": "point", "type": 3, "value": "K"}]});
    let choices = screen.did(asked).await;
    assert_eq!(names(&choices["choices"]), ["K10", "K11"]);

    let answer = screen.did(slash("point", "point", "K10")).await;
    assert_eq!(answer["kind"], "message");
    let message = &answer["message"];
    let file = &message["attachments"][0];
    assert_eq!(file["description"], "a board");
    let bytes = reqwest::get(file["url"].as_str().unwrap()).await.unwrap();
    assert_eq!(bytes.bytes().await.unwrap(), PICTURE);

    let press = json!({"do": "press", "message": message["id"], "control": "form"});
    let form = screen.did(press).await;
    assert_eq!(form["form"]["title"], "Type a point");
    assert_eq!(form["form"]["fields"][0]["most"], 4);
    let submit = json!({"do": "submit", "form": form["form"]["id"], "fields": {"point": "L9"}});
    let typed = screen.did(submit).await;
    assert_eq!(
        (&typed["kind"], &typed["message"]["content"]),
        (&json!("ephemeral"), &json!("typed L9"))
    );

    let menu = json!({"do": "user_menu", "command": "Greet", "target": ben.id()});
    let greeted = screen.did(menu).await;
    assert_eq!(greeted["message"]["content"], "hello ben");
    let gone = json!({"do": "press", "message": message["id"], "control": "gone"});
    let (status, why) = screen.does(gone).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(why["error"], "`gone` is greyed out");
    assert_eq!(screen.asks("report").await["violations"], json!([]));
}

#[tokio::test]
async fn everybody_is_told_of_what_they_see_and_of_nothing_else() {
    let discord = LocalDiscord::start().await;
    let _bot = Bot::start(&discord).await;
    let (anna, ben) = (discord.person("Anna"), discord.person("Ben"));
    let (mut hers, _) = Screen::of(&discord, &anna).await;
    let (mut his, _) = Screen::of(&discord, &ben).await;
    let quietly = json!({"do": "slash", "command": "hello", "options": [
        {"name": "name", "type": 3, "value": "you"}, {"name": "quietly", "type": 5, "value": true}]});
    hers.did(quietly).await;
    let private = hers.told("message").await;
    assert_eq!(private["message"]["is_for_me"], true);

    let call = json!({"do": "say", "text": format!("{} hello", ben.mention())});
    let said = hers.did(call).await["message"].clone();
    let heard = his.told("message").await["message"].clone();
    assert_eq!(
        heard["id"], said["id"],
        "he was told nothing of hers before"
    );
    assert_eq!(
        (&heard["rings"], &said["rings"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(his.looks_at("messages").await.as_array().unwrap().len(), 1);
    assert_eq!(hers.looks_at("messages").await.as_array().unwrap().len(), 2);

    let reply = json!({"do": "reply", "to": heard["id"], "text": "yes?", "mention": true});
    his.did(reply).await;
    let changed = json!({"do": "edit", "message": said["id"], "text": "never mind"});
    hers.did(changed).await;
    assert_eq!(
        his.told("message").await["message"]["referenced_message"]["id"],
        said["id"]
    );
    assert_eq!(
        his.told("message").await["message"]["content"],
        "never mind"
    );
    hers.did(json!({"do": "delete", "message": said["id"]}))
        .await;
    assert_eq!(his.told("gone").await["id"], said["id"]);
    let opened = hers
        .did(json!({"do": "thread", "name": "aside", "from": null}))
        .await;
    let state = his.told("state").await;
    assert_eq!(state["guilds"][0]["channels"][1]["id"], opened["channel"]);

    let path = format!("channels/{}/messages", anna.in_dm().channel());
    assert_eq!(hers.status_at(&path).await, StatusCode::OK);
    assert_eq!(his.status_at(&path).await, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_client_lets_time_pass_and_things_go_wrong() {
    let discord = LocalDiscord::start().await;
    let _bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    let mut pushes = discord.pushes();
    let (mut screen, _) = Screen::of(&discord, &anna).await;
    let hour = json!({"seconds": 3_600});
    assert_eq!(screen.wants("clock", hour).await, StatusCode::NO_CONTENT);
    let ahead = json!(3_600_000);
    screen.state_says("/ahead_milliseconds", &ahead).await;
    assert_eq!(*pushes.borrow_and_update(), Duration::from_hours(1));

    let mut ear = Ear::open(&discord).await;
    assert_eq!(
        screen.wants("gateway", json!("cut")).await,
        StatusCode::NO_CONTENT
    );
    assert_eq!(ear.told().await, None, "the connection has ended");

    let failing = json!({"failed": 1.0});
    assert_eq!(
        screen.wants("trouble", failing).await,
        StatusCode::NO_CONTENT
    );
    screen.state_says("/trouble/failed", &json!(1.0)).await;
    assert_eq!(
        screen.wants("trouble", json!(null)).await,
        StatusCode::NO_CONTENT
    );
    screen.state_says("/trouble", &json!(null)).await;
    let too_much = json!({"failed": 1.0, "slow": 0.5});
    assert_eq!(
        screen.wants("trouble", too_much).await,
        StatusCode::UNPROCESSABLE_ENTITY
    );
}

#[tokio::test]
async fn pages_from_elsewhere_are_turned_away() {
    let discord = LocalDiscord::start().await;
    let address = format!("{}/client/accounts", discord.api_url());
    let ask = |origin: String| Client::new().get(&address).header("origin", origin).send();
    let own = ask(discord.api_url()).await.unwrap();
    assert_eq!(own.status(), StatusCode::OK);
    let foreign = ask("https://example.org".to_owned()).await.unwrap();
    assert_eq!(foreign.status(), StatusCode::FORBIDDEN);
}
