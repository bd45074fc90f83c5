//! Whole tournaments of each format.

use jiff::SignedDuration;
use tessera::game::{OfferKind, Terms, TournamentId};
use tessera::rules::catalogue;
use tessera::service::{OfferReply, PointCounts, Service, TournamentEventKind, TournamentSetup};
use tessera::tournament::course::Outcome;
use tessera::tournament::elimination::Kind;
use tessera::tournament::format::Format;
use tessera::tournament::round::{Bye, GameResult};

use super::kit::{begun, lose, open_games, play_all, play_round, setup, view};
use crate::kit::{days, person, world};

/// Everybody's rank, in the order of their ids.
async fn ranks(service: &Service, id: TournamentId) -> Vec<usize> {
    let view = view(service, id).await;
    let ranking = view.course().ranking();
    let mut ranks: Vec<_> = ranking
        .iter()
        .map(|it| (view.entry(it.player).unwrap().player, it.rank))
        .collect();
    ranks.sort_unstable();
    ranks.into_iter().map(|(_, rank)| rank).collect()
}

#[tokio::test]
async fn a_swiss_of_eight_by_sets_runs_to_its_end() {
    let world = world().await;
    let id = begun(&world, setup(Format::USUAL_SWISS, true), 8).await;
    assert_eq!(open_games(&world.service, id).await.len(), 8, "four sets");
    assert_eq!(play_all(&world.service, id).await, 4);
    let ranks = ranks(&world.service, id).await;
    assert_eq!(ranks[0], 1, "who won all is first: {ranks:?}");
    let log = world.service.tournament_log(id, 50).await.unwrap();
    let kinds: Vec<_> = log.iter().rev().map(|it| it.event.kind).collect();
    let rounds = [TournamentEventKind::RoundBegan; 4];
    let ends = [TournamentEventKind::Announced, TournamentEventKind::Over];
    assert_eq!(kinds, [&ends[..1], &rounds, &ends[1..]].concat());
    // Nothing happens any more.
    let looked = world.service.look_after_tournaments(days(90)).await;
    assert_eq!(looked.unwrap(), 0);
}

#[tokio::test]
async fn games_are_ordinary_ones_and_everybody_is_told_once() {
    let world = world().await;
    let id = begun(&world, setup(Format::USUAL_SWISS, false), 5).await;
    let games = open_games(&world.service, id).await;
    assert_eq!(games.len(), 2);
    let game = world.service.game(games[0]).await.unwrap().game;
    assert!(game.terms.rated && !game.terms.set);
    assert!(
        world
            .service
            .tournament_of_game(games[0])
            .await
            .unwrap()
            .is_some()
    );
    let told = world
        .database("SELECT CAST(COUNT(*) AS TEXT) FROM news WHERE kind = 'tournament-round'")
        .await;
    assert_eq!(told.as_deref(), Some("5"));
    for now in [2, 3] {
        world
            .service
            .look_after_tournaments(days(now))
            .await
            .unwrap();
    }
    let told = world
        .database("SELECT CAST(COUNT(*) AS TEXT) FROM news WHERE kind = 'tournament-round'")
        .await;
    assert_eq!(told.as_deref(), Some("5"), "nobody is told twice");
    assert_eq!(open_games(&world.service, id).await, games);
}

#[tokio::test]
async fn a_drawn_match_is_played_again_faster_and_then_the_better_seed_goes_on() {
    let world = world().await;
    let id = begun(&world, setup(Format::Elimination(Kind::Single), false), 4).await;
    for day in [2, 3] {
        for game in open_games(&world.service, id).await {
            draw(&world, game, day).await;
        }
        world
            .service
            .look_after_tournaments(days(day + 1))
            .await
            .unwrap();
        let further = view(&world.service, id).await;
        let round = further.last_round().unwrap();
        let is_further = round.pairings.iter().all(|it| it.pairing.is_further);
        assert_eq!(is_further, day == 2);
        let game = round.pairings[0].game.unwrap();
        let pace = world.service.game(game).await.unwrap().game.terms.pace;
        assert_eq!(
            pace == setup(Format::USUAL_SWISS, false).terms.pace,
            day == 3
        );
    }
    let last = view(&world.service, id).await;
    assert_eq!(
        last.last_round().unwrap().pairings[0]
            .pairing
            .players
            .iter()
            .sum::<usize>(),
        3
    );
    assert_eq!(play_all(&world.service, id).await, 3);
}

/// Lets both players of a game agree to a draw.
pub async fn draw(world: &crate::kit::World, game: tessera::game::GameId, day: i64) {
    let players = world.service.game(game).await.unwrap().game.players;
    crate::kit::play_quietly(&world.service, game, days(day)).await;
    let now = days(day) + jiff::SignedDuration::from_mins(1);
    let by = person(players[0].0, "x");
    let offered = world
        .service
        .offer(game, &by, OfferKind::Draw, None, now)
        .await;
    let at_board = offered.unwrap().1.game.revision();
    let offer = (players[0], OfferKind::Draw, at_board);
    let reply = world
        .service
        .reply(game, players[1], offer, OfferReply::Agree, now);
    assert!(reply.await.unwrap().game.is_over());
}

#[tokio::test]
async fn who_leaves_a_round_robin_is_not_waited_for() {
    for rounds_played in [1, 3] {
        let world = world().await;
        let id = begun(&world, setup(Format::USUAL_ROUND_ROBIN, false), 6).await;
        for round in 0..rounds_played {
            play_round(&world.service, id, days(2 + round)).await;
        }
        let who = view(&world.service, id).await.entry(1).unwrap().player;
        let left = world.service.withdraw_from_tournament(id, who, days(9));
        left.await.unwrap();
        world.service.look_after_tournaments(days(9)).await.unwrap();
        let open = open_games(&world.service, id).await;
        for game in open {
            let players = world.service.game(game).await.unwrap().game.players;
            assert!(!players.contains(&who), "the game with them is over");
        }
        assert_eq!(play_all(&world.service, id).await, 5);
        let ended = view(&world.service, id).await;
        let pairings: Vec<_> = ended.rounds.iter().flat_map(|it| &it.pairings).collect();
        let byes = pairings
            .iter()
            .filter(|it| it.pairing.result == Some(Outcome::Bye(Bye::ZeroPoint)));
        let forfeits = pairings.iter().filter(|it| {
            matches!(
                it.pairing.result,
                Some(Outcome::Pair(
                    GameResult::WhiteWinsByForfeit | GameResult::BlackWinsByForfeit
                ))
            )
        });
        if rounds_played == 1 {
            assert_eq!(byes.count(), 3, "struck out: the others sit out");
        } else {
            assert_eq!(byes.count(), 0);
            assert!(
                forfeits.count() > 0,
                "the results stand, and the rest are forfeits"
            );
        }
    }
}

#[tokio::test]
async fn a_cycle_of_tables_of_four_runs_to_its_end() {
    let world = world().await;
    let four = catalogue::all()
        .iter()
        .find(|it| it.seats == 4 && it.sides == 4 && it.scoring.is_none() && it.rated_allowed());
    let ruleset = four.expect("a game for four who play for themselves");
    let format = Format::Cycle { rounds: Some(3) };
    let usual = setup(format, false);
    let cycle = TournamentSetup {
        terms: Terms {
            ruleset: *ruleset,
            ..usual.terms.clone()
        },
        most: 40,
        ..usual
    };
    let id = begun(&world, cycle, 9).await;
    for day in 2..5 {
        for game in open_games(&world.service, id).await {
            let players = world.service.game(game).await.unwrap().game.players;
            for player in &players[1..] {
                let resigned = world.service.resign(game, *player, days(day)).await;
                resigned.unwrap();
            }
        }
        world
            .service
            .look_after_tournaments(days(day))
            .await
            .unwrap();
    }
    let ended = view(&world.service, id).await;
    assert!(ended.tournament.state.is_ended());
    assert_eq!(ended.rounds.len(), 3);
    for round in &ended.rounds {
        assert_eq!(round.pairings.len(), 3, "two tables, and one sits out");
    }
    assert_eq!(ranks(&world.service, id).await.len(), 9);
}

/// Lets each of two resign one game of each set before it counts alone.
async fn resign_one_each(world: &crate::kit::World, id: TournamentId, day: i64) {
    for game in open_games(&world.service, id).await {
        let players = world.service.game(game).await.unwrap().game.players;
        let resigned = world.service.resign(game, players[0], days(day)).await;
        resigned.unwrap();
    }
    let later = days(day) + jiff::SignedDuration::from_mins(1);
    world.service.look_after_tournaments(later).await.unwrap();
}

#[tokio::test]
async fn a_set_left_early_on_both_sides_is_drawn_and_then_goes_to_the_better_seed_who_is_told() {
    let world = world().await;
    let id = begun(&world, setup(Format::Elimination(Kind::Single), true), 4).await;
    let told = "SELECT CAST(COUNT(*) AS TEXT) FROM news WHERE kind = 'tournament-better-seed'";
    resign_one_each(&world, id, 2).await;
    let once = view(&world.service, id).await;
    for it in &once.rounds[0].pairings {
        assert_eq!(it.pairing.result, Some(Outcome::Pair(GameResult::Draw)));
    }
    let again = once.last_round().unwrap();
    assert_eq!(again.pairings.len(), 2);
    assert!(again.pairings.iter().all(|it| it.pairing.is_further));
    assert_eq!(world.database(told).await.as_deref(), Some("0"));
    resign_one_each(&world, id, 3).await;
    let twice = view(&world.service, id).await;
    let course = twice.course();
    let went_on = twice.rounds[1].pairings.iter();
    let went_on: Vec<usize> = went_on
        .map(|it| course.better_seed(&it.pairing).unwrap())
        .collect();
    let mut finalists = twice.last_round().unwrap().pairings[0]
        .pairing
        .players
        .clone();
    finalists.sort_unstable();
    assert_eq!(finalists, [1, 2]);
    assert!(went_on.iter().all(|it| finalists.contains(it)));
    assert_eq!(
        world.database(told).await.as_deref(),
        Some("4"),
        "both of each"
    );
    // A final is decided in the same way.
    resign_one_each(&world, id, 4).await;
    resign_one_each(&world, id, 5).await;
    let over = view(&world.service, id).await;
    assert!(over.tournament.state.is_ended());
    assert_eq!(ranks(&world.service, id).await.iter().min(), Some(&1));
    assert_eq!(world.database(told).await.as_deref(), Some("6"));
}

#[tokio::test]
async fn the_end_of_a_game_says_whether_it_counts_of_somebody_who_has_left() {
    let world = world().await;
    let service = &world.service;
    let id = begun(&world, setup(Format::USUAL_ROUND_ROBIN, false), 6).await;
    let games = open_games(service, id).await;
    let counts = async |game| {
        let view = service.game(game).await.unwrap();
        view.tournament.unwrap().counts
    };
    let players = async |game| service.game(game).await.unwrap().game.players;
    // They resign as they leave: none of their games was played.
    let leaver = players(games[0]).await[0];
    let left = service.withdraw_from_tournament(id, leaver, days(2)).await;
    left.unwrap();
    let later = days(2) + SignedDuration::from_mins(1);
    let (_, ended) = service.resign(games[0], leaver, later).await.unwrap();
    let struck_out = PointCounts::StruckOut(leaver);
    assert_eq!(ended.tournament.unwrap().counts, struck_out);
    // They leave after the end, of which something else was said.
    let loser = players(games[1]).await[0];
    lose(service, games[1], loser, later).await;
    assert_eq!(counts(games[1]).await, PointCounts::Counts);
    let left = service.withdraw_from_tournament(id, loser, days(3)).await;
    left.unwrap();
    let staying = players(games[2]).await[0];
    lose(service, games[2], staying, days(3)).await;
    service.look_after_tournaments(days(4)).await.unwrap();
    assert_eq!(counts(games[0]).await, struck_out, "the same words");
    assert_eq!(
        counts(games[1]).await,
        PointCounts::Counts,
        "the same words"
    );
    assert_eq!(counts(games[2]).await, PointCounts::Counts);
    let tables = view(service, id).await.course().tables();
    let mut numbers = tables[0].struck_out.clone();
    numbers.sort_unstable();
    let ended = view(service, id).await;
    let number = |player| ended.entry_of(player).unwrap().number.unwrap();
    let mut expected = [leaver, loser].map(number);
    expected.sort_unstable();
    assert_eq!(numbers, expected);
}
