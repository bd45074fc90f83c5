//! Changing one's last move.

use jiff::SignedDuration;
use tessera::game::{
    ChangeRefusal, Coin, First, Game, GameRefusal, MoveTime, OfferKind, PlayerId, Reset, Revision,
    Terms,
};
use tessera::rules::{Move, catalogue};
use tessera::service::GameView;

use crate::kit::{
    QUIET, ROW, World, anna, at, ben, carl, game_refusal, person, place, point, terms, world,
};

/// Anna's first stone stands at A1, and Ben has answered at N10 and she with A3, at these seconds.
async fn begun(world: &World) -> tessera::game::GameId {
    let game = world.game(anna(), ben(), true).await;
    for (stone, second) in QUIET.iter().zip([100, 200, 300]) {
        world.play(game, &[stone], at(second)).await;
    }
    game
}

fn stones(view: &GameView) -> Vec<Move> {
    view.game.record().moves[1..].to_vec()
}

fn left(game: &Game, player: PlayerId) -> SignedDuration {
    let seat = game.seat_of(player).unwrap();
    game.clock.as_ref().unwrap().player_clocks()[seat.index()].left
}

#[tokio::test]
async fn another_stone_takes_the_place_of_the_last_one_on_a_clock_that_went_on() {
    let world = world().await;
    let game = begun(&world).await;
    let before = world.service.game(game).await.unwrap().game;
    let shown = before.revision();
    let mover = before.last_move().unwrap().by;
    let change = |stone, now| {
        let service = world.service.clone();
        async move {
            service
                .change_move(game, mover, &[point(stone)], shown, now)
                .await
        }
    };
    let changed = change("A5", at(360)).await.unwrap();
    assert_eq!(stones(&changed), ["A1", "N10", "A5"].map(point));
    let now = &changed.game;
    let after = Revision {
        resets: 1,
        ply: shown.ply,
    };
    assert_eq!((now.revision(), now.reset), (after, Some(Reset::Changed)));
    assert_eq!(now.to_move(), before.to_move());

    // The minute went by on the clock of who changed the move; the other one starts anew.
    let other = now.to_move().unwrap();
    assert_eq!(left(now, other), left(&before, other));
    let minute = SignedDuration::from_mins(1);
    assert_eq!(left(&before, mover) - left(now, mover), minute);
    let started = now
        .deadline()
        .unwrap()
        .duration_since(before.deadline().unwrap());
    assert_eq!(started, minute);
    assert_eq!(
        now.move_time(3),
        MoveTime::of(SignedDuration::from_secs(160))
    );

    // The same once more is the same; another change is one too many.
    let again = change("A5", at(361)).await.unwrap();
    assert_eq!(again.game.revision(), after);
    let refused = game_refusal(change("A7", at(361)).await);
    assert_eq!(
        refused,
        GameRefusal::Change(ChangeRefusal::ChangedAlready { game })
    );
    let kept = world.service.game(game).await.unwrap();
    assert_eq!(stones(&kept), stones(&changed));
    let takeback = person(mover.0, "Somebody");
    let offered = world
        .service
        .offer(game, &takeback, OfferKind::Takeback, None, at(362));
    offered.await.unwrap();
    assert_eq!(
        stones(&world.service.game(game).await.unwrap()),
        stones(&changed)
    );
}

#[tokio::test]
async fn a_stone_that_wins_may_take_the_place_and_then_stays() {
    let world = world().await;
    let game = world.game(anna(), ben(), true).await;
    let (last, others) = ROW.split_last().unwrap();
    world.play(game, others, at(1)).await;
    let view = world.play(game, &["T19"], at(2)).await;
    let by = view.game.last_move().unwrap().by;
    let shown = view.game.revision();
    let won = world
        .service
        .change_move(game, by, &[point(last)], shown, at(3))
        .await;
    let won = won.unwrap();
    assert_eq!(won.game.winners(), [by]);
    assert!(won.ratings.is_some());
    let shown = won.game.revision();
    let late = world
        .service
        .change_move(game, by, &[point("S19")], shown, at(4))
        .await;
    assert!(matches!(game_refusal(late), GameRefusal::Over { .. }));
}

#[tokio::test]
async fn a_move_stands_once_it_was_seen_answered_or_made_long_ago() {
    let world = world().await;
    let refused = async |game, by, seconds| {
        let shown = world.service.game(game).await.unwrap().game.revision();
        let stone = [point("T1")];
        let changed = world
            .service
            .change_move(game, by, &stone, shown, at(seconds));
        game_refusal(changed.await)
    };
    let game = begun(&world).await;
    let view = world.service.game(game).await.unwrap().game;
    let (by, other) = (view.last_move().unwrap().by, view.to_move().unwrap());
    let none = GameRefusal::Change(ChangeRefusal::NoMove { game });
    assert_eq!(refused(game, other, 301).await, none);
    let not_seated = GameRefusal::NotAPlayer { game };
    assert_eq!(refused(game, carl().id, 301).await, not_seated);
    let late = GameRefusal::Change(ChangeRefusal::TooLate { game, minutes: 2 });
    assert_eq!(refused(game, by, 421).await, late);
    world
        .service
        .started_answering(game, other, at(310))
        .await
        .unwrap();
    let opened = GameRefusal::Change(ChangeRefusal::AfterOpening { game });
    assert_eq!(refused(game, by, 311).await, opened);
    world.play(game, &["B7"], at(320)).await;
    assert_eq!(refused(game, by, 321).await, none);

    // Where a reply may have waited for the move, it is the same refusal: it reveals nothing.
    let game = world.game(anna(), ben(), true).await;
    world.play(game, &["A1"], at(100)).await;
    let mover = world
        .service
        .game(game)
        .await
        .unwrap()
        .game
        .to_move()
        .unwrap();
    let planner = if mover == anna().id {
        ben().id
    } else {
        anna().id
    };
    let line = ["C3", "C5"].map(point);
    world.service.plan(game, planner, &line).await.unwrap();
    world.play(game, &["D4"], at(110)).await;
    let opened = GameRefusal::Change(ChangeRefusal::AfterOpening { game });
    assert_eq!(refused(game, mover, 111).await, opened);
}

#[tokio::test]
async fn the_first_stone_that_the_rules_place_and_games_with_others_are_not_changed() {
    let world = world().await;
    let game = world.game(anna(), ben(), true).await;
    let shown = world.service.game(game).await.unwrap().game.revision();
    let stone = [point("A1")];
    let change = world
        .service
        .change_move(game, anna().id, &stone, shown, at(1));
    assert_eq!(
        game_refusal(change.await),
        GameRefusal::Change(ChangeRefusal::NoMove { game })
    );
}

#[tokio::test]
async fn a_turn_of_two_stones_is_changed_as_a_whole() {
    let world = world().await;
    let connect6 = Terms {
        ruleset: catalogue::find("connect6").expect("it is in the catalogue"),
        first: First::Challenger,
        ..terms(false)
    };
    let challenge = world
        .service
        .challenge(anna(), Some(ben()), connect6, place(), at(0));
    let challenge = challenge.await.unwrap().id;
    let game = world
        .service
        .accept(challenge, ben(), Coin::Heads, at(0))
        .await;
    let game = game.unwrap().game.game.id;
    let half = world.play(game, &["A1"], at(10)).await.game;
    let by = half.last_move().unwrap().by;
    let change = async |stones: &'static [&'static str]| {
        let stones: Vec<_> = stones.iter().map(|stone| point(stone)).collect();
        let shown = world.service.game(game).await.unwrap().game.revision();
        let changed = world.service.change_move(game, by, &stones, shown, at(30));
        changed.await
    };
    let none = GameRefusal::Change(ChangeRefusal::NoMove { game });
    assert_eq!(game_refusal(change(&["C1"]).await), none, "not half a turn");
    world.play(game, &["B1"], at(20)).await;
    assert_eq!(
        game_refusal(change(&["C1"]).await),
        GameRefusal::NotATurn,
        "not by half a turn"
    );
    let changed = change(&["C1", "D1"]).await.unwrap();
    assert_eq!(stones(&changed), ["C1", "D1"].map(point));
    assert_ne!(changed.game.to_move(), Some(by));
    let once = GameRefusal::Change(ChangeRefusal::ChangedAlready { game });
    assert_eq!(game_refusal(change(&["E1", "F1"]).await), once);
}
