//! How often positions were reached in finished games.

use tessera::game::{
    ChannelId, Coin, GameId, Place, PlayerId, ServerId, ServerSettingsPatch, Viewpoint, Visibility,
};
use tessera::rules::{Move, Record, catalogue};
use tessera::service::{OpeningAnswer, OpeningCount, OpeningScope};

use crate::kit::{QUIET, ROW, SERVER, World, anna, at, ben, carl, person, point, terms, world};

/// The same game, mirrored and begun in another order; Black answers differently after four of its stones.
const MIRRORED: &[&str] = &["T3", "G10", "T1", "J10", "T5", "H10", "B19", "F10"];

fn line(points: &str) -> Record {
    let mut record = Record::new(catalogue::find("pente").unwrap());
    for point in points.split_whitespace() {
        let size = record.ruleset.size;
        record.push(Move::parse(point, size).unwrap());
    }
    record
}

async fn asked(world: &World, by: PlayerId, scope: OpeningScope, points: &str) -> OpeningAnswer {
    let viewpoint = Viewpoint {
        player: by,
        server: Some(SERVER),
    };
    let line = line(points);
    let found = world.service.opening(viewpoint, scope, &line);
    found.await.unwrap()
}

async fn counted(world: &World, scope: OpeningScope, points: &str) -> OpeningCount {
    match asked(world, carl().id, scope, points).await {
        OpeningAnswer::Counted(count) => count,
        OpeningAnswer::Stands => panic!("it stands nowhere"),
    }
}

async fn finished(world: &World, stones: &[&str]) -> GameId {
    let game = world.game(anna(), ben(), true).await;
    let view = world.play(game, stones, at(1)).await;
    assert!(view.game.is_over());
    game
}

#[tokio::test]
async fn positions_are_the_same_in_any_order_and_mirrored() {
    let world = world().await;
    let start = counted(&world, OpeningScope::Everywhere, "").await;
    assert_eq!(start, OpeningCount::default());
    finished(&world, ROW).await;
    finished(&world, MIRRORED).await;
    // Both ended after somebody had asked.
    let found = counted(&world, OpeningScope::Everywhere, "K10 A1 N10 A3 L10").await;
    assert_eq!(found.results.games, 2);
    assert_eq!(found.results.wins, [2, 0]);
    let next: Vec<_> = found
        .moves
        .iter()
        .map(|it| (it.mv, it.results.games))
        .collect();
    assert_eq!(next, [(line("A5").moves[0], 2)]);
    assert!(found.moves[0].rating.is_some_and(|rating| rating > 1000));
    let third = counted(&world, OpeningScope::Everywhere, "K10 A1 N10").await;
    assert_eq!(
        third.results.games, 1,
        "another order had other stones then"
    );
    let parted = counted(&world, OpeningScope::Everywhere, "K10 A1 N10 A3 L10 A5 M10").await;
    let mut next: Vec<_> = parted.moves.iter().map(|it| it.mv).collect();
    next.sort_by_key(|mv| mv.point());
    let mut expected = line("A7 S19").moves;
    expected.sort_by_key(|mv| mv.point());
    assert_eq!(next, expected);
    // The same is found in the records after a restart.
    let world = world.restarted().await;
    let again = counted(&world, OpeningScope::Everywhere, "K10 A1 N10 A3 L10").await;
    assert_eq!(again, found);
}

#[tokio::test]
async fn games_are_counted_where_they_are_open() {
    let world = world().await;
    finished(&world, ROW).await;
    let place = Place {
        server: Some(ServerId(901)),
        channel: ChannelId(801),
    };
    let (dora, emil) = (person(4, "Dora"), person(5, "Emil"));
    let challenge =
        world
            .service
            .challenge(dora.clone(), Some(emil.clone()), terms(false), place, at(0));
    let challenge = challenge.await.unwrap();
    let accepted = world.service.accept(challenge.id, emil, Coin::Heads, at(0));
    let other = accepted.await.unwrap().game.game.id;
    world.play(other, ROW, at(1)).await;
    let games = async |by, scope| match asked(&world, by, scope, "K10 A1").await {
        OpeningAnswer::Counted(count) => count.results.games,
        OpeningAnswer::Stands => panic!("it stands nowhere"),
    };
    let (server, everywhere, own) = (
        OpeningScope::Server,
        OpeningScope::Everywhere,
        OpeningScope::Own,
    );
    assert_eq!(games(carl().id, server).await, 1);
    assert_eq!(games(carl().id, everywhere).await, 2);
    assert_eq!(games(carl().id, own).await, 0);
    assert_eq!(games(dora.id, own).await, 1);
    assert_eq!(games(anna().id, own).await, 1);
    let closed = ServerSettingsPatch {
        visibility: Some(Visibility::Closed),
        ..ServerSettingsPatch::default()
    };
    let change = world
        .service
        .change_server_settings(ServerId(901), closed, at(2));
    change.await.unwrap();
    assert_eq!(games(carl().id, everywhere).await, 1);
    assert_eq!(games(dora.id, own).await, 1);
}

#[tokio::test]
async fn a_damaged_record_is_left_out_and_spoils_nothing() {
    let world = world().await;
    finished(&world, ROW).await;
    finished(&world, MIRRORED).await;
    world
        .database("UPDATE games SET record = x'ffff' WHERE id = (SELECT MIN(id) FROM games)")
        .await;
    let found = counted(&world, OpeningScope::Everywhere, "K10 A1 N10 A3 L10").await;
    assert_eq!(found.results.games, 1);
}

#[tokio::test]
async fn nothing_is_said_to_whoever_has_the_position_before_them() {
    let world = world().await;
    finished(&world, ROW).await;
    let running = world.game(anna(), ben(), true).await;
    // In another order, and mirrored.
    world.play(running, &["T3", "G10", "T1"], at(2)).await;
    for by in [anna().id, ben().id] {
        for points in ["K10 A1 N10 A3", "K10 A1 N10 A3 L10"] {
            let found = asked(&world, by, OpeningScope::Everywhere, points).await;
            assert_eq!(found, OpeningAnswer::Stands, "{points}");
        }
    }
    let others = counted(&world, OpeningScope::Everywhere, "K10 A1 N10 A3").await;
    assert_eq!(others.results.games, 1);
    let mover = world.service.game(running).await.unwrap().game.to_move();
    let resigned = world.service.resign(running, mover.unwrap(), at(3)).await;
    resigned.unwrap();
    let found = asked(&world, anna().id, OpeningScope::Everywhere, "K10 A1 N10 A3").await;
    assert!(matches!(found, OpeningAnswer::Counted(_)));
}

#[tokio::test]
async fn a_stone_that_may_be_changed_opens_nothing() {
    let world = world().await;
    finished(&world, ROW).await;
    let running = world.game(anna(), ben(), true).await;
    world.play(running, &["A1", "N10", "A3"], at(2)).await;
    // The dummy of whoever is to move, and the answer to it.
    for dummy in ["T19", "S1"] {
        world.play(running, &[dummy], at(2)).await;
        for points in ["K10 A1 N10 A3", "K10 A1 N10 A3 L10"] {
            let found = asked(&world, anna().id, OpeningScope::Everywhere, points).await;
            assert_eq!(found, OpeningAnswer::Stands, "{points} {dummy}");
        }
    }
    world.play(running, &["R5"], at(2)).await;
    let found = asked(&world, anna().id, OpeningScope::Everywhere, "K10 A1 N10 A3").await;
    assert!(matches!(found, OpeningAnswer::Counted(_)));
}

#[tokio::test]
async fn what_leads_to_the_position_before_them_is_not_in_the_sum_either() {
    let world = world().await;
    finished(&world, ROW).await;
    finished(
        &world,
        &["A1", "N10", "B3", "L10", "A5", "M10", "A7", "O10"],
    )
    .await;
    let running = world.game(anna(), ben(), true).await;
    world.play(running, &["A3", "N10", "A1"], at(2)).await;
    let found = asked(&world, anna().id, OpeningScope::Everywhere, "K10 A1 N10").await;
    let OpeningAnswer::Counted(found) = found else {
        panic!("it stands one move later");
    };
    let next: Vec<_> = found.moves.iter().map(|it| it.mv).collect();
    assert_eq!(next, line("B3").moves);
    assert_eq!((found.results.games, found.results.wins), (1, [1, 0]));
    assert!(found.leads_to_running);
    let others = counted(&world, OpeningScope::Everywhere, "K10 A1 N10").await;
    assert!(!others.leads_to_running);
}

#[tokio::test]
async fn that_a_position_leads_to_a_running_game_is_told_whatever_others_played() {
    let world = world().await;
    let running = world.game(anna(), ben(), true).await;
    world.play(running, &["A3", "N10", "A1"], at(2)).await;
    for (points, leads_there) in [("K10 A1", false), ("K10 A1 N10", true)] {
        let found = asked(&world, anna().id, OpeningScope::Everywhere, points).await;
        let OpeningAnswer::Counted(found) = found else {
            panic!("it does not stand");
        };
        assert_eq!(found.results.games, 0, "{points}");
        assert_eq!(found.leads_to_running, leads_there, "{points}");
    }
}

#[tokio::test]
async fn the_games_with_other_options_are_counted_beside() {
    let world = world().await;
    let rules = |code: &str| catalogue::decode(code).unwrap();
    let [pente, free, small] =
        ["pente", "pente opening=free", "pente opening=free size=13"].map(rules);
    let usual = async |player, server| {
        let viewpoint = Viewpoint { player, server };
        let usual = world.service.usual_options(viewpoint, pente).await;
        usual.unwrap().code()
    };
    assert_eq!(usual(anna().id, Some(SERVER)).await, "pente");
    let play = async |ruleset| {
        let terms = tessera::game::Terms {
            ruleset,
            ..terms(false)
        };
        let game = world.game_on(anna(), ben(), terms).await;
        world.play(game, QUIET, at(1)).await;
        let mover = world.service.game(game).await.unwrap().game.to_move();
        let resigned = world.service.resign(game, mover.unwrap(), at(2)).await;
        resigned.unwrap();
    };
    play(free).await;
    assert_eq!(usual(anna().id, None).await, free.code());
    assert_eq!(usual(carl().id, Some(SERVER)).await, free.code());
    assert_eq!(usual(carl().id, None).await, "pente");
    play(pente).await;
    assert_eq!(
        usual(anna().id, None).await,
        "pente",
        "as many, and the usual"
    );
    for ruleset in [free, small, small, small] {
        play(ruleset).await;
    }
    assert_eq!(usual(anna().id, None).await, small.code());
    let found = counted(&world, OpeningScope::Server, "").await;
    let beside = |found: &OpeningCount| {
        let others = found.other_options.iter();
        let others = others.map(|it| (it.ruleset, it.games));
        others.collect::<Vec<_>>()
    };
    assert_eq!(found.results.games, 1);
    assert_eq!(beside(&found), [(small, 3), (free, 2)]);
    let own = counted(&world, OpeningScope::Own, "").await;
    assert_eq!(beside(&own), [], "Carl has played none");
}

#[tokio::test]
async fn a_game_that_is_just_ending_while_somebody_first_asks_is_counted() {
    let world = world().await;
    let game = world.game(anna(), ben(), false).await;
    world.play(game, &ROW[..ROW.len() - 1], at(1)).await;
    let mut writing = world.store.write().await.unwrap();
    let mut over = writing.game(game).await.unwrap().unwrap().game;
    let (from, by) = (over.revision(), over.to_move().unwrap());
    over.play(by, point(ROW[ROW.len() - 1]), at(2)).unwrap();
    assert!(writing.save_game(&over, from).await.unwrap());
    let asked = counted(&world, OpeningScope::Everywhere, "");
    let saved = async {
        // It is on the disk only after whoever asks has had time to read everything.
        for _ in 0..100 {
            world.service.game(game).await.unwrap();
        }
        writing.commit().await.unwrap();
    };
    let (found, ()) = tokio::join!(asked, saved);
    assert_eq!(found.results.games, 1);
    let again = counted(&world, OpeningScope::Everywhere, "").await;
    assert_eq!(again.results.games, 1);
}
