//! Conditional moves: answers left for moves that the opponent may play.

use local_discord::{Answer, Person};

use crate::table::{Table, private};

#[tokio::test]
async fn an_answer_is_played_with_the_move_it_was_left_for_in_one_message() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let line = [("line", "if L11 then M12".into())];
    let left = table.ann.slash("if-then", line).await.unwrap();
    assert!(
        private(&left).ends_with("\n- if **L11** then **M12**"),
        "{left:?}"
    );
    let longer = [("line", "L12 N10, K12 K13".into())];
    let left = table.ann.slash("if-then", longer).await.unwrap();
    let told = "\n- if **L12** then **N10**, then if **K12** then **K13**";
    assert!(private(&left).ends_with(told), "{left:?}");
    let played = table.ben.slash("move", [("point", "L12".into())]).await;
    let played = played.unwrap();
    let told = "You played **L12**. A reply was ready: Ann played **N10**. \
                Now it's your turn in game 1.";
    assert_eq!(private(&played), told);
    let board = table.board(game, 4).await;
    let news = "Ben played **L12**. Ann played **N10**.";
    assert!(board.content.contains(news), "{board:?}");
    table.private_message(&table.ann, "**N10**").await;
    assert_eq!(board.pings, [table.ben.id()]);
    table.place(&table.ben, game, "K12").await;
    let board = table.board(game, 6).await;
    let news = "Ben played **K12**. Ann played **K13**.";
    assert!(board.content.contains(news), "{board:?}");
    assert_eq!(table.said().len(), 4, "the title and three boards");
    let told = |count: usize| {
        let channel = table.ann.in_dm().channel();
        let discord = &table.discord;
        discord.wait_for(move |world| {
            let said = world.messages(channel).iter();
            let said = said.filter(|it| it.content.starts_with("Your if-then line in [game 1]("));
            let told: Vec<_> = said.map(|it| it.content.clone()).collect();
            (told.len() == count).then_some(told)
        })
    };
    let told = told(2).await.unwrap();
    let first = ") was played. Ben played **L12**. You played **N10**.\n\
                 These if-then lines are left:\n- if **K12** then **K13**";
    assert!(told[0].ends_with(first), "{told:?}");
    let last = ") was played. Ben played **K12**. You played **K13**.\n\
                You have no more if-then lines there.";
    assert!(told[1].ends_with(last), "{told:?}");
    table.clear().await;
}

#[tokio::test]
async fn another_move_ends_the_line() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table
        .ann
        .slash("if-then", [("line", "L11 M12".into())])
        .await
        .unwrap();
    table.place(&table.ben, game, "A1").await;
    let board = table.board(game, 3).await;
    assert_eq!(board.pings, [table.ann.id()]);
    let dropped = "Ben played **A1**. None of your if-then lines has a reply to that.";
    assert!(!board.content.contains("if-then"), "only Ann knows of it");
    let picker = table.ann.press(&board, "Play").await.unwrap();
    let picker = table.ann.settled(picker).await.unwrap();
    assert!(private(&picker).contains(dropped), "{picker:?}");
    let none = table.ann.slash("if-then", []).await.unwrap();
    assert!(
        private(&none).starts_with("You have no if-then lines in game 1."),
        "{none:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn two_plans_play_each_other_out() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table
        .ann
        .slash("if-then", [("line", "L11 M12 N13 O14".into())])
        .await
        .unwrap();
    table.place(&table.ben, game, "L11").await;
    table.board(game, 4).await;
    table.place(&table.ben, game, "N13").await;
    let board = table.board(game, 6).await;
    assert!(board.content.contains("Ann played **O14**"), "{board:?}");
    table.clear().await;
}

#[tokio::test]
async fn what_cannot_be_played_or_answers_nothing_is_refused() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    for (line, says) in [
        ("K10 M12", "K10 is taken"),
        ("L11 L11", "L11 is taken"),
        ("L11", "An if-then line starts with your opponent's move"),
        (
            "L11 M12 N13",
            "An if-then line starts with your opponent's move",
        ),
        ("zz9", "`zz9` isn't a point"),
    ] {
        let refused = table
            .ann
            .slash("if-then", [("line", line.into())])
            .await
            .unwrap();
        assert!(private(&refused).starts_with(says), "{line}: {refused:?}");
    }
    let own = table
        .ben
        .slash("if-then", [("line", "L11 M12".into())])
        .await
        .unwrap();
    assert!(
        private(&own).starts_with("It's your turn in game 1"),
        "{own:?}"
    );
    table
        .ann
        .slash("if-then", [("line", "L11 M12".into())])
        .await
        .unwrap();
    let cleared = table.ann.slash("if-then", [("clear", true.into())]).await;
    assert_eq!(
        private(&cleared.unwrap()),
        "You have no if-then lines left in game 1."
    );
    table.place(&table.ben, game, "L11").await;
    table.board(game, 3).await;
    table.clear().await;
}

#[tokio::test]
async fn an_answer_holds_for_the_position_it_was_left_for() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "L11").await;
    table.board(game, 3).await;
    table
        .ben
        .slash("if-then", [("line", "M12 N13".into())])
        .await
        .unwrap();
    table
        .ben
        .slash("offer", [("what", "takeback".into())])
        .await
        .unwrap();
    table.board_at(1, "2b").await;
    table.place(&table.ben, game, "A1").await;
    table.board_at(1, "3b").await;
    table.place(&table.ann, game, "M12").await;
    let board = table.board_at(1, "4b").await;
    assert_eq!(board.pings, [table.ben.id()], "nothing was answered");
    table.clear().await;
}

#[tokio::test]
async fn answers_stand_again_when_the_move_before_them_is_played_again() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "L11").await;
    table.board(game, 3).await;
    let line = [("line", "M12 N13".into())];
    table.ben.slash("if-then", line).await.unwrap();
    let done = takeback(&table.ben).await;
    assert_eq!(private(&done), "You took back your last move in game 1.");
    table.board_at(1, "2b").await;
    table.place(&table.ben, game, "L11").await;
    table.board_at(1, "3b").await;
    table.place(&table.ann, game, "M12").await;
    let board = table.board_at(1, "5b").await;
    let news = "Ann played **M12**. Ben played **N13**.";
    assert!(board.content.contains(news), "{board:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_takeback_neither_tells_nor_wipes_what_was_planned_for_it() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let line = [("line", "L11 M12".into())];
    table.ann.slash("if-then", line).await.unwrap();
    table.place(&table.ben, game, "A1").await;
    table.board(game, 3).await;
    // Ben must ask although Ann has not begun to answer: otherwise he could try moves to find out
    // her plans.
    let asked = takeback(&table.ben).await;
    assert!(
        private(&asked).starts_with("You asked for a takeback"),
        "{asked:?}"
    );
    let offer = table.message("asks for a takeback").await;
    table.ann.press(&offer, "Agree").await.unwrap();
    table.board_at(1, "2b").await;
    let left = table.ann.slash("if-then", []).await.unwrap();
    assert!(
        private(&left).ends_with("\n- if **L11** then **M12**"),
        "{left:?}"
    );
    table.place(&table.ben, game, "L11").await;
    let board = table.board_at(1, "4b").await;
    let news = "Ben played **L11**. Ann played **M12**.";
    assert!(board.content.contains(news), "{board:?}");
    table.clear().await;
}

async fn takeback(who: &Person) -> Answer {
    let what = [("what", "takeback".into())];
    who.slash("offer", what).await.unwrap()
}
