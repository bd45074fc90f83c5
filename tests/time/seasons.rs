//! The job that goes by the calendar, while the database fails it.

use jiff::SignedDuration;
use sqlx::Executor;

use crate::table::Table;

const FAILS: &str = "neither seasons nor puzzles of the day can be looked after";

/// Changes the database past the bot.
async fn change(table: &Table, sql: &'static str) {
    table.database().await.execute(sql).await.unwrap();
}

#[tokio::test]
async fn seasons_that_cannot_be_read_are_tried_less_and_less_often_and_closed_once_they_can() {
    let table = Table::set().await;
    let owner = table.discord.person("Owner");
    let monthly = [("seasons", "monthly".into())];
    owner.slash("server", monthly).await.unwrap();
    let open = async || {
        let seasons = table.service().seasons(table.server()).await.unwrap();
        seasons[0]
    };
    let first = open().await;

    change(&table, "ALTER TABLE seasons RENAME TO lost_seasons").await;
    let begun = table.time();
    table
        .passes_until(async || Table::times_logged(FAILS) >= 12)
        .await;
    let passed = table.time().duration_since(begun);
    // Eight pauses that double come to 510 seconds, and three of five minutes follow.
    assert!(passed >= SignedDuration::from_secs(1_410), "{passed:#}");

    change(&table, "ALTER TABLE lost_seasons RENAME TO seasons").await;
    table.passes(first.ends_at.duration_since(table.time()));
    table
        .passes_until(async || open().await.number > first.number)
        .await;
    table.leave().await;
}
