//! On a full disk the bot says so in one clear line, saves nothing by halves, and goes on as soon
//! as there is room.

#![cfg(target_os = "linux")]

use std::fs;

use local_discord::LocalDiscord;
use tessera::game::GameId;
use tokio::process::Command;

use crate::database::is_only_for_files;
use crate::program::{Home, Program};
use crate::story::Story;

/// The size of the write-ahead log, which takes every write before the database does.
fn journal_size(home: &Home) -> String {
    let journal = home.folder.path().join("tessera.sqlite-wal");
    fs::metadata(journal).unwrap().len().to_string()
}

/// Limits the files of this process to this many bytes, or to `unlimited`.
async fn limit(bot: &Program, bytes: &str) {
    let limit = format!("--fsize={bytes}:");
    let done = Command::new("prlimit")
        .args(["--pid", &bot.id().to_string(), &limit])
        .status()
        .await
        .unwrap();
    assert!(done.success());
}

#[tokio::test]
async fn a_disk_without_room_for_a_database_is_named() {
    if is_only_for_files() {
        return;
    }
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let ended = home.start_unsignalled(&discord, "4").ends().await;
    ended.failed_with("tessera.sqlite");
    ended.failed_with("disk I/O error");
    drop(home.bot(&discord).await);
}

#[tokio::test]
async fn a_disk_that_is_full_at_the_start_is_named_and_games_outlast_it() {
    if is_only_for_files() {
        return;
    }
    let (story, bot) = Story::with_game().await;
    bot.signal("TERM").await;
    bot.ends().await;
    let before = fs::read(story.home.file()).unwrap();
    let bot = story.home.start_unsignalled(&story.discord, "4");
    let ended = bot.ends().await;
    ended.failed_with("tessera.sqlite");
    ended.failed_with("disk I/O error");
    assert_eq!(fs::read(story.home.file()).unwrap(), before);
    let bot = story.home.bot(&story.discord).await;
    story.plays(&story.ben, "L11", 2).await;
    story.end(bot).await;
}

#[tokio::test]
async fn a_disk_that_is_full_while_it_plays_loses_nothing() {
    if is_only_for_files() {
        return;
    }
    let (story, bot) = Story::with_game().await;
    bot.signal("TERM").await;
    bot.ends().await;
    let mut bot = story.home.start_unsignalled(&story.discord, "unlimited");
    bot.hears("ready").await;
    limit(&bot, &journal_size(&story.home)).await;
    let stone = || story.ben.slash("move", [("point", "L11".into())]);
    let refused = stone().await.unwrap();
    let refused = story.ben.settled(refused).await.unwrap();
    assert!(
        refused.content().contains("Nothing was lost"),
        "{refused:?}"
    );
    bot.hears("disk").await;
    let kept = story.home.service().await.game(GameId(1)).await.unwrap();
    assert_eq!(kept.game.ply(), 1);
    limit(&bot, "unlimited").await;
    let placed = stone().await.unwrap();
    assert!(placed.content().starts_with("You played"), "{placed:?}");
    let board = story.board(2).await;
    assert_eq!(board.pings, [story.anna.id()]);
    assert_eq!(story.boards(2), 1);
    story.end(bot).await;
}
