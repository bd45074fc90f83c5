//! While the bot runs but is absent, players' clocks stand still: the host sleeps, Discord is
//! unreachable, or the system's clock is wrong.

use std::fs;
use std::sync::Arc;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use local_discord::{Message, Trouble};

use crate::table::database::Refused;
use crate::table::{Table, private};

const HOUR: SignedDuration = SignedDuration::from_hours(1);
const DAY: SignedDuration = SignedDuration::from_hours(24);
/// How much time may pass while a test looks.
const SOON: SignedDuration = SignedDuration::from_mins(2);

/// A game in which Ben has three days, with the board that shows his deadline.
async fn waiting_for_ben(table: &Table) -> (u32, Arc<Message>, Timestamp) {
    let none = [("vacation", "no".into()), ("reminders", "off".into())];
    table.ben.slash("settings", none).await.unwrap();
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    (game, board, table.deadline(game).await)
}

/// Waits until the board shows this deadline.
async fn says(table: &Table, board: &Message, deadline: Timestamp) -> Arc<Message> {
    let move_by = format!("Deadline: <t:{}:R>.", deadline.as_second());
    table
        .until(board.id, |it| it.content.contains(&move_by))
        .await
}

fn assert_moved(before: Timestamp, after: Timestamp, by: SignedDuration) {
    let moved = after.duration_since(before);
    assert!(moved >= by && moved < by + SOON, "{moved:#} for {by:#}");
}

#[tokio::test]
async fn a_computer_that_slept_costs_nobody_time_and_the_board_says_so() {
    let mut table = Table::set().await;
    let (game, board, before) = waiting_for_ben(&table).await;
    let pings = table.ben.pings().len();
    table.sleeps(DAY * 4);
    let moved = |it: &Message| it.content.contains("I was away for 4 days");
    let told = table.until(board.id, moved).await;
    let after = table.deadline(game).await;
    assert_moved(before, after, DAY * 4);
    says(&table, &board, after).await;
    let same = |text: &str| text.split(" I was away").next().unwrap().to_owned();
    let said = board.content.split(" Deadline:").next().unwrap();
    assert_eq!(same(&told.content), said, "nothing else has changed");
    assert_eq!(told.buttons().len(), board.buttons().len());
    assert_eq!(table.ben.pings().len(), pings, "nobody is pinged");
    table.wait(HOUR);
    table.stop().await;
    table.start().await;
    assert_moved(after, table.deadline(game).await, SignedDuration::ZERO);
    table.wait(DAY * 4);
    table.message("Ben ran out of time").await;
    table.leave().await;
}

#[tokio::test]
async fn who_moves_as_soon_as_it_wakes_up_has_lost_no_time() {
    let table = Table::set().await;
    let (game, _, _) = waiting_for_ben(&table).await;
    let later = table.time() + DAY * 2;
    table.sleeps(DAY * 2);
    table.place(&table.ben, game, "L11").await;
    table.board(game, 3).await;
    table.passes_until(async || table.time() > later).await;
    let view = table
        .service()
        .game(tessera::game::GameId(game.into()))
        .await;
    let game = view.unwrap().game;
    let left = |player: &local_discord::Person| {
        let seat = game
            .seat_of(tessera::game::PlayerId(player.id().get()))
            .unwrap();
        game.time_left(seat, table.time()).unwrap()
    };
    // Three days, plus one for the move; neither the mover nor the next player lost the two days.
    assert!(left(&table.ben) > DAY * 4 - SOON, "{:#}", left(&table.ben));
    assert!(left(&table.ann) > DAY * 3 - SOON, "{:#}", left(&table.ann));
    table.leave().await;
}

#[tokio::test]
async fn an_outage_of_discord_costs_nobody_time_and_nobody_loses_meanwhile() {
    let table = Table::set().await;
    let (game, board, before) = waiting_for_ben(&table).await;
    table.discord.goes_down();
    table.notices(false).await;
    table.passes(DAY * 4);
    table.notices(false).await;
    assert!(table.time() < before, "time stands still");
    table.discord.comes_back();
    table.notices(true).await;
    let after = table.deadline(game).await;
    assert!(after.duration_since(before) >= DAY * 4, "{before} {after}");
    let moved = |it: &Message| it.content.contains("I was away for 4 days");
    table.until(board.id, moved).await;
    assert!(!table.said().iter().any(|it| it.contains("ran out of time")));
    table.place(&table.ben, game, "L11").await;
    table.board(game, 3).await;
    table.leave().await;
}

#[tokio::test]
async fn an_outage_counts_from_the_last_answer_and_not_from_when_it_is_noticed() {
    let failing = Trouble {
        failed: 1.0,
        ..Trouble::default()
    };
    // A bot that may send no requests hears nobody either.
    let limited = Trouble {
        rate_limited: 1.0,
        retry_after: Duration::from_secs(1),
        ..Trouble::default()
    };
    for (jump, trouble) in [
        (Table::passes as fn(&Table, SignedDuration), failing.clone()),
        (Table::sleeps, failing),
        (Table::sleeps, limited),
    ] {
        let table = Table::set().await;
        let (game, _, before) = waiting_for_ben(&table).await;
        // The gateway stays connected, so only a request can reveal the outage.
        table.discord.trouble(Some(trouble));
        jump(&table, DAY * 4);
        table.notices(false).await;
        table.discord.trouble(None);
        table.notices(true).await;
        let given = table.deadline(game).await.duration_since(before);
        assert!(given >= DAY * 4 - SOON, "{given:#}");
        assert!(!table.said().iter().any(|it| it.contains("ran out of time")));
        table.place(&table.ben, game, "L11").await;
        table.board(game, 3).await;
        table.leave().await;
    }
}

#[tokio::test]
async fn a_computer_that_sleeps_again_and_again_while_discord_does_not_answer_costs_nobody_time() {
    let table = Table::set().await;
    let (game, _, before) = waiting_for_ben(&table).await;
    let failing = Trouble {
        failed: 1.0,
        ..Trouble::default()
    };
    table.discord.trouble(Some(failing));
    let nap = SignedDuration::from_secs(50);
    let naps = 100;
    let mut ticks = tokio::time::interval(Duration::from_millis(20));
    for _ in 0..naps {
        ticks.tick().await;
        table.sleeps(nap);
    }
    table.notices(false).await;
    table.discord.trouble(None);
    table.notices(true).await;
    let given = table.deadline(game).await.duration_since(before);
    assert!(given >= nap * naps - SOON, "{given:#}");
    table.leave().await;
}

#[tokio::test]
async fn what_ends_within_an_outage_is_given_back_once_also_if_the_bot_is_killed_in_it() {
    let mut table = Table::set().await;
    let (game, _, before) = waiting_for_ben(&table).await;
    table.discord.goes_down();
    table.notices(false).await;
    table.passes(DAY);
    table.notices(false).await;
    table.stop().await;
    table.passes(DAY);
    table.discord.comes_back();
    table.start().await;
    let after = table.deadline(game).await;
    let given = after.duration_since(before);
    assert!(given >= DAY * 2, "{given:#}");
    assert!(given < DAY * 2 + SignedDuration::from_mins(30), "{given:#}");
    table.leave().await;
}

#[tokio::test]
async fn a_single_failure_is_no_outage() {
    let table = Table::set().await;
    let (game, _, _) = waiting_for_ben(&table).await;
    let path = "/channels/*/messages";
    table.discord.refuse_next("POST", path, 503, 0, "");
    table.discord.refuse_next("GET", "/users/@me", 503, 0, "");
    table.place(&table.ben, game, "L11").await;
    let shown = || table.said().iter().any(|it| it.contains("move 3."));
    table.passes_until(async || shown()).await;
    table.notices(true).await;
    let left = table.deadline(game).await.duration_since(table.time());
    assert!(left <= DAY * 3, "nobody was given anything: {left:#}");
    table.leave().await;
}

#[tokio::test]
async fn a_clock_that_is_set_back_stops_the_time_until_it_is_right_and_then_all_goes_on() {
    let table = Table::set().await;
    let (game, _, _) = waiting_for_ben(&table).await;
    table.set_clock(-DAY);
    table.place(&table.ben, game, "L11").await;
    let board = table.board(game, 3).await;
    let set_back = table.deadline(game).await;
    let left = set_back.duration_since(table.time());
    assert!(left > DAY * 3 - SOON && left <= DAY * 3, "{left:#}");
    table.notices(false).await;
    table.set_clock(DAY);
    table.notices(true).await;
    let none = [("vacation", "no".into())];
    let answer = table.ann.slash("settings", none).await.unwrap();
    private(&answer);
    table.wait(DAY * 5);
    table.message("Ann ran out of time").await;
    assert!(!board.content.contains("away"), "{board:?}");
    table.leave().await;
}

#[tokio::test]
async fn a_clock_that_is_set_ahead_decides_nothing_until_it_is_right() {
    let table = Table::set().await;
    let (game, _, before) = waiting_for_ben(&table).await;
    let invited = table.usual_terms();
    table.ann.slash("challenge", invited).await.unwrap();
    let invitation = table.message("invites you to").await;
    table.set_clock(DAY * 30);
    table.notices(false).await;
    table.place(&table.ben, game, "L11").await;
    table.board(game, 3).await;
    let left = table.deadline(game).await.duration_since(before);
    assert!(left <= DAY + SOON * 10, "nothing was given back: {left:#}");
    table.set_clock(-DAY * 30);
    table.notices(true).await;
    let stands = table.now(invitation.id);
    assert_eq!(stands.content, invitation.content);
    table.ben.press(&stands, "Accept").await.unwrap();
    table.board(game + 1, 2).await;
    table.leave().await;
}

#[tokio::test]
async fn a_start_with_a_clock_that_is_ahead_decides_nothing_until_it_is_right() {
    // A Discord that is silent at first contradicts nothing, and confirms nothing either.
    for silent in [0, 20] {
        let mut table = Table::set().await;
        let (game, board, before) = waiting_for_ben(&table).await;
        table.stop().await;
        table.set_clock(DAY * 100);
        for _ in 0..silent {
            table.discord.refuse_next("GET", "/users/@me", 503, 0, "");
        }
        table.start().await;
        table.notices(false).await;
        assert_eq!(table.deadline(game).await, before, "nothing is given back");
        table.place(&table.ben, game, "L11").await;
        table.board(game, 3).await;
        table.set_clock(-DAY * 100);
        table.notices(true).await;
        let left = table.deadline(game).await.duration_since(before);
        assert!(left <= DAY + SOON * 10, "nothing was given back: {left:#}");
        assert!(!table.now(board.id).content.contains("I was away"));
        assert!(!table.said().iter().any(|it| it.contains("ran out of time")));
        table.leave().await;
    }
}

#[tokio::test]
async fn a_start_that_cannot_read_when_the_bot_last_ran_believes_no_clock_that_is_ahead() {
    for (damage, silent) in [
        ("DELETE FROM heartbeat", 2),
        ("UPDATE heartbeat SET alive_at = 9223372036854775807", 0),
    ] {
        let mut table = Table::set().await;
        let (game, _, before) = waiting_for_ben(&table).await;
        table.stop().await;
        table.database().await.run(damage).await;
        table.set_clock(DAY * 100);
        for _ in 0..silent {
            table.discord.refuse_next("GET", "/users/@me", 503, 0, "");
        }
        table.start().await;
        let held = tokio::time::timeout(Duration::from_secs(20), table.notices(false));
        held.await.expect("it believes the clock");
        assert_eq!(table.deadline(game).await, before, "nothing is given back");
        table.set_clock(-DAY * 100);
        table.notices(true).await;
        assert!(!table.said().iter().any(|it| it.contains("ran out of time")));
        table.place(&table.ben, game, "L11").await;
        table.board(game, 3).await;
        table.leave().await;
    }
}

#[tokio::test]
async fn a_game_that_was_set_aside_is_looked_at_again_though_the_start_decided_nothing() {
    let mut table = Table::set().await;
    waiting_for_ben(&table).await;
    table.stop().await;
    // As if it could not be read then, and was repaired since.
    let set_aside = "UPDATE games SET due = NULL";
    table.database().await.run(set_aside).await;
    let stopped = table.clock();
    table.set_clock(DAY * 100);
    table.start().await;
    table.notices(false).await;
    table.set_clock(stopped.duration_since(table.clock()));
    table.notices(true).await;
    table.wait(DAY * 4);
    table.message("Ben ran out of time").await;
    table.leave().await;
}

#[tokio::test]
async fn a_clock_that_stays_ahead_is_told_every_hour_until_the_operator_says_that_it_is_right() {
    let mut table = Table::set().await;
    let (game, board, before) = waiting_for_ben(&table).await;
    table.stop().await;
    // No other test of this process goes by a clock like this.
    let ahead = DAY * 12_345;
    table.set_clock(ahead);
    let told = || Table::times_logged("was set ahead: it shows 2060");
    table.start().await;
    table.notices(false).await;
    assert_eq!(told(), 1);
    let first = table.clock();
    table.passes_until(async || told() > 1).await;
    let again = table.clock().duration_since(first);
    assert!(again >= HOUR, "{again:#}");
    assert_eq!(told(), 2);
    table.stop().await;
    table.start().await;
    table.notices(false).await;
    assert_eq!(told(), 3, "each start says it");
    assert!(Table::is_logged("start the bot with --accept-clock"));
    table.stop().await;

    table.accepts_clock();
    table.start().await;
    let given = table.deadline(game).await.duration_since(before);
    assert!(given >= ahead && given < ahead + DAY, "{given:#}");
    let moved = |it: &Message| it.content.contains("I was away for 12345 days");
    table.until(board.id, moved).await;
    // From then on the clock is as far ahead as it is meant to be, and no farther.
    table.sleeps(DAY * 4);
    let moved = |it: &Message| it.content.contains("I was away for 12349 days");
    table.until(board.id, moved).await;
    table.set_clock(DAY * 100);
    table.notices(false).await;
    table.set_clock(-DAY * 100);
    table.notices(true).await;
    table.leave().await;
}

#[tokio::test]
async fn a_start_goes_on_though_discord_does_not_say_what_time_it_is() {
    let mut table = Table::set().await;
    let (game, board, before) = waiting_for_ben(&table).await;
    table.stop().await;
    table.passes(DAY * 4);
    table.discord.leaves_out_the_time(true);
    table.start().await;
    assert_moved(before, table.deadline(game).await, DAY * 4);
    let moved = |it: &Message| it.content.contains("I was away for 4 days");
    table.until(board.id, moved).await;
    table.wait(DAY * 4);
    table.message("Ben ran out of time").await;
    table.leave().await;
}

#[tokio::test]
async fn a_clock_that_had_been_ahead_is_believed_when_discord_says_that_it_is_right() {
    let mut table = Table::set().await;
    let (game, board, before) = waiting_for_ben(&table).await;
    // As if Discord's answers carried no date: to the bot it looked like a month's absence.
    table.stop().await;
    table.set_clock(DAY * 30);
    let ahead = table.clock();
    table.service().resume_clocks(ahead).await.unwrap();
    table.start().await;
    let moved = |it: &Message| it.content.contains("I was away");
    table.until(board.id, moved).await;
    // One clock gets time while the system's clock is ahead, and one is started then.
    let ahead = table.deadline(game).await;
    assert_moved(before, ahead, DAY * 30);
    table.place(&table.ben, game, "L11").await;
    let board = table.board(game, 3).await;
    let ahead = table.deadline(game).await;
    table.set_clock(-DAY * 30);
    let corrected = |it: &Message| it.content != board.content;
    table.until(board.id, corrected).await;
    let after = table.deadline(game).await;
    assert_moved(after, ahead, DAY * 30 - SOON);
    says(&table, &board, after).await;
    let left = after.duration_since(table.time());
    assert!(left > DAY * 3 - SOON && left <= DAY * 3, "{left:#}");
    table.place(&table.ann, game, "N13").await;
    table.board(game, 4).await;
    table.leave().await;
}

/// A game in which Ben's own time has run out and an hour of vacation has begun.
async fn on_vacation(table: &Table) -> (u32, Arc<Message>) {
    let off = [("reminders", "off".into())];
    table.ben.slash("settings", off).await.unwrap();
    let game = table.game(false, "free").await;
    table.play(game, "K11 N10 L11 A1").await;
    let board = table.board(game, 6).await;
    let own = table.deadline(game).await;
    table.passes(own.duration_since(table.time()) + SignedDuration::from_secs(1));
    table
        .passes_until(async || table.deadline(game).await > own)
        .await;
    (game, board)
}

/// The hours of vacation that Ben has left.
async fn hours_left(table: &Table) -> u16 {
    let ben = tessera::game::PlayerId(table.ben.id().get());
    let left = table.service().vacation_left(ben, table.time()).await;
    left.unwrap()
}

#[tokio::test]
async fn a_board_on_vacation_says_what_it_was_given_back() {
    let table = Table::set().await;
    let (game, board) = on_vacation(&table).await;
    let before = table.deadline(game).await;
    assert_eq!(hours_left(&table).await, 239);
    table.sleeps(DAY * 4);
    let moved = |it: &Message| it.content.contains("I was away for 4 days");
    table.until(board.id, moved).await;
    let after = table.deadline(game).await;
    assert_moved(before, after, DAY * 4);
    says(&table, &board, after).await;
    assert_eq!(hours_left(&table).await, 239);
    table.leave().await;
}

#[tokio::test]
async fn an_hour_of_vacation_in_which_the_bot_was_absent_lasts_as_much_longer_for_all_games() {
    let table = Table::set().await;
    let off = [("reminders", "off".into())];
    table.ben.slash("settings", off).await.unwrap();
    let first = table.game(false, "free").await;
    table.play(first, "K11 N10 L11 A1").await;
    table.board(first, 6).await;
    table.passes(SignedDuration::from_mins(30));
    let second = table.game(false, "free").await;
    table.play(second, "K11 N10 L11 A1").await;
    table.board(second, 6).await;
    let ends = async |game, before| {
        let left = table.deadline(game).await.duration_since(table.time());
        table.passes(left + SignedDuration::from_secs(1));
        table
            .passes_until(async || table.deadline(game).await > before)
            .await;
    };
    ends(first, table.deadline(first).await).await;
    let before = table.deadline(second).await;
    table.sleeps(DAY * 4);
    table
        .passes_until(async || table.deadline(second).await > before)
        .await;
    ends(second, table.deadline(second).await).await;
    assert_eq!(
        table.deadline(second).await,
        table.deadline(first).await,
        "the hour that had begun"
    );
    assert_eq!(hours_left(&table).await, 239);
    table.leave().await;
}

/// The moment until which an invitation says it is open.
fn open_until(invitation: &Message) -> Timestamp {
    let (_, rest) = invitation.content.split_once("Expires <t:").unwrap();
    let seconds = rest.split(':').next().unwrap().parse().unwrap();
    Timestamp::from_second(seconds).unwrap()
}

async fn invitation(table: &Table) -> Arc<Message> {
    let invited = table.usual_terms();
    table.ann.slash("challenge", invited).await.unwrap();
    let message = table.message("invites you to").await;
    let is_posted = async || {
        let unposted = table.service().unposted_challenges().await;
        unposted.unwrap().is_empty()
    };
    table.passes_until(is_posted).await;
    message
}

#[tokio::test]
async fn an_invitation_says_until_when_it_stands_after_the_bot_was_absent() {
    let table = Table::set().await;
    let invitation = invitation(&table).await;
    let pings = table.ben.pings().len();
    table.sleeps(DAY * 4);
    let moved = |it: &Message| it.content != invitation.content;
    let told = table.until(invitation.id, moved).await;
    assert_moved(open_until(&invitation), open_until(&told), DAY * 4);
    assert_eq!(told.buttons().len(), invitation.buttons().len());
    assert_eq!(table.ben.pings().len(), pings, "nobody is pinged");
    table.passes(DAY * 6);
    table.ben.press(&told, "Accept").await.unwrap();
    table.board(1, 2).await;
    table.leave().await;
}

#[tokio::test]
async fn an_invitation_that_cannot_be_changed_is_given_up_in_the_end() {
    for (status, tries) in [(500, 5), (400, 1)] {
        let table = Table::set().await;
        let invitation = invitation(&table).await;
        let edits = format!("/channels/*/messages/{}", invitation.id);
        for _ in 0..10 {
            table.discord.refuse_next("PATCH", &edits, status, 0, "No");
        }
        table.sleeps(DAY);
        let failed = || {
            let counts = table.discord.faults();
            counts.failed + counts.refused
        };
        table.passes_until(async || failed() >= tries).await;
        let left = async || table.service().invitations_to_refresh().await.unwrap();
        table.passes_until(async || left().await.is_empty()).await;
        assert_eq!(failed(), tries);
        assert_eq!(table.now(invitation.id).content, invitation.content);
        table.leave().await;
    }
}

#[tokio::test]
async fn a_board_that_cannot_be_changed_is_given_up_in_the_end() {
    for (status, tries) in [(500, 5), (400, 1)] {
        let table = Table::set().await;
        let (game, board, _) = waiting_for_ben(&table).await;
        let edits = format!("/channels/*/messages/{}", board.id);
        for _ in 0..10 {
            table.discord.refuse_next("PATCH", &edits, status, 0, "No");
        }
        table.sleeps(DAY);
        let failed = || {
            let counts = table.discord.faults();
            counts.failed + counts.refused
        };
        table.passes_until(async || failed() >= tries).await;
        let left = || async { table.service().boards_to_refresh().await.unwrap().len() };
        table.passes_until(async || left().await == 0).await;
        assert_eq!(failed(), tries);
        table.place(&table.ben, game, "L11").await;
        let next = table.board(game, 3).await;
        let is_right = !next.content.contains("I was away");
        assert!(is_right, "another clock runs now: {next:?}");
        table.leave().await;
    }
}

#[tokio::test]
async fn a_board_says_what_it_was_given_back_though_it_may_not_be_changed_for_a_while() {
    let table = Table::over_tls().await;
    let (_, board, _) = waiting_for_ben(&table).await;
    let ten_minutes = Duration::from_mins(10);
    let path = "/channels/*/messages/*";
    table
        .discord
        .rate_limit_shared_next("PATCH", path, ten_minutes);
    table.sleeps(DAY * 4);
    let has_moved = || {
        table
            .now(board.id)
            .content
            .contains("I was away for 4 days")
    };
    let moved = table.passes_until(async || has_moved());
    let in_time = tokio::time::timeout(Duration::from_secs(20), moved);
    in_time.await.expect("it is given up too soon");
    let refused = table.discord.refused_requests();
    assert_eq!(refused.len(), 1, "{refused:?}");
    table.leave().await;
}

#[tokio::test]
async fn a_damaged_number_of_tries_keeps_no_message_from_being_changed() {
    let table = Table::set().await;
    let (first, board, _) = waiting_for_ben(&table).await;
    let second = table.game(false, "free").await;
    let beside = table.board(second, 2).await;
    let invitation = invitation(&table).await;
    let mut database = table.database().await;
    let tries = "UPDATE games SET deadline = deadline + 86400000,
                     refresh = CASE id WHEN 1 THEN -1 ELSE 0 END";
    database.run(tries).await;
    let tries = "UPDATE challenges SET made_at = made_at + 86400000,
                     refresh = 9223372036854775807 WHERE game IS NULL";
    database.run(tries).await;
    let is_told = async || {
        let games = table.service().boards_to_refresh().await.unwrap();
        let invitations = table.service().invitations_to_refresh().await.unwrap();
        games.is_empty() && invitations.is_empty()
    };
    table.passes_until(is_told).await;
    says(&table, &board, table.deadline(first).await).await;
    says(&table, &beside, table.deadline(second).await).await;
    let told = table.now(invitation.id);
    assert_moved(open_until(&invitation), open_until(&told), DAY);
    table.leave().await;
}

#[tokio::test]
async fn boards_that_cannot_be_looked_after_keep_no_invitation_from_being_changed() {
    let table = Table::set().await;
    let (_, board, _) = waiting_for_ben(&table).await;
    let invitation = invitation(&table).await;
    let mut database = table.database().await;
    let due = "UPDATE games SET deadline = deadline + 86400000, refresh = 0";
    let both = "UPDATE challenges SET made_at = made_at + 86400000, refresh = 0 WHERE game IS NULL";
    database.run(due).await;
    database
        .refuse("UPDATE OF refresh ON games", "TRUE", Refused::Fails)
        .await;
    database.run(both).await;
    let is_told = async || {
        let invitations = table.service().invitations_to_refresh().await.unwrap();
        invitations.is_empty()
    };
    table.passes_until(is_told).await;
    let told = table.now(invitation.id);
    assert_moved(open_until(&invitation), open_until(&told), DAY);
    database.stop_refusing().await;
    let is_told = async || {
        table
            .service()
            .boards_to_refresh()
            .await
            .unwrap()
            .is_empty()
    };
    table.passes_until(is_told).await;
    says(&table, &board, table.deadline(1).await).await;
    table.leave().await;
}

#[tokio::test]
async fn short_absences_add_up_and_a_full_minute_is_shown_at_once() {
    // Three of them are more than a minute, and two are less, however slow the host is.
    const SHORT: SignedDuration = SignedDuration::from_secs(21);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("traffic");
    let mut table = Table::recorded(&file).await;
    let (game, board, before) = waiting_for_ben(&table).await;
    table.wait_out_double_press();
    let other = table.usual_terms();
    let invited = table.ann.slash("challenge", other).await.unwrap();
    assert!(private(&invited).starts_with("You invited"), "{invited:?}");
    let invitation = table.message("Ann invites you").await;
    for restart in 1..=3 {
        table.stop().await;
        table.wait(SHORT);
        table.start().await;
        let service = table.service();
        while !service.games_behind().await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
        if restart < 3 {
            assert_eq!(service.boards_to_refresh().await.unwrap(), []);
            assert_eq!(service.invitations_to_refresh().await.unwrap(), []);
        }
    }
    let after = table.deadline(game).await;
    assert_moved(before, after, SHORT * 3);
    says(&table, &board, after).await;
    let moved = |it: &Message| it.content != invitation.content;
    let told = table.until(invitation.id, moved).await;
    assert_moved(open_until(&invitation), open_until(&told), SHORT * 3);
    table.leave().await;
    let traffic = fs::read_to_string(&file).unwrap();
    for message in [board.id, invitation.id] {
        let path = format!("/messages/{message}\"");
        let is_edit = |line: &&str| line.contains("\"PATCH\"") && line.contains(&path);
        assert_eq!(traffic.lines().filter(is_edit).count(), 1, "{message}");
    }
}
