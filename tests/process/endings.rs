//! Killed at the end of a game, the bot announces the end once, and the game is over.

use local_discord::Person;
use tessera::game::GameId;

use crate::step::Step;
use crate::story::Story;

const RESIGNED: &str = "Game 1 ended without a winner after 1 move";

/// A player resigns and may never get an answer.
async fn resign(who: &Person) {
    let question = who.slash("resign", []).await.unwrap();
    let question = question.message.unwrap();
    let _ = who.press(&question, "Resign game 1").await;
}

#[tokio::test]
async fn a_resignation_is_kept_and_told_once() {
    for step in Step::ALL {
        let (story, bot) = Story::with_game().await;
        // Only the second press is interrupted; the question has been answered.
        let question = story.ben.slash("resign", []).await.unwrap();
        let question = question.message.unwrap();
        let resign = story.ben.press(&question, "Resign game 1");
        story.kill_at(step, bot, resign).await;
        let bot = story.go_on().await;
        let end = story.shown(|it| it.content.contains(RESIGNED)).await;
        assert_eq!(end.pings, [story.anna.id()]);
        let again = story.ben.press_as_seen(&question, "Resign game 1").await;
        again.unwrap();
        assert_eq!(story.said(RESIGNED).len(), 1, "{step:?}");
        story.end(bot).await;
    }
}

#[tokio::test]
async fn a_winning_stone_is_kept_and_told_once() {
    for step in [Step::Saved, Step::Posted] {
        let (story, bot) = Story::with_game().await;
        let stones = "A1 N10 A2 L10 A3 M10";
        for (plies, point) in (2..).zip(stones.split(' ')) {
            let who = if plies % 2 == 0 {
                &story.ben
            } else {
                &story.anna
            };
            story.plays(who, point, plies).await;
        }
        story.plays(&story.ben, "A4", 8).await;
        let stone = story.anna.slash("move", [("point", "O10".into())]);
        story.kill_at(step, bot, stone).await;
        let bot = story.go_on().await;
        let won = "Anna wins game 1 in 9 moves: five in a row";
        story.shown(|it| it.content.contains(won)).await;
        assert_eq!(story.said(won).len(), 1, "{step:?}");
        let home = story.home.service().await;
        assert!(home.game(GameId(1)).await.unwrap().game.is_over());
        story.end(bot).await;
    }
}

#[tokio::test]
async fn a_rematch_after_a_restart_begins_one_game() {
    let (story, bot) = Story::with_game().await;
    resign(&story.ben).await;
    let end = story.shown(|it| it.content.contains(RESIGNED)).await;
    let rematch = story.ben.press(&end, "Rematch");
    story.kill_at(Step::Told, bot, rematch).await;
    let bot = story.go_on().await;
    let invitation = story.invitation().await;
    assert_eq!(invitation.pings, [story.anna.id()]);
    story.anna.press(&invitation, "Accept").await.unwrap();
    let begins = |it: &local_discord::Message| it.content.contains("game 2, move 2.");
    story.shown(begins).await;
    assert_eq!(story.said("game 2, move 2.").len(), 1);
    story.end(bot).await;
}
