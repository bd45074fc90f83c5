//! What people did is written down and done again in another world.

use local_discord::{Line, LocalDiscord, Player};
use serde_json::json;

use crate::{
    bot::Bot,
    screen::{Screen, slash},
};

/// Everything said in the channel, with the people's names.
fn said(discord: &LocalDiscord) -> Vec<String> {
    let messages = discord.general().messages();
    let named = |text: &str| {
        ["Anna", "Ben"].iter().fold(text.to_owned(), |text, name| {
            text.replace(&discord.person(name).mention(), name)
        })
    };
    messages.iter().map(|it| named(&it.content)).collect()
}

#[tokio::test]
async fn what_was_done_on_a_screen_is_done_again() {
    let file = std::env::temp_dir().join(format!("local-discord-{}.jsonl", std::process::id()));
    let first = LocalDiscord::builder().record(&file).start().await.unwrap();
    let _bot = Bot::start(&first).await;
    let (anna, ben) = (first.person("Anna"), first.person("Ben"));
    let (screen, _) = Screen::of(&first, &anna).await;
    let said_first = screen.did(json!({"do": "say", "text": "hello"})).await;
    let reply = json!({"do": "reply", "to": said_first["message"]["id"],
        "text": format!("{} hello", ben.mention()), "mention": true});
    screen.did(reply).await;
    let offer = json!({"do": "slash", "command": "offer draw", "options": [
        {"name": "to", "type": 6, "value": ben.id()}]});
    screen.did(offer).await;
    let point = screen.did(slash("point", "point", "K10")).await;
    let message = &point["message"]["id"];
    let press = |control: &str| json!({"do": "press", "message": message, "control": control});
    let form = screen.did(press("form")).await;
    let fields = json!({"point": "L9"});
    screen
        .did(json!({"do": "submit", "form": form["form"]["id"], "fields": fields}))
        .await;
    screen.did(press("confirm:K10")).await;
    screen
        .did(json!({"do": "user_menu", "command": "Greet", "target": ben.id()}))
        .await;

    let script = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    let lines: Vec<Line> = script
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 8, "{script}");
    for id in [anna.id(), ben.id()] {
        assert!(
            !script.contains(&id.to_string()),
            "ids are not for another world: {script}"
        );
    }

    let second = LocalDiscord::start().await;
    let _bot = Bot::start(&second).await;
    let _people = (second.person("Anna"), second.person("Ben"));
    let mut player = Player::new(&second);
    for line in &lines {
        player.play(line).await.unwrap();
    }
    assert_eq!(said(&second), said(&first));
}
