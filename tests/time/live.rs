//! Live games: told in their terms, timed to the second, and without reminders.

use jiff::SignedDuration;

use crate::table::Table;

const SECOND: SignedDuration = SignedDuration::from_secs(1);

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
    let about = board.attachments[0].description.clone();
    assert!(about.is_some(), "{board:?}");
    // The job notices the game within half a minute, and looks each second from then on.
    for _ in 0..4 {
        table.passes(SECOND * 10);
        tokio::task::yield_now().await;
    }
    table.place(&table.ben, game, "N10").await;
    table.board(game, 3).await;
    let deadline = table.deadline(game).await;
    while table.time() + SECOND < deadline {
        table.passes(SECOND);
        tokio::task::yield_now().await;
    }
    table.passes(SECOND * 2);
    let told = table.message("Ann ran out of time").await;
    assert!(table.time() < deadline + SECOND * 5, "{told:?}");
    let reminders = table.said();
    assert!(
        !reminders.iter().any(|it| it.contains("left")),
        "{reminders:?}"
    );
    table.clear().await;
}
