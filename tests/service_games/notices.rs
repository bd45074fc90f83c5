//! What is sent to people by themselves is kept until it is sent, and no longer.

use jiff::SignedDuration;
use tessera::game::{PlayerId, Reminder, Wishes};
use tessera::service::attempts::{Failed, PAUSES, Unposted};
use tessera::service::{Done, Service};

use crate::kit::{QUIET, World, anna, at, ben, days, person, world};

/// What of these is still to be sent.
async fn unsent(service: &Service) -> Vec<Unposted> {
    let to_post = service.to_post(days(900), None).await.unwrap();
    let mut unsent = to_post.now;
    unsent.retain(|it| matches!(it, Unposted::Reminder(..) | Unposted::Digest(_)));
    unsent
}

/// A world in which somebody is to be reminded in a game.
async fn with_reminder() -> (World, Unposted, PlayerId) {
    let world = world().await;
    let game = world.game(anna(), ben(), false).await;
    let hours = |hours| at(0) + SignedDuration::from_hours(hours);
    let done = world.service.look_after(game, hours(62)).await.unwrap();
    let Done::Remind(player, Reminder::Low) = done else {
        panic!("{done:?}");
    };
    (world, Unposted::Reminder(game, player), player)
}

#[tokio::test]
async fn a_reminder_outlasts_a_restart_and_is_sent_once() {
    let (world, reminder, player) = with_reminder().await;
    let world = world.restarted().await;
    let service = &world.service;
    assert_eq!(unsent(service).await, [reminder]);
    let Unposted::Reminder(game, _) = reminder else {
        unreachable!("it is one");
    };
    let due = service.unsent_reminder(game, player).await.unwrap();
    assert_eq!(due.map(|(_, what)| what), Some(Reminder::Low));
    service.reminder_sent(game, player).await.unwrap();
    assert_eq!(unsent(service).await, []);
    assert!(
        service
            .unsent_reminder(game, player)
            .await
            .unwrap()
            .is_none()
    );
}

#[tokio::test]
async fn a_more_pressing_reminder_takes_the_place_of_another_and_a_move_ends_it() {
    let (world, reminder, player) = with_reminder().await;
    let service = &world.service;
    let Unposted::Reminder(game, _) = reminder else {
        unreachable!("it is one");
    };
    let failed = service.not_posted(reminder, Failed::Outage, at(0), None);
    assert!(failed.await.unwrap().is_some());
    let later = at(0) + SignedDuration::from_hours(71) + SignedDuration::from_mins(10);
    service.look_after(game, later).await.unwrap();
    assert_eq!(unsent(service).await, [reminder]);
    let due = service.unsent_reminder(game, player).await.unwrap();
    assert_eq!(due.map(|(_, what)| what), Some(Reminder::LastCall));
    let failed = service.not_posted(reminder, Failed::Outage, at(1), None);
    let first = at(1) + PAUSES[0];
    assert_eq!(failed.await.unwrap(), Some(first), "it is another reminder");
    world.play(game, &QUIET[..1], later).await;
    assert!(
        service
            .unsent_reminder(game, player)
            .await
            .unwrap()
            .is_none()
    );
}

#[tokio::test]
async fn a_reminder_is_forgotten_when_it_is_given_up_or_the_game_ends() {
    let (world, reminder, _) = with_reminder().await;
    let service = &world.service;
    for _ in PAUSES {
        let not_now = Failed::NotNow(SignedDuration::ZERO);
        let next = service.not_posted(reminder, not_now, at(0), None).await;
        assert!(next.unwrap().is_some());
    }
    let last = service.not_posted(reminder, Failed::Outage, at(0), None);
    assert_eq!(last.await.unwrap(), None);
    assert_eq!(unsent(service).await, []);

    let (world, reminder, player) = with_reminder().await;
    let Unposted::Reminder(game, _) = reminder else {
        unreachable!("it is one");
    };
    world.service.resign(game, player, days(3)).await.unwrap();
    assert_eq!(unsent(&world.service).await, []);
}

#[tokio::test]
async fn daily_lists_are_noted_for_fifty_people_at_a_time() {
    let world = world().await;
    let service = &world.service;
    for id in 1..=120 {
        let wishes = Wishes {
            digest: Some(true),
            ..Wishes::default()
        };
        let somebody = person(id, "Somebody");
        let changed = service.change_settings(&somebody, wishes, at(0)).await;
        changed.unwrap();
    }
    assert_eq!(service.take_digests(at(0)).await.unwrap(), 0);
    let refuse = "CREATE TRIGGER refuse BEFORE UPDATE OF digest_due ON settings
        WHEN NEW.player = 75 BEGIN SELECT RAISE(ABORT, 'no'); END";
    world.database(refuse).await;
    service.take_digests(days(2)).await.unwrap_err();
    assert_eq!(unsent(service).await.len(), 50, "what was done stays done");
    world.database("DROP TRIGGER refuse").await;
    assert_eq!(service.take_digests(days(2)).await.unwrap(), 70);
    assert_eq!(unsent(service).await.len(), 120);
    assert_eq!(service.take_digests(days(2)).await.unwrap(), 0);
    service.digest_sent(PlayerId(75)).await.unwrap();
    assert_eq!(unsent(service).await.len(), 119);
}
