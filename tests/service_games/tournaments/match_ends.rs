//! What the end of a game means in a knock-out, also where the organiser decides, and where somebody has left.

use jiff::SignedDuration;
use tessera::game::{GameId, OfferKind};
use tessera::service::{Adjudication, KnockOutGame};
use tessera::tournament::course::MatchEffect::{self, FirstDefeat, GoesOn, Wins};
use tessera::tournament::course::Outcome;
use tessera::tournament::elimination::Kind;
use tessera::tournament::format::Format;
use tessera::tournament::round::GameResult;

use super::formats::draw;
use super::kit::{begun, lose, open_games, organiser, play_all, setup, view};
use crate::kit::{World, days, person, play_quietly, world};
use crate::sealing::agree;

async fn end(world: &World, game: GameId) -> KnockOutGame {
    let view = world.service.game(game).await.unwrap();
    let tournament = view.tournament.expect("it counts in one");
    tournament.knock_out.expect("it is a knock-out")
}

#[tokio::test]
async fn the_end_of_a_game_says_who_goes_on_and_who_wins_and_later_the_same() {
    let world = world().await;
    let id = begun(&world, setup(Format::Elimination(Kind::Double), false), 4).await;
    let mut ends = Vec::new();
    for day in 2..30 {
        if view(&world.service, id).await.tournament.state.is_ended() {
            break;
        }
        for game in open_games(&world.service, id).await {
            let game_view = world.service.game(game).await.unwrap();
            assert_eq!(end(&world, game).await, KnockOutGame::Part, "it is played");
            let loser = game_view.game.players.into_iter().max().unwrap();
            lose(&world.service, game, loser, days(day)).await;
            ends.push((game, end(&world, game).await));
        }
        let later = days(day) + SignedDuration::from_hours(1);
        world.service.look_after_tournaments(later).await.unwrap();
    }
    let effects = ends.iter().map(|(_, it)| match it {
        KnockOutGame::Decided {
            effect,
            by_seed: false,
            has_winner_left: false,
            ..
        } => *effect,
        other => panic!("{other:?}"),
    });
    let effects: Vec<MatchEffect> = effects.collect();
    let expected = [FirstDefeat, FirstDefeat, GoesOn, FirstDefeat, GoesOn, Wins];
    let count = |all: &[MatchEffect], one| all.iter().filter(|it| **it == one).count();
    for one in [FirstDefeat, GoesOn, Wins] {
        assert_eq!(count(&effects, one), count(&expected, one), "{effects:?}");
    }
    for (game, before) in ends {
        assert_eq!(end(&world, game).await, before);
    }
}

#[tokio::test]
async fn a_drawn_match_says_that_it_is_played_again_and_then_who_has_it() {
    let world = world().await;
    let id = begun(&world, setup(Format::Elimination(Kind::Single), false), 4).await;
    let first = open_games(&world.service, id).await;
    for game in &first {
        draw(&world, *game, 2).await;
        assert_eq!(end(&world, *game).await, KnockOutGame::Again);
    }
    world.service.look_after_tournaments(days(3)).await.unwrap();
    let told = "SELECT CAST(COUNT(*) AS TEXT) FROM news WHERE kind = 'tournament-better-seed'";
    for game in open_games(&world.service, id).await {
        draw(&world, game, 3).await;
        let by_seed = matches!(
            end(&world, game).await,
            KnockOutGame::Decided {
                by_seed: true,
                effect: MatchEffect::GoesOn,
                ..
            }
        );
        assert!(by_seed);
    }
    world.service.look_after_tournaments(days(4)).await.unwrap();
    assert_eq!(world.database(told).await.as_deref(), Some("4"));
    // The organiser lets nobody win the final: the better seed has it, and both are told.
    let by = organiser();
    let round = view(&world.service, id).await.rounds.len();
    let wanted = Adjudication {
        round,
        board: 1,
        outcome: Outcome::Pair(GameResult::BothForfeit),
        reason: "nobody came".to_owned(),
    };
    let decided = world
        .service
        .adjudicate_pairing(id, &by, wanted, days(4))
        .await;
    decided.unwrap();
    assert_eq!(world.database(told).await.as_deref(), Some("6"));
}

#[tokio::test]
async fn the_last_game_of_a_set_says_what_its_match_brings() {
    let world = world().await;
    let id = begun(&world, setup(Format::Elimination(Kind::Single), true), 4).await;
    let games = open_games(&world.service, id).await;
    let players = world.service.game(games[0]).await.unwrap().game.players;
    let loser = players.into_iter().max().unwrap();
    lose(&world.service, games[0], loser, days(2)).await;
    assert_eq!(end(&world, games[0]).await, KnockOutGame::Part);
    lose(&world.service, games[1], loser, days(3)).await;
    assert_eq!(end(&world, games[0]).await, KnockOutGame::Part, "as before");
    let last = end(&world, games[1]).await;
    let is_decided = matches!(
        last,
        KnockOutGame::Decided { loser: found, effect: MatchEffect::GoesOn, .. } if found == loser
    );
    assert!(is_decided, "{last:?}");
    assert!(play_all(&world.service, id).await > 1);
}

#[tokio::test]
async fn a_game_that_ends_after_its_match_was_settled_says_nothing_of_it() {
    let world = world().await;
    let id = begun(&world, setup(Format::Elimination(Kind::Single), false), 4).await;
    let service = &world.service;
    let game = open_games(service, id).await[0];
    let players = service.game(game).await.unwrap().game.players;
    let [one, other] = [players[0], players[1]].map(|it| person(it.0, "somebody"));
    play_quietly(service, game, days(2)).await;
    let day = |days: i64| days * 24 * 60 * 60;
    let both = (&one, &other);
    let adjourned = agree(&world, game, both, OfferKind::Adjourn, day(2) + 60).await;
    assert!(
        adjourned.tournament.is_some(),
        "it counts until it is settled"
    );
    service.look_after_tournaments(days(3)).await.unwrap();
    let result = view(service, id).await.rounds[0]
        .pairings
        .iter()
        .find(|it| it.game == Some(game))
        .and_then(|it| it.pairing.result.clone());
    assert_eq!(result, Some(Outcome::Pair(GameResult::Draw)));
    assert!(service.game(game).await.unwrap().tournament.is_none());
    agree(&world, game, both, OfferKind::Resume, day(3) + 60).await;
    let later = days(3) + SignedDuration::from_mins(2);
    let (_, ended) = service.resign(game, one.id, later).await.unwrap();
    assert!(ended.game.is_over() && ended.tournament.is_none());
    let again = service.game(game).await.unwrap();
    assert_eq!(again.game.winners(), [other.id]);
    assert!(again.tournament.is_none());
}

#[tokio::test]
async fn what_is_said_of_a_winner_who_leaves_is_said_of_the_time_of_the_end() {
    let world = world().await;
    let id = begun(&world, setup(Format::Elimination(Kind::Single), false), 4).await;
    let service = &world.service;
    let games = open_games(service, id).await;
    let mut told = Vec::new();
    for (game, leaves_first) in games.into_iter().zip([true, false]) {
        let mut players = service.game(game).await.unwrap().game.players;
        players.sort_unstable();
        let (winner, loser) = (players[0], players[1]);
        if leaves_first {
            let left = service.withdraw_from_tournament(id, winner, days(2)).await;
            left.unwrap();
        }
        let later = days(2) + SignedDuration::from_mins(1);
        lose(service, game, loser, later).await;
        let said = end(&world, game).await;
        let expected = matches!(
            said,
            KnockOutGame::Decided { winner: found, has_winner_left, .. }
                if found == winner && has_winner_left == leaves_first
        );
        assert!(expected, "{said:?}");
        if !leaves_first {
            let left = service.withdraw_from_tournament(id, winner, days(3)).await;
            left.unwrap();
        }
        assert_eq!(end(&world, game).await, said);
        told.push((game, said));
    }
    service.look_after_tournaments(days(4)).await.unwrap();
    for (game, said) in told {
        assert_eq!(end(&world, game).await, said, "the same once it is settled");
    }
}
