//! With a database that is held, damaged or from the future the bot refuses rather than guesses.

use std::fs;
use std::time::Duration;

use jiff::Timestamp;
use sqlx::Connection as _;
use tessera::game::GameId;

use crate::story::Story;

#[tokio::test]
async fn a_database_that_is_held_by_another_process_is_named() {
    let (story, bot) = Story::with_game().await;
    bot.kill().await;
    let mut stranger = story.home.database().await;
    let lock = stranger.begin_with("BEGIN EXCLUSIVE").await.unwrap();
    let ended = story.home.start_for(&story.discord).ends().await;
    ended.failed_with("in use by another process");
    lock.rollback().await.unwrap();
    stranger.close().await.unwrap();
    let bot = story.home.bot(&story.discord).await;
    story.plays(&story.ben, "L11", 2).await;
    story.end(bot).await;
}

#[tokio::test]
async fn a_damaged_database_is_named_and_left_alone() {
    let (story, bot) = Story::with_game().await;
    bot.signal("TERM").await;
    bot.ends().await;
    let file = story.home.file();
    let mut bytes = fs::read(&file).unwrap();
    let half = bytes.len() / 2;
    bytes[half..].fill(0xa5);
    fs::write(&file, &bytes).unwrap();
    let ended = story.home.start_for(&story.discord).ends().await;
    ended.failed_with("is not a sound database");
    assert_eq!(fs::read(&file).unwrap(), bytes);
}

#[tokio::test]
async fn a_damaged_game_does_not_keep_the_others_from_going_on() {
    let (story, bot) = Story::with_game().await;
    bot.kill().await;
    let damage = "UPDATE games SET record = x'ffffffff'";
    story.home.change_database(damage).await;
    let mut bot = story.home.bot(&story.discord).await;
    let stone = [("point", "L11".into()), ("game", "1".into())];
    let refused = story.ben.slash("move", stone).await.unwrap();
    assert!(refused.content().contains("cannot be read"), "{refused:?}");
    bot.hears("game 1 cannot be read").await;
    story.challenge().await;
    let invitation = story.invitation().await;
    story.ben.press(&invitation, "Accept").await.unwrap();
    let begins = |it: &local_discord::Message| it.content.contains("game 2, ply 2.");
    story.shown(begins).await;
    let stone = [("point", "L11".into()), ("game", "2".into())];
    story.ben.slash("move", stone).await.unwrap();
    let goes_on = |it: &local_discord::Message| it.content.contains("game 2, ply 3.");
    story.shown(goes_on).await;
    bot.kill().await;
}

#[tokio::test]
async fn a_clock_that_was_set_back_is_named_and_decides_nothing() {
    let (story, bot) = Story::with_game().await;
    bot.kill().await;
    let ahead = "UPDATE life SET alive_at = alive_at + 7200000";
    story.home.change_database(ahead).await;
    // By Discord's own clock it is the system's that is wrong.
    story.discord.advance(Duration::from_hours(2));
    let ended = story.home.start_for(&story.discord).ends().await;
    ended.failed_with("set it right before the bot decides by it");
    ended.failed_with("--accept-clock");
    let back = "UPDATE life SET alive_at = alive_at - 7200000";
    story.home.change_database(back).await;
    let bot = story.home.bot(&story.discord).await;
    story.plays(&story.ben, "L11", 2).await;
    story.end(bot).await;
}

/// Two hours ahead, the clock of the system was when the bot last ran.
async fn had_been_ahead(story: &Story) -> Timestamp {
    let ahead = "UPDATE life SET alive_at = alive_at + 7200000";
    story.home.change_database(ahead).await;
    let ahead = "UPDATE games SET deadline = deadline + 7200000, due = due + 7200000";
    story.home.change_database(ahead).await;
    deadline(story).await
}

async fn deadline(story: &Story) -> Timestamp {
    let game = story.home.service().await.game(GameId(1)).await;
    game.unwrap().game.deadline().unwrap()
}

fn assert_corrected(ahead: Timestamp, corrected: Timestamp) {
    let by = ahead.duration_since(corrected).as_secs();
    // The time since the bot was last there is given back, as always.
    assert!((7_000..=7_200).contains(&by), "{ahead} {corrected}");
}

#[tokio::test]
async fn a_clock_that_had_been_ahead_is_right_if_discord_says_so() {
    let (story, bot) = Story::with_game().await;
    bot.kill().await;
    let ahead = had_been_ahead(&story).await;
    let mut bot = story.home.start_for(&story.discord);
    bot.hears("Discord says that it is right").await;
    bot.hears("ready").await;
    assert_corrected(ahead, deadline(&story).await);
    story.plays(&story.ben, "L11", 2).await;
    story.end(bot).await;
}

#[tokio::test]
async fn a_clock_that_had_been_ahead_is_right_if_the_operator_says_so() {
    for arguments in [&["--accept-clock"][..], &["run", "--accept-clock"]] {
        let (story, bot) = Story::with_game().await;
        bot.kill().await;
        let ahead = had_been_ahead(&story).await;
        story.discord.advance(Duration::from_hours(2));
        let mut bot = story.home.start_with(arguments, &story.discord);
        bot.hears("is taken for right").await;
        bot.hears("ready").await;
        assert_corrected(ahead, deadline(&story).await);
        // It is right from here on, and need not be said again.
        bot.kill().await;
        let bot = story.home.bot(&story.discord).await;
        bot.kill().await;
    }
}
