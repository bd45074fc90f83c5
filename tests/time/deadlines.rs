//! Time that runs out is told within a minute of the deadline, whatever the job that looks after it was doing.

use jiff::SignedDuration;

use crate::table::Table;

const SECOND: SignedDuration = SignedDuration::from_secs(1);

/// A game in which Ben's time runs out without vacation, and nobody is reminded.
async fn game(table: &Table) -> u32 {
    for person in [&table.ann, &table.ben] {
        let none = [("vacation", "no".into()), ("reminders", "off".into())];
        person.slash("settings", none).await.unwrap();
    }
    table.game(false, "free").await
}

/// Lets time pass in steps of ten seconds until it is this long before the deadline of the game.
async fn until_before(table: &Table, game: u32, left: SignedDuration) {
    let deadline = table.deadline(game).await;
    let long = deadline.duration_since(table.time()) - left - SECOND * 120;
    table.passes(long);
    while deadline.duration_since(table.time()) > left + SECOND * 10 {
        table.passes(SECOND * 10);
        tokio::task::yield_now().await;
    }
}

async fn change(table: &Table, sql: &'static str) {
    table.database().await.run(sql).await;
}

#[tokio::test]
async fn a_deadline_in_the_middle_of_a_pause_is_not_slept_through() {
    let table = Table::set().await;
    let game = game(&table).await;
    until_before(&table, game, SECOND * 20).await;
    table.passes(SECOND * 31);
    table.message("Ben ran out of time").await;
    table.clear().await;
}

#[tokio::test]
async fn a_restart_around_a_deadline_gives_back_the_absence_and_then_tells_it() {
    let mut table = Table::set().await;
    let game = game(&table).await;
    until_before(&table, game, SECOND * 40).await;
    // What Discord answered before is too old to show that the bot is present when it stops: it asks then.
    table.passes(SECOND * 20);
    table.stop().await;
    table.passes(SECOND * 45);
    table.start().await;
    let left = table.deadline(game).await.duration_since(table.time());
    assert!(left.is_positive(), "the absence was given back: {left:?}");
    assert!(left <= SECOND * 31, "{left:?}");
    table.passes(SECOND * 31);
    table.message("Ben ran out of time").await;
    table.clear().await;
}

#[tokio::test]
async fn a_restart_without_a_pause_gives_nothing_to_a_clock() {
    let mut table = Table::set().await;
    let game = game(&table).await;
    let before = table.deadline(game).await;
    // Discord has answered lately, and answers again when the bot stops.
    table.passes(SECOND * 8);
    table.stop().await;
    table.start().await;
    let given = table.deadline(game).await.duration_since(before);
    assert!(given <= SECOND, "{given:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_move_that_brings_a_nearer_deadline_is_noticed_within_a_minute() {
    let mut table = Table::set().await;
    let game = game(&table).await;
    table.board(game, 2).await;
    // Ann has forty seconds left, which begin with Ben's move.
    table.stop().await;
    change(
        &table,
        "UPDATE clocks SET clocks = '40000+0' || SUBSTR(clocks, LENGTH(clocks) - LENGTH(LTRIM(clocks, '0123456789+')) + 1)",
    )
    .await;
    table.start().await;
    table.place(&table.ben, game, "L11").await;
    table.board(game, 3).await;
    for _ in 0..10 {
        table.passes(SECOND * 10);
        tokio::task::yield_now().await;
    }
    table.message("Ann ran out of time").await;
    table.clear().await;
}
