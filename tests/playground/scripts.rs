//! Scripts: the one beside the playground plays to its end, and what is done in the page is one.

use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::driver::WIDE;
use crate::scenario;
use crate::screen::Screen;
use crate::stage::{Plan, Stage};

#[tokio::test]
async fn the_script_beside_the_playground_plays_to_its_end() {
    let stage = Stage::set(Plan::default()).await.unwrap();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/playground/game.jsonl");
    let lines = scenario::read(&file).unwrap();
    let Some(screen) = Screen::open(&stage, WIDE).await else {
        return stage.clear().await;
    };
    tokio::select! {
        error = scenario::play(&stage.discord, &lines, Duration::ZERO) => panic!("{error}"),
        () = screen.sees("Ann · 1662") => {}
    }
    screen.is_quiet().await;
    assert_eq!(stage.discord.violations(), []);
    stage.clear().await;
}

#[tokio::test]
async fn what_is_done_in_the_page_is_written_down() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("script.jsonl");
    let plan = Plan {
        record: Some(file.clone()),
        ..Plan::default()
    };
    let stage = Stage::set(plan).await.unwrap();
    let Some(screen) = Screen::open(&stage, WIDE).await else {
        return stage.clear().await;
    };
    screen.says("hello @Ben!").await;
    screen.sees("hello @Ben!").await;
    screen.begins("help").await;
    screen.sends().await;
    let written = fs::read_to_string(&file).unwrap();
    let expected = [
        r##"{"do":"say","in":"#general","text":"hello @Ben!","who":"Ann"}"##,
        r##"{"after":"hello @Ben!","command":"help","do":"slash","in":"#general","options":{},"who":"Ann"}"##,
    ];
    assert_eq!(written.lines().collect::<Vec<_>>(), expected);
    stage.clear().await;
}

#[tokio::test]
async fn nothing_is_left_behind() {
    let stage = Stage::set(Plan::default()).await.unwrap();
    let folder = stage.folder.as_ref().unwrap().path().to_owned();
    assert!(folder.exists());
    stage.clear().await;
    assert!(!folder.exists());
}

#[tokio::test]
async fn a_database_that_is_kept_goes_on_where_it_was() {
    let kept = tempfile::tempdir().unwrap();
    let plan = || Plan {
        database: Some(kept.path().join("games.sqlite")),
        ..Plan::default()
    };
    let stage = Stage::set(plan()).await.unwrap();
    let (ann, ben) = (stage.discord.person("Ann"), stage.discord.person("Ben"));
    let options = [("opponent", (&ben).into()), ("first", "me".into())];
    ann.slash("challenge", options).await.unwrap();
    let general = stage.discord.general().id();
    let invitation = stage
        .discord
        .await_message(general, |it| it.button("Accept").is_some());
    let invitation = invitation.await.unwrap();
    ben.press(&invitation, "Accept").await.unwrap();
    stage.discord.advance(Duration::from_hours(24));
    stage.clear().await;

    let stage = Stage::set(plan()).await.unwrap();
    let ben = stage.discord.person("Ben");
    let games = ben.slash("games", []).await.unwrap();
    assert!(games.content().contains("Ann"), "{games:?}");
    let general = stage.discord.general().id();
    let board = stage
        .discord
        .await_message(general, |it| it.content.contains("game 1, move 2."));
    assert_eq!(board.await.unwrap().attachments.len(), 1);
    stage.clear().await;
}
