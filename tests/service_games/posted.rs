//! After any restart the service knows what is saved but not yet posted.

use tessera::game::{ChallengeId, Coin, GameId, MessageId, Revision};

use crate::kit::{QUIET, anna, at, ben, carl, place, world};

#[tokio::test]
async fn an_open_challenge_is_unposted_until_its_message_is_noted() {
    let world = world().await;
    let posted = world.challenge(anna(), ben(), false).await.id;
    let unposted = world.challenge(anna(), ben(), true).await.id;
    let declined = world.challenge(anna(), carl(), false).await.id;
    world
        .service
        .decline(declined, carl().id, at(0))
        .await
        .unwrap();
    world
        .service
        .challenge_posted(posted, None, MessageId(70))
        .await
        .unwrap();

    let world = world.restarted().await;
    assert_eq!(
        world.service.unposted_challenges().await.unwrap(),
        [unposted]
    );
    let kept = world
        .service
        .challenge_by_id(posted)
        .await
        .unwrap()
        .challenge;
    assert_eq!(kept.message, Some(MessageId(70)));
    let accepted = world
        .service
        .accept(posted, ben(), Coin::Heads, at(1))
        .await
        .unwrap();
    assert_eq!(accepted.challenge.message, Some(MessageId(70)));
}

#[tokio::test]
async fn a_board_is_unposted_until_its_message_is_noted() {
    let world = world().await;
    let service = &world.service;
    let game = world.game(anna(), ben(), false).await;
    assert_eq!(service.unposted_games().await.unwrap(), [game]);
    service
        .board_posted(game, (Revision::from(1), None), MessageId(71), None)
        .await
        .unwrap();
    assert_eq!(service.unposted_games().await.unwrap(), []);

    world.play(game, &["A1"], at(1)).await;
    assert_eq!(service.unposted_games().await.unwrap(), [game]);
    let view = service.game(game).await.unwrap();
    assert_eq!(view.last_board, Some((place().channel, MessageId(71))));
    assert_eq!(view.posted, Some(Revision::from(1)));
}

#[tokio::test]
async fn a_late_note_of_an_old_board_changes_nothing() {
    let world = world().await;
    let service = &world.service;
    let game = world.game(anna(), ben(), false).await;
    world.play(game, QUIET, at(1)).await;
    service
        .board_posted(game, (Revision::from(4), None), MessageId(74), None)
        .await
        .unwrap();
    service
        .board_posted(game, (Revision::from(2), None), MessageId(72), None)
        .await
        .unwrap();
    service
        .board_posted(game, (Revision::from(9), None), MessageId(79), None)
        .await
        .unwrap();
    let view = service.game(game).await.unwrap();
    assert_eq!(view.posted, Some(Revision::from(4)));
    assert_eq!(view.last_board, Some((place().channel, MessageId(74))));
    assert_eq!(service.unposted_games().await.unwrap(), []);
}

#[tokio::test]
async fn an_end_is_unposted_although_its_board_was_shown() {
    let world = world().await;
    let service = &world.service;
    let game = world.game(anna(), ben(), false).await;
    let ply = world.play(game, QUIET, at(1)).await.game.ply();
    service
        .board_posted(game, (Revision::from(ply), None), MessageId(71), None)
        .await
        .unwrap();
    service.end_posted(game, MessageId(72), None).await.unwrap();
    assert!(
        !service.game(game).await.unwrap().posted_end,
        "the game still runs"
    );

    service.resign(game, anna().id, at(2)).await.unwrap();
    service
        .board_posted(game, (Revision::from(ply), None), MessageId(71), None)
        .await
        .unwrap();
    assert_eq!(service.unposted_games().await.unwrap(), [game]);
    service.end_posted(game, MessageId(73), None).await.unwrap();
    assert_eq!(service.unposted_games().await.unwrap(), []);
    let view = service.game(game).await.unwrap();
    assert!(view.posted_end);
    assert_eq!(view.last_board, Some((place().channel, MessageId(73))));
}

#[tokio::test]
async fn notes_about_nothing_change_nothing() {
    let world = world().await;
    world
        .service
        .board_posted(GameId(-1), (Revision::from(1), None), MessageId(1), None)
        .await
        .unwrap();
    world
        .service
        .end_posted(GameId(i64::MAX), MessageId(1), None)
        .await
        .unwrap();
    world
        .service
        .challenge_posted(ChallengeId(0), None, MessageId(1))
        .await
        .unwrap();
}
