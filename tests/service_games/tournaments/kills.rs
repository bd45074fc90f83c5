//! A large Swiss whose process dies again and again: no pairing is lost, none is doubled.

use std::collections::BTreeSet;

use jiff::SignedDuration;
use tessera::service::{TournamentSetup, TournamentState};
use tessera::tournament::format::Format;
use tessera::tournament::swiss::FirstRound;

use super::kit::{announced, setup, view};
use crate::kit::{days, person, world};

/// Numbers that look like chance, the same at every run.
fn below(state: &mut u64, limit: u64) -> u64 {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) % limit
}

#[tokio::test]
async fn two_hundred_players_and_seven_rounds_survive_kills() {
    const PLAYERS: u64 = 200;
    let mut world = world().await;
    let mut chance = 20;
    let swiss = Format::Swiss {
        rounds: Some(7),
        first_round: FirstRound::Halves,
        top: None,
    };
    let large = TournamentSetup {
        most: 200,
        ..setup(swiss, false)
    };
    let id = announced(&world, large).await;
    for number in 1..=PLAYERS {
        let who = person(number, &format!("Player {number}"));
        let entered = world.service.enter_tournament(id, who, days(0));
        entered.await.unwrap();
    }
    for round in 1..=7 {
        let now = days(i64::try_from(round).unwrap());
        // Looking after it is broken off at some point, and the process dies.
        for _ in 0..2 {
            let after = std::time::Duration::from_micros(below(&mut chance, 800_000));
            let looked = world.service.look_after_tournaments(now);
            let _ = tokio::time::timeout(after, looked).await;
            world = world.restarted().await;
        }
        world.service.look_after_tournaments(now).await.unwrap();
        let paired = view(&world.service, id).await;
        assert_eq!(paired.rounds.len(), round);
        let pairings = &paired.last_round().unwrap().pairings;
        let people: BTreeSet<usize> = pairings
            .iter()
            .flat_map(|it| it.pairing.players.clone())
            .collect();
        assert_eq!((pairings.len(), people.len()), (100, 200));
        for (index, pairing) in pairings.iter().enumerate() {
            let game = pairing.game.unwrap();
            let players = world.service.game(game).await.unwrap().game.players;
            let loser = players[usize::try_from(below(&mut chance, 2)).unwrap()];
            let later = now + SignedDuration::from_hours(1);
            crate::kit::play_quietly(&world.service, game, later).await;
            let later = later + SignedDuration::from_mins(1);
            world.service.resign(game, loser, later).await.unwrap();
            if index % 40 == 0 {
                let _ = tokio::time::timeout(
                    std::time::Duration::from_micros(below(&mut chance, 20_000)),
                    world.service.look_after_tournaments(later),
                )
                .await;
                world = world.restarted().await;
            }
        }
    }
    world.service.look_after_tournaments(days(9)).await.unwrap();
    let ended = view(&world.service, id).await;
    assert_eq!(ended.tournament.state, TournamentState::Over);
    let games = world
        .database("SELECT CAST(COUNT(*) AS TEXT) FROM games")
        .await;
    assert_eq!(games.as_deref(), Some("700"), "none is lost or doubled");
    let met: BTreeSet<(usize, usize)> = ended
        .rounds
        .iter()
        .flat_map(|it| &it.pairings)
        .map(|it| {
            let (one, other) = (it.pairing.players[0], it.pairing.players[1]);
            (one.min(other), one.max(other))
        })
        .collect();
    assert_eq!(met.len(), 700, "nobody meets anybody twice");
}
