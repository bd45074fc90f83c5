//! What the end of a game means in a knock-out, also where the organiser decides, and ends that cannot be told.

use jiff::SignedDuration;
use tessera::game::{GameId, TournamentId};
use tessera::service::{Adjudication, KnockOutGame, TournamentRefusal};
use tessera::tournament::course::MatchEffect::{self, FirstDefeat, GoesOn, Wins};
use tessera::tournament::course::Outcome;
use tessera::tournament::elimination::Kind;
use tessera::tournament::format::Format;
use tessera::tournament::round::GameResult;

use super::formats::draw;
use super::kit::{announced, begun, lose, open_games, organiser, play_all, refusal, setup, view};
use super::{begun_league, second_season};
use crate::kit::{World, at, days, world};

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
async fn an_end_that_cannot_be_read_holds_up_no_season() {
    let world = world().await;
    begun_league(&world).await;
    second_season(&world).await;
    let service = &world.service;
    let next = TournamentId(2);
    let waits = async || {
        !service
            .unposted_tournaments()
            .await
            .unwrap()
            .contains(&next)
    };
    assert!(waits().await, "the end of the first is told before it");
    // Something that this version does not know is in it.
    world
        .database("UPDATE tournament_events SET round = -1 WHERE kind = 'over'")
        .await;
    let untold = service.untold_tournament_events().await.unwrap();
    let mut failed = 0;
    for event in untold {
        if let Err(error) = service.tournament_post(event).await {
            assert!(error.affects_one_record(), "{error}");
            let unposted = tessera::service::attempts::Unposted::TournamentEvent(event);
            let failure = tessera::service::attempts::Failed::NotNow(SignedDuration::ZERO);
            let noted = service.record_failure(unposted, failure, days(3), None);
            noted.await.unwrap();
            failed += 1;
        }
    }
    assert_eq!(failed, 1);
    assert!(!waits().await);
}

#[tokio::test]
async fn a_start_is_not_put_off_to_itself() {
    let world = world().await;
    let id = announced(&world, setup(Format::USUAL_SWISS, false)).await;
    let same = (days(1), days(1));
    let service = &world.service;
    let extended = service
        .extend_tournament(id, &organiser(), same, at(3))
        .await;
    assert!(matches!(
        refusal(extended),
        TournamentRefusal::WrongStart { .. }
    ));
    let log = service.tournament_log(id, 10).await.unwrap();
    assert_eq!(log.len(), 1, "it was announced, and nothing else: {log:?}");
}
