//! Tables at which something goes wrong: the host goes away, somebody is late, somebody was blocked,
//! somebody opens far too many.

use jiff::SignedDuration;
use local_discord::{Message, OptionValue, Person};

use crate::table::{Table, private};

async fn open(table: &Table) -> std::sync::Arc<Message> {
    let options: [(&str, OptionValue); 2] =
        [("ruleset", "pente-3".into()), ("order", "as-seated".into())];
    table.ann.slash("table", options).await.unwrap();
    table.message("**Table 1**").await
}

async fn sit(who: &Person, opened: &Message) -> String {
    let sat = who.press_as_seen(opened, "Sit down").await.unwrap();
    private(&sat).to_owned()
}

#[tokio::test]
async fn who_comes_after_the_start_is_told_which_game_it_became() {
    let table = Table::set().await;
    let (cy, dee) = (table.discord.person("Cy"), table.discord.person("Dee"));
    let opened = open(&table).await;
    sit(&table.ben, &opened).await;
    sit(&cy, &opened).await;
    table.board(1, 2).await;
    let said = "This table's game has started: game 1. `/board` shows it.";
    assert_eq!(sit(&dee, &opened).await, said);
    assert_eq!(sit(&cy, &opened).await, said, "nor twice");
    for what in ["sit", "stand", "start", "close"] {
        let options: [(&str, OptionValue); 2] = [("do", what.into()), ("table", 1.into())];
        let refused = table.ann.slash("table", options).await.unwrap();
        assert_eq!(private(&refused), said, "{what}");
    }
    table.clear().await;
}

#[tokio::test]
async fn nobody_sits_down_beside_somebody_who_blocked_them() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    let block = [("block", (&cy).into())];
    table.ben.slash("settings", block).await.unwrap();
    let opened = open(&table).await;
    sit(&table.ben, &opened).await;
    let refused = sit(&cy, &opened).await;
    assert!(
        refused.starts_with("You two can't invite each other"),
        "{refused}"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_host_who_leaves_the_server_stops_nobody() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    let opened = open(&table).await;
    table.ann.leaves(&table.discord.home());
    sit(&table.ben, &opened).await;
    let last = sit(&cy, &opened).await;
    assert_eq!(last, "You sit at table 1. Game 1 has started.");
    table.board(1, 2).await;
    for (who, point, number) in [(&table.ben, "L11", 3), (&cy, "M12", 4)] {
        table.place(who, 1, point).await;
        table.board(1, number).await;
    }
    // Ann does not come back: she costs the others her clock once.
    table.passes(SignedDuration::from_hours(4 * 24 + 1));
    let board = table.board_at(1, "4b").await;
    assert!(
        board.content.contains("Ann ran out of time and is out."),
        "{board:?}"
    );
    assert_eq!(board.pings, [table.ben.id()]);
    table.leave().await;
}

#[tokio::test]
async fn a_table_whose_host_has_left_the_server_is_cleared_in_time() {
    let table = Table::set().await;
    let opened = open(&table).await;
    table.ann.leaves(&table.discord.home());
    sit(&table.ben, &opened).await;
    let few = [("do", "start".into())];
    let few = table.ben.slash("table", few).await.unwrap();
    assert!(private(&few).starts_with("Only "), "{few:?}");
    table.passes(SignedDuration::from_hours(7 * 24 + 1));
    let is_cleared = |it: &Message| it.content.starts_with("Table 1 was cleared");
    table.until(opened.id, is_cleared).await;
    table.clear().await;
}

#[tokio::test]
async fn of_fifty_tables_by_one_person_three_are_opened() {
    let table = Table::set().await;
    let mut opened = 0;
    for number in 0..50 {
        // Each is another one, and half a minute later.
        table.passes(SignedDuration::from_secs(30));
        let options: [(&str, OptionValue); 2] = [
            ("seats", (number % 4 + 3).into()),
            (
                "order",
                ["as-seated", "chance"][usize::try_from(number % 2).unwrap()].into(),
            ),
        ];
        let answer = table.ann.slash("table", options).await.unwrap();
        let said = private(&answer);
        if said.contains("is open here.") {
            opened += 1;
        } else {
            let is_refused = said.starts_with("You already have 3 open tables.")
                || said.starts_with("You've opened 3 tables within a minute");
            assert!(is_refused, "{said}");
        }
    }
    assert_eq!(opened, 3);
    for number in 1..=3 {
        table.message(&format!("**Table {number}**")).await;
    }
    let shown = table.said();
    let tables = shown.iter().filter(|it| it.starts_with("**Table "));
    assert_eq!(tables.count(), 3);
    table.clear().await;
}
