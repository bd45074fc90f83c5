//! With a database that is held, damaged or from the future the bot refuses rather than guesses.

use std::fs;

use sqlx::Connection as _;

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
    let ended = story.home.start_for(&story.discord).ends().await;
    ended.failed_with("set it right before the bot decides by it");
    let back = "UPDATE life SET alive_at = alive_at - 7200000";
    story.home.change_database(back).await;
    let bot = story.home.bot(&story.discord).await;
    story.plays(&story.ben, "L11", 2).await;
    story.end(bot).await;
}
