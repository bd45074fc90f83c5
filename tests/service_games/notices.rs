//! A private notice is stored until it is sent or no longer wanted.

use jiff::{SignedDuration, Timestamp};
use tessera::game::{Person, PlayerId, QuietHours, Reminder, Reminders, SettingsPatch};
use tessera::service::attempts::{Failed, PAUSES, Unposted, UnsentDigest, UnsentReminder};
use tessera::service::{DueOutcome, Service};

use crate::database::Refused;
use crate::kit::{QUIET, World, anna, at, ben, days, person, world};

/// The private notices that are still unsent.
async fn unsent(service: &Service) -> Vec<Unposted> {
    let to_post = service.to_post(days(900), None).await.unwrap();
    let mut unsent = to_post.now;
    unsent.retain(|it| matches!(it, Unposted::Reminder(..) | Unposted::Digest(_)));
    unsent
}

/// A world in which Ben is due a reminder in a game.
async fn with_reminder() -> (World, UnsentReminder) {
    let world = world().await;
    let game = world.game(anna(), ben(), false).await;
    let done = world.service.process_due(game, hours(62)).await.unwrap();
    assert!(matches!(done, DueOutcome::Remind), "{done:?}");
    let reminder = kept(&world.service).await;
    assert_eq!(reminder.reminder, Reminder::Low);
    (world, reminder)
}

fn hours(hours: i64) -> Timestamp {
    at(0) + SignedDuration::from_hours(hours)
}

/// The reminder that is still unsent.
async fn kept(service: &Service) -> UnsentReminder {
    match unsent(service).await[..] {
        [Unposted::Reminder(reminder)] => reminder,
        ref other => panic!("{other:?}"),
    }
}

/// Whether a reminder still has to be sent when its turn comes.
async fn is_due(service: &Service, reminder: UnsentReminder) -> bool {
    service.unsent_reminder(reminder).await.unwrap().is_some()
}

async fn choose(service: &Service, person: &Person, patch: SettingsPatch, now: Timestamp) {
    let changed = service.change_settings(person, patch, now);
    changed.await.unwrap();
}

/// When a last call is due in the game, in minutes.
const LAST_CALL: i64 = 71 * 60 + 10;

#[tokio::test]
async fn a_reminder_outlasts_a_restart_and_is_sent_once() {
    let (world, reminder) = with_reminder().await;
    let world = world.restarted().await;
    let service = &world.service;
    assert_eq!(kept(service).await, reminder);
    assert!(is_due(service, reminder).await);
    service.reminder_sent(reminder, None).await.unwrap();
    assert_eq!(unsent(service).await, []);
    assert!(!is_due(service, reminder).await);
}

#[tokio::test]
async fn a_more_pressing_reminder_takes_the_place_of_another_and_a_move_ends_it() {
    let (world, low) = with_reminder().await;
    let service = &world.service;
    let failed = service.record_failure(Unposted::Reminder(low), Failed::Outage, at(0), None);
    assert!(failed.await.unwrap().is_some());
    let later = at(LAST_CALL * 60);
    service.process_due(low.game, later).await.unwrap();
    let last = kept(service).await;
    assert_eq!(last.reminder, Reminder::LastCall);
    assert!(is_due(service, last).await);
    let failed = service.record_failure(Unposted::Reminder(last), Failed::Outage, at(1), None);
    let first = at(1) + PAUSES[0];
    assert_eq!(failed.await.unwrap(), Some(first), "it is another reminder");
    world.play(low.game, &QUIET[..1], later).await;
    assert!(!is_due(service, last).await);
}

#[tokio::test]
async fn what_becomes_of_an_earlier_notice_is_nothing_to_the_one_that_took_its_place() {
    let (world, low) = with_reminder().await;
    let service = &world.service;
    // The earlier reminder is still being sent all this time.
    service
        .process_due(low.game, at(LAST_CALL * 60))
        .await
        .unwrap();
    let last = kept(service).await;
    let outage = service.record_failure(Unposted::Reminder(last), Failed::Outage, at(0), None);
    assert!(outage.await.unwrap().is_some());
    service.reminder_sent(low, None).await.unwrap();
    assert_eq!(kept(service).await, last, "the last call is not sent");
    let refused = service.record_failure(Unposted::Reminder(low), Failed::ForGood, at(1), None);
    assert_eq!(refused.await.unwrap(), Some(at(1)));
    assert_eq!(kept(service).await, last, "the last call is not given up");
    let soon = service.to_post(at(1), None).await.unwrap();
    assert_eq!(soon.next, Some(at(0) + PAUSES[0]), "it waits its own time");

    let daily = SettingsPatch {
        digest: Some(true),
        ..SettingsPatch::default()
    };
    let lists = crate::kit::world().await;
    let service = &lists.service;
    choose(service, &anna(), daily, at(0)).await;
    service.take_digests(days(2)).await.unwrap();
    let first = unsent(service).await[0];
    service.take_digests(days(3)).await.unwrap();
    let second = unsent(service).await[0];
    assert_ne!(first, second);
    let Unposted::Digest(of_yesterday) = first else {
        panic!("{first:?}");
    };
    service.digest_sent(of_yesterday, None).await.unwrap();
    let refused = service.record_failure(first, Failed::ForGood, days(3), None);
    refused.await.unwrap();
    assert_eq!(unsent(service).await, [second]);
}

#[tokio::test]
async fn a_kept_notice_waits_for_the_end_of_quiet_hours_unless_it_would_be_too_late() {
    let (world, low) = with_reminder().await;
    let service = &world.service;
    let limited = Failed::NotNow(SignedDuration::from_mins(30));
    let reminder = Unposted::Reminder(low);
    // It is two o'clock at night, and the deadline is at noon.
    let quiet = |to| SettingsPatch {
        quiet: Some(QuietHours::new(22, to)),
        digest: Some(true),
        ..SettingsPatch::default()
    };
    choose(service, &ben(), quiet(7), hours(62)).await;
    let failed = service.record_failure(reminder, limited, hours(62), None);
    failed.await.unwrap();
    service.take_digests(days(30)).await.unwrap();
    let night = service.to_post(hours(63), None).await.unwrap();
    let held = |it: &Unposted| matches!(it, Unposted::Reminder(_) | Unposted::Digest(_));
    assert!(!night.now.iter().any(held), "{night:?}");
    assert_eq!(night.next, Some(hours(67)), "at seven o'clock");
    let morning = service.to_post(hours(67), None).await.unwrap();
    assert_eq!(morning.now.iter().filter(|it| held(it)).count(), 2);
    choose(service, &ben(), quiet(13), hours(63)).await;
    let night = service.to_post(hours(63), None).await.unwrap();
    assert!(night.now.contains(&reminder), "it would be too late at one");
}

#[tokio::test]
async fn who_wants_no_notices_any_more_is_not_sent_those_that_are_kept() {
    let (world, low) = with_reminder().await;
    let service = &world.service;
    let daily = |digest| SettingsPatch {
        digest: Some(digest),
        ..SettingsPatch::default()
    };
    choose(service, &ben(), daily(true), hours(62)).await;
    service.take_digests(days(30)).await.unwrap();
    assert_eq!(unsent(service).await.len(), 2);
    let off = SettingsPatch {
        reminders: Some(Reminders::OFF),
        ..SettingsPatch::default()
    };
    choose(service, &ben(), off, hours(62)).await;
    assert!(!is_due(service, low).await);
    assert_eq!(unsent(service).await.len(), 2, "the list is still wanted");
    choose(service, &ben(), daily(false), hours(62)).await;
    assert_eq!(unsent(service).await, [Unposted::Reminder(low)]);
}

#[tokio::test]
async fn a_reminder_is_forgotten_when_it_is_given_up_or_the_game_ends() {
    let (world, reminder) = with_reminder().await;
    let service = &world.service;
    let reminder = Unposted::Reminder(reminder);
    for _ in PAUSES {
        let not_now = Failed::NotNow(SignedDuration::ZERO);
        let next = service.record_failure(reminder, not_now, at(0), None).await;
        assert!(next.unwrap().is_some());
    }
    let last = service.record_failure(reminder, Failed::Outage, at(0), None);
    assert_eq!(last.await.unwrap(), None);
    assert_eq!(unsent(service).await, []);

    let (world, reminder) = with_reminder().await;
    let UnsentReminder { game, player, .. } = reminder;
    world.service.resign(game, player, days(3)).await.unwrap();
    assert_eq!(unsent(&world.service).await, []);
}

#[tokio::test]
async fn daily_lists_are_noted_for_fifty_people_at_a_time() {
    let world = world().await;
    let service = &world.service;
    for id in 1..=120 {
        let patch = SettingsPatch {
            digest: Some(true),
            ..SettingsPatch::default()
        };
        let somebody = person(id, "Somebody");
        let changed = service.change_settings(&somebody, patch, at(0)).await;
        changed.unwrap();
    }
    service.take_digests(at(0)).await.unwrap();
    assert_eq!(unsent(service).await, []);
    let mut database = world.connect().await;
    let (change, condition) = ("UPDATE OF digest_due ON settings", "NEW.player = 75");
    database.refuse(change, condition, Refused::Fails).await;
    service.take_digests(days(2)).await.unwrap_err();
    assert_eq!(unsent(service).await.len(), 50, "what was done stays done");
    database.stop_refusing().await;
    service.take_digests(days(2)).await.unwrap();
    assert_eq!(unsent(service).await.len(), 120);
    let sent = UnsentDigest {
        player: PlayerId(75),
        due_at: days(2),
    };
    service.digest_sent(sent, None).await.unwrap();
    service.take_digests(days(2)).await.unwrap();
    assert_eq!(unsent(service).await.len(), 119);
}
