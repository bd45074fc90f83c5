//! A real process is suspended, and its clock jumps. This needs a preloaded library, and is skipped
//! where the library is not installed.

use std::time::Duration;

use local_discord::LocalDiscord;
use tessera::game::GameId;

use crate::database::is_left_out;
use crate::program::Home;
use crate::story::Story;

#[tokio::test]
async fn a_process_that_was_stopped_for_days_and_a_clock_that_is_set_cost_nobody_time() {
    if is_left_out("the clock of the server decides there, whatever that of the process shows") {
        return;
    }
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let Some(mut bot) = home.start_in_time(&discord) else {
        println!("left out: libfaketime is not installed (Debian package faketime)");
        return;
    };
    bot.hears("ready").await;
    let (anna, ben) = (discord.person("Anna"), discord.person("Ben"));
    let story = Story {
        discord,
        home,
        anna,
        ben,
    };
    let none = [("vacation", "no".into()), ("reminders", "off".into())];
    story.ben.slash("settings", none).await.unwrap();
    story.challenge().await;
    let invitation = story.invitation().await;
    story.ben.press(&invitation, "Accept").await.unwrap();
    let board = story.board(1).await;

    bot.signal("STOP").await;
    story.home.set_ahead("+4d");
    story.discord.advance(Duration::from_hours(4 * 24));
    bot.signal("CONT").await;
    bot.hears("every clock that runs was given exactly that")
        .await;
    let told = |it: &local_discord::Message| it.content.contains("I was away for 4 days");
    let told = story.shown(told).await;
    assert_eq!(told.id, board.id);
    assert!(story.said("ran out of time").is_empty());

    story.home.set_ahead("+3d");
    bot.hears("the system's clock was set back").await;
    story.home.set_ahead("+4d");
    bot.hears("the system's clock is right again").await;
    story.plays(&story.ben, "L11", 2).await;

    // This time the host did not sleep; only its clock is wrong.
    story.home.set_ahead("+34d");
    bot.hears("the system's clock was set ahead").await;
    story.home.set_ahead("+4d");
    bot.hears("the system's clock is right again").await;
    let service = story.home.service().await;
    let game = service.game(GameId(1)).await.unwrap().game;
    let there = jiff::Timestamp::now() + Duration::from_hours(4 * 24);
    let left = game.deadline().unwrap().duration_since(there);
    let three_days = jiff::SignedDuration::from_hours(72);
    let soon = jiff::SignedDuration::try_from(Duration::from_mins(5)).unwrap();
    assert!(left <= three_days && left > three_days - soon, "{left:#}");
    story.end(bot).await;
}
