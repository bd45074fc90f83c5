//! How often a message that cannot be posted is tried again.

use jiff::SignedDuration;
use tessera::game::{MessageId, Revision};
use tessera::service::attempts::{Failed, PAUSES, Unposted};

use crate::kit::{anna, at, ben, days, place, world};

#[tokio::test]
async fn attempts_back_off_outlast_a_restart_and_end() {
    let mut world = world().await;
    let game = world.game(anna(), ben(), false).await;
    let board = Unposted::Board(game);
    let mut now = at(0);
    for pause in PAUSES {
        let service = &world.service;
        let due = service.to_post(now, None).await.unwrap();
        assert_eq!(due.now, [board], "before {pause:#}");
        let not_now = Failed::NotNow(SignedDuration::ZERO);
        let next = service
            .record_failure(board, not_now, now, None)
            .await
            .unwrap();
        assert_eq!(next, Some(now + pause));
        let rest = service.to_post(now, Some(now)).await.unwrap();
        assert_eq!((rest.now, rest.next), (vec![], next));
        now += pause;
        world = world.restarted().await;
    }
    let service = &world.service;
    let next = service
        .record_failure(board, Failed::Outage, now, None)
        .await;
    assert_eq!(next.unwrap(), None, "it ends");
    assert_eq!(service.to_post(days(900), None).await.unwrap().now, []);
    assert_eq!(service.unposted_games().await.unwrap(), [game]);

    world.play(game, &["A1"], days(1)).await;
    let due = world.service.to_post(days(1), None).await.unwrap();
    assert_eq!(due.now, [board], "a new board is something new");
}

#[tokio::test]
async fn what_an_outage_held_up_is_due_when_something_gets_through() {
    let world = world().await;
    let service = &world.service;
    let game = world.game(anna(), ben(), false).await;
    let board = Unposted::Board(game);
    for second in 0..6 {
        let failed = service.record_failure(board, Failed::Outage, at(second), Some(at(-1)));
        failed.await.unwrap();
    }
    let rest = service.to_post(at(6), Some(at(-1))).await.unwrap();
    assert_eq!(rest.now, []);
    assert!(rest.is_waiting_for_discord);
    let back = service.to_post(at(7), Some(at(6))).await.unwrap();
    assert_eq!(back.now, [board]);
    // Other messages get through and this one does not: its own pauses apply.
    let alone = service.record_failure(board, Failed::Outage, at(8), Some(at(7)));
    alone.await.unwrap();
    let rest = service.to_post(at(10), Some(at(9))).await.unwrap();
    assert_eq!(rest.now, []);
    assert!(!rest.is_waiting_for_discord);
    let still = service.record_failure(board, Failed::Outage, at(600), Some(at(9)));
    still.await.unwrap();
    let rest = service.to_post(at(601), Some(at(601))).await.unwrap();
    assert_eq!(rest.now, [], "it goes on to fail by itself");
}

#[tokio::test]
async fn a_channel_is_forbidden_as_long_as_something_is_to_be_told_there() {
    let world = world().await;
    let service = &world.service;
    let forbidden = async || service.forbidden_channels().await.unwrap();
    let invitation = world.challenge(anna(), ben(), false).await;
    let unposted = Unposted::Invitation(invitation.id);
    let refused = service.record_failure(unposted, Failed::Forbidden, at(0), None);
    refused.await.unwrap();
    assert_eq!(forbidden().await, [place().channel]);
    service.withdraw(invitation.id, anna().id).await.unwrap();
    assert_eq!(forbidden().await, []);

    let game = world.game(anna(), ben(), false).await;
    let board = Unposted::Board(game);
    let refuse = async |second| {
        let refused = service.record_failure(board, Failed::Forbidden, at(second), None);
        refused.await.unwrap();
        assert_eq!(forbidden().await, [place().channel]);
    };
    refuse(1).await;
    world.play(game, &["A1"], at(2)).await;
    assert_eq!(forbidden().await, [], "another board is to be told");
    refuse(3).await;
    service.resign(game, anna().id, at(4)).await.unwrap();
    assert_eq!(forbidden().await, []);
}

#[tokio::test]
async fn a_clock_that_is_set_back_holds_nothing_up() {
    let world = world().await;
    let service = &world.service;
    let game = world.game(anna(), ben(), false).await;
    let board = Unposted::Board(game);
    let failed = service.record_failure(board, Failed::Outage, days(1), None);
    failed.await.unwrap();
    assert_eq!(service.to_post(at(0), None).await.unwrap().now, [board]);
}

#[tokio::test]
async fn a_wait_that_discord_asks_for_is_kept_and_what_is_posted_is_forgotten() {
    let world = world().await;
    let service = &world.service;
    let game = world.game(anna(), ben(), false).await;
    let board = Unposted::Board(game);
    let hour = SignedDuration::from_hours(1);
    let failed = service.record_failure(board, Failed::NotNow(hour), at(0), None);
    assert_eq!(failed.await.unwrap(), Some(at(0) + hour));
    let posted = service.board_posted(game, (Revision::from(1), None), MessageId(71), None);
    posted.await.unwrap();
    let refused = service.record_failure(board, Failed::ForGood, at(1), None);
    assert_eq!(refused.await.unwrap(), None);
    service.reset_attempts(board).await.unwrap();
    let failed = service.record_failure(board, Failed::Outage, at(2), None);
    assert_eq!(failed.await.unwrap(), Some(at(2) + PAUSES[0]));
}
