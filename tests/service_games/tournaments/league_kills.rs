//! A league whose process dies again and again, season after season: nothing of it is lost or doubled.

use std::collections::BTreeSet;
use std::time::Duration;

use jiff::SignedDuration;
use tessera::service::{TournamentState, TournamentView};

use super::kit::announced;
use super::leagues::{league, season};
use crate::kit::{World, at, days, person, play_quietly, world};

/// Numbers that look like chance, the same at every run.
fn below(state: &mut u64, limit: u64) -> u64 {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) % limit
}

/// Looks after the league, is broken off at some point, and dies; again and again, and then looks once more.
async fn killed(mut world: World, now: jiff::Timestamp, chance: &mut u64) -> World {
    for _ in 0..6 {
        let after = Duration::from_micros(below(chance, 60_000));
        let looked = world.service.look_after_tournaments(now);
        let _ = tokio::time::timeout(after, looked).await;
        world = world.restarted().await;
    }
    world.service.look_after_tournaments(now).await.unwrap();
    world
}

fn people(view: &TournamentView) -> BTreeSet<u64> {
    view.staying().map(|it| it.player.0).collect()
}

#[tokio::test]
async fn four_seasons_survive_kills_at_every_step() {
    let mut world = world().await;
    let mut chance = 11;
    announced(&world, league()).await;
    for number in 1..=12 {
        let who = person(number, &format!("Player {number}"));
        let entered =
            world
                .service
                .enter_tournament(season(&world).await.tournament.id, who, at(2));
        entered.await.unwrap();
    }
    let mut now = days(1);
    let mut games = 0;
    for number in 1..=4 {
        world = killed(world, now, &mut chance).await;
        let begun = season(&world).await;
        assert_eq!(begun.season.as_ref().unwrap().number, number);
        assert_eq!(begun.rounds.len(), 1);
        let pairings = &begun.rounds[0].pairings;
        games += pairings.len();
        // Each season somebody withdraws; their games are resigned for them.
        let leaver = begun
            .entry(12 - usize::try_from(number).unwrap())
            .unwrap()
            .player;
        let id = begun.tournament.id;
        let left = world.service.withdraw_from_tournament(id, leaver, now);
        left.await.unwrap();
        world = killed(world, now, &mut chance).await;
        let later = now + SignedDuration::from_hours(1);
        for pairing in pairings {
            let game = pairing.game.unwrap();
            let record = world.service.game(game).await.unwrap().game;
            if record.is_over() {
                assert!(record.players.contains(&leaver));
                continue;
            }
            play_quietly(&world.service, game, later).await;
            let loser = record.players[usize::try_from(below(&mut chance, 2)).unwrap()];
            let later = later + SignedDuration::from_mins(1);
            world.service.resign(game, loser, later).await.unwrap();
        }
        let later = later + SignedDuration::from_mins(2);
        world = killed(world, later, &mut chance).await;
        let ended = world.service.tournament(id).await.unwrap();
        assert_eq!(ended.tournament.state, TournamentState::Over);
        let next = season(&world).await;
        assert_eq!(next.season.as_ref().unwrap().number, number + 1);
        let mut expected = people(&begun);
        expected.remove(&leaver.0);
        assert_eq!(people(&next), expected);
        // Somebody new comes instead.
        let who = person(100 + u64::from(number), "New");
        let entered = world
            .service
            .enter_tournament(next.tournament.id, who, later);
        entered.await.unwrap();
        now = next.tournament.setup.starts_at;
    }
    let saved = "SELECT CAST(COUNT(*) AS TEXT) FROM games";
    let saved = world.database(saved).await.unwrap();
    assert_eq!(saved, games.to_string(), "no game is lost or doubled");
    let seasons = "SELECT CAST(COUNT(*) AS TEXT) FROM tournaments";
    assert_eq!(world.database(seasons).await.as_deref(), Some("5"));
    let doubled =
        "SELECT kind FROM tournament_events WHERE kind IN ('announced', 'round-began', 'over')
        GROUP BY tournament, kind HAVING COUNT(*) > 1";
    assert_eq!(world.database(doubled).await, None, "nothing is said twice");
}
