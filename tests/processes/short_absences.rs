//! What one process was absent for is given back to every clock, also if it was less than what a bot that is alone ignores,
//! and nothing is given back twice.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use tessera::game::GameId;

use crate::fleet::{Fleet, comes_to_be};

/// A game, and what it had before processes were absent.
struct Watched {
    game: GameId,
    deadline: Timestamp,
    alive: Timestamp,
}

impl Watched {
    async fn now(fleet: &Fleet, game: GameId) -> Self {
        Self {
            game,
            deadline: fleet.deadline(game).await,
            alive: fleet.alive().await,
        }
    }

    /// The game was given at least this much time, and no more than passed between the heartbeats.
    async fn was_given(&self, fleet: &Fleet, least: SignedDuration) {
        let given = fleet
            .deadline(self.game)
            .await
            .duration_since(self.deadline);
        let most = fleet.alive().await.duration_since(self.alive);
        assert!(given >= least, "{given:#} for {least:#}");
        assert!(given <= most, "{given:#} out of {most:#}");
    }
}

/// Lets time pass for one process alone until it is present, or no longer, for half a minute at most. Returns how much passed.
async fn passes_for(fleet: &Fleet, index: usize, is_present: bool) -> SignedDuration {
    const STEP: SignedDuration = SignedDuration::from_secs(1);
    let mut ticks = tokio::time::interval(Duration::from_millis(5));
    let mut passed = SignedDuration::ZERO;
    while fleet.is_there(index).await != is_present && passed < STEP * 30 {
        ticks.tick().await;
        fleet.times[index].advance(STEP);
        passed += STEP;
    }
    passed
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_is_started_again_within_a_minute_costs_nobody_time() {
    const AWAY: SignedDuration = SignedDuration::from_secs(20);
    let Some(mut fleet) = Fleet::of(2).await else {
        return;
    };
    let game = fleet.game_on(0).await;
    let watched = Watched::now(&fleet, game).await;
    fleet.kill(1);
    fleet.becomes_absent(0).await;
    fleet.passes(AWAY);
    fleet.start(1).await;
    for process in 0..2 {
        fleet.becomes_present(process).await;
    }
    watched.was_given(&fleet, AWAY).await;
    fleet.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_could_not_reach_discord_for_less_than_a_minute_costs_nobody_time() {
    let Some(fleet) = Fleet::of(2).await else {
        return;
    };
    let refuse = || {
        let discord = &fleet.discord;
        discord.refuse_next("GET", "/users/@me", 503, 0, "");
    };
    let game = fleet.game_on(0).await;
    // The one that leads checks more often, whatever time it is.
    let leader = fleet.leader().await;
    let other = 1 - leader;
    // A process asks Discord when its own time has passed, so that only this one is refused. The one that leads finds its
    // shard missing, unless it has asked again meanwhile.
    let mut turns = 0;
    while fleet.is_there(leader).await || fleet.is_there(other).await {
        turns += 1;
        assert!(turns < 20, "the two are never absent at once");
        if fleet.is_there(other).await {
            refuse();
            passes_for(&fleet, other, false).await;
        }
        passes_for(&fleet, leader, false).await;
    }
    // So many times it asks again in vain, every five seconds.
    for _ in 0..3 {
        refuse();
    }
    let watched = Watched::now(&fleet, game).await;
    // The one that was refused is present again before the one that waits for it looks.
    let away = passes_for(&fleet, other, true).await;
    fleet.times[leader].advance(away);
    fleet.becomes_present(leader).await;
    watched.was_given(&fleet, away).await;
    fleet.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn processes_that_are_held_up_for_less_than_a_minute_cost_nobody_time() {
    const HELD_UP: SignedDuration = SignedDuration::from_secs(50);
    let Some(fleet) = Fleet::of(2).await else {
        return;
    };
    let game = fleet.game_on(0).await;
    let watched = Watched::now(&fleet, game).await;
    for own in &fleet.times {
        own.skip(HELD_UP);
    }
    // The first heartbeat after it.
    comes_to_be(async || (fleet.alive().await >= watched.alive + HELD_UP).then_some(())).await;
    watched.was_given(&fleet, HELD_UP).await;
    fleet.end().await;
}
