//! What goes wrong around a tournament: a ruleset that this version does not know, many entrants, and people who do not
//! want to meet. Sentences, and nothing lost.

use jiff::Timestamp;
use tessera::game::{MessageId, PlayerId, ServerId};
use tessera::service::attempts::Unposted;
use tessera::service::news::News;
use tessera::service::{
    TournamentEventKind, TournamentNews, TournamentRefusal, TournamentSetup, TournamentState,
};
use tessera::tournament::format::Format;

use super::kit::{announced, begun, enter, organiser, refusal, setup, view};
use crate::database::Refused;
use crate::kit::{SERVER, World, at, days, person, world};

/// What people are still to be told.
async fn told(world: &World, now: Timestamp) -> Vec<News> {
    let unposted = world.service.to_post(now, None).await.unwrap().now;
    let mut told = Vec::new();
    for it in unposted {
        if let Unposted::News(news) = it {
            let news = world.service.unsent_news(news, now).await.unwrap();
            told.extend(news.map(|it| it.news));
        }
    }
    told
}

#[tokio::test]
async fn a_ruleset_that_this_version_does_not_know_stops_its_tournament_only_and_its_organiser_is_told()
 {
    let world = world().await;
    let service = &world.service;
    let lost = begun(&world, setup(Format::USUAL_SWISS, false), 4).await;
    let sound = begun(&world, setup(Format::USUAL_SWISS, false), 4).await;
    world
        .database("UPDATE tournaments SET ruleset = 'pente-of-tomorrow' WHERE id = 1")
        .await;
    let shown = service.tournament(lost).await;
    assert_eq!(refusal(shown), TournamentRefusal::CannotBeRead(lost));
    for day in 2..10 {
        service.look_after_tournaments(days(day)).await.unwrap();
    }
    assert_eq!(
        view(service, sound).await.tournament.state,
        TournamentState::Running
    );
    let of_person = service.tournaments_of(PlayerId(1)).await.unwrap();
    assert_eq!(of_person.len(), 1, "the other one is still found");
    let listed = service.tournaments_on(SERVER).await.unwrap();
    assert_eq!(listed.len(), 1);
    let told = told(&world, days(10)).await;
    let aside = told
        .iter()
        .filter(|it| matches!(it, News::TournamentSetAside(id) if *id == lost));
    assert_eq!(aside.count(), 1, "{told:?}");
    // The version that knows it goes on.
    world
        .database(
            "UPDATE tournaments SET ruleset = 'pente', set_aside_at = NULL, tries = 0 WHERE id = 1",
        )
        .await;
    assert_eq!(
        view(service, lost).await.numbered().count(),
        4,
        "nothing is lost"
    );
}

#[tokio::test]
async fn a_tournament_that_was_cancelled_after_it_failed_is_not_said_to_be_unreadable() {
    let world = world().await;
    let service = &world.service;
    let id = begun(&world, setup(Format::USUAL_SWISS, false), 4).await;
    world
        .database("UPDATE tournaments SET ruleset = 'pente-of-tomorrow' WHERE id = 1")
        .await;
    for day in 2..10 {
        service.look_after_tournaments(days(day)).await.unwrap();
    }
    // It is repaired before the organiser is told, who calls it off.
    world
        .database("UPDATE tournaments SET ruleset = 'pente' WHERE id = 1")
        .await;
    let is_of_it = |it: &News| {
        matches!(it, News::TournamentSetAside(_))
            || matches!(it, News::Tournament(told) if told.news == TournamentNews::SetAside)
    };
    let before = told(&world, days(10)).await;
    let aside =
        |it: &News| matches!(it, News::Tournament(told) if told.news == TournamentNews::SetAside);
    assert!(before.iter().any(aside), "{before:?}");
    let by = organiser();
    let cancelled = service.cancel_tournament(id, &by, None, days(10));
    cancelled.await.unwrap();
    let after = told(&world, days(10)).await;
    assert!(!after.iter().any(is_of_it), "{after:?}");
}

#[tokio::test]
async fn five_hundred_enter_and_the_next_one_is_refused() {
    let world = world().await;
    let service = &world.service;
    let large = TournamentSetup {
        most: 500,
        ..setup(Format::USUAL_SWISS, false)
    };
    let too_large = TournamentSetup {
        most: 501,
        ..large.clone()
    };
    let id = announced(&world, large).await;
    enter(&world, id, 500).await;
    let next = service
        .enter_tournament(id, person(501, "Late"), at(3))
        .await;
    assert_eq!(refusal(next), TournamentRefusal::Full { most: 500 });
    service.look_after_tournaments(days(1)).await.unwrap();
    let begun = view(service, id).await;
    assert_eq!(begun.last_round().unwrap().pairings.len(), 250);
    let bounds = begun.course().bounds(0);
    assert_eq!(bounds.len(), 500);
    let order = tessera::service::TournamentOrder {
        server: SERVER,
        channel: crate::kit::place().channel,
        setup: too_large,
        seed: 1,
    };
    let made = service.create_tournament(organiser(), order, at(0)).await;
    assert!(matches!(
        refusal(made),
        TournamentRefusal::WrongNumbers { most: 500, .. }
    ));
}

#[tokio::test]
async fn two_of_whom_one_has_blocked_the_other_meet_only_if_nothing_else_is_left() {
    let world = world().await;
    let service = &world.service;
    let id = announced(&world, setup(Format::USUAL_ROUND_ROBIN, false)).await;
    enter(&world, id, 4).await;
    let block = [(person(2, "Player 2"), true)];
    let first = person(1, "Player 1");
    let changed = service.change_settings_and_blocks(&first, None, &block, at(3));
    changed.await.unwrap();
    service.look_after_tournaments(days(1)).await.unwrap();
    let mut news = told(&world, days(1)).await;
    for day in 1..3 {
        super::kit::play_round(service, id, days(day)).await;
        news.extend(told(&world, days(day)).await);
    }
    let is_told = |it: &News| matches!(it, News::Tournament(told) if matches!(told.news, TournamentNews::BlockedPair(_)));
    assert!(news.iter().any(is_told), "the organiser is told: {news:?}");
    // Everybody meets everybody, so that these two had to.
    let log = service.tournament_log(id, 100).await.unwrap();
    let told = log
        .iter()
        .filter(|it| it.event.kind == TournamentEventKind::BlockedPair);
    let told: Vec<_> = told.collect();
    assert_eq!(told.len(), 1, "{log:?}");
    let swiss = announced(&world, setup(Format::USUAL_SWISS, false)).await;
    enter(&world, swiss, 4).await;
    service.look_after_tournaments(days(1)).await.unwrap();
    let round = view(service, swiss).await;
    let own = round.pairing_of(PlayerId(1)).unwrap();
    let both = [PlayerId(1), PlayerId(2)].map(|it| round.entry_of(it).unwrap().number.unwrap());
    assert!(
        !both.iter().all(|it| own.pairing.players.contains(it)),
        "{own:?}"
    );
}

#[tokio::test]
async fn who_loses_the_right_to_organise_announces_nothing_and_takes_nothing_over() {
    let world = world().await;
    let service = &world.service;
    let order = tessera::service::TournamentOrder {
        server: SERVER,
        channel: crate::kit::place().channel,
        setup: setup(Format::USUAL_SWISS, false),
        seed: 1,
    };
    let made = service.create_tournament(organiser(), order, at(0)).await;
    let id = made.unwrap().tournament.id;
    let former = tessera::service::TournamentActor {
        may_organise: false,
        ..organiser()
    };
    let announced = service.announce_draft(id, (&former, None), at(1)).await;
    assert_eq!(refusal(announced), TournamentRefusal::NotAllowed);
    service
        .announce_draft(id, (&organiser(), None), at(1))
        .await
        .unwrap();
    let taken = service.take_over_tournament(id, &former, at(2)).await;
    assert_eq!(refusal(taken), TournamentRefusal::NotAllowed);
    // A second press of the same button hands nothing over.
    let taken = service.take_over_tournament(id, &organiser(), at(2)).await;
    assert_eq!(refusal(taken), TournamentRefusal::OrganiserAlready);
    service.pause_tournament(id, &former, at(2)).await.unwrap();
}

#[tokio::test]
async fn nobody_enters_or_leaves_what_is_over() {
    let world = world().await;
    let service = &world.service;
    let id = begun(&world, setup(Format::USUAL_SWISS, false), 4).await;
    super::kit::play_all(service, id).await;
    let entered = service
        .enter_tournament(id, person(9, "Late"), days(60))
        .await;
    assert_eq!(refusal(entered), TournamentRefusal::Over);
    let left = service
        .withdraw_from_tournament(id, PlayerId(1), days(60))
        .await;
    assert_eq!(refusal(left), TournamentRefusal::Over);
}

#[tokio::test]
async fn a_server_that_removed_the_bot_while_it_was_away_is_noticed_at_the_next_connection() {
    let world = world().await;
    let service = &world.service;
    let id = begun(&world, setup(Format::USUAL_SWISS, false), 4).await;
    let seen = async |present: &[ServerId], now| {
        let seen = service.servers_seen(present, |_| true, now).await;
        seen.unwrap()
    };
    assert_eq!(seen(&[SERVER], days(2)).await, 0);
    assert!(view(service, id).await.tournament.paused_at.is_none());
    assert_eq!(seen(&[], days(2)).await, 1);
    let paused = view(service, id).await.tournament;
    assert!(paused.is_bot_absent && paused.paused_at == Some(days(2)));
    assert_eq!(seen(&[], days(3)).await, 0);
    assert_eq!(view(service, id).await.tournament.paused_at, Some(days(2)));
}

#[tokio::test]
async fn a_removal_is_noted_together_with_the_pause() {
    let world = world().await;
    let service = &world.service;
    let id = begun(&world, setup(Format::USUAL_SWISS, false), 4).await;
    let mut database = world.connect().await;
    let (change, condition) = ("UPDATE ON tournaments", "NEW.paused_at IS NOT NULL");
    database.refuse(change, condition, Refused::Fails).await;
    service.server_left(SERVER, days(2)).await.unwrap_err();
    database.stop_refusing().await;
    // It is still a server from which the bot has to note that it was removed.
    let noted = service.servers_seen(&[], |_| true, days(3)).await;
    assert_eq!(noted.unwrap(), 1);
    let paused = view(service, id).await.tournament;
    assert!(paused.is_bot_absent && paused.paused_at == Some(days(3)));
}

#[tokio::test]
async fn what_a_paused_tournament_has_to_say_waits_until_the_bot_is_back() {
    let world = world().await;
    let service = &world.service;
    let mut ids = Vec::new();
    for _ in 0..2 {
        let id = announced(&world, setup(Format::USUAL_SWISS, false)).await;
        let paused = service.pause_tournament(id, &organiser(), at(5)).await;
        paused.unwrap();
        ids.push(id);
    }
    // One is not announced yet, of the other the announcement does not show the pause.
    let shown = service.tournament_shown(ids[1], MessageId(5), 0).await;
    shown.unwrap();
    let waiting = async || {
        let events = service.untold_tournament_events().await.unwrap();
        (events.len(), service.unposted_tournaments().await.unwrap())
    };
    let before = (2, ids.clone());
    assert_eq!(waiting().await, before);
    service.server_left(SERVER, at(6)).await.unwrap();
    assert!(!view(service, ids[0]).await.tournament.is_bot_absent);
    assert_eq!(
        waiting().await,
        (0, vec![]),
        "the server has removed the bot"
    );
    let is_back = service.server_joined(SERVER, at(7)).await;
    assert!(is_back.unwrap(), "whoever posts is woken");
    assert_eq!(waiting().await, before);
    assert!(!service.server_joined(SERVER, at(8)).await.unwrap());
    let paused = view(service, ids[0]).await.tournament;
    assert_eq!(paused.paused_at, Some(at(5)), "it stays paused");
}
