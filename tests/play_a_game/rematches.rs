//! Another game after a finished one.

use std::sync::Arc;

use local_discord::{Message, Person};
use tessera::game::GameId;

use crate::table::{Table, private};

/// A game that Ann resigned after two plies of each player: its number and its final message.
async fn lost_by_ann(table: &Table) -> (u32, Arc<Message>) {
    let game = table.game(false, "free").await;
    table.play(game, "A1 B2 C3").await;
    table.board(game, 5).await;
    let options = [("game", game.to_string().into())];
    let question = table.ann.slash("resign", options).await.unwrap();
    let resign = format!("Resign game {game}");
    let question = question.message.unwrap();
    table.ann.press(&question, &resign).await.unwrap();
    let end = table.message(&format!("Ben wins game {game}")).await;
    (game, end)
}

async fn says(who: &Person, end: &Message) -> String {
    let answer = who.press(end, "Rematch").await.unwrap();
    private(&answer).to_owned()
}

#[tokio::test]
async fn who_both_wish_for_a_rematch_play_it_and_the_loser_begins() {
    let table = Table::set().await;
    let (game, end) = lost_by_ann(&table).await;
    let cleo = table.discord.person("Cleo");
    let refused = says(&cleo, &end).await;
    assert!(refused.starts_with("You're not a player in game 1"));
    let offered = says(&table.ben, &end).await;
    let told = "You offered a rematch of game 1. The invitation is below. The loser begins; if nobody lost, \
                whoever was second. Ann's first stone is placed in the centre; you are next.";
    assert_eq!(offered, told);
    let invitation = table.message("Ben invites you").await;
    assert_eq!(invitation.pings, [table.ann.id()]);
    let begins = "Your first stone is placed in the centre; Ben is next.";
    assert!(invitation.content.contains(begins), "{invitation:?}");
    let terms = "**Pente** · free opening · 3 days + 1 day a move · not rated";
    assert!(invitation.content.contains(terms), "{invitation:?}");
    let again = says(&table.ben, &end).await;
    assert!(again.starts_with("This is your own invitation"), "{again}");

    let next = game + 1;
    assert_eq!(
        says(&table.ann, &end).await,
        format!("You both offered a rematch: game {next} starts below.")
    );
    let board = table.board(next, 2).await;
    assert!(
        board
            .content
            .contains("The rules put the first stone on **K10**."),
        "{board:?}"
    );
    assert_eq!(board.pings, [table.ben.id()], "the loser has moved first");
    let retired = table.until(invitation.id, |it| it.buttons().is_empty());
    retired.await;
    let late = says(&table.ann, &end).await;
    let became = format!("is now game {next}. `/board` shows it.");
    assert!(late.ends_with(&became), "{late}");
    table.clear().await;
}

#[tokio::test]
async fn a_rematch_that_was_declined_can_be_offered_again() {
    let table = Table::set().await;
    let (game, end) = lost_by_ann(&table).await;
    says(&table.ann, &end).await;
    let invitation = table.message("Ann invites you").await;
    table.ben.press(&invitation, "Decline").await.unwrap();
    says(&table.ben, &end).await;
    let invitation = table.message("Ben invites you").await;
    table.ann.press(&invitation, "Accept").await.unwrap();
    table.board(game + 1, 2).await;

    let forged = format!("t1:rematch:{}", game + 1);
    let early = table.ann.press_custom_id(&end, &forged).await.unwrap();
    assert!(
        private(&early).starts_with("Game 2 is still going."),
        "{early:?}"
    );
    let nowhere = table.ann.press_custom_id(&end, "t1:rematch:99").await;
    assert!(private(&nowhere.unwrap()).starts_with("There's no game 99"));
    table.clear().await;
}

#[tokio::test]
async fn two_requests_at_once_begin_one_game() {
    let table = Table::set().await;
    let (game, end) = lost_by_ann(&table).await;
    let (ann, ben) = tokio::join!(says(&table.ann, &end), says(&table.ben, &end));
    let both = [&ann, &ben].into_iter();
    let begun = both.filter(|it| it.starts_with("You both")).count();
    assert_eq!(begun, 1, "{ann} {ben}");
    table.board(game + 1, 2).await;
    let third = GameId(i64::from(game) + 2);
    let third = table.service().game(third).await;
    assert!(third.is_err(), "there is no third game");
    table.clear().await;
}
