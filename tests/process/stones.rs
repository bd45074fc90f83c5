//! Killed after a stone, the bot has saved the stone, shows it once and pings once.

use std::time::Duration;

use local_discord::{Permissions, Person};
use tessera::game::GameId;

use crate::step::Step;
use crate::story::Story;

/// A player places a stone and may never get an answer.
async fn play(who: &Person, point: &str) {
    let _ = who.slash("move", [("point", point.into())]).await;
}

#[tokio::test]
async fn a_stone_is_kept_and_shown_once() {
    for step in Step::ALL {
        let (story, bot) = Story::with_game().await;
        story.kill_at(step, bot, play(&story.ben, "L11")).await;
        let bot = story.go_on().await;
        let board = story.board(2).await;
        assert!(board.content.contains("Ben played **L11**"), "{board:?}");
        assert_eq!(board.pings, [story.anna.id()], "{step:?}");
        let again = story.ben.slash("move", [("point", "L11".into())]).await;
        assert!(again.unwrap().is_ephemeral(), "{step:?}");
        story.plays(&story.anna, "O10", 3).await;
        assert_eq!(story.boards(2), 1, "{step:?}");
        assert_eq!(story.boards(3), 1, "{step:?}");
        let home = story.home.service().await;
        let kept = home.game(GameId(1)).await.unwrap();
        assert_eq!(kept.game.ply(), 3, "{step:?}");
        story.end(bot).await;
    }
}

#[tokio::test]
async fn a_stone_by_reply_is_kept_and_shown_once() {
    for step in Step::UNASKED {
        let (story, bot) = Story::with_game().await;
        let board = story.board(1).await;
        let reply = async { story.ben.reply(&board, "L11").unwrap() };
        story.kill_at(step, bot, reply).await;
        let bot = story.go_on().await;
        assert_eq!(story.board(2).await.pings, [story.anna.id()]);
        story.plays(&story.anna, "O10", 3).await;
        assert_eq!(story.boards(2), 1, "{step:?}");
        story.end(bot).await;
    }
}

#[tokio::test]
async fn a_board_is_found_again_though_the_bot_was_absent_for_long() {
    for step in [Step::Posted, Step::Known] {
        let (story, bot) = Story::with_game().await;
        story.kill_at(step, bot, play(&story.ben, "L11")).await;
        // Discord does not remember nonces for that long.
        story.discord.advance(Duration::from_hours(1));
        let bot = story.go_on().await;
        story.plays(&story.anna, "O10", 3).await;
        assert_eq!(story.boards(2), 1, "{step:?}");
        story.end(bot).await;
    }
}

#[tokio::test]
async fn a_board_is_found_again_behind_many_messages() {
    let (story, bot) = Story::with_game().await;
    story
        .kill_at(Step::Posted, bot, play(&story.ben, "L11"))
        .await;
    for number in 0..250 {
        story.anna.says(&format!("message {number}")).unwrap();
    }
    story.discord.advance(Duration::from_mins(30));
    let bot = story.go_on().await;
    story.plays(&story.anna, "O10", 3).await;
    assert_eq!(story.boards(2), 1);
    story.end(bot).await;
}

#[tokio::test]
async fn a_board_is_shown_once_though_the_bot_may_not_look_back() {
    for step in Step::UNASKED {
        let (story, bot) = Story::with_game().await;
        let history = Permissions::READ_MESSAGE_HISTORY;
        story.discord.general().deny_bot(history);
        story.kill_at(step, bot, play(&story.ben, "L11")).await;
        let bot = story.go_on().await;
        story.board(2).await;
        story.plays(&story.anna, "O10", 3).await;
        assert_eq!(story.boards(2), 1, "{step:?}");
        story.end(bot).await;
    }
}

#[tokio::test]
async fn two_stones_of_which_none_was_shown_are_shown_together() {
    let (story, bot) = Story::with_game().await;
    let both = async {
        play(&story.ben, "L11").await;
        play(&story.anna, "O10").await;
    };
    let mut hold = story.hold_posts();
    both.await;
    hold.arrived().await;
    bot.kill().await;
    hold.release();
    let bot = story.go_on().await;
    let board = story.board(3).await;
    assert_eq!(board.pings, [story.ben.id()]);
    assert!(story.boards(2) <= 1);
    assert_eq!(story.boards(3), 1);
    story.end(bot).await;
}
