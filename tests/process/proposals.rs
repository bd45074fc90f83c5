//! Killed around an offer, the bot shows the offer once, and carries out an agreement once.

use local_discord::{Message, Person};
use tessera::game::GameId;

use crate::step::Step;
use crate::story::Story;

/// What the board says after a takeback.
const TAKEN_BACK: &str = "A move was taken back.";
/// The same after one that needs no agreement.
const TAKEN_BACK_FREELY: &str = "Ben took back their last move";

/// A player offers something and may never get an answer.
async fn offer(who: &Person, what: &'static str) {
    let _ = who.slash("offer", [("what", what.into())]).await;
}

#[tokio::test]
async fn an_offer_is_kept_and_shown_once() {
    for step in Step::ALL {
        let (story, bot) = Story::with_game().await;
        story.kill_at(step, bot, offer(&story.anna, "draw")).await;
        let bot = story.go_on().await;
        let shown = story.shown(offers_a_draw).await;
        assert_eq!(shown.pings, [story.ben.id()], "{step:?}");
        assert_eq!(story.said("offers a draw").len(), 1, "{step:?}");
        story.ben.press(&shown, "Decline").await.unwrap();
        assert!(story.now(shown.id).content.starts_with("Ben declined"));
        story.end(bot).await;
    }
}

#[tokio::test]
async fn an_agreed_draw_is_kept_and_told_once() {
    for step in Step::ALL {
        let (story, bot) = Story::with_game().await;
        offer(&story.anna, "draw").await;
        let shown = story.shown(offers_a_draw).await;
        let agree = story.ben.press(&shown, "Agree");
        story.kill_at(step, bot, agree).await;
        let bot = story.go_on().await;
        let drawn = "Game 1 is a draw after 1 move";
        story.shown(|it| it.content.contains(drawn)).await;
        assert_eq!(story.said(drawn).len(), 1, "{step:?}");
        // If the answer was lost, the button is still there, and pressing it again has no effect.
        let _ = story.ben.press_as_seen(&shown, "Agree").await;
        assert_eq!(story.said(drawn).len(), 1, "{step:?}");
        story.end(bot).await;
    }
}

#[tokio::test]
async fn a_move_is_taken_back_once() {
    for step in Step::ALL {
        let (story, bot) = Story::with_game().await;
        story.plays(&story.ben, "L11", 2).await;
        story
            .kill_at(step, bot, offer(&story.ben, "takeback"))
            .await;
        let bot = story.go_on().await;
        let board = story
            .shown(|it| it.content.contains(TAKEN_BACK_FREELY))
            .await;
        assert!(board.content.contains("game 1, move 2."), "{board:?}");
        assert!(board.pings.is_empty(), "{step:?}: Ben knows");
        assert_eq!(story.said(TAKEN_BACK_FREELY).len(), 1, "{step:?}");
        let home = story.home.service().await;
        assert_eq!(home.game(GameId(1)).await.unwrap().game.ply(), 1);
        story.end(bot).await;
    }
}

#[tokio::test]
async fn a_takeback_that_was_agreed_is_done_once() {
    for step in Step::ALL {
        let (story, bot) = Story::with_game().await;
        story.plays(&story.ben, "L11", 2).await;
        story.plays(&story.anna, "O10", 3).await;
        offer(&story.ben, "takeback").await;
        let asks = |it: &Message| it.content.contains("asks for a takeback");
        let shown = story.shown(asks).await;
        let agree = story.anna.press(&shown, "Agree");
        story.kill_at(step, bot, agree).await;
        let bot = story.go_on().await;
        let board = story.shown(|it| it.content.contains(TAKEN_BACK)).await;
        assert_eq!(board.pings, [story.ben.id()], "{step:?}");
        assert_eq!(story.said(TAKEN_BACK).len(), 1, "{step:?}");
        story.end(bot).await;
    }
}

fn offers_a_draw(message: &Message) -> bool {
    message.content.contains("offers a draw")
}
