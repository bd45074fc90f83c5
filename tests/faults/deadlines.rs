//! Many games whose time runs out at the same moment, one of them damaged.

use std::fmt::Write as _;

use jiff::SignedDuration;

use crate::table::Table;

const SECOND: SignedDuration = SignedDuration::from_secs(1);

#[tokio::test]
async fn a_hundred_games_that_are_due_at_once_are_all_decided_although_one_is_damaged() {
    let mut table = Table::set().await;
    for person in [&table.ann, &table.ben] {
        let none = [("vacation", "no".into()), ("reminders", "off".into())];
        person.slash("settings", none).await.unwrap();
    }
    let game = table.game(false, "free").await;
    table.board(game, 2).await;
    table.stop().await;
    let mut sql = "BEGIN;
         UPDATE next_numbers SET number = 200 WHERE kind = 'game';
         CREATE TEMP TABLE copied AS SELECT * FROM games;"
        .to_owned();
    for copy in 2..=100 {
        let _ = write!(
            sql,
            "UPDATE copied SET id = {copy};
             INSERT INTO games SELECT * FROM copied;
             INSERT INTO clocks (game, clocks) SELECT {copy}, clocks FROM clocks WHERE game = 1;
             INSERT INTO seats (game, seat, player, running, habits_revision)
             SELECT {copy}, seat, player, running, habits_revision FROM seats WHERE game = 1;"
        );
    }
    sql.push_str("UPDATE games SET record = x'ff' WHERE id = 50; COMMIT");
    table.database().await.run(&sql).await;
    table.start().await;
    let left = table.deadline(game).await.duration_since(table.time());
    table.passes(left - SECOND * 20);
    table.passes(SECOND * 31);
    // What is decided is saved before it is told; telling takes as long as Discord's limits ask for.
    let open = async || {
        let sql = "SELECT COUNT(*) FROM games WHERE to_move IS NOT NULL";
        table.database().await.number(sql).await
    };
    while open().await > 1 {
        tokio::task::yield_now().await;
    }
    assert_eq!(open().await, 1, "the damaged one");
    table.leave().await;
}
