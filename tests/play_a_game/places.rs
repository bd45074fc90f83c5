//! Where a board appears: in the game's channel for everybody, elsewhere only for the person who
//! asks.

use crate::table::{Table, private, undated};

#[tokio::test]
async fn a_player_brings_the_board_back_as_the_newest_message() {
    let table = Table::set().await;
    let game = table.game(false, "tournament").await;
    let first = table.board(game, 2).await;
    let answer = table.ann.slash("board", []).await.unwrap();
    assert!(private(&answer).contains("board of game 1 below"));
    let again = table
        .message(&format!("**Game {game}**, move 2: Ben's turn."))
        .await;
    assert!(again.pings.is_empty(), "the turn was pinged already");
    assert_eq!(again.attachments.len(), 1);
    table.until(first.id, |it| it.buttons().is_empty()).await;

    table.play(game, "K11").await;
    table.board(game, 3).await;
    table.until(again.id, |it| it.buttons().is_empty()).await;
    table.clear().await;
}

#[tokio::test]
async fn everybody_else_sees_the_board_alone() {
    let table = Table::set().await;
    let game = table.game(false, "tournament").await;
    let board = table.board(game, 2).await;
    let cleo = table.discord.person("Cleo");
    let shown = cleo
        .slash("board", [("game", game.to_string().into())])
        .await
        .unwrap();
    assert!(private(&shown).starts_with("**Game 1**, move 2: Ben's turn."));
    assert_eq!(shown.attachments().len(), 1);
    let pressed = table.more(&cleo, &board, "Board").await;
    assert!(private(&pressed).starts_with("**Game 1**, move 2: Ben's turn."));
    assert!(pressed.attachments()[0].description.is_some());
    table.clear().await;
}

#[tokio::test]
async fn only_players_are_offered_what_players_can_do() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let offered = async |who: &local_discord::Person| {
        let more = who.press_as_seen(&board, "More").await.unwrap();
        private(&more);
        let buttons = more.message.unwrap().buttons();
        let labels = buttons.into_iter().map(|button| button.label);
        labels.collect::<Vec<_>>()
    };
    let of_players = [
        "Board",
        "Rules",
        "Resign",
        "Takeback",
        "Offer draw",
        "Pause",
        "Adjourn",
        "Give a day",
    ];
    assert_eq!(offered(&table.ann).await, of_players);
    let cleo = table.discord.person("Cleo");
    assert_eq!(offered(&cleo).await, ["Board", "Rules"]);
    let question = table.ann.slash("resign", []).await.unwrap();
    let question = question.message.unwrap();
    table.ann.press(&question, "Resign game 1").await.unwrap();
    table.message("Game 1 ended").await;
    assert_eq!(offered(&table.ann).await, ["Board", "Rules"]);
    table.clear().await;
}

#[tokio::test]
async fn an_old_board_answers_with_the_present_one() {
    let table = Table::set().await;
    let game = table.game(false, "tournament").await;
    let old = table.board(game, 2).await;
    table.play(game, "K11 N10").await;
    table.board(game, 4).await;
    let pressed = table.more(&table.ben, &old, "Board").await;
    assert!(private(&pressed).starts_with("**Game 1**, move 4: your turn. Ann played **N10**."));
    table.clear().await;
}

#[tokio::test]
async fn a_stone_may_come_from_a_private_conversation() {
    let table = Table::set().await;
    table.game(false, "tournament").await;
    let answer = table
        .ben
        .in_dm()
        .slash("move", [("point", "L2U1".into())])
        .await
        .unwrap();
    assert!(
        answer.content().starts_with("You played **H11**."),
        "{answer:?}"
    );
    let board = table.board(1, 3).await;
    assert_eq!(board.pings, [table.ann.id()]);
    let shown = table.ben.in_dm().slash("board", []).await.unwrap();
    assert_eq!(shown.attachments().len(), 1);
    table.clear().await;
}

#[tokio::test]
async fn a_board_is_shown_with_the_numbers_of_its_plies() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let numbered = table.ben.slash("board", [("numbers", true.into())]).await;
    let numbered = numbered.unwrap();
    private(&numbered);
    let bytes = numbered.attachments()[0].bytes().unwrap();
    assert_ne!(bytes, board.attachments[0].bytes().unwrap());
    table.clear().await;
}

#[tokio::test]
async fn a_board_is_read_out_in_words() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "L11 N10 M11").await;
    table.board(game, 5).await;
    let read = table.ben.slash("board", [("text", true.into())]).await;
    assert_eq!(
        undated(private(&read.unwrap())),
        "**Game 1**, move 5: Ann's turn. You played **M11**.\n\
         Ann: white, nothing captured. You: black, nothing captured.\n\
         Row 11: black L M.\n\
         Row 10: white K N."
    );
    table.place(&table.ann, game, "N11").await;
    table.board(game, 6).await;
    table.place(&table.ben, game, "A1").await;
    table.board(game, 7).await;
    table.place(&table.ann, game, "K11").await;
    table.board(game, 8).await;
    let read = table.ben.slash("board", [("text", true.into())]).await;
    assert_eq!(
        undated(private(&read.unwrap())),
        "**Game 1**, move 8: your turn. Ann played **K11**, capturing L11 and M11. Captured 1 : 0.\n\
         Ann: white, 1 pair captured. You: black, nothing captured.\n\
         Row 11: white K N.\n\
         Row 10: white K N.\n\
         Row 1: black A."
    );
    table.clear().await;
}
