//! Several processes of the bot over one database: each has its shards, one leads, and nothing is lost or said twice when one
//! of them is killed.

#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

#[path = "../postgres/cluster.rs"]
mod cluster;
mod fleet;
mod short_absences;

use std::time::Duration;

use jiff::SignedDuration;
use local_discord::{IdentifyLimits, IdentifyOutcome, Moment};

use crate::fleet::Fleet;

const MINUTE: SignedDuration = SignedDuration::from_mins(1);
const HOUR: SignedDuration = SignedDuration::from_hours(1);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_process_answers_on_its_servers_and_the_first_one_in_private() {
    let Some(fleet) = Fleet::of(2).await else {
        return;
    };
    for shard in 0..2 {
        let game = fleet.game_on(shard).await;
        let [ann, ben] = fleet.friends(shard);
        fleet.play(&ben, game, "K11").await;
        let board = fleet.board(shard, game, 3).await;
        assert_eq!(board.pings, [ann.id()]);
        assert_eq!(fleet.boards(shard, game, 3), 1);
    }
    let [_, dan] = fleet.friends(1);
    let listed = dan.in_dm().slash("games", []).await.unwrap();
    assert!(listed.content().contains("game 2"), "{listed:?}");
    fleet.is_calm();
    fleet.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_killed_process_had_saved_is_posted_once_by_whoever_leads() {
    let Some(mut fleet) = Fleet::of(2).await else {
        return;
    };
    let game = fleet.game_on(1).await;
    let [cleo, dan] = fleet.friends(1);
    let mut hold = fleet.discord.hold(
        Moment::BeforeAnswering,
        "POST",
        "/interactions/*/*/callback",
    );
    // Dan is told, and then the process is killed before it has posted the board.
    let options = [("point", "K11".into()), ("game", game.to_string().into())];
    let playing = {
        let dan = dan.clone();
        tokio::spawn(async move { dan.slash("move", options).await })
    };
    hold.arrived().await;
    assert_eq!(fleet.boards(1, game, 3), 0);
    fleet.kill(1);
    hold.release();
    playing.await.unwrap().unwrap();
    let board = fleet.board(1, game, 3).await;
    assert_eq!(board.pings, [cleo.id()]);
    fleet.start(1).await;
    fleet.play(&cleo, game, "N10").await;
    fleet.board(1, game, 4).await;
    assert_eq!(fleet.boards(1, game, 3), 1);
    assert_eq!(fleet.boards(1, game, 4), 1);
    fleet.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_process_looks_after_deadlines_when_the_one_that_led_is_killed() {
    let Some(mut fleet) = Fleet::of(2).await else {
        return;
    };
    let game = fleet.game_on(1).await;
    let leader = fleet.leader().await;
    fleet.kill(leader);
    fleet.start(leader).await;
    assert_ne!(fleet.leader().await, leader, "the one that stayed leads");
    fleet
        .passes_until(async |fleet| fleet.is_over(game).await)
        .await;
    let end = format!("Game {game} ended");
    fleet.message(1, &end).await;
    assert_eq!(fleet.said(1, &end), 1);
    fleet.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_a_process_is_missing_time_stands_still_and_is_given_back() {
    let Some(mut fleet) = Fleet::of(2).await else {
        return;
    };
    let game = fleet.game_on(0).await;
    let left = fleet.left(game).await;
    fleet.kill(1);
    fleet.becomes_absent(0).await;
    fleet.passes(HOUR * 400);
    fleet.start(1).await;
    fleet.becomes_present(0).await;
    let lost = left - fleet.left(game).await;
    assert!(lost < MINUTE * 5, "{lost:#}");
    assert!(!fleet.is_over(game).await);
    fleet.play(&fleet.friends(0)[1], game, "K11").await;
    fleet.board(0, game, 3).await;
    fleet.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn processes_that_start_at_once_identify_one_after_the_other() {
    let limits = IdentifyLimits::default();
    let Some(mut fleet) = Fleet::of_none(2).await else {
        return;
    };
    fleet.discord.limit_identifies(Some(limits));
    fleet.start_all().await;
    let outcomes: Vec<_> = fleet
        .discord
        .identifies()
        .iter()
        .map(|it| it.outcome)
        .collect();
    assert_eq!(outcomes, [IdentifyOutcome::Accepted; 2]);
    fleet.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn processes_that_lose_their_sessions_at_once_come_in_again_although_one_is_refused() {
    let Some(fleet) = Fleet::of(2).await else {
        return;
    };
    // A process waits five seconds between its own attempts, so that one of the two surely comes too early.
    let limits = IdentifyLimits {
        bucket_lasts: Duration::from_secs(6),
        ..IdentifyLimits::default()
    };
    fleet.discord.limit_identifies(Some(limits));
    let before = fleet.discord.identifies().len();
    fleet.discord.lose_shards(0..2, 2);
    let connected = fleet.discord.shards_are_connected(0..2, 2);
    connected.await.unwrap();
    let identifies = fleet.discord.identifies();
    let outcomes: Vec<_> = identifies[before..].iter().map(|it| it.outcome).collect();
    let accepted = outcomes
        .iter()
        .filter(|it| **it == IdentifyOutcome::Accepted);
    assert_eq!(accepted.count(), 2, "{outcomes:?}");
    assert!(
        outcomes.contains(&IdentifyOutcome::BucketUsed),
        "{outcomes:?}"
    );
    for process in 0..2 {
        fleet.becomes_present(process).await;
    }
    let game = fleet.game_on(1).await;
    fleet.play(&fleet.friends(1)[1], game, "K11").await;
    fleet.board(1, game, 3).await;
    fleet.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_waits_for_the_next_day_when_connections_are_used_up() {
    let Some(mut fleet) = Fleet::of_none(2).await else {
        return;
    };
    let limits = IdentifyLimits {
        daily: 1,
        max_concurrency: 2,
        ..IdentifyLimits::default()
    };
    fleet.discord.limit_identifies(Some(limits));
    fleet.start(0).await;
    fleet.passes(HOUR * 24 - SignedDuration::from_secs(2));
    fleet.start(1).await;
    assert!(fleet::is_logged("Discord allows 0 more connections of 1"));
    let outcomes: Vec<_> = fleet
        .discord
        .identifies()
        .iter()
        .map(|it| it.outcome)
        .collect();
    assert_eq!(outcomes, [IdentifyOutcome::Accepted; 2]);
    fleet.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_go_by_the_clock_of_the_database() {
    let Some(mut fleet) = Fleet::of_none(2).await else {
        return;
    };
    fleet.set_clock(0, -MINUTE);
    fleet.set_clock(1, MINUTE);
    fleet.start_all().await;
    for process in 0..2 {
        fleet.becomes_present(process).await;
    }
    let apart = fleet.now(0).duration_since(fleet.now(1)).abs();
    assert!(apart < SignedDuration::from_secs(10), "{apart:#}");
    fleet.game_on(1).await;
    fleet.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_goes_away_and_comes_back_ends_nothing() {
    let Some(fleet) = Fleet::of(2).await else {
        return;
    };
    let game = fleet.game_on(1).await;
    let [cleo, dan] = fleet.friends(1);
    fleet.play(&dan, game, "K11").await;
    fleet.board(1, game, 3).await;
    fleet.cut_database();
    fleet.play(&cleo, game, "N10").await;
    fleet.board(1, game, 4).await;
    fleet.one_leads().await;
    for process in 0..2 {
        fleet.becomes_present(process).await;
    }
    assert_eq!(fleet.boards(1, game, 4), 1);
    fleet.end().await;
}
