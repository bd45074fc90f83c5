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
        text.starts_with("**Openings** · Pente · tournament rule · from the start"),
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
    let lines: Vec<_> = again.content().lines().collect();
    let told = [
        "Games that lead from here into your running game are not counted until it's over.",
        "None of the other games reached this position.",
    ];
    assert!(
        lines[2..].join(" ").starts_with(&told.join(" ")),
        "{again:?}"
    );
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

#[tokio::test]
async fn they_begin_with_the_options_that_somebody_plays_and_lead_to_the_others() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, WON).await;
    table.message(&format!("Ann wins game {game}")).await;
    let own = table.ben.slash("opening", []).await.unwrap();
    let own = table.ben.settled(own).await.unwrap();
    let free = "**Openings** · Pente · free opening · from the start\nThis server: 1 game";
    assert!(private(&own).starts_with(free), "{own:?}");
    table.wait(PICTURES.within);
    let options = [
        ("ruleset", "pente".into()),
        ("opening", "tournament".into()),
    ];
    let none = table.ben.slash("opening", options).await.unwrap();
    let none = table.ben.settled(none).await.unwrap();
    let text = private(&none);
    let none_here = "**Openings** · Pente · tournament rule · from the start\nThis server: 0 games";
    assert!(text.starts_with(none_here), "{text}");
    let others =
        "There are games with other options: free opening (1 game). Choose them in the menu";
    assert!(text.contains(others), "{text}");
    // What was typed stays, as far as the other rules allow it.
    let typed = types(&table, &none, "K10").await;
    assert!(typed.content().contains(others), "{typed:?}");
    table.wait(PICTURES.within);
    let message = typed.message.as_ref().unwrap();
    let menu = "t1:opening-by:s:pente:jj";
    let chosen = table
        .ben
        .select(message, menu, &["pente opening=free"])
        .await;
    let chosen = table.ben.settled(chosen.unwrap()).await.unwrap();
    let reached = "**Openings** · Pente · free opening · K10\nThis server: 1 game";
    assert!(chosen.content().starts_with(reached), "{chosen:?}");
    let options = [("ruleset", "gomoku".into()), ("opening", "g".into())];
    let refused = table.ben.slash("opening", options).await.unwrap();
    assert!(private(&refused).contains("Gomoku"), "{refused:?}");
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
