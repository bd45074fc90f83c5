//! Games that were agreed with calls.

use local_discord::{Message, OptionValue};

use crate::table::{Table, private};

/// The description of the picture under a message.
fn described(board: &Message) -> &str {
    let described = board.attachments[0].description.as_deref();
    described.expect("a picture has a description")
}

#[tokio::test]
async fn a_game_with_calls_says_tria_and_tessera_to_both() {
    let table = Table::set().await;
    let terms = "**Pente** · free opening · 3 days + 1 day a move · not rated · with calls";
    let options: [(&str, OptionValue); 3] = [
        ("calls", true.into()),
        ("rated", false.into()),
        ("opening", "free".into()),
    ];
    let game = table.game_of("pente", options).await;
    let title = table.message("Ann (white) vs Ben (black)").await;
    assert!(title.content.ends_with(terms), "{title:?}");
    table.board(game, 2).await;
    table.play(game, "A1 K11 C3").await;
    let board = table.board(game, 5).await;
    assert!(!board.content.contains('!'), "nothing yet: {board:?}");
    let played = table.place(&table.ann, game, "K12").await;
    let says = "You played **K12**. **Tria!**";
    assert!(private(&played).starts_with(says), "{played:?}");
    let board = table.board(game, 6).await;
    let says = "Ann played **K12**. **Tria!**";
    assert!(board.content.contains(says), "{board:?}");
    let alt = described(&board);
    assert!(alt.starts_with("Ann (white) played K12. Tria!"), "{alt}");
    table.place(&table.ben, game, "E5").await;
    let board = table.board(game, 7).await;
    assert!(!board.content.contains("Tria"), "it is old: {board:?}");
    table.place(&table.ann, game, "K13").await;
    let board = table.board(game, 8).await;
    let says = "Ann played **K13**. **Tessera!**";
    assert!(board.content.contains(says), "{board:?}");
    let options: [(&str, OptionValue); 2] =
        [("game", game.to_string().into()), ("text", true.into())];
    let read = table.ben.slash("board", options).await.unwrap();
    assert!(private(&read).contains("**Tessera!**"), "{read:?}");
    table.place(&table.ben, game, "G7").await;
    table.board(game, 9).await;
    table.place(&table.ann, game, "K14").await;
    let end = table.message("Ann wins game 1").await;
    assert!(!end.content.contains('!'), "a win is not called: {end:?}");

    table.ben.press(&end, "Rematch").await.unwrap();
    let again = table.message("Ben invites you").await;
    assert!(again.content.contains(terms), "{again:?}");
    table.clear().await;
}

#[tokio::test]
async fn without_calls_nothing_is_called() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "A1 K11 C3 K12").await;
    let board = table.board(game, 6).await;
    assert!(board.content.contains("Ann played **K12**."), "{board:?}");
    assert!(!board.content.contains("Tria"), "{board:?}");
    assert!(!described(&board).contains("Tria"), "{board:?}");
    table.clear().await;
}

#[tokio::test]
async fn calls_are_a_part_of_the_terms_that_a_counter_offer_changes() {
    let table = Table::set().await;
    let invite = table.usual_terms();
    table.ann.slash("challenge", invite).await.unwrap();
    let first = table.message("Ann invites you").await;
    let terms = "**Pente** · tournament rule · 3 days + 1 day a move · rated";
    let draft = table.ben.press(&first, "Change terms").await.unwrap();
    let press = async |draft: local_discord::Answer, button: &str| {
        let message = draft.message.unwrap();
        table.ben.press(&message, button).await.unwrap()
    };
    let draft = press(draft, "With calls").await;
    let says = format!("Your counter-offer to Ann: {terms} · with calls.");
    assert_eq!(draft.content(), says);
    let draft = press(draft, "Without calls").await;
    let says = format!("Your counter-offer to Ann: {terms}.");
    assert_eq!(draft.content(), says);
    let draft = press(draft, "With calls").await;
    press(draft, "Send counter-offer").await;
    let counter = table.message("Ben invites you").await;
    let says = format!("{terms} · with calls");
    assert!(counter.content.contains(&says), "{counter:?}");
    table.ann.press(&counter, "Accept").await.unwrap();
    table.board(1, 2).await;

    table.wait_out_double_press();
    let invite = [("opponent", (&table.ben).into())];
    let preview = table.ann.slash("challenge", invite).await.unwrap();
    let says = format!("Invite Ben to {terms} · with calls?");
    assert!(private(&preview).starts_with(&says), "{preview:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_table_is_opened_with_calls_and_its_game_says_them() {
    let table = Table::set().await;
    let cy = table.discord.person("Cy");
    let options: [(&str, OptionValue); 3] = [
        ("ruleset", "points-3".into()),
        ("order", "as-seated".into()),
        ("calls", true.into()),
    ];
    table.ann.slash("table", options).await.unwrap();
    let opened = table.message("**Table 1**").await;
    let says = "· not rated · with calls · opened by Ann";
    assert!(opened.content.contains(says), "{opened:?}");
    for guest in [&table.ben, &cy] {
        guest.press(&opened, "Sit down").await.unwrap();
    }
    let board = table.board(1, 2).await;
    assert!(board.content.contains("Ann"), "{board:?}");
    table.place(&table.ben, 1, "A1").await;
    table.board(1, 3).await;
    table.place(&cy, 1, "A4").await;
    table.board(1, 4).await;
    table.place(&table.ann, 1, "K11").await;
    let board = table.board(1, 5).await;
    let says = "Ann played **K11**. **Tria!**";
    assert!(
        board.content.contains(says),
        "a row is four here: {board:?}"
    );
    table.clear().await;
}
