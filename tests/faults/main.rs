//! When Discord or the database fails: everything saved is posted, once, and people are told.
//!
//! The bot reaches the stand-in as in production: over TLS, with its rate limiter on.

#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

#[path = "../table/mod.rs"]
mod table;

mod absences;
mod damage;
mod deadlines;
mod engine;
mod languages;
mod limits;
mod places;
mod refusals;
mod seeking;
mod standing;
mod tables;
mod venues;

use local_discord::{AnswerKind, Message, Moment, Permissions};

use crate::table::{Table, private};

const CALLBACK: &str = "/interactions/*/*/callback";

/// Lets the response to the next interaction fail: Discord says that it no longer knows the
/// interaction.
fn answers_nobody(table: &Table) {
    let unknown = "Unknown interaction";
    table
        .discord
        .refuse_next("POST", CALLBACK, 404, 10062, unknown);
}

#[tokio::test]
async fn what_is_saved_is_posted_though_the_answer_never_arrives() {
    let table = Table::over_tls().await;
    let game = table.game(false, "tournament").await;
    answers_nobody(&table);
    let options = [("point", "K11".into()), ("game", game.to_string().into())];
    let unanswered = table.ben.slash("move", options);
    let (_, board) = tokio::join!(unanswered, table.board(game, 3));
    assert_eq!(board.pings, [table.ann.id()]);
    let refused = table.discord.refused_requests();
    assert_eq!(refused.len(), 1, "an answer is not tried twice");
    table.leave().await;
}

#[tokio::test]
async fn a_first_answer_is_tried_twice_where_discord_has_trouble() {
    let table = Table::over_tls().await;
    table.game(false, "tournament").await;
    let path = CALLBACK;
    let games = || table.ann.slash("games", []);
    table.discord.refuse_next("POST", path, 502, 0, "");
    assert!(private(&games().await.unwrap()).contains("game 1"));
    table
        .discord
        .cut_next("POST", path, Moment::BeforeProcessing);
    assert!(private(&games().await.unwrap()).contains("game 1"));
    // The first response was taken, and Discord says so to the second.
    table
        .discord
        .cut_next("POST", path, Moment::BeforeAnswering);
    assert!(private(&games().await.unwrap()).contains("game 1"));
    table.leave().await;
}

#[tokio::test]
async fn a_board_that_is_not_taken_is_posted_later_and_once() {
    let table = Table::over_tls().await;
    let game = table.game(false, "tournament").await;
    table.discord.refuse_next(
        "POST",
        "/channels/*/messages",
        500,
        0,
        "Internal Server Error",
    );
    table.place(&table.ben, game, "K11").await;
    table.board(game, 3).await;
    let boards = table
        .said()
        .iter()
        .filter(|text| text.contains("move 3"))
        .count();
    assert_eq!(boards, 1);
    table.leave().await;
}

#[tokio::test]
async fn a_board_whose_answer_is_cut_short_is_posted_once() {
    for moment in [Moment::BeforeProcessing, Moment::BeforeAnswering] {
        let table = Table::over_tls().await;
        let game = table.game(false, "tournament").await;
        let path = "/channels/*/messages";
        table.discord.cut_next("POST", path, moment);
        let mut looks_back = table.discord.hold(Moment::BeforeAnswering, "GET", path);
        table.place(&table.ben, game, "K11").await;
        looks_back.arrived().await;
        looks_back.release();
        table.board(game, 3).await;
        // The next board is posted only after every attempt at this one.
        table.place(&table.ann, game, "N10").await;
        table.board(game, 4).await;
        let said = table.said();
        let boards = said.iter().filter(|text| text.contains("move 3"));
        assert_eq!(boards.count(), 1, "{moment:?}: {said:?}");
        table.leave().await;
    }
}

#[tokio::test]
async fn an_invitation_withdrawn_before_its_posting_is_noted_says_so() {
    let table = Table::over_tls().await;
    let path = "/channels/*/messages";
    table
        .discord
        .cut_next("POST", path, Moment::BeforeAnswering);
    let looks_back = table.discord.hold(Moment::BeforeProcessing, "GET", path);
    let options = [("opponent", (&table.ben).into())];
    let (sent, invitation) = tokio::join!(
        table.ann.slash("challenge", options),
        table.message("invites you")
    );
    sent.unwrap();
    answers_nobody(&table);
    table.ann.press(&invitation, "Withdraw").await.unwrap_err();
    let says_so = |it: &Message| it.content.starts_with("Ann withdrew");
    table.until(invitation.id, says_so).await;
    drop(looks_back);
    table.leave().await;
}

#[tokio::test]
async fn two_quick_stones_are_said_in_order() {
    let table = Table::over_tls().await;
    let game = table.game(false, "tournament").await;
    let mut hold = table
        .discord
        .hold(Moment::BeforeProcessing, "POST", "/channels/*/messages");
    table.place(&table.ben, game, "K11").await;
    hold.arrived().await;
    table.place(&table.ann, game, "N10").await;
    hold.release();
    let last = table.board(game, 4).await;
    let first = table.board(game, 3).await;
    assert!(first.id < last.id);
    assert!(first.content.contains("Ben played **K11**"));
    assert!(last.content.contains("Ann played **N10**"));
    assert!(!last.content.contains("K11"));
    table.leave().await;
}

#[tokio::test]
async fn a_slow_database_is_waited_for() {
    let table = Table::over_tls().await;
    let game = table.game(false, "tournament").await;
    let lock = table.lock_database().await;
    let first = table.place(&table.ben, game, "K11").await;
    assert_eq!(first.kind, AnswerKind::Deferred);
    lock.close().await;
    let answer = table.ben.settled(first).await.unwrap();
    assert!(
        private(&answer).starts_with("You played **K11**"),
        "{answer:?}"
    );
    table.board(game, 3).await;
    table.leave().await;
}

#[tokio::test]
async fn a_point_that_is_typed_into_a_puzzle_changes_its_message_however_slow_that_is() {
    let table = Table::over_tls().await;
    let page = table.ann.slash("puzzle", []).await.unwrap();
    let page = table.ann.settled(page).await.unwrap();
    let puzzle = page.message.unwrap();
    let form = table.ann.press(&puzzle, "Type a point").await.unwrap();
    let form = form.modal.unwrap();
    let lock = table.lock_database().await;
    let first = table.ann.submit_modal(&form, &[("line", "A1")]).await;
    let first = first.unwrap();
    assert_eq!(first.kind, AnswerKind::DeferredUpdate);
    lock.close().await;
    let answer = table.ann.settled(first).await.unwrap();
    assert_eq!(answer.message.as_ref().map(|it| it.id), Some(puzzle.id));
    // What went wrong is told beside it, and the puzzle stays.
    let puzzle = answer.message.unwrap();
    let form = table.ann.press(&puzzle, "Type a point").await.unwrap();
    let form = form.modal.unwrap();
    let lock = table.lock_database().await;
    let first = table.ann.submit_modal(&form, &[("line", "A2")]).await;
    let answer = table.ann.settled(first.unwrap()).await.unwrap();
    assert!(private(&answer).contains("Nothing was lost"), "{answer:?}");
    assert_ne!(answer.message.map(|it| it.id), Some(puzzle.id));
    lock.close().await;
    table.leave().await;
}

#[tokio::test]
async fn a_database_that_fails_is_told_with_a_number_and_nothing_is_lost() {
    let table = Table::over_tls().await;
    let game = table.game(false, "tournament").await;
    let lock = table.lock_database().await;
    let first = table.place(&table.ben, game, "K11").await;
    let answer = table.ben.settled(first).await.unwrap();
    assert!(private(&answer).contains("Nothing was lost"), "{answer:?}");
    lock.close().await;
    table.play(game, "K11").await;
    table.board(game, 3).await;
    table.leave().await;
}

#[tokio::test]
async fn a_channel_that_forbids_it_is_left_alone_until_somebody_uses_the_bot_there() {
    let table = Table::over_tls().await;
    let game = table.game(false, "tournament").await;
    table.board(game, 2).await;
    let general = table.discord.general();
    general.deny_bot(Permissions::SEND_MESSAGES);
    let refused = || {
        let refused = table.discord.refused_requests();
        refused.iter().filter(|it| it.status == 403).count()
    };
    table.place(&table.ben, game, "K11").await;
    let is_refused = table
        .discord
        .wait_for(|world| world.refused_requests().first().cloned());
    is_refused.await.unwrap();
    table.private_message(&table.ann, "game 1, move 3.").await;
    table.place(&table.ann, game, "N10").await;
    table.private_message(&table.ben, "game 1, move 4.").await;
    general.deny_bot_nothing();
    table.ben.in_dm().slash("games", []).await.unwrap();
    assert_eq!(refused(), 1, "it was tried once");
    table.ben.slash("board", []).await.unwrap();
    let board = table.message("**Game 1**, move 4: Ben's turn.").await;
    assert!(board.content.contains("Ann played **N10**."), "{board:?}");
    assert!(board.pings.is_empty(), "Ben was pinged in private");
    table.leave().await;
}

#[tokio::test]
async fn an_invitation_says_what_became_of_it_though_the_answer_never_arrives() {
    let table = Table::set().await;
    for (who, button, says) in [
        (&table.ben, "Accept", " vs "),
        (&table.ben, "Decline", " declined "),
        (&table.ann, "Withdraw", " withdrew "),
    ] {
        let options = [("opponent", (&table.ben).into())];
        table.ann.slash("challenge", options).await.unwrap();
        let invitation = table.message("invites you").await;
        answers_nobody(&table);
        let unanswered = async {
            let _ = who.press(&invitation, button).await;
            std::future::pending::<()>().await;
        };
        let told = tokio::select! {
            told = table.until(invitation.id, |it| it.content.contains(says)) => told,
            () = unanswered => unreachable!("it never comes back"),
        };
        assert!(told.buttons().is_empty(), "{told:?}");
    }
    table.leave().await;
}

#[tokio::test]
async fn who_offered_a_draw_is_told_that_it_was_agreed_to_also_after_a_restart() {
    let mut table = Table::over_tls().await;
    table.game(false, "free").await;
    let draw = async |who: &local_discord::Person| {
        who.slash("offer", [("what", "draw".into())]).await.unwrap();
    };
    draw(&table.ben).await;
    table.message("offers a draw").await;
    table
        .discord
        .refuse_next("POST", "/channels/*/messages", 500, 0, "");
    draw(&table.ann).await;
    table.stop().await;
    table.start().await;
    let end = table.message("Game 1 is a draw").await;
    assert_eq!(end.pings, [table.ben.id()], "Ann has just agreed");
    table.leave().await;
}
