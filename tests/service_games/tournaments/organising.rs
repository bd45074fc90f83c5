//! What organisers do, late entries, check-ins, and starts that are put off.

use jiff::SignedDuration;
use tessera::game::PlayerId;
use tessera::service::{
    Adjudication, Replacement, TournamentEventKind, TournamentOrder, TournamentRefusal,
    TournamentSetup, TournamentState,
};
use tessera::tournament::course::Outcome;
use tessera::tournament::format::Format;
use tessera::tournament::round::{Bye, GameResult};

use super::kit::{
    announced, begun, enter, open_games, organiser, play_all, play_round, refusal, setup, view,
};
use crate::kit::{SERVER, World, at, days, person, place, world};

#[tokio::test]
async fn too_few_entrants_put_the_start_off_once_and_then_it_is_cancelled() {
    let world = world().await;
    let service = &world.service;
    let id = announced(&world, setup(Format::USUAL_SWISS, false)).await;
    enter(&world, id, 3).await;
    service.look_after_tournaments(days(1)).await.unwrap();
    let later = view(service, id).await.tournament;
    assert!(later.is_extended && later.state == TournamentState::Open);
    assert_eq!(
        later.setup.starts_at,
        days(2),
        "at the same time of the day"
    );
    service
        .look_after_tournaments(later.setup.starts_at)
        .await
        .unwrap();
    let over = view(service, id).await.tournament;
    assert_eq!(over.state, TournamentState::Cancelled);
    let untold = service.untold_tournament_events().await.unwrap();
    assert_eq!(untold.len(), 2, "both are said");
    let post = service.tournament_post(untold[1]).await.unwrap().unwrap();
    assert_eq!(post.event.event.kind, TournamentEventKind::Cancelled);
    service
        .tournament_event_told(untold[1], None)
        .await
        .unwrap();
    assert!(service.tournament_post(untold[1]).await.unwrap().is_none());
}

#[tokio::test]
async fn a_full_tournament_can_start_at_once_and_late_entrants_get_half_a_point() {
    let world = world().await;
    let service = &world.service;
    let full = TournamentSetup {
        most: 6,
        starts_when_full: true,
        ..setup(Format::USUAL_SWISS, false)
    };
    let id = announced(&world, full).await;
    enter(&world, id, 6).await;
    service.look_after_tournaments(at(3)).await.unwrap();
    assert_eq!(view(service, id).await.rounds.len(), 1);
    service
        .withdraw_from_tournament(id, PlayerId(6), at(4))
        .await
        .unwrap();
    service
        .enter_tournament(id, person(7, "Late"), at(5))
        .await
        .unwrap();
    service
        .ask_for_tournament_bye(id, PlayerId(1))
        .await
        .unwrap();
    service.look_after_tournaments(at(6)).await.unwrap();
    play_round(service, id, days(1)).await;
    let second = view(service, id).await;
    let late = second.entry_of(PlayerId(7)).unwrap();
    assert_eq!((late.number, late.from_round), (Some(7), 2));
    let asked = second.pairing_of(PlayerId(1)).unwrap();
    assert_eq!(asked.pairing.result, Some(Outcome::Bye(Bye::HalfPoint)));
    let table = &second.course().tables()[0].standings;
    let points = table.iter().find(|it| it.player == 7).unwrap().half_points;
    assert_eq!(points, 1);
    play_all(service, id).await;
}

#[tokio::test]
async fn who_has_not_checked_in_does_not_take_part() {
    let world = world().await;
    let service = &world.service;
    let with_check_in = TournamentSetup {
        check_in: Some(SignedDuration::from_hours(1)),
        ..setup(Format::USUAL_SWISS, false)
    };
    let id = announced(&world, with_check_in).await;
    enter(&world, id, 6).await;
    assert!(
        service
            .check_in_to_tournament(id, PlayerId(1), at(3))
            .await
            .is_err()
    );
    let there = days(1) - SignedDuration::from_mins(30);
    let opened = days(1) - SignedDuration::from_mins(60);
    let count = |kind| format!("SELECT CAST(COUNT(*) AS TEXT) FROM {kind}");
    let told = count("news WHERE kind = 'tournament-check-in'");
    let posted = count("tournament_events WHERE kind = 'check-in-opened'");
    // Everybody is told once that it is open, however often it is looked.
    let looks = [
        (opened - SignedDuration::from_secs(1), "0", "0"),
        (opened, "6", "1"),
        (there, "6", "1"),
    ];
    for (now, news, posts) in looks {
        service.look_after_tournaments(now).await.unwrap();
        assert_eq!(world.database(&told).await.as_deref(), Some(news), "{now}");
        assert_eq!(
            world.database(&posted).await.as_deref(),
            Some(posts),
            "{now}"
        );
    }
    for number in 1..=5 {
        let checked_in = service.check_in_to_tournament(id, PlayerId(number), there);
        checked_in.await.unwrap();
    }
    service.look_after_tournaments(days(1)).await.unwrap();
    let begun = view(service, id).await;
    assert_eq!(begun.numbered().count(), 5);
    assert!(begun.entry_of(PlayerId(6)).unwrap().departure.is_some());
}

#[tokio::test]
async fn results_are_decided_people_replaced_and_pauses_kept() {
    let world = world().await;
    let service = &world.service;
    let id = begun(&world, setup(Format::USUAL_SWISS, true), 4).await;
    let before = view(service, id).await;
    let out = before.entry(before.last_round().unwrap().pairings[0].pairing.players[0]);
    let out = out.unwrap().player;
    let wanted = Replacement {
        out,
        put: person(9, "Nina"),
        reason: "no time".to_owned(),
    };
    let replaced = service
        .replace_entrant(id, &organiser(), wanted, days(1))
        .await
        .unwrap();
    assert!(replaced.entry_of(out).is_none());
    let pairing = replaced.pairing_of(PlayerId(9)).unwrap();
    let game = service.game(pairing.game.unwrap()).await.unwrap().game;
    assert!(game.players.contains(&PlayerId(9)) && !game.is_over());
    let old = before.last_round().unwrap().pairings[0].game.unwrap();
    assert!(service.game(old).await.unwrap().game.is_aborted());
    service
        .pause_tournament(id, &organiser(), days(1))
        .await
        .unwrap();
    let decided = Adjudication {
        round: 1,
        board: 1,
        outcome: Outcome::Pair(GameResult::BlackWins),
        reason: "agreed by both".to_owned(),
    };
    service
        .adjudicate_pairing(id, &organiser(), decided, days(1))
        .await
        .unwrap();
    play_round(service, id, days(2)).await;
    assert_eq!(view(service, id).await.rounds.len(), 1, "it is paused");
    service
        .resume_tournament(id, &organiser(), days(4))
        .await
        .unwrap();
    service.look_after_tournaments(days(4)).await.unwrap();
    let after = view(service, id).await;
    assert_eq!(after.rounds.len(), 2);
    assert_eq!(
        after.rounds[0].pairings[0].reason.as_deref(),
        Some("agreed by both")
    );
    assert!(!open_games(service, id).await.is_empty());
    service.server_left(SERVER, days(5)).await.unwrap();
    assert!(view(service, id).await.tournament.is_bot_absent);
    service.server_joined(SERVER, days(6)).await.unwrap();
    assert!(view(service, id).await.tournament.paused_at.is_none());
    play_all(service, id).await;
}

#[tokio::test]
async fn a_damaged_tournament_is_set_aside_and_others_go_on() {
    let world = world().await;
    let damaged = begun(&world, setup(Format::USUAL_SWISS, false), 4).await;
    let sound = begun(&world, setup(Format::USUAL_SWISS, false), 4).await;
    world
        .database("UPDATE tournament_pairings SET numbers = 'x' WHERE tournament = 1 AND board = 1")
        .await;
    assert!(world.service.tournament(damaged).await.is_err());
    for day in 2..10 {
        world
            .service
            .look_after_tournaments(days(day))
            .await
            .unwrap();
    }
    let aside = world
        .database("SELECT CAST(COUNT(*) AS TEXT) FROM tournaments WHERE set_aside_at IS NOT NULL")
        .await;
    assert_eq!(aside.as_deref(), Some("1"));
    play_all(&world.service, sound).await;
}

#[tokio::test]
async fn what_is_paused_before_its_start_starts_on_a_later_day_at_the_same_time() {
    let world = world().await;
    let service = &world.service;
    let id = announced(&world, setup(Format::USUAL_SWISS, false)).await;
    enter(&world, id, 4).await;
    let by = organiser();
    service.pause_tournament(id, &by, at(10)).await.unwrap();
    let started = service.start_tournament_now(id, &by, at(20)).await;
    assert_eq!(refusal(started), TournamentRefusal::StartPaused);
    // Its start has not passed: it stays.
    let resumed = service.resume_tournament(id, &by, at(30)).await.unwrap();
    assert_eq!(resumed.tournament.setup.starts_at, days(1));
    service.pause_tournament(id, &by, at(40)).await.unwrap();
    let late = days(3) + SignedDuration::from_mins(10);
    let resumed = service.resume_tournament(id, &by, late).await.unwrap();
    assert_eq!(resumed.tournament.setup.starts_at, days(4));
    service.look_after_tournaments(late).await.unwrap();
    let waiting = view(service, id).await.tournament;
    assert_eq!(waiting.state, TournamentState::Open);
    service.look_after_tournaments(days(4)).await.unwrap();
    assert_eq!(view(service, id).await.rounds.len(), 1);
}

/// A draft of the organiser.
async fn draft(world: &World) -> Result<tessera::game::TournamentId, tessera::service::Error> {
    let order = TournamentOrder {
        server: SERVER,
        channel: place().channel,
        setup: setup(Format::USUAL_SWISS, false),
        seed: 5,
    };
    let made = world.service.create_tournament(organiser(), order, at(0));
    Ok(made.await?.tournament.id)
}

#[tokio::test]
async fn drafts_take_no_room_and_are_thrown_away_after_two_weeks() {
    let world = world().await;
    let service = &world.service;
    let mut drafts = Vec::new();
    for _ in 0..5 {
        drafts.push(draft(&world).await.unwrap());
    }
    let refused = refusal(draft(&world).await);
    assert_eq!(refused, TournamentRefusal::TooManyDrafts { most: 5 });
    let by = organiser();
    service.discard_draft(drafts[0], (&by, None)).await.unwrap();
    let listed = async || {
        let listed = service.tournaments_on(SERVER).await.unwrap();
        listed.iter().map(|it| it.id).collect::<Vec<_>>()
    };
    assert_eq!(listed().await, drafts[1..], "what is discarded is gone");
    let written = [("players", Some("three".to_owned()))];
    let change = (setup(Format::USUAL_SWISS, false), written.as_slice());
    service
        .write_draft(drafts[1], (&by, None), change, at(2))
        .await
        .unwrap();
    service.look_after_tournaments(days(13)).await.unwrap();
    assert_eq!(listed().await.len(), 4);
    service.look_after_tournaments(days(14)).await.unwrap();
    assert!(listed().await.is_empty());
    assert!(
        service
            .tournament_draft(drafts[1])
            .await
            .unwrap()
            .is_empty()
    );
    assert!(service.untold_tournament_events().await.unwrap().is_empty());
    let left = world.database("SELECT CAST(COUNT(*) AS TEXT) FROM tournaments");
    assert_eq!(left.await.as_deref(), Some("0"), "nothing of them is kept");
}

#[tokio::test]
async fn nobody_takes_a_place_who_plays_already() {
    let world = world().await;
    let service = &world.service;
    let id = begun(&world, setup(Format::USUAL_SWISS, false), 4).await;
    let wanted = Replacement {
        out: PlayerId(1),
        put: person(2, "Player 2"),
        reason: "no time".to_owned(),
    };
    let refused = service
        .replace_entrant(id, &organiser(), wanted, days(1))
        .await;
    assert_eq!(refusal(refused), TournamentRefusal::PlaysAlready);
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
