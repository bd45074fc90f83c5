//! Boards whose deadline moves because the bot was absent: the rest of the message stays as it is.

use jiff::SignedDuration;

use crate::table::Table;

#[tokio::test]
async fn a_board_after_a_takeback_says_so_also_when_its_deadline_has_moved() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "L11").await;
    table.board(game, 3).await;
    let takeback = [("what", "takeback".into())];
    table.ben.slash("offer", takeback).await.unwrap();
    let board = table.board_at(1, "2b").await;
    assert!(
        board.content.contains("Ben took back their last move"),
        "{board:?}"
    );
    for days in ["2 days", "4 days"] {
        table.sleeps(SignedDuration::from_hours(48));
        let away = format!(" I was away for {days}");
        let moved = table.until(board.id, |it| it.content.contains(&away)).await;
        let mut lines = moved.content.split(&away);
        let before = board.content.split(" Deadline:").next();
        assert_eq!(lines.next(), before, "nothing else has changed");
        let time = lines.next().unwrap();
        assert!(time.contains(": that time was added to the clock. Deadline: <t:"));
        assert_eq!(lines.next(), None);
        assert_eq!(moved.buttons().len(), board.buttons().len());
    }
    table.leave().await;
}
