//! Sealed moves of adjourned games.

use tessera::game::{
    GameId, GameRefusal, MoveTime, OfferKind, Person, PlayerId, Reset, Revision, Seal, SealRefusal,
    SealedMove, Suspension,
};
use tessera::rules::{Choice, Move};
use tessera::service::{GameView, OfferReply};

use crate::kit::{QUIET, World, anna, at, ben, carl, game_refusal, point, world};

/// A game that both agreed to adjourn, the player to move, and the other one.
pub async fn adjourned(world: &World) -> (GameId, Person, Person) {
    let game = world.game(anna(), ben(), true).await;
    let view = world.play(game, QUIET, at(10)).await;
    let (one, other) = (anna(), ben());
    let is_anna = view.game.to_move() == Some(one.id);
    let (mover, other) = if is_anna { (one, other) } else { (other, one) };
    agree(world, game, (&mover, &other), OfferKind::Adjourn, 20).await;
    (game, mover, other)
}

/// One offers something, the other one agrees.
pub async fn agree(
    world: &World,
    game: GameId,
    (from, to): (&Person, &Person),
    kind: OfferKind,
    second: i64,
) -> GameView {
    let service = &world.service;
    let offered = service.offer(game, from, kind, None, at(second)).await;
    let (_, view) = offered.unwrap();
    let offer = (from.id, kind, view.game.revision());
    let agreed = service.reply(game, to.id, offer, OfferReply::Agree, at(second + 1));
    agreed.await.unwrap()
}

async fn shown(world: &World, game: GameId) -> Revision {
    world.service.game(game).await.unwrap().game.revision()
}

#[tokio::test]
async fn a_sealed_move_is_nobody_elses_business_until_the_game_resumes_with_it() {
    let world = world().await;
    let (game, mover, other) = adjourned(&world).await;
    let service = &world.service;
    let before = service.game(game).await.unwrap();
    assert_eq!(before.game.suspension, Some(Suspension::Adjourned));
    assert_eq!(before.seal, Seal::Open);
    let at_board = before.game.revision();
    let sealed = service.seal(game, mover.id, &[point("G7")], at_board).await;
    assert_eq!(sealed.unwrap().seal, Seal::Sealed);
    let changed = service.seal(game, mover.id, &[point("H8")], at_board).await;
    let after = changed.unwrap();
    assert_eq!(after.game.record(), before.game.record());
    assert_eq!(
        after.game.revision(),
        at_board,
        "nobody's buttons are outdated"
    );
    let (_, own) = service.sealed_by(game, mover.id).await.unwrap();
    let own = own.unwrap();
    assert_eq!(own.turn, [point("H8")]);

    // Whoever else looks learns that there is one. No log can tell which, either.
    for player in [other.id, carl().id] {
        let asked = service.sealed_by(game, player).await;
        let refused = game_refusal(asked.map(|_| ()));
        let (foreign, outside) = (
            GameRefusal::Seal(SealRefusal::NotYours),
            GameRefusal::NotAPlayer { game },
        );
        assert_eq!(refused, if player == other.id { foreign } else { outside });
    }
    let seen = service.game(game).await.unwrap();
    for told in [format!("{seen:?}"), format!("{own:?}")] {
        assert!(!told.contains("file: 7") && !told.contains("H8"), "{told}");
    }

    let resumed = agree(&world, game, (&other, &mover), OfferKind::Resume, 90_000).await;
    assert_eq!(resumed.game.reset, Some(Reset::Unsealed));
    assert_eq!(resumed.game.record().moves.last(), Some(&point("H8")));
    assert!(resumed.game.waits_for(other.id));
    assert_eq!(resumed.game.move_time(4), MoveTime::SEALED);
    assert_eq!(resumed.seal, Seal::Closed);
    assert!(resumed.silenced.is_empty(), "a move always calls");
    let rows = "SELECT CAST(COUNT(*) AS TEXT) FROM sealed_moves";
    assert_eq!(world.database(rows).await.as_deref(), Some("0"));
    let taken_back = service.offer(game, &mover, OfferKind::Takeback, None, at(90_002));
    let (_, view) = taken_back.await.unwrap();
    assert!(
        view.game.waits_for(other.id),
        "it is taken back by agreement only"
    );
}

#[tokio::test]
async fn only_the_player_to_move_of_a_game_adjourned_by_agreement_seals_a_legal_turn() {
    let world = world().await;
    let service = &world.service;
    let running = world.game(anna(), ben(), true).await;
    let to_move = service.game(running).await.unwrap().game.to_move().unwrap();
    let seal = async |game, by: PlayerId, stones: &[&str], shown| {
        let turn: Vec<_> = stones.iter().map(|stone| point(stone)).collect();
        game_refusal(service.seal(game, by, &turn, shown).await)
    };
    let refused = seal(running, to_move, &["A1"], shown(&world, running).await).await;
    assert_eq!(refused, GameRefusal::NotAdjourned { game: running });

    let (game, mover, other) = adjourned(&world).await;
    let now = shown(&world, game).await;
    let refused = seal(game, other.id, &["G7"], now).await;
    assert_eq!(refused, GameRefusal::Seal(SealRefusal::NotYours));
    let refused = seal(game, carl().id, &["G7"], now).await;
    assert_eq!(refused, GameRefusal::NotAPlayer { game });
    let refused = seal(game, mover.id, &["K10"], now).await;
    assert!(matches!(refused, GameRefusal::Rules(_)), "{refused:?}");
    let refused = seal(game, mover.id, &["G7", "G8"], now).await;
    assert_eq!(refused, GameRefusal::NotATurn, "one stone a turn");
    let refused = seal(game, mover.id, &[], now).await;
    assert_eq!(refused, GameRefusal::NotATurn, "one stone a turn");
    let refused = game_refusal(service.unseal(game, mover.id, now).await);
    assert_eq!(
        refused,
        GameRefusal::Seal(SealRefusal::NothingSealed { game })
    );
    let old = Revision::from(now.ply);
    let refused = seal(game, mover.id, &["G7"], old).await;
    assert!(matches!(refused, GameRefusal::Stale { .. }), "{refused:?}");

    // Nobody agreed to this one: it was idle.
    world.database("DELETE FROM sealed_moves").await;
    let refused = seal(game, mover.id, &["G7"], now).await;
    assert_eq!(refused, GameRefusal::Seal(SealRefusal::NotOffered { game }));
    let resumed = agree(&world, game, (&mover, &other), OfferKind::Resume, 60).await;
    assert_eq!(resumed.game.reset, Some(Reset::Resumed));
}

#[tokio::test]
async fn what_was_withdrawn_is_not_played() {
    let world = world().await;
    let (game, mover, other) = adjourned(&world).await;
    let now = shown(&world, game).await;
    let service = &world.service;
    service
        .seal(game, mover.id, &[point("G7")], now)
        .await
        .unwrap();
    let withdrawn = service.unseal(game, mover.id, now).await.unwrap();
    assert_eq!(withdrawn.seal, Seal::Open);
    let resumed = agree(&world, game, (&mover, &other), OfferKind::Resume, 60).await;
    assert_eq!(resumed.game.reset, Some(Reset::Resumed));
    assert_eq!(resumed.game.ply(), 4);
}

#[tokio::test]
async fn a_sealed_move_meets_the_reply_that_was_planned_for_it() {
    let world = world().await;
    let game = world.game(anna(), ben(), true).await;
    let view = world.play(game, QUIET, at(10)).await;
    let mover = view.game.to_move().unwrap();
    let (one, other) = (anna(), ben());
    let (mover, other) = if mover == one.id {
        (one, other)
    } else {
        (other, one)
    };
    let line = ["G7", "G9"].map(point);
    world.service.plan(game, other.id, &line).await.unwrap();
    agree(&world, game, (&other, &mover), OfferKind::Adjourn, 20).await;
    let now = shown(&world, game).await;
    world
        .service
        .seal(game, mover.id, &line[..1], now)
        .await
        .unwrap();
    let resumed = agree(&world, game, (&mover, &other), OfferKind::Resume, 60).await;
    assert_eq!(resumed.game.record().moves[4..], line);
    assert!(resumed.game.waits_for(mover.id));
}

#[tokio::test]
async fn a_sealed_move_ends_with_the_game() {
    let world = world().await;
    let (game, mover, other) = adjourned(&world).await;
    let now = shown(&world, game).await;
    world
        .service
        .seal(game, mover.id, &[point("G7")], now)
        .await
        .unwrap();
    world.service.resign(game, other.id, at(60)).await.unwrap();
    let rows = "SELECT CAST(COUNT(*) AS TEXT) FROM sealed_moves";
    assert_eq!(world.database(rows).await.as_deref(), Some("0"));
    let over = world
        .service
        .seal(game, mover.id, &[point("G7")], now)
        .await;
    assert!(matches!(game_refusal(over), GameRefusal::Over { .. }));
}

#[tokio::test]
async fn a_sealed_move_that_cannot_be_played_on_an_empty_board_is_lost() {
    let world = world().await;
    let people = [anna(), ben()];
    let id = crate::replay::begin(&world, "swap2-pente", &people, crate::kit::place(), at(0)).await;
    let mut game = world.service.game(id).await.unwrap().game;
    assert!(game.record().moves.is_empty());
    let shown = game.revision();
    let sealed = SealedMove {
        by: game.to_move().unwrap(),
        at: shown,
        turn: vec![Move::Choose(Choice::Swap)],
    };
    game.play_sealed(Some(&sealed), shown, at(1));
    assert_eq!(game.reset, Some(Reset::SealLost));
    assert!(game.record().moves.is_empty());
}
