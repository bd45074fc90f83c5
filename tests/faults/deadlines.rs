//! Many games whose time runs out at the same moment, one of them damaged.

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
    let sql = "UPDATE next_numbers SET number = 200 WHERE kind = 'game';
         CREATE TEMP TABLE numbers AS
         WITH RECURSIVE counted (number) AS
             (SELECT 2 UNION ALL SELECT number + 1 FROM counted WHERE number < 100)
         SELECT number FROM counted;
         CREATE TEMP TABLE copies AS SELECT games.* FROM games, numbers;
         UPDATE copies SET id = rowid + 1;
         INSERT INTO games SELECT * FROM copies;
         INSERT INTO clocks (game, clocks) SELECT number, clocks FROM clocks, numbers;
         INSERT INTO seats (game, seat, player, running, habits_revision)
         SELECT number, seat, player, running, habits_revision FROM seats, numbers;
         UPDATE games SET record = x'ff' WHERE id = 50;";
    let mut database = table.database().await;
    sqlx::raw_sql(sql).execute(&mut database).await.unwrap();
    table.start().await;
    let left = table.deadline(game).await.duration_since(table.time());
    table.passes(left - SECOND * 20);
    table.passes(SECOND * 31);
    // What is decided is saved before it is told; telling takes as long as Discord's limits ask for.
    let open = async || {
        let sql = "SELECT COUNT(*) FROM games WHERE to_move IS NOT NULL";
        let mut database = table.database().await;
        let open: i64 = sqlx::query_scalar(sql)
            .fetch_one(&mut database)
            .await
            .unwrap();
        open
    };
    while open().await > 1 {
        tokio::task::yield_now().await;
    }
    assert_eq!(open().await, 1, "the damaged one");
    table.leave().await;
}
