//! How games began: from `/opening`, a review and `/replay`, move by move.

use local_discord::Answer;
use tessera::game::limits::PICTURES;

use crate::table::{Table, private};

/// Ann wins with the last of these stones.
const WON: &str = "A1 N10 A4 M10 B8 L10 C3 O10";

#[tokio::test]
async fn the_openings_lead_from_move_to_move() {
    let table = Table::set().await;
    let game = table.game(false, "tournament").await;
    table.play(game, WON).await;
    let end = table.message(&format!("Ann wins game {game}")).await;

    let start = table.ben.slash("opening", []).await.unwrap();
    let start = table.ben.settled(start).await.unwrap();
    let text = private(&start);
    assert!(
        text.starts_with("**Openings** · Pente · from the start"),
        "{text}"
    );
    assert!(
        text.contains("This server: 1 game · white 1, black 0, drawn 0"),
        "{text}"
    );
    assert!(text.contains("1. **K10** · 1 game"), "{text}");
    let [board] = start.attachments() else {
        panic!("{start:?}");
    };
    let about = board.description.as_ref().unwrap();
    assert!(about.contains("Next moves by number: 1 K10."), "{about}");

    let first = press(&table, &start, "1: K10").await;
    assert!(first.content().contains("· K10\n"), "{first:?}");
    // The corner is one of four that are the same.
    let second = press(&table, &first, "1: A1").await;
    assert!(second.content().contains("K10 A1\n"), "{second:?}");
    let back = press(&table, &second, "Back").await;
    assert_eq!(back.content(), first.content());
    table.wait(PICTURES.within);
    let message = back.message.as_ref().unwrap();
    let menu = "t1:opening-in:s:pente:jj";
    let own = table.ben.select(message, menu, &["My games"]).await;
    let own = table.ben.settled(own.unwrap()).await.unwrap();
    assert!(own.content().contains("My games: 1 game"), "{own:?}");
    let back = own;
    let typed = types(&table, &back, "C5").await;
    assert!(
        typed
            .content()
            .contains("None of these games reached this position."),
        "{typed:?}"
    );

    // The boards of a replay lead there, too.
    let replay = table.ben.press_as_seen(&end, "Replay").await.unwrap();
    let replay = table.ben.settled(replay).await.unwrap();
    let step = press(&table, &replay, "Step through").await;
    let last = press(&table, &step, "Last").await;
    let step = press(&table, &last, "Back 5").await;
    let openings = press(&table, &step, "Openings").await;
    assert!(
        openings.content().contains("· K10 A1 N10 A4\n"),
        "{openings:?}"
    );
    // What led there stays, and leads to the review, too.
    assert_ne!(
        openings.message.as_ref().unwrap().id,
        step.message.as_ref().unwrap().id
    );
    press(&table, &step, "Review").await;

    // While it stands in a running game of Ben's, he is told nothing.
    let next = table.game(false, "tournament").await;
    table.play(next, "A4 N10 A1").await;
    // Nothing leads there, either.
    let again = press(&table, &openings, "Back").await;
    assert!(again.content().contains("K10 A1 N10\n"), "{again:?}");
    assert!(!again.content().contains("A4"), "{again:?}");
    let silent = types(&table, &again, "A4").await;
    let text = silent.content();
    assert!(
        text.contains("You are playing a game with this position"),
        "{text}"
    );
    assert!(!text.contains("M10"), "{text}");
    assert!(silent.attachments().is_empty());
    table.clear().await;
}

async fn press(table: &Table, from: &Answer, label: &str) -> Answer {
    table.wait(PICTURES.within);
    let message = from.message.as_ref().unwrap();
    let pressed = table.ben.press(message, label).await.unwrap();
    table.ben.settled(pressed).await.unwrap()
}

async fn types(table: &Table, from: &Answer, point: &str) -> Answer {
    let form = press(table, from, "Type a point").await;
    let form = form.modal.unwrap();
    let typed = table.ben.submit_modal(&form, &[("line", point)]).await;
    table.ben.settled(typed.unwrap()).await.unwrap()
}
