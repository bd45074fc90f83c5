//! Whole games, and every refusal on the way.

use tessera::game::{GameId, GameRefusal, LastMove, Revision, Status};
use tessera::rules::{self, Departure, Move, Reason, Seat};
use tessera::service;

use crate::kit::{
    CAPTURES, QUIET, ROW, anna, at, ben, carl, game_refusal, point, refusal, visible_state, world,
};

#[tokio::test]
async fn a_game_is_won_by_a_row() {
    let world = world().await;
    let game = world.game(anna(), ben(), false).await;
    let view = world.play(game, ROW, at(60)).await;
    let Status::Over(outcome) = view.game.status() else {
        panic!("still running")
    };
    assert_eq!(outcome.reason, Reason::Row);
    assert_eq!(view.game.winners(), [anna().id]);
    assert_eq!(view.game.position().winning_row().len(), 5);
    assert_eq!(view.game.to_move(), None);
    assert_eq!(view.ratings, None);

    let world = world.restarted().await;
    let kept = world.service.game(game).await.unwrap();
    assert_eq!(visible_state(&kept.game), visible_state(&view.game));
    assert_eq!(kept.game.status(), view.game.status());
}

#[tokio::test]
async fn a_game_is_won_by_captures() {
    let world = world().await;
    let game = world.game(anna(), ben(), false).await;
    let (last, before) = CAPTURES.split_last().unwrap();
    world.play(game, before, at(60)).await;
    let view = world
        .service
        .play(game, anna().id, point(last), None, at(61))
        .await
        .unwrap();
    let Status::Over(outcome) = view.game.status() else {
        panic!("still running")
    };
    assert_eq!(outcome.reason, Reason::Captures);
    assert_eq!(view.game.winners(), [anna().id]);
    assert_eq!(
        view.game.last().unwrap().removed().len(),
        2,
        "the answer tells what was taken"
    );
}

#[tokio::test]
async fn resigning_loses_in_turn_and_out_of_turn() {
    let world = world().await;
    for (resigns, wins) in [(anna(), ben()), (ben(), anna())] {
        let game = world.game(anna(), ben(), false).await;
        world.play(game, QUIET, at(60)).await;
        let (_, view) = world
            .service
            .resign(game, resigns.id, at(70))
            .await
            .unwrap();
        assert_eq!(view.game.winners(), [wins.id]);
        assert_eq!(view.game.moved_at, at(70));
        let kept = world.service.game(game).await.unwrap();
        assert_eq!(kept.game.status(), view.game.status());
    }
}

#[tokio::test]
async fn a_game_left_early_is_aborted() {
    let world = world().await;
    let game = world.game(anna(), ben(), true).await;
    world.play(game, &QUIET[..2], at(60)).await;
    let (_, view) = world.service.resign(game, ben().id, at(70)).await.unwrap();
    assert!(view.game.is_over());
    assert!(view.game.is_aborted());
    assert_eq!(view.game.winners(), []);
    assert_eq!(view.ratings, None);
}

#[tokio::test]
async fn wrong_moves_are_refused_and_change_nothing() {
    let world = world().await;
    let service = &world.service;
    let game = world.game(anna(), ben(), false).await;
    let before = visible_state(&world.play(game, &["A1"], at(60)).await.game);
    let last = Some(LastMove {
        by: ben().id,
        mv: point("A1"),
    });
    let (anna, ben, carl) = (anna().id, ben().id, carl().id);
    let leave = Move::Leave(Seat::SECOND, Departure::Resigned);

    let cases = [
        (
            ben,
            point("C3"),
            None,
            GameRefusal::NotYourTurn {
                whose: anna,
                is_among_several: false,
                last,
            },
        ),
        (carl, point("C3"), None, GameRefusal::NotAPlayer { game }),
        (carl, point("C3"), Some(1), GameRefusal::NotAPlayer { game }),
        (
            anna,
            point("N10"),
            Some(1),
            GameRefusal::Stale {
                is_among_several: false,
                shown: Revision::from(1),
                now: Revision::from(2),
                by: anna,
                whose: anna,
                last,
            },
        ),
        (
            ben,
            point("C3"),
            Some(1),
            GameRefusal::Stale {
                is_among_several: false,
                shown: Revision::from(1),
                now: Revision::from(2),
                by: ben,
                whose: anna,
                last,
            },
        ),
        (anna, leave, None, GameRefusal::NotATurn),
        (anna, Move::AgreeDraw, None, GameRefusal::NotATurn),
    ];
    for (by, mv, at_ply, expected) in cases {
        let answer = service
            .play(game, by, mv, at_ply.map(Revision::from), at(61))
            .await;
        assert_eq!(game_refusal(answer), expected);
    }
    for (stone, matches) in [
        (
            "A1",
            (|refusal| matches!(refusal, rules::IllegalMove::Occupied { .. })) as fn(_) -> bool,
        ),
        ("L10", |refusal| {
            matches!(refusal, rules::IllegalMove::TooNearCentre { .. })
        }),
    ] {
        match game_refusal(
            service
                .play(game, anna, point(stone), Some(Revision::from(2)), at(61))
                .await,
        ) {
            GameRefusal::Rules(refusal) => assert!(matches(refusal), "{refusal}"),
            other => panic!("{stone}: {other}"),
        }
    }
    assert_eq!(
        game_refusal(service.resign(game, carl, at(61)).await),
        GameRefusal::NotAPlayer { game }
    );
    assert_eq!(
        visible_state(&service.game(game).await.unwrap().game),
        before
    );
}

#[tokio::test]
async fn a_finished_game_takes_no_move_and_says_how_it_ended() {
    let world = world().await;
    let game = world.game(anna(), ben(), false).await;
    let view = world.play(game, ROW, at(60)).await;
    let Status::Over(outcome) = view.game.status() else {
        panic!("still running")
    };
    let over = GameRefusal::Over {
        game,
        outcome,
        last: view.game.last_move(),
    };
    let ply = view.game.ply();
    for at_ply in [None, Some(3), Some(ply)] {
        let answer = world
            .service
            .play(
                game,
                ben().id,
                point("C3"),
                at_ply.map(Revision::from),
                at(61),
            )
            .await;
        assert_eq!(game_refusal(answer), over);
    }
    assert_eq!(
        game_refusal(world.service.resign(game, ben().id, at(61)).await),
        over
    );
}

#[tokio::test]
async fn an_unknown_game_is_refused() {
    let world = world().await;
    let id = GameId(5);
    let unknown = service::ServiceRefusal::NoSuchGame(id);
    assert_eq!(refusal(world.service.game(id).await), unknown);
    assert_eq!(
        refusal(
            world
                .service
                .play(id, anna().id, point("A1"), None, at(0))
                .await
        ),
        unknown
    );
    assert_eq!(
        refusal(world.service.resign(id, anna().id, at(0)).await),
        unknown
    );
}

#[tokio::test]
async fn every_stone_survives_an_abrupt_end() {
    let mut world = world().await;
    let game = world.game(anna(), ben(), false).await;
    for stone in ROW {
        let played = world.play(game, &[stone], at(60)).await;
        world = world.restarted().await;
        let kept = world.service.game(game).await.unwrap();
        assert_eq!(visible_state(&kept.game), visible_state(&played.game));
        assert_eq!(kept.game.last(), played.game.last());
    }
}
