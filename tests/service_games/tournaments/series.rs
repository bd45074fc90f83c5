//! Tournaments that repeat: each is announced once, at the next time of its rule, until the series ends.

use jiff::{SignedDuration, Timestamp};
use tessera::game::{RecurrenceError, ServerId, TournamentId};
use tessera::service::{
    Repetition, Service, TournamentEventKind, TournamentOrder, TournamentRefusal, TournamentSetup,
    TournamentState, TournamentView,
};
use tessera::tournament::format::Format;

use super::kit::{announced, enter, organiser, refusal, setup, view};
use crate::kit::{SERVER, World, at, days, world};

/// A Swiss that starts after a day and repeats by this rule.
pub fn repeated(rule: &str) -> TournamentSetup {
    TournamentSetup {
        repeats: Some(Repetition {
            rule: rule.to_owned(),
            zone: "UTC".to_owned(),
        }),
        ..setup(Format::USUAL_SWISS, false)
    }
}

/// What follows all that is to be followed by now.
async fn follow(service: &Service, now: Timestamp) -> Vec<TournamentView> {
    let mut found = Vec::new();
    for id in service.tournaments_to_repeat().await.unwrap() {
        found.extend(service.repeat_tournament(id, 3, now).await.unwrap());
    }
    found
}

/// Nobody enters: the start is put off once, and then the tournament is cancelled. Returns when.
async fn missed(service: &Service, id: TournamentId) -> Timestamp {
    for _ in 0..3 {
        let now = view(service, id).await.tournament.setup.starts_at;
        service.look_after_tournaments(now).await.unwrap();
        if view(service, id).await.tournament.state == TournamentState::Cancelled {
            return now;
        }
    }
    panic!("it is not cancelled");
}

async fn kinds(service: &Service, id: TournamentId) -> Vec<TournamentEventKind> {
    let log = service.tournament_log(id, 100).await.unwrap();
    log.into_iter().map(|it| it.event.kind).collect()
}

#[tokio::test]
async fn the_next_one_is_announced_once_the_last_has_begun_until_the_rule_ends() {
    let world = world().await;
    let service = &world.service;
    let id = announced(&world, repeated("FREQ=WEEKLY;COUNT=2")).await;
    enter(&world, id, 4).await;
    assert!(
        follow(service, days(0)).await.is_empty(),
        "it has not begun"
    );
    service.look_after_tournaments(days(1)).await.unwrap();
    let next = follow(service, days(1)).await;
    let [next] = next.as_slice() else {
        panic!("{next:?}");
    };
    let next = &next.tournament;
    assert_eq!(
        (next.state, next.follows),
        (TournamentState::Open, Some(id))
    );
    assert_eq!(next.setup.starts_at, days(8));
    assert!(
        follow(service, days(1)).await.is_empty(),
        "it is followed already"
    );
    assert!(
        service
            .repeat_tournament(id, 4, days(1))
            .await
            .unwrap()
            .is_none()
    );
    // The second one is the last: nothing follows it.
    let second = next.id;
    for number in 1..=4 {
        let who = crate::kit::person(number, "x");
        service
            .enter_tournament(second, who, days(2))
            .await
            .unwrap();
    }
    service.look_after_tournaments(days(8)).await.unwrap();
    assert!(follow(service, days(8)).await.is_empty());
    assert!(
        view(service, second)
            .await
            .tournament
            .setup
            .repeats
            .is_none()
    );
    assert!(
        !kinds(service, second)
            .await
            .contains(&TournamentEventKind::SeriesEnded)
    );
    assert!(service.tournaments_to_repeat().await.unwrap().is_empty());
}

#[tokio::test]
async fn a_start_that_is_put_off_moves_no_other() {
    let world = world().await;
    let service = &world.service;
    let id = announced(&world, repeated("FREQ=DAILY;INTERVAL=3")).await;
    let put_off = days(1) + SignedDuration::from_hours(30);
    let by = organiser();
    service
        .extend_tournament(id, &by, (days(1), put_off), days(0))
        .await
        .unwrap();
    enter(&world, id, 4).await;
    service.look_after_tournaments(put_off).await.unwrap();
    let next = follow(service, put_off).await;
    assert_eq!(next[0].tournament.setup.starts_at, days(4));
    // Times that have passed are left out: the bot was away for long.
    let second = next[0].tournament.id;
    service
        .cancel_tournament(second, &by, None, days(11))
        .await
        .unwrap();
    let third = follow(service, days(11)).await;
    assert_eq!(third[0].tournament.setup.starts_at, days(13));
    assert_eq!(third[0].tournament.planned_at, Some(days(13)));
}

#[tokio::test]
async fn a_series_ends_after_three_in_a_row_that_did_not_take_place() {
    let world = world().await;
    let service = &world.service;
    let mut id = announced(&world, repeated("FREQ=WEEKLY")).await;
    for _ in 0..2 {
        let now = missed(service, id).await;
        let next = follow(service, now).await;
        assert_eq!(next.len(), 1, "two are not enough");
        id = next[0].tournament.id;
    }
    let now = missed(service, id).await;
    assert!(follow(service, now).await.is_empty());
    assert!(follow(service, now).await.is_empty());
    let told = kinds(service, id).await;
    let ended = told
        .iter()
        .filter(|it| **it == TournamentEventKind::SeriesEnded);
    assert_eq!(ended.count(), 1, "{told:?}");
    assert!(view(service, id).await.tournament.setup.repeats.is_none());
}

#[tokio::test]
async fn one_that_took_place_in_between_lets_a_series_go_on() {
    let world = world().await;
    let service = &world.service;
    let mut id = announced(&world, repeated("FREQ=WEEKLY")).await;
    for round in 0..4 {
        let now = if round == 2 {
            let start = view(service, id).await.tournament.setup.starts_at;
            for number in 1..=4 {
                let early = start - SignedDuration::from_hours(1);
                let who = crate::kit::person(number, "x");
                service.enter_tournament(id, who, early).await.unwrap();
            }
            service.look_after_tournaments(start).await.unwrap();
            start
        } else {
            missed(service, id).await
        };
        let next = follow(service, now).await;
        assert_eq!(next.len(), 1, "round {round}");
        id = next[0].tournament.id;
    }
}

#[tokio::test]
async fn a_series_waits_while_the_bot_is_away_and_ends_when_asked() {
    let world = world().await;
    let service = &world.service;
    let id = announced(&world, repeated("FREQ=WEEKLY")).await;
    enter(&world, id, 4).await;
    service.look_after_tournaments(days(1)).await.unwrap();
    service.server_left(SERVER, days(1)).await.unwrap();
    assert!(follow(service, days(20)).await.is_empty());
    service.server_joined(SERVER, days(20)).await.unwrap();
    let next = follow(service, days(20)).await;
    assert_eq!(next[0].tournament.setup.starts_at, days(22));
    let second = next[0].tournament.id;
    service
        .end_tournament_series(second, &organiser(), days(20))
        .await
        .unwrap();
    let again = service
        .end_tournament_series(second, &organiser(), days(20))
        .await;
    assert_eq!(refusal(again), TournamentRefusal::RepeatsNot);
    service
        .cancel_tournament(second, &organiser(), None, days(21))
        .await
        .unwrap();
    assert!(follow(service, days(22)).await.is_empty());
}

/// A series on a server whose first tournament does not take place, so that the next is to be announced.
async fn called_off(world: &World, server: ServerId) -> TournamentId {
    let id = draft(world, server, repeated("FREQ=WEEKLY")).await;
    let (service, by) = (&world.service, organiser());
    service
        .announce_draft(id, (&by, None), at(1))
        .await
        .unwrap();
    let cancelled = service.cancel_tournament(id, &by, None, at(2)).await;
    cancelled.unwrap();
    id
}

async fn draft(world: &World, server: ServerId, setup: TournamentSetup) -> TournamentId {
    let order = TournamentOrder {
        server,
        channel: crate::kit::place().channel,
        setup,
        seed: 1,
    };
    let made = world.service.create_tournament(organiser(), order, at(0));
    made.await.unwrap().tournament.id
}

#[tokio::test]
async fn series_that_wait_for_room_keep_no_other_server_waiting() {
    let world = world().await;
    let service = &world.service;
    let mut waiting = Vec::new();
    for _ in 0..25 {
        waiting.push(called_off(&world, SERVER).await);
    }
    let mut going_on = Vec::new();
    for _ in 0..20 {
        let id = draft(&world, SERVER, setup(Format::USUAL_SWISS, false)).await;
        let announced = service
            .announce_draft(id, (&organiser(), None), at(1))
            .await;
        announced.unwrap();
        going_on.push(id);
    }
    let elsewhere = called_off(&world, ServerId(901)).await;
    assert_eq!(
        service.tournaments_to_repeat().await.unwrap(),
        [elsewhere],
        "the others have to wait"
    );
    let next = follow(service, at(3)).await;
    assert_eq!(next[0].tournament.server, ServerId(901));
    let asked = service.repeat_tournament(waiting[0], 3, at(3)).await;
    assert_eq!(asked.unwrap(), None, "there is no room");
    // One goes, and one of those that wait takes its place.
    let by = organiser();
    let cancelled = service.cancel_tournament(going_on[0], &by, None, at(4));
    cancelled.await.unwrap();
    let next = follow(service, at(4)).await;
    let [next] = next.as_slice() else {
        panic!("{next:?}");
    };
    assert_eq!(next.tournament.follows, Some(waiting[0]));
    assert!(service.tournaments_to_repeat().await.unwrap().is_empty());
}

#[tokio::test]
async fn series_that_cannot_be_read_keep_no_other_waiting() {
    let world = world().await;
    let service = &world.service;
    for _ in 0..50 {
        called_off(&world, SERVER).await;
    }
    world
        .database("UPDATE tournaments SET repeats = 'FREQ=SOMETIMES' WHERE id <= 25")
        .await;
    world
        .database("UPDATE tournaments SET ruleset = 'pente-of-tomorrow' WHERE id BETWEEN 26 AND 49")
        .await;
    let due = service.tournaments_to_repeat().await.unwrap();
    assert_eq!(due, [TournamentId(50)]);
    assert_eq!(follow(service, at(3)).await.len(), 1);
}

#[tokio::test]
async fn a_rule_has_to_be_one_and_to_fall_on_the_start() {
    let world = world().await;
    let order = |setup| tessera::service::TournamentOrder {
        server: SERVER,
        channel: crate::kit::place().channel,
        setup,
        seed: 1,
    };
    let made = async |rule: &str| {
        let setup = order(repeated(rule));
        let made = world.service.create_tournament(organiser(), setup, days(0));
        refusal(made.await)
    };
    assert_eq!(
        made("FREQ=YEARLY").await,
        TournamentRefusal::WrongRule(RecurrenceError::Part {
            part: "FREQ=YEARLY".to_owned()
        })
    );
    let other_day = made("FREQ=MONTHLY;BYDAY=1SA").await;
    assert!(
        matches!(other_day, TournamentRefusal::RuleMissesStart { next: Some(next) } if days(1) < next),
        "{other_day:?}"
    );
    let over = made("FREQ=WEEKLY;UNTIL=20000101").await;
    assert_eq!(over, TournamentRefusal::RuleMissesStart { next: None });
}
