//! Forged ids and strange names: refusals, never failures.

use tessera::game::person::LONGEST_NAME;
use tessera::game::{
    ChallengeId, ChannelId, Coin, GameId, MessageId, Place, PlayerId, Revision, ServerId,
};
use tessera::rules::{Move, Point};
use tessera::service::{Error, Scope};

use crate::database::is_on_server;
use crate::kit::{anna, at, ben, person, place, terms, world};

fn assert_refused<T: std::fmt::Debug>(answer: Result<T, Error>) {
    match answer {
        Err(Error::Refused(_)) => (),
        other => panic!("not refused: {other:?}"),
    }
}

#[tokio::test]
async fn forged_numbers_are_refused() {
    let world = world().await;
    let service = &world.service;
    let stone = Move::Place(Point::new(0, 0));
    for forged in [i64::MIN, -1, 0, 1, 9_999, i64::MAX] {
        let (game, challenge) = (GameId(forged), ChallengeId(forged));
        assert_refused(service.game(game).await);
        assert_refused(
            service
                .play(
                    game,
                    anna().id,
                    stone,
                    Some(Revision::from(u16::MAX)),
                    at(0),
                )
                .await,
        );
        assert_refused(service.resign(game, anna().id, at(0)).await);
        assert_refused(service.challenge_by_id(challenge).await);
        assert_refused(service.accept(challenge, ben(), Coin::Heads, at(0)).await);
        assert_refused(service.decline(challenge, ben().id, at(0)).await);
        assert_refused(service.withdraw(challenge, ben().id).await);
    }
}

#[tokio::test]
async fn ids_that_discord_never_gives_are_refused() {
    let world = world().await;
    let service = &world.service;
    let nobody = PlayerId(u64::MAX);
    let unseen = tessera::game::Viewpoint {
        player: nobody,
        server: None,
    };
    let game = world.game(anna(), ben(), true).await;
    assert_refused(
        service
            .play(game, nobody, Move::Place(Point::new(0, 0)), None, at(0))
            .await,
    );
    assert_refused(service.games_of(nobody).await);
    assert_refused(service.next_game_of(nobody, None).await);
    assert_refused(service.games_matching(unseen, "x").await);
    assert_refused(service.name_of(nobody).await);
    assert_refused(
        service
            .standings(Scope::Everywhere, "pente", 1, nobody, at(0))
            .await,
    );
    let nowhere = Scope::Server(ServerId(u64::MAX));
    assert_refused(
        service
            .standings(nowhere, "pente", 1, anna().id, at(0))
            .await,
    );
    assert_refused(
        service
            .board_posted(game, (Revision::from(1), None), MessageId(u64::MAX), None)
            .await,
    );

    let stranger = person(u64::MAX, "Nobody");
    assert_refused(
        service
            .challenge(stranger, Some(ben()), terms(false), place(), at(0))
            .await,
    );
    let stranger = person(u64::MAX, "Nobody");
    assert_refused(
        service
            .challenge(anna(), Some(stranger), terms(false), place(), at(0))
            .await,
    );
    let nowhere = Place {
        server: None,
        channel: ChannelId(u64::MAX),
    };
    assert_refused(
        service
            .challenge(anna(), Some(ben()), terms(false), nowhere, at(0))
            .await,
    );
}

#[tokio::test]
async fn stones_off_the_board_are_refused() {
    let world = world().await;
    let game = world.game(anna(), ben(), false).await;
    for (file, rank) in [(19, 0), (0, 19), (31, 31), (255, 255)] {
        for mv in [
            Move::Place(Point::new(file, rank)),
            Move::Power(Point::new(file, rank)),
        ] {
            assert_refused(world.service.play(game, ben().id, mv, None, at(1)).await);
        }
    }
}

#[tokio::test]
async fn any_name_is_kept_as_it_is_up_to_a_length() {
    let world = world().await;
    let long = "é".repeat(10_000);
    for name in [
        "",
        "\0",
        "'); DROP TABLE players; --",
        "**@everyone**",
        "\u{202e}nnA",
        &long,
    ] {
        let named = person(5, name);
        world.challenge(named, ben(), false).await;
        let kept = world.service.name_of(PlayerId(5)).await.unwrap().unwrap();
        let mut expected: String = name.chars().take(LONGEST_NAME).collect();
        if is_on_server() {
            expected = expected.replace('\0', "\u{fffd}");
        }
        assert_eq!(kept, expected);
    }
}

#[tokio::test]
async fn a_refused_challenge_keeps_nobody_s_name() {
    let world = world().await;
    assert_refused(
        world
            .service
            .challenge(anna(), Some(anna()), terms(false), place(), at(0))
            .await,
    );
    assert_eq!(world.service.name_of(anna().id).await.unwrap(), None);
}
