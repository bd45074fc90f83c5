//! Leagues: season after season, with people who leave, vanish and come, and what is refused.

use std::collections::BTreeSet;

use jiff::SignedDuration;
use tessera::game::{PlayerId, TournamentId};
use tessera::service::attempts::{Failed, Unposted};
use tessera::service::{
    LeftWhy, Movement, Replacement, TournamentActor, TournamentRefusal, TournamentSetup,
    TournamentState, TournamentView,
};
use tessera::tournament::format::Format;
use tessera::tournament::league::Divisions;

use super::kit::{begun, lose, open_games, organiser, play_round, refusal, setup, view};
use super::{begun_league, second_season};
use crate::kit::{World, days, person, place, world};

const FIRST: TournamentId = TournamentId(1);

/// A league whose first season starts after a day: divisions of five, of which two go up and two down.
pub fn league() -> TournamentSetup {
    let divisions = Divisions { size: 5, movers: 2 };
    TournamentSetup {
        most: 60,
        ..setup(Format::League(divisions), false)
    }
}

/// The latest season.
pub async fn season(world: &World) -> TournamentView {
    world.service.league(FIRST, None).await.unwrap()
}

/// Who plays in which division, by ids in their order of now.
fn divisions(view: &TournamentView) -> Vec<Vec<u64>> {
    let divisions = view.divisions().into_iter();
    let ids = divisions.map(|it| it.into_iter().map(|it| it.player.0).collect());
    ids.collect()
}

async fn count(world: &World, sql: &'static str) -> u64 {
    world.database(sql).await.unwrap().parse().unwrap()
}

fn expect_divisions(view: &TournamentView, expected: &[&[u64]]) {
    let found = divisions(view);
    let sets = |all: &[Vec<u64>]| -> Vec<BTreeSet<u64>> {
        all.iter().map(|it| it.iter().copied().collect()).collect()
    };
    let expected: Vec<Vec<u64>> = expected.iter().map(|it| it.to_vec()).collect();
    assert_eq!(sets(&found), sets(&expected), "{found:?}");
}

#[tokio::test]
async fn a_league_goes_on_by_itself_and_the_best_go_up() {
    let world = world().await;
    let service = &world.service;
    begun(&world, league(), 12).await;
    let first = season(&world).await;
    assert_eq!(first.season.as_ref().unwrap().number, 1);
    assert_eq!(
        divisions(&first).iter().map(Vec::len).collect::<Vec<_>>(),
        [5, 7]
    );
    assert_eq!(open_games(service, FIRST).await.len(), 10 + 21);
    let private = "SELECT CAST(COUNT(*) AS TEXT) FROM news WHERE kind = 'tournament-round'";
    assert_eq!(count(&world, private).await, 12, "everybody is told once");
    play_round(service, FIRST, days(2)).await;
    // Whoever has the smaller id wins, so the order is that of the ids.
    let ended = view(service, FIRST).await;
    assert_eq!(ended.tournament.state, TournamentState::Over);
    let before = divisions(&ended);
    for division in &before {
        assert!(division.is_sorted(), "{before:?}");
    }
    let next = season(&world).await;
    assert_eq!(next.tournament.follows, Some(FIRST));
    assert_eq!(next.tournament.state, TournamentState::Open);
    assert_eq!(next.season.as_ref().unwrap().number, 2);
    assert_eq!(next.staying().count(), 12, "whoever played is entered");
    assert_eq!(
        Some(next.tournament.setup.starts_at),
        ended.next_season_at()
    );
    let last_game = ended.rounds[0].ended_at.unwrap();
    let week = SignedDuration::from_hours(7 * 24);
    assert_eq!(next.tournament.setup.starts_at, last_game + week);
    // Nothing happens before the week is over.
    service
        .look_after_tournaments(last_game + week / 2)
        .await
        .unwrap();
    assert!(season(&world).await.rounds.is_empty());
    let starts_at = next.tournament.setup.starts_at;
    service.look_after_tournaments(starts_at).await.unwrap();
    let second = season(&world).await;
    let (top, bottom) = (&before[0], &before[1]);
    let new_top = [&top[..3], &bottom[..2]].concat();
    let new_bottom = [&top[3..], &bottom[2..]].concat();
    expect_divisions(&second, &[&new_top, &new_bottom]);
    let moved = |player: u64, division| second.movement(PlayerId(player), division);
    assert_eq!(moved(bottom[0], 0), Some(Movement::Up));
    assert_eq!(moved(top[4], 1), Some(Movement::Down));
    assert_eq!(moved(top[0], 0), Some(Movement::Stays));
    assert_eq!(first.movement(PlayerId(top[0]), 0), None);
    // The first season can still be seen.
    let seen = service.league(FIRST, Some(1)).await.unwrap();
    assert_eq!(divisions(&seen), before);
}

#[tokio::test]
async fn who_left_or_vanished_is_not_carried_over_and_newcomers_begin_at_the_bottom() {
    let world = world().await;
    let service = &world.service;
    begun(&world, league(), 12).await;
    let before = divisions(&season(&world).await);
    // One of the first division withdraws, one of the second makes no move.
    let (leaver, vanished) = (PlayerId(before[0][2]), PlayerId(before[1][3]));
    let left = service.withdraw_from_tournament(FIRST, leaver, days(1));
    left.await.unwrap();
    service.look_after_tournaments(days(1)).await.unwrap();
    let refused = service
        .enter_tournament(FIRST, person(20, "Nina"), days(2))
        .await;
    assert_eq!(refusal(refused), TournamentRefusal::SeasonRunning);
    for game in open_games(service, FIRST).await {
        let players = service.game(game).await.unwrap().game.players;
        if !players.contains(&vanished) {
            let loser = players.into_iter().max().unwrap();
            lose(service, game, loser, days(2)).await;
        }
    }
    for game in open_games(service, FIRST).await {
        let to_move = service.game(game).await.unwrap().game.to_move();
        if let Some(opponent) = to_move.filter(|it| *it != vanished) {
            let stone = crate::kit::point("A1");
            let played = service.play(game, opponent, stone, None, days(2)).await;
            played.unwrap();
        }
    }
    for day in [6, 8] {
        for game in open_games(service, FIRST).await {
            service.process_due(game, days(day)).await.unwrap();
        }
        service.look_after_tournaments(days(day)).await.unwrap();
    }
    let ended = view(service, FIRST).await;
    assert_eq!(ended.tournament.state, TournamentState::Over);
    let why = |player| ended.entry_of(player).unwrap().departure.map(|it| it.why);
    assert_eq!(why(leaver), Some(LeftWhy::Withdrew));
    assert_eq!(why(vanished), Some(LeftWhy::NoShow));
    let next = season(&world).await;
    let id = next.tournament.id;
    assert_eq!(next.staying().count(), 10);
    assert!(next.entry_of(leaver).is_none() && next.entry_of(vanished).is_none());
    // One comes back, one is new, and one withdraws and enters again: that one keeps the place.
    let starts_at = next.tournament.setup.starts_at;
    let now = starts_at - SignedDuration::from_hours(1);
    for who in [leaver.0, 20] {
        let entered = service.enter_tournament(id, person(who, "x"), now);
        entered.await.unwrap();
    }
    let stays = PlayerId(before[0][0]);
    service
        .withdraw_from_tournament(id, stays, now)
        .await
        .unwrap();
    assert!(season(&world).await.entry_of(stays).is_none());
    let entered = service.enter_tournament(id, person(stays.0, "x"), now);
    entered.await.unwrap();
    service.look_after_tournaments(starts_at).await.unwrap();
    let second = season(&world).await;
    let found = divisions(&second);
    assert_eq!(found.iter().map(Vec::len).collect::<Vec<_>>(), [5, 7]);
    assert!(found[0].contains(&stays.0));
    assert!(found[1].contains(&leaver.0) && found[1].contains(&20));
    assert_eq!(second.movement(leaver, 1), Some(Movement::New));
    // The leaver's place went to one more of the second division.
    let went_up = found[0].iter().filter(|it| before[1].contains(it)).count();
    assert!(went_up >= 2, "{found:?} after {before:?}");
}

#[tokio::test]
async fn a_league_pauses_ends_and_goes_on_as_its_organiser_says() {
    let world = world().await;
    let service = &world.service;
    begun(&world, league(), 5).await;
    let by = organiser();
    let stranger = TournamentActor {
        person: person(7, "x"),
        may_organise: false,
    };
    let refused = service
        .set_last_season(FIRST, &stranger, true, days(1))
        .await;
    assert_eq!(refusal(refused), TournamentRefusal::NotOrganiser);
    let refused = service.set_last_season(FIRST, &by, false, days(1)).await;
    assert_eq!(refusal(refused), TournamentRefusal::GoesOnAlready);
    let ended = service.set_last_season(FIRST, &by, true, days(1)).await;
    assert!(ended.unwrap().season.unwrap().is_last);
    let refused = service.set_last_season(FIRST, &by, true, days(1)).await;
    assert_eq!(refusal(refused), TournamentRefusal::LastSeasonAlready);
    let kept = service.set_last_season(FIRST, &by, false, days(1)).await;
    assert!(!kept.unwrap().season.unwrap().is_last);
    play_round(service, FIRST, days(2)).await;
    let second = season(&world).await.tournament;
    assert_eq!(second.state, TournamentState::Open);
    // While it is paused, the next season does not begin; it begins late, once it goes on.
    service
        .pause_tournament(second.id, &by, days(3))
        .await
        .unwrap();
    service.look_after_tournaments(days(30)).await.unwrap();
    assert!(season(&world).await.rounds.is_empty());
    service
        .resume_tournament(second.id, &by, days(31))
        .await
        .unwrap();
    let starts_at = season(&world).await.tournament.setup.starts_at;
    assert!(starts_at > days(31));
    service.look_after_tournaments(starts_at).await.unwrap();
    assert_eq!(season(&world).await.rounds.len(), 1);
    service
        .set_last_season(second.id, &by, true, starts_at)
        .await
        .unwrap();
    play_round(service, second.id, starts_at).await;
    let over = season(&world).await;
    assert_eq!(over.tournament.id, second.id, "no season follows");
    assert_eq!(over.tournament.state, TournamentState::Over);
    assert_eq!(over.next_season_at(), None);
}

#[tokio::test]
async fn a_season_that_is_cancelled_or_that_too_few_enter_ends_the_league() {
    let world = world().await;
    let service = &world.service;
    begun(&world, league(), 5).await;
    let by = organiser();
    let cancelled = service.cancel_tournament(FIRST, &by, None, days(2));
    cancelled.await.unwrap();
    service.look_after_tournaments(days(3)).await.unwrap();
    assert_eq!(season(&world).await.tournament.id, FIRST);
    let id = begun_again(&world, 5).await;
    play_round(service, id, days(12)).await;
    let next = service.league(id, None).await.unwrap().tournament;
    for player in 1..=3 {
        let left = service.withdraw_from_tournament(next.id, PlayerId(player), days(13));
        left.await.unwrap();
    }
    let starts_at = next.setup.starts_at;
    service.look_after_tournaments(starts_at).await.unwrap();
    let put_off = view(service, next.id).await.tournament;
    assert!(put_off.is_extended && put_off.state == TournamentState::Open);
    let starts_at = put_off.setup.starts_at;
    service.look_after_tournaments(starts_at).await.unwrap();
    let ended = service.league(id, None).await.unwrap().tournament;
    assert_eq!(
        (ended.id, ended.state),
        (next.id, TournamentState::Cancelled)
    );
}

/// Another league, which has begun after ten days.
async fn begun_again(world: &World, people: u64) -> TournamentId {
    let service = &world.service;
    let later = TournamentSetup {
        starts_at: days(11),
        ..league()
    };
    let order = tessera::service::TournamentOrder {
        server: crate::kit::SERVER,
        channel: place().channel,
        setup: later,
        seed: 9,
    };
    let made = service.create_tournament(organiser(), order, days(10));
    let id = made.await.unwrap().tournament.id;
    service
        .announce_draft(id, (&organiser(), None), days(10))
        .await
        .unwrap();
    for number in 1..=people {
        let who = person(number, &format!("Player {number}"));
        service.enter_tournament(id, who, days(10)).await.unwrap();
    }
    service.look_after_tournaments(days(11)).await.unwrap();
    id
}

#[tokio::test]
async fn a_season_does_not_wait_for_games_that_never_end() {
    let world = world().await;
    let service = &world.service;
    begun(&world, league(), 5).await;
    let games = open_games(service, FIRST).await;
    for game in &games[1..] {
        let loser = service.game(*game).await.unwrap().game.players;
        lose(service, *game, loser.into_iter().max().unwrap(), days(2)).await;
    }
    let ends_by = season(&world).await.season_ends_by().unwrap();
    let before = ends_by - SignedDuration::from_secs(1);
    service.look_after_tournaments(before).await.unwrap();
    assert_eq!(season(&world).await.tournament.id, FIRST);
    // It is looked at every ten minutes.
    let after = ends_by + SignedDuration::from_mins(10);
    service.look_after_tournaments(after).await.unwrap();
    let ended = view(service, FIRST).await;
    let pairings = &ended.rounds[0].pairings;
    let drawn = pairings.iter().find(|it| it.game == Some(games[0]));
    let drawn = drawn.unwrap().pairing.result.as_ref().unwrap();
    assert_eq!(drawn.id(), "draw");
    assert!(!service.game(games[0]).await.unwrap().game.is_over());
    assert_eq!(season(&world).await.season.unwrap().number, 2);
}

#[tokio::test]
async fn somebody_who_has_not_moved_is_replaced_in_all_their_games() {
    let world = world().await;
    let service = &world.service;
    begun(&world, league(), 5).await;
    let out = PlayerId(3);
    let put = person(9, "Nina");
    let before = open_games(service, FIRST).await.len();
    let reason = "no time".to_owned();
    let wanted = Replacement { out, put, reason };
    let by = organiser();
    let replaced = service.replace_entrant(FIRST, &by, wanted, days(1));
    let replaced = replaced.await.unwrap();
    assert!(replaced.entry_of(out).is_none());
    assert_eq!(replaced.pairings_of(PlayerId(9)).count(), 4);
    for game in open_games(service, FIRST).await {
        let players = service.game(game).await.unwrap().game.players;
        assert!(!players.contains(&out), "{players:?}");
    }
    assert_eq!(open_games(service, FIRST).await.len(), before);
}

#[tokio::test]
async fn a_league_whose_season_is_lost_is_not_started_but_can_be_broken_off() {
    let world = world().await;
    let service = &world.service;
    let id = super::kit::announced(&world, league()).await;
    super::kit::enter(&world, id, 12).await;
    world.database("DELETE FROM league_seasons").await;
    let started = service
        .start_tournament_now(id, &organiser(), days(0))
        .await;
    assert_eq!(refusal(started), TournamentRefusal::CannotBeRead(id));
    let standing = view(service, id).await;
    assert_eq!(standing.tournament.state, TournamentState::Open);
    let cancelled = service
        .cancel_tournament(id, &organiser(), None, days(0))
        .await;
    assert_eq!(
        cancelled.unwrap().tournament.state,
        TournamentState::Cancelled
    );
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
            let unposted = Unposted::TournamentEvent(event);
            let failure = Failed::NotNow(SignedDuration::ZERO);
            let noted = service.record_failure(unposted, failure, days(3), None);
            noted.await.unwrap();
            failed += 1;
        }
    }
    assert_eq!(failed, 1);
    assert!(!waits().await);
}
