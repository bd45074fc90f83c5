//! Reviews of finished games: from the end to the moves that decided it.

use local_discord::Answer;
use tessera::game::limits::PICTURES;

use crate::table::{Table, private};

/// Ben leaves Ann's three stones with a gap alone, Ann does not take the win, and then does.
const MISSED: &str = "A1 N10 A4 M10 B8 T19 C3 L10 T1 O10";

async fn finished(table: &Table) -> u32 {
    let game = table.game(false, "free").await;
    table.play(game, MISSED).await;
    table.message(&format!("Ann wins game {game}")).await;
    game
}

#[tokio::test]
async fn the_end_leads_to_the_review_and_to_the_moves_that_decided() {
    let table = Table::set().await;
    let game = finished(&table).await;
    let end = table.message(&format!("Ann wins game {game}")).await;
    let said = table.said().len();
    let press = table.ben.press_as_seen(&end, "Review").await.unwrap();
    let review = table.ben.settled(press).await.unwrap();
    let text = private(&review);
    assert!(text.starts_with("**Review of game 1**"), "{text}");
    assert!(text.contains("Accuracy: Ann (white)"), "{text}");
    assert!(
        text.contains("Move 7: Ann played **T19**, a blunder."),
        "{text}"
    );
    let [strip] = review.attachments() else {
        panic!("{review:?}");
    };
    assert_eq!(strip.filename, "strip.png");
    assert!(strip.description.is_some());
    assert_eq!(table.said().len(), said, "nobody else hears of it");

    let point = press_in(&table, &review, "Move 7").await;
    let text = point.content();
    assert!(text.starts_with("**Game 1** · move 7"), "{text}");
    assert!(text.contains("It missed a win in 2 moves."), "{text}");
    assert!(text.contains("Better: **"), "{text}");
    let [board] = point.attachments() else {
        panic!("{point:?}");
    };
    let about = board.description.as_ref().unwrap();
    assert!(about.contains("Played: T19, marked ??."), "{about}");
    assert!(about.contains("marked !."), "{about}");
    let on = press_in(&table, &point, "On in this line").await;
    assert!(on.content().contains("On the board: "), "{on:?}");
    let point = press_in(&table, &on, "Back in this line").await;
    assert_eq!(point.content(), text);
    let overview = press_in(&table, &point, "Overview").await;
    assert!(overview.content().starts_with("**Review of game 1**"));
    // Each page takes the place of the one before.
    let point = press_in(&table, &overview, "Move 7").await;
    let step = press_in(&table, &point, "Step through").await;
    assert!(step.content().contains("move 7 of"), "{step:?}");

    // The command shows the same review, which is kept.
    let again = table.ann.slash("review", []).await.unwrap();
    let again = table.ann.settled(again).await.unwrap();
    assert_eq!(private(&again), private(&review));

    // While the position before the move stands in a running game, an old button says so.
    let next = table.game(false, "free").await;
    table.play(next, "A1 N10 A4 M10 B8").await;
    let message = again.message.as_ref().unwrap();
    let silent = table.ann.press(message, "Move 7").await.unwrap();
    let silent = table.ann.settled(silent).await.unwrap();
    let text = silent.content();
    assert!(
        text.starts_with("Nothing is said about move 7 now"),
        "{text}"
    );
    assert!(!text.contains("T19"), "{text}");
    table.clear().await;
}

async fn press_in(table: &Table, from: &Answer, label: &str) -> Answer {
    table.wait(PICTURES.within);
    let message = from.message.as_ref().unwrap();
    let pressed = table.ben.press(message, label).await.unwrap();
    table.ben.settled(pressed).await.unwrap()
}
