//! Nothing is kept only in memory: what was saved is posted after a restart, once.

use tessera::game::{GameId, PlayerId};
use tessera::rules::{BoardSize, Move, Point};

use crate::table::Table;

#[tokio::test]
async fn buttons_work_after_a_restart() {
    let mut table = Table::set().await;
    let options = [("opponent", (&table.ben).into()), ("first", "me".into())];
    table.ann.slash("challenge", options).await.unwrap();
    let invitation = table.message("invites you").await;
    table.stop().await;
    table.start().await;
    table.ben.press(&invitation, "Accept").await.unwrap();
    let board = table.board(1, 2).await;
    let asked = table.more(&table.ben, &board, "Resign").await;
    table.stop().await;
    table.start().await;
    table
        .ben
        .press(&asked.message.unwrap(), "Resign game 1")
        .await
        .unwrap();
    table.message("without a winner").await;
    table.clear().await;
}

#[tokio::test]
async fn stones_that_were_saved_and_not_said_are_said_once_after_a_restart() {
    let mut table = Table::set().await;
    let game = table.game(false, "tournament").await;
    table.stop().await;
    let stones = [(&table.ben, "K11"), (&table.ann, "N10")];
    for (who, point) in stones {
        let point = Point::parse(point, BoardSize::STANDARD).unwrap();
        let (id, by) = (GameId(i64::from(game)), PlayerId(who.id().get()));
        let now = table.time();
        let played = table
            .service()
            .play(id, by, Move::Place(point), None, now)
            .await;
        played.unwrap();
    }
    table.start().await;
    let board = table.board(game, 4).await;
    assert!(
        board
            .content
            .contains("Ben played **K11**. Ann played **N10**."),
        "{board:?}"
    );
    assert_eq!(board.pings, [table.ben.id()]);
    table.stop().await;
    table.start().await;
    let boards = table
        .said()
        .iter()
        .filter(|text| text.contains("move 4"))
        .count();
    assert_eq!(boards, 1);
    table.clear().await;
}
