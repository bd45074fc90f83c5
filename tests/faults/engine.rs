//! Games against the bot in which something goes wrong.

use std::time::Duration;

use jiff::SignedDuration;
use tessera::game::{GameId, PlayerId};
use tessera::rules::{Move, Point, catalogue};
use tokio::time::timeout;

use crate::table::database::{Connection, Refused};
use crate::table::{Table, private};

const GAME: GameId = GameId(1);

#[tokio::test]
async fn a_damaged_game_that_waits_for_the_engine_is_tried_now_and_then_until_it_is_mended() {
    let mut table = Table::set().await;
    let options = [
        ("opponent", table.discord.bot().into()),
        ("level", 1_i64.into()),
        ("first", "me".into()),
    ];
    table.ann.slash("challenge", options).await.unwrap();
    table.message("your turn · game 1, move 3.").await;
    table.stop().await;
    let ann = PlayerId(table.ann.id().get());
    let service = table.service().clone();
    let point = Point::parse("S1", catalogue::find("pente").unwrap().size).unwrap();
    let played = service.play(GAME, ann, Move::Place(point), None, table.time());
    let view = played.await.unwrap();
    let pace = view.game.terms.pace.id();
    let mut database = table.database().await;
    database.run("UPDATE games SET pace = 'damaged'").await;
    table.start().await;
    let nothing_is_due = async || {
        let due = service.to_post(table.time(), None).await.unwrap();
        due.now.is_empty()
    };
    let waits = timeout(Duration::from_secs(20), table.passes_until(nothing_is_due));
    waits.await.expect("it is tried all the time");
    let mend = format!("UPDATE games SET pace = '{pace}'");
    database.run(&mend).await;
    let thread = table.last_thread();
    let is_answered = || {
        let said = thread.messages();
        said.iter().any(|it| it.content.contains("move 5."))
    };
    table.passes_until(async || is_answered()).await;
    table.leave().await;
}

#[tokio::test]
async fn a_computer_that_gives_up_loses_on_time_and_spends_no_vacation() {
    let table = Table::set().await;
    let options = [
        ("opponent", table.discord.bot().into()),
        ("level", 1_i64.into()),
        ("first", "me".into()),
        ("pace", "daily".into()),
    ];
    table.ann.slash("challenge", options).await.unwrap();
    table.message("your turn · game 1, move 3.").await;
    table.place(&table.ann, 1, "S1").await;
    table.message("your turn · game 1, move 5.").await;
    refuse(&table).await;
    table.place(&table.ann, 1, "A19").await;
    table.message("I can't find a move in game 1.").await;
    let deadline = table.deadline(1).await;
    table.wait(deadline.duration_since(table.time()) + SignedDuration::from_mins(1));
    let over = table.message("ran out of time").await;
    assert!(over.content.contains("Ann wins game 1"), "{over:?}");
    let bot = PlayerId(table.discord.bot().get());
    let left = table.service().vacation_left(bot, table.time()).await;
    assert_eq!(left.unwrap(), 240);
    table.leave().await;
}

/// From now on no move of the engine is saved, as if somebody else had always been faster.
async fn refuse(table: &Table) -> Connection {
    let mut database = table.database().await;
    let moves = "OLD.to_move = OLD.machine AND NEW.to_move <> OLD.machine";
    database
        .refuse("UPDATE ON games", moves, Refused::ChangesNothing)
        .await;
    database
}

/// Ann begins game 1 against the bot. From her second stone on no move of the engine is saved, as if
/// somebody else had always been faster.
async fn begin_and_refuse(table: &Table) -> Connection {
    let options = [
        ("opponent", table.discord.bot().into()),
        ("level", 1_i64.into()),
        ("first", "me".into()),
    ];
    table.ann.slash("challenge", options).await.unwrap();
    table.message("your turn · game 1, move 3.").await;
    refuse(table).await
}

#[tokio::test]
async fn an_engine_move_that_is_refused_is_told_once_and_tried_when_something_happens() {
    let mut table = Table::set().await;
    let mut database = begin_and_refuse(&table).await;
    table.place(&table.ann, 1, "S1").await;
    let told = table.message("I can't find a move in game 1.").await;
    assert_eq!(told.pings, [table.ann.id()]);
    assert!(Table::is_logged("the engine does not move"));
    assert!(Table::is_logged("the engine's move is refused"));
    let invited = [("opponent", (&table.ben).into())];
    table.ann.slash("challenge", invited).await.unwrap();
    table.message("Ann invites you").await;
    table.stop().await;
    // The invitation must be posted again, which happens after every move of the engine.
    let forget = "UPDATE challenges SET message = NULL";
    database.run(forget).await;
    table.start().await;
    let is_posted = async || {
        let unposted = table.service().unposted_challenges().await;
        unposted.unwrap().is_empty()
    };
    table.passes_until(is_posted).await;
    let thread = table.last_thread();
    let said = thread.messages();
    let told = said.iter().filter(|it| it.content.contains("I can't find"));
    assert_eq!(told.count(), 1, "{said:?}");
    database.stop_refusing().await;
    let ann = table.ann.in_channel(&thread);
    ann.slash("board", []).await.unwrap();
    table.message("your turn · game 1, move 5.").await;
    table.leave().await;
}

#[tokio::test]
async fn a_game_has_one_title_however_often_its_thread_is_not_opened() {
    let table = Table::over_tls().await;
    let path = "/channels/*/messages/*/threads";
    table.discord.refuse_next("POST", path, 500, 0, "");
    let options = [
        ("opponent", table.discord.bot().into()),
        ("level", 1_i64.into()),
    ];
    table.ann.slash("challenge", options).await.unwrap();
    let is_refused = table
        .discord
        .wait_for(|world| world.refused_requests().first().cloned());
    is_refused.await.unwrap();
    // Discord itself no longer remembers that the message was sent before.
    table.discord.advance(Duration::from_mins(6));
    table.wait(SignedDuration::from_mins(6));
    let is_posted = async || {
        let left = table.service().to_post(table.time(), None).await.unwrap();
        left.now.is_empty() && left.next.is_none()
    };
    table.passes_until(is_posted).await;
    let said = table.said();
    assert_eq!(
        said.len(),
        1,
        "a title, and the rest in its thread: {said:?}"
    );
    table.leave().await;
}

#[tokio::test]
async fn the_bot_speaks_of_its_own_turn_as_its_own() {
    let mut table = Table::set().await;
    let mut database = begin_and_refuse(&table).await;
    let played = table.place(&table.ann, 1, "S1").await;
    assert_eq!(
        private(&played),
        "You played **S1**. Game 1: my reply will appear on the board."
    );
    let thinks = table
        .message("**Game 1**, move 4: I'm thinking. Ann played **S1**.")
        .await;
    assert_eq!(thinks.attachments[0].filename, "game-1-3.png");
    table.message("I can't find a move in game 1.").await;
    let early = table.place(&table.ann, 1, "S2").await;
    assert!(private(&early).starts_with("It's my turn."), "{early:?}");
    let shown = [("text", true.into())];
    let shown = table.ann.slash("board", shown).await.unwrap();
    assert!(
        private(&shown).starts_with("**Game 1**, move 4: my turn."),
        "{shown:?}"
    );
    let games = table.ann.slash("games", []).await.unwrap();
    assert!(private(&games).contains(" · my turn · "), "{games:?}");
    table.stop().await;
    database.stop_refusing().await;
    table.start().await;
    let ann = table.ann.in_channel(&table.last_thread());
    ann.slash("board", []).await.unwrap();
    table.message("your turn · game 1, move 5.").await;
    table.leave().await;
}
