//! What goes wrong around a tournament: a ruleset that this version does not know, many entrants, and people who do not
//! want to meet. Sentences, and nothing lost.

use jiff::Timestamp;
use tessera::game::PlayerId;
use tessera::service::attempts::Unposted;
use tessera::service::news::News;
use tessera::service::{
    TournamentEventKind, TournamentNews, TournamentRefusal, TournamentSetup, TournamentState,
};
use tessera::tournament::format::Format;

use super::kit::{announced, begun, enter, organiser, refusal, setup, view};
use crate::kit::{SERVER, World, at, days, person, world};

/// What people are still to be told.
async fn told(world: &World, now: Timestamp) -> Vec<News> {
    let unposted = world.service.to_post(now, None).await.unwrap().now;
    let mut told = Vec::new();
    for it in unposted {
        if let Unposted::News(news) = it {
            let news = world.service.unsent_news(news, now).await.unwrap();
            told.extend(news.map(|(news, _)| news));
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
    let announced = service.announce_tournament(id, &former, at(1)).await;
    assert_eq!(refusal(announced), TournamentRefusal::NotAllowed);
    service
        .announce_tournament(id, &organiser(), at(1))
        .await
        .unwrap();
    let taken = service.take_over_tournament(id, &former, at(2)).await;
    assert_eq!(refusal(taken), TournamentRefusal::NotAllowed);
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
    service
        .tournament_servers(&[SERVER], days(2))
        .await
        .unwrap();
    assert!(view(service, id).await.tournament.paused_at.is_none());
    service.tournament_servers(&[], days(2)).await.unwrap();
    let paused = view(service, id).await.tournament;
    assert!(paused.is_bot_absent && paused.paused_at == Some(days(2)));
    service.tournament_servers(&[], days(3)).await.unwrap();
    assert_eq!(view(service, id).await.tournament.paused_at, Some(days(2)));
}
