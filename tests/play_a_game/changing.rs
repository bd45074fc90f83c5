//! Changing one's last move: from the private receipt or the menu, in place on the board, without another
//! ping.

use std::sync::Arc;

use jiff::SignedDuration;
use local_discord::{Answer, Message, Person};

use crate::table::{Table, private};

/// The message of a private answer.
pub async fn page(who: &Person, answer: Answer) -> Arc<Message> {
    let answer = who.settled(answer).await.unwrap();
    private(&answer);
    answer.message.unwrap()
}

/// Presses a button of a private message.
pub async fn press(who: &Person, on: &Message, button: &str) -> Arc<Message> {
    page(who, who.press(on, button).await.unwrap()).await
}

pub fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|it| it.label).collect()
}

#[tokio::test]
async fn a_move_is_changed_on_its_board_and_calls_nobody_twice() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let receipt = table.place(&table.ben, game, "L11").await.message.unwrap();
    assert_eq!(labels(&receipt), ["Change my move"]);
    let board = table.board(game, 3).await;
    let rung = table.ann.pings().len();
    let posted = table.messages().len();

    let picker = press(&table.ben, &receipt, "Change my move").await;
    let heading = "You're changing your move in game 1: choose what to play instead of **L11**, which \
                   stands until then.";
    assert_eq!(picker.content, heading);
    assert!(labels(&picker).contains(&"L11".to_owned()), "it is free");
    let seen = press(&table.ben, &picker, "L10").await;
    assert_eq!(seen.content, "Play **L10** in game 1 instead?");
    let first = seen.clone();
    let done = press(&table.ben, &seen, "Play L10").await;
    let says = "You changed your move. You played **L10**. Game 1: it's Ann's turn.";
    assert_eq!(done.content, says);
    assert_eq!(labels(&done), [""; 0], "once is enough");

    let now = table
        .until(board.id, |it| it.content.contains("**L10**"))
        .await;
    let told = "Ben changed that move. Ben played **L10**.";
    assert!(now.content.contains(told), "{now:?}");
    assert!(!now.content.contains("L11"), "{now:?}");
    let [picture] = now.attachments.as_slice() else {
        panic!("one picture: {now:?}");
    };
    let described = picture.description.as_deref().unwrap();
    assert!(
        described.contains("L10") && !described.contains("L11"),
        "{described}"
    );
    assert_eq!(table.messages().len(), posted, "no new board");
    assert_eq!(table.ann.pings().len(), rung, "no second ping");

    // The same press twice is one change, and there is no other.
    let last = table.ben.press_as_seen(&first, "Play L10").await.unwrap();
    assert!(
        page(&table.ben, last)
            .await
            .content
            .starts_with("You changed your move.")
    );
    let again = table
        .ben
        .press_custom_id(&done, "t1:change-move:1:2b")
        .await;
    let again = page(&table.ben, again.unwrap()).await;
    let says = "The last move in game 1 was taken back or changed once already.";
    assert!(again.content.starts_with(says), "{again:?}");

    // The game goes on from the board that was edited.
    let picker = press(&table.ann, &now, "Play").await;
    assert!(picker.content.contains("Ben played **L10**"), "{picker:?}");
    table.place(&table.ann, game, "A1").await;
    table.board(game, 4).await;
    table.clear().await;
}

#[tokio::test]
async fn a_move_that_was_seen_answered_or_left_alone_stands() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let receipt = table.place(&table.ben, game, "L11").await.message.unwrap();
    let board = table.board(game, 3).await;

    let forged = "t1:change-move:1:2";
    let other = table.ann.press_custom_id(&board, forged).await.unwrap();
    let says = "There's no move of yours to change in game 1";
    assert!(page(&table.ann, other).await.content.starts_with(says));
    let cleo = table.discord.person("Cleo");
    let stranger = cleo.press_custom_id(&board, forged).await.unwrap();
    assert!(private(&stranger).contains("game 1"), "{stranger:?}");

    let picker = press(&table.ben, &receipt, "Change my move").await;
    let seen = press(&table.ben, &picker, "L10").await;
    press(&table.ann, &board, "Play").await;
    let late = press(&table.ben, &seen, "Play L10").await;
    let says = "Your opponent has started to answer in game 1, so the move stands.";
    assert!(late.content.starts_with(says), "{late:?}");
    assert!(table.now(board.id).content.contains("Ben played **L11**"));

    let receipt = table.place(&table.ann, game, "A1").await.message.unwrap();
    let board = table.board(game, 4).await;
    let button = |message: &Message| message.button("Change my move").is_some();
    let more = press(&table.ann, &board, "More").await;
    assert!(button(&more), "{more:?}");
    assert!(
        !button(&*press(&table.ben, &board, "More").await),
        "not hers"
    );
    table.wait(SignedDuration::from_mins(3));
    let late = press(&table.ann, &receipt, "Change my move").await;
    assert!(
        late.content
            .starts_with("A move can be changed for 2 minutes"),
        "{late:?}"
    );
    assert!(
        !button(&*press(&table.ann, &board, "More").await),
        "too late"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_changed_move_is_a_new_message_without_a_ping_where_the_old_one_is_gone() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let receipt = table.place(&table.ben, game, "L11").await.message.unwrap();
    let board = table.board(game, 3).await;
    let before = table.message("Ben was to move").await;
    assert_ne!(before.id, board.id);
    let rung = table.ann.pings().len();
    let patch = "/channels/*/messages/*";
    table
        .discord
        .refuse_next("PATCH", patch, 404, 10_008, "Unknown Message");
    let picker = press(&table.ben, &receipt, "Change my move").await;
    let seen = press(&table.ben, &picker, "L10").await;
    press(&table.ben, &seen, "Play L10").await;
    let new = table
        .message("Ben changed that move. Ben played **L10**.")
        .await;
    assert_ne!(new.id, board.id);
    assert!(new.pings.is_empty(), "{new:?}");
    assert_eq!(table.ann.pings().len(), rung, "no second ping");
    table.leave().await;
}

#[tokio::test]
async fn a_turn_of_two_stones_is_changed_as_a_whole() {
    let table = Table::set().await;
    let game = table.game_of("connect6", [("rated", false.into())]).await;
    table.board(game, 2).await;
    let half = table.place(&table.ben, game, "L11").await.message.unwrap();
    assert!(
        !labels(&half).contains(&"Change my move".to_owned()),
        "{half:?}"
    );
    let receipt = table.place(&table.ben, game, "L12").await.message.unwrap();
    let board = table.board(game, 4).await;
    let picker = press(&table.ben, &receipt, "Change my move").await;
    let seen = press(&table.ben, &picker, "K11").await;
    let picker = press(&table.ben, &seen, "Play K11").await;
    assert!(picker.content.contains("a second stone"), "{picker:?}");
    assert!(
        table.now(board.id).content.contains("L12"),
        "nothing is changed yet"
    );
    let seen = press(&table.ben, &picker, "K12").await;
    let done = press(&table.ben, &seen, "Play K12").await;
    assert!(
        done.content.starts_with("You changed your move."),
        "{done:?}"
    );
    let now = table.until(board.id, |it| it.content.contains("K12")).await;
    assert!(
        now.content.contains("K11") && !now.content.contains("L1"),
        "{now:?}"
    );
    table.clear().await;
}

/// Ben plays L11 in game 1, and L10 in its place once the board is posted. Ann was told of L11.
async fn changed(table: &Table) -> Arc<Message> {
    let game = table.game(false, "free").await;
    let receipt = table.place(&table.ben, game, "L11").await.message.unwrap();
    let board = table.board(game, 3).await;
    let picker = press(&table.ben, &receipt, "Change my move").await;
    let seen = press(&table.ben, &picker, "L10").await;
    press(&table.ben, &seen, "Play L10").await;
    table
        .until(board.id, |it| it.content.contains("**L10**"))
        .await
}

const UNSEEN: &str = "Your opponent changed the last move in game 1: it's **L10** now, so your move wasn't \
                      played. Look at the board before you send it again.";

#[tokio::test]
async fn a_command_that_answers_the_move_from_before_is_played_only_once_the_board_was_seen() {
    let table = Table::set().await;
    changed(&table).await;
    let refused = table.place(&table.ann, 1, "A1").await;
    let refused = page(&table.ann, refused).await;
    assert_eq!(refused.content, UNSEEN);
    assert_eq!(refused.attachments.len(), 1, "the board as it is now");
    assert!(refused.button("Play").is_some(), "{refused:?}");
    let played = table.place(&table.ann, 1, "A1").await;
    assert!(private(&played).starts_with("You played **A1**."));
    table.board(1, 4).await;
    table.clear().await;
}

#[tokio::test]
async fn a_message_that_answers_the_move_from_before_is_played_only_once_the_change_is_told() {
    let table = Table::set().await;
    changed(&table).await;
    let typed = format!("<@{}> A1", table.discord.bot());
    table.ann.says(&typed).unwrap();
    let told = table.message("changed the last move in game 1").await;
    assert_eq!(told.content, format!("{UNSEEN} `/board` shows it."));
    assert!(told.pings.is_empty(), "{told:?}");
    table.ann.says(&typed).unwrap();
    let board = table.board(1, 4).await;
    assert!(board.content.contains("Ann played **A1**."), "{board:?}");
    table.clear().await;
}

#[tokio::test]
async fn who_wants_no_question_changes_a_move_once_with_two_presses() {
    let table = Table::set().await;
    let options = [("confirm", "no".into())];
    table.ben.slash("settings", options).await.unwrap();
    let game = table.game(false, "free").await;
    let receipt = table.place(&table.ben, game, "L11").await.message.unwrap();
    table.board(game, 3).await;
    let picker = press(&table.ben, &receipt, "Change my move").await;
    let done = press(&table.ben, &picker, "L10").await;
    let says = "You changed your move. You played **L10**.";
    assert!(done.content.starts_with(says), "{done:?}");
    let twice = table.ben.press_as_seen(&picker, "L10").await.unwrap();
    let twice = page(&table.ben, twice).await;
    assert!(twice.content.starts_with(says), "{twice:?}");
    table.message("Ben changed that move.").await;
    table.clear().await;
}
