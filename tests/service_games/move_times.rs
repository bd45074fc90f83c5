//! How long moves took, and what was planned: kept for after the end.

use jiff::SignedDuration;
use tessera::game::{GameId, GameRefusal, MoveTime, OfferKind, Person, PlayerId, Viewpoint};
use tessera::rules::Move;
use tessera::service::ProfileRequest;

use crate::kit::{QUIET, ROW, SERVER, World, anna, at, ben, game_refusal, point, world};

fn took(seconds: i64) -> MoveTime {
    MoveTime::of(SignedDuration::from_secs(seconds))
}

async fn times(world: &World, game: GameId) -> Vec<MoveTime> {
    let game = world.service.game(game).await.unwrap().game;
    let moves = 0..game.record().moves.len();
    moves.map(|index| game.move_time(index)).collect()
}

async fn median(world: &World, player: PlayerId) -> MoveTime {
    let viewpoint = Viewpoint {
        player,
        server: Some(SERVER),
    };
    let request = ProfileRequest {
        viewpoint,
        player,
        is_fellow_member: true,
        computer: PlayerId(99),
        is_public: false,
    };
    world
        .service
        .profile(request, at(0))
        .await
        .unwrap()
        .move_time
}

#[tokio::test]
async fn every_move_keeps_its_time_and_a_profile_the_middle_one() {
    let world = world().await;
    assert_eq!(median(&world, anna().id).await, MoveTime::UNKNOWN);
    let game = world.game(anna(), ben(), true).await;
    assert_eq!(
        times(&world, game).await,
        [MoveTime::UNKNOWN],
        "the rules placed it"
    );
    let first = world.service.game(game).await.unwrap().game.to_move();
    let mut second = 0;
    let (quick, slow) = (10, 4 * 3_600);
    for (index, stone) in ROW.iter().enumerate() {
        second += if index % 2 == 0 { quick } else { slow };
        world.play(game, &[stone], at(second)).await;
    }
    let kept = times(&world, game).await;
    assert_eq!(kept[..3], [MoveTime::UNKNOWN, took(quick), took(slow)]);
    let (one, other) = (anna().id, ben().id);
    let is_anna = first == Some(one);
    let (hasty, calm) = if is_anna { (one, other) } else { (other, one) };
    assert_eq!(median(&world, hasty).await, took(quick));
    assert_eq!(median(&world, calm).await, took(slow));

    // A byte a move, and one for each player.
    let sql = "SELECT CAST(length(move_times) AS TEXT) FROM games WHERE id = 1";
    let bytes = world.database(sql).await.unwrap();
    assert_eq!(bytes, kept.len().to_string());
    let world = world.restarted().await;
    assert_eq!(times(&world, game).await, kept);
}

#[tokio::test]
async fn takebacks_pauses_and_absences_do_not_count() {
    let world = world().await;
    let game = world.game(anna(), ben(), true).await;
    let service = &world.service;
    let view = world.play(game, &QUIET[..1], at(60)).await;
    let by = view.game.last_move().unwrap().by;
    let by = if by == anna().id { anna() } else { ben() };
    let offer = service.offer(game, &by, OfferKind::Takeback, None, at(100));
    offer.await.unwrap();
    assert_eq!(times(&world, game).await.len(), 1);
    world.play(game, &["C3"], at(130)).await;
    assert_eq!(times(&world, game).await[1..], [took(30)]);

    service.resume_clocks(at(140)).await.unwrap();
    service.heartbeat(at(150)).await.unwrap();
    service.resume_clocks(at(10_150)).await.unwrap();
    world.play(game, &["N10"], at(10_170)).await;
    assert_eq!(
        times(&world, game).await[2],
        took(40),
        "20 s before, 20 s after"
    );

    let (one, other) = (anna(), ben());
    pause(&world, game, (&one, &other), 10_200).await;
    world.play(game, &["A3"], at(20_000)).await;
    assert_eq!(times(&world, game).await[3], MoveTime::UNKNOWN);
}

async fn pause(world: &World, game: GameId, between: (&Person, &Person), second: i64) {
    crate::sealing::agree(world, game, between, OfferKind::Pause, second).await;
}

#[tokio::test]
async fn a_planned_reply_is_made_at_once_and_known_after_the_end() {
    let world = world().await;
    let service = &world.service;
    let game = world.game(anna(), ben(), true).await;
    let mover = service.game(game).await.unwrap().game.to_move().unwrap();
    let planner = if mover == anna().id {
        ben().id
    } else {
        anna().id
    };
    let [came, missed] = [["A1", "N10"], ["C3", "C5"]].map(|line| line.map(point));
    for line in [&came, &missed, &came] {
        service.plan(game, planner, line).await.unwrap();
    }
    let early = game_refusal(service.past_plans(game).await);
    assert_eq!(early, GameRefusal::StillRunning { game });
    world.play(game, &["A1"], at(60)).await;
    assert_eq!(
        times(&world, game).await[1..],
        [took(60), MoveTime::PLANNED]
    );
    world.play(game, &["A3"], at(120)).await;
    service.resign(game, mover, at(130)).await.unwrap();

    let over = service.game(game).await.unwrap().game;
    let kept = service.past_plans(game).await.unwrap();
    let [plan] = kept.as_slice() else {
        panic!("one player has planned: {kept:?}");
    };
    assert_eq!(plan.by, planner);
    let record = &over.record().moves;
    let told: Vec<(&[Move], bool)> = plan.applying_at(record, 1).collect();
    assert_eq!(told, [(came.as_slice(), true), (missed.as_slice(), false)]);
    assert_eq!(plan.applying_at(record, 2).count(), 1, "its own reply");

    // Who clears their lines does not show them.
    service.clear_plan(game, planner).await.unwrap();
    assert!(service.past_plans(game).await.unwrap().is_empty());
}

#[tokio::test]
async fn what_was_planned_is_found_again_after_a_takeback_and_no_more_than_forty_lines() {
    let world = world().await;
    let service = &world.service;
    let game = world.game(anna(), ben(), true).await;
    let view = world.play(game, &["A1"], at(10)).await;
    let by = view.game.last_move().unwrap().by;
    let (planner, other) = if by == anna().id {
        (anna(), ben())
    } else {
        (ben(), anna())
    };
    service
        .plan(game, by, &["C3", "C5"].map(point))
        .await
        .unwrap();
    let offer = service.offer(game, &planner, OfferKind::Takeback, None, at(20));
    offer.await.unwrap();
    world.play(game, &["A1"], at(30)).await;
    for round in 0..45 {
        // What does not apply any more leaves room for more.
        let answer = ["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9"][round % 9];
        let expected = ["F1", "F2", "F3", "F4", "F5"][round / 9];
        let clear = "DELETE FROM plans";
        world.database(clear).await;
        let line = [expected, answer].map(point);
        service.plan(game, by, &line).await.unwrap();
    }
    service.resign(game, other.id, at(40)).await.unwrap();
    let over = service.game(game).await.unwrap().game;
    let kept = service.past_plans(game).await.unwrap();
    let told = kept[0].applying_at(&over.record().moves, 2);
    assert_eq!(told.count(), 40);

    let game = world.game(anna(), ben(), true).await;
    world.play(game, &["A1"], at(10)).await;
    service
        .plan(game, by, &["C3", "C5"].map(point))
        .await
        .unwrap();
    let offer = service.offer(game, &planner, OfferKind::Takeback, None, at(20));
    offer.await.unwrap();
    world.play(game, &["A1", "C3"], at(30)).await;
    service.resign(game, other.id, at(40)).await.unwrap();
    let over = service.game(game).await.unwrap().game;
    let kept = service.past_plans(game).await.unwrap();
    let told: Vec<_> = kept[0].applying_at(&over.record().moves, 2).collect();
    assert_eq!(told, [(["C3", "C5"].map(point).as_slice(), true)]);
}
