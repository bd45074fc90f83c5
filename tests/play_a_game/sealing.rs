//! Sealed moves: whoever is to move in an adjourned game leaves the next move, which nobody sees before the
//! game is resumed.

use std::sync::Arc;

use local_discord::{Message, Person};

use crate::changing::{labels, page, press};
use crate::table::{Table, private};

/// Ann and Ben adjourn game 1; Ben, who is to move, agrees. The board.
async fn adjourned(table: &Table) -> Arc<Message> {
    let game = table.game(false, "free").await;
    assert_eq!(game, 1);
    offer(&table.ann, "adjourn").await;
    let offer = table.message("offers to adjourn game 1").await;
    table.ben.press(&offer, "Agree").await.unwrap();
    table.message("adjourned. Nobody has lost").await
}

async fn offer(who: &Person, what: &'static str) {
    who.slash("offer", [("what", what.into())]).await.unwrap();
}

#[tokio::test]
async fn a_sealed_move_is_played_when_the_game_resumes() {
    let table = Table::set().await;
    let board = adjourned(&table).await;
    let says = "It's your move when game 1 resumes.";
    let invitation = table.aside(&table.ben, says).await;
    let picker = press(&table.ben, &invitation, "Seal a move").await;
    let heading = "You're sealing a move: nobody else sees it until the game resumes.\n\
                   Your turn · game 1, move 2.";
    assert!(picker.content.starts_with(heading), "{picker:?}");
    let seen = press(&table.ben, &picker, "M11").await;
    assert_eq!(seen.content, "Seal **M11** in game 1?");
    assert_eq!(labels(&seen), ["Seal M11", "Change"]);
    let sealed = press(&table.ben, &seen, "Seal M11").await;
    assert!(
        sealed
            .content
            .starts_with("You have sealed **M11** in game 1."),
        "{sealed:?}"
    );
    assert_eq!(labels(&sealed), ["Seal another move", "Withdraw it"]);
    let told = "Ben has sealed a move.";
    let pings = (table.ann.pings().len(), table.ben.pings().len());
    let edited = table.until(board.id, |it| it.content.contains(told)).await;
    assert!(
        !edited.content.contains("<@"),
        "it calls nobody: {edited:?}"
    );
    assert_eq!((table.ann.pings().len(), table.ben.pings().len()), pings);

    // It can be withdrawn, and another one sealed: from the menu under the board, too.
    let withdrawn = press(&table.ben, &sealed, "Withdraw it").await;
    assert_eq!(
        withdrawn.content,
        "You have no sealed move in game 1 any more."
    );
    table.until(board.id, |it| !it.content.contains(told)).await;
    let more = press(&table.ben, &board, "More").await;
    let picker = press(&table.ben, &more, "Seal a move").await;
    let seen = press(&table.ben, &picker, "M11").await;
    let sealed = press(&table.ben, &seen, "Seal M11").await;
    table.until(board.id, |it| it.content.contains(told)).await;
    let another = press(&table.ben, &sealed, "Seal another move").await;
    assert_eq!(
        labels(&another),
        labels(&picker),
        "the same part of the board"
    );

    offer(&table.ann, "revive").await;
    let resume = table.message("offers to resume game 1").await;
    table.ben.press(&resume, "Agree").await.unwrap();
    let board = table.board(1, 3).await;
    let told = "The game has resumed with the move that Ben had sealed. Ben played **M11**.";
    assert!(board.content.contains(told), "{board:?}");
    assert_eq!(board.pings, [table.ann.id()]);
    table.place(&table.ann, 1, "A1").await;
    table.board(1, 4).await;
    table.place(&table.ben, 1, "B5").await;
    table.place(&table.ann, 1, "A3").await;
    table.board(1, 6).await;
    let question = table.ben.slash("resign", []).await.unwrap();
    let question = question.message.unwrap();
    table.ben.press(&question, "Resign game 1").await.unwrap();
    let end = table.message("Ann wins game 1").await;
    let film = table.ann.press(&end, "Replay").await.unwrap();
    let film = table.ann.settled(film).await.unwrap().message.unwrap();
    let step = table.ann.press_custom_id(&film, "t1:step:1:1:on").await;
    let step = table.ann.settled(step.unwrap()).await.unwrap();
    let says = "Ben played **M11**. This move had been sealed.";
    assert!(step.content().contains(says), "{step:?}");
    table.clear().await;
}

#[tokio::test]
async fn who_sealed_a_move_that_cannot_be_played_chooses_another() {
    let table = Table::set().await;
    let board = adjourned(&table).await;
    let more = press(&table.ben, &board, "More").await;
    let picker = press(&table.ben, &more, "Seal a move").await;
    let seen = press(&table.ben, &picker, "M11").await;
    press(&table.ben, &seen, "Seal M11").await;
    let told = "Ben has sealed a move.";
    table.until(board.id, |it| it.content.contains(told)).await;
    let taken = "UPDATE sealed_moves SET turn = 'K10'";
    table.database().await.run(taken).await;
    offer(&table.ann, "revive").await;
    let resume = table.message("offers to resume game 1").await;
    table.ben.press(&resume, "Agree").await.unwrap();
    let board = table
        .message("The game has resumed without the sealed move")
        .await;
    let told = "without the sealed move, which couldn't be played. Ben, choose a move.";
    assert!(board.content.contains(told), "{board:?}");
    assert_eq!(board.pings, [table.ben.id()]);
    table.place(&table.ben, 1, "M11").await;
    table.board(1, 3).await;
    table.clear().await;
}

#[tokio::test]
async fn nobody_but_its_owner_reads_a_sealed_move_anywhere() {
    let table = Table::set().await;
    let board = adjourned(&table).await;
    let more = press(&table.ben, &board, "More").await;
    let picker = press(&table.ben, &more, "Seal a move").await;
    let seen = press(&table.ben, &picker, "M11").await;
    press(&table.ben, &seen, "Seal M11").await;
    let told = "Ben has sealed a move.";
    let board = table.until(board.id, |it| it.content.contains(told)).await;

    let cleo = table.discord.person("Cleo");
    for who in [&table.ann, &cleo] {
        for id in [
            "t1:seal:1",
            "t1:unseal:1",
            "t1:pad:1:1b:H9.seal",
            "t1:point:1:1b:H9.seal:M11",
            "t1:stone:1:1b:H9.seal:stone:L12",
            "t1:seal-choice:1:1b:swap",
        ] {
            let answer = who.press_custom_id(&board, id).await.unwrap();
            let answer = page(who, answer).await;
            assert!(answer.attachments.is_empty(), "{id}: {answer:?}");
            assert!(!answer.content.contains("sealed **"), "{id}: {answer:?}");
        }
        let game = || ("game", "1".into());
        let asked = [
            ("board", vec![game()]),
            ("board", vec![game(), ("text", true.into())]),
            ("games", vec![]),
            ("history", vec![]),
            ("export", vec![game()]),
            ("replay", vec![game()]),
            ("if-then", vec![game()]),
        ];
        for (command, options) in asked {
            // Some refuse, which tells as little.
            if let Ok(answer) = who.slash(command, options).await {
                who.settled(answer).await.unwrap();
            }
        }
        let place = table.discord.general().id();
        for message in who.sees(place) {
            let all = format!("{message:?}");
            let is_own = message.content.contains("M11") && message.only_for.is_some();
            assert!(!is_own && !all.contains("M11"), "{all}");
        }
    }
    let owner = table
        .ben
        .slash("board", [("game", "1".into())])
        .await
        .unwrap();
    let owner = table.ben.settled(owner).await.unwrap();
    assert!(
        !owner.content().contains("M11"),
        "others may look: {owner:?}"
    );

    // The bot comes back without telling more.
    let mut table = table;
    table.stop().await;
    table.start().await;
    let board = table.message(told).await;
    let again = press(&table.ben, &board, "More").await;
    let again = press(&table.ben, &again, "Seal a move").await;
    assert!(
        again
            .content
            .starts_with("You have sealed **M11** in game 1."),
        "{again:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn who_proposed_to_adjourn_and_is_to_move_is_told_in_private() {
    let table = Table::set().await;
    table.game(false, "free").await;
    offer(&table.ben, "adjourn").await;
    let offered = table.message("offers to adjourn game 1").await;
    table.ann.press(&offered, "Agree").await.unwrap();
    let told = table.private_message(&table.ben, "Ann agreed").await;
    assert!(told.content.contains("You can seal it now"), "{told:?}");
    let ben = table.ben.in_dm();
    let picker = press(&ben, &told, "Seal a move").await;
    assert!(
        picker.content.starts_with("You're sealing a move"),
        "{picker:?}"
    );
    let board = table.message("adjourned. Nobody has lost").await;
    let not_hers = table
        .ann
        .press_custom_id(&board, "t1:seal:1")
        .await
        .unwrap();
    assert_eq!(
        private(&not_hers),
        "Only the player to move can seal a move."
    );
    table.clear().await;
}

#[tokio::test]
async fn a_turn_of_two_stones_is_sealed_as_a_whole() {
    let table = Table::set().await;
    table.game_of("connect6", [("rated", false.into())]).await;
    table.board(1, 2).await;
    offer(&table.ann, "adjourn").await;
    let offered = table.message("offers to adjourn game 1").await;
    table.ben.press(&offered, "Agree").await.unwrap();
    let board = table.message("adjourned. Nobody has lost").await;
    let more = press(&table.ben, &board, "More").await;
    let picker = press(&table.ben, &more, "Seal a move").await;
    let seen = press(&table.ben, &picker, "L11").await;
    let picker = press(&table.ben, &seen, "Seal L11").await;
    assert!(
        !table.now(board.id).content.contains("sealed"),
        "half a turn"
    );
    let seen = press(&table.ben, &picker, "L12").await;
    let sealed = press(&table.ben, &seen, "Seal L12").await;
    let says = "You have sealed **L11** and **L12** in game 1.";
    assert!(sealed.content.starts_with(says), "{sealed:?}");
    offer(&table.ann, "revive").await;
    let resume = table.message("offers to resume game 1").await;
    table.ben.press(&resume, "Agree").await.unwrap();
    let board = table.board(1, 4).await;
    let told =
        "The game has resumed with the move that Ben had sealed. Ben played **L11** and **L12**.";
    assert!(board.content.contains(told), "{board:?}");
    assert_eq!(board.pings, [table.ann.id()]);
    table.clear().await;
}
