//! Live games: told in their terms, timed to the second, and without reminders.

use jiff::SignedDuration;

use crate::table::Table;

const SECOND: SignedDuration = SignedDuration::from_secs(1);

/// Lets time pass in steps of a second until it is this long before the deadline of the game.
async fn until_before(table: &Table, game: u32, left: SignedDuration) {
    let deadline = table.deadline(game).await;
    while deadline.duration_since(table.time()) > left {
        table.passes(SECOND);
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_live_game_that_goes_on_with_seconds_left_ends_in_time() {
    let table = Table::set().await;
    let options = [
        ("pace", "live-5-5".into()),
        ("rated", false.into()),
        ("opening", "tournament".into()),
    ];
    let game = table.game_of("pente", options).await;
    table.board(game, 2).await;
    let pause = [("what", "pause".into())];
    table.ann.slash("offer", pause).await.unwrap();
    let offer = table.message("offers a pause").await;
    until_before(&table, game, SECOND * 5).await;
    table.ben.press(&offer, "Agree").await.unwrap();
    let paused = table.message("paused. The clocks are stopped").await;
    // Long enough for the job to sleep as it does while no live game runs.
    for _ in 0..3 {
        table.passes(SECOND * 31);
        table.no_news().await;
    }
    table.ann.press(&paused, "Resume").await.unwrap();
    table.message("The pause is over.").await;
    let deadline = table.deadline(game).await;
    assert!(deadline < table.time() + SECOND * 6, "{deadline}");
    until_before(&table, game, SECOND).await;
    table.passes(SECOND * 2);
    table.message("ran out of time").await;
    assert!(table.time() < deadline + SECOND * 3);
    table.clear().await;
}

#[tokio::test]
async fn a_live_game_whose_players_vanish_ends_by_its_clock() {
    let table = Table::set().await;
    let options = [
        ("pace", "live-5-5".into()),
        ("rated", false.into()),
        ("opening", "tournament".into()),
    ];
    let game = table.game_of("pente", options).await;
    table.message("live: 5 minutes + 5 seconds a move").await;
    let board = table.board(game, 2).await;
    assert!(board.content.contains("Deadline: <t:"), "{board:?}");
    table.place(&table.ben, game, "N10").await;
    table.board(game, 3).await;
    until_before(&table, game, SECOND * 2).await;
    table.place(&table.ann, game, "A1").await;
    table.board(game, 4).await;
    // Ben has minutes left, and thinks for a while. His answer leaves Ann with a few seconds.
    for _ in 0..8 {
        table.passes(SECOND);
        table.no_news().await;
    }
    table.place(&table.ben, game, "N12").await;
    table.board(game, 5).await;
    let deadline = table.deadline(game).await;
    assert!(deadline < table.time() + SECOND * 8, "{deadline}");
    until_before(&table, game, SECOND).await;
    table.passes(SECOND * 2);
    table.message("Ann ran out of time").await;
    assert!(table.time() < deadline + SECOND * 3);
    let reminders = table.said();
    assert!(
        !reminders.iter().any(|it| it.contains("left")),
        "{reminders:?}"
    );
    table.clear().await;
}
