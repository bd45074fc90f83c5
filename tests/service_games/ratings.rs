//! How rated games change ratings. That a replay computes the same is in `replay`.

use tessera::game::{ChannelId, Coin, GameId, Person, Place, ServerId};
use tessera::rating::{Change, Rating, Score, rate};
use tessera::service::Scope;

use crate::kit::{QUIET, SERVER, World, anna, at, ben, days, place, terms, world};

#[tokio::test]
async fn a_rated_game_changes_both_ratings_on_both_ladders() {
    let world = world().await;
    let game = world.game(anna(), ben(), true).await;
    world.play(game, QUIET, at(1)).await;
    let (_, view) = world.service.resign(game, ben().id, at(2)).await.unwrap();

    let ratings = view.ratings.clone().unwrap();
    let (won, lost) = rate(Rating::new(), Rating::new(), Score::Win);
    let newcomer = Rating::new();
    let expected = [won, lost].map(|after| {
        let before = newcomer;
        Some(Change { before, after })
    });
    let expected = expected.to_vec();
    assert_eq!(ratings.everywhere, expected);
    assert_eq!(ratings.server, Some(expected));

    let kept = world.restarted().await.service.game(game).await.unwrap();
    assert_eq!(kept.ratings, view.ratings);
}

#[tokio::test]
async fn an_unrated_game_changes_no_rating() {
    let world = world().await;
    let game = world.game(anna(), ben(), false).await;
    world.play(game, QUIET, at(1)).await;
    let (_, view) = world.service.resign(game, ben().id, at(2)).await.unwrap();
    assert_eq!(view.ratings, None);
    let ladder = world
        .service
        .standings(Scope::Everywhere, "pente", 1, anna().id, at(3))
        .await;
    assert_eq!(ladder.unwrap().own, None);
}

#[tokio::test]
async fn a_game_in_private_counts_everywhere_only() {
    let world = world().await;
    let private = Place {
        server: None,
        channel: ChannelId(5),
    };
    let view = resigned(&world, anna(), ben(), private, 1).await;
    let ratings = world.service.game(view).await.unwrap().ratings.unwrap();
    assert_eq!(ratings.everywhere.len(), 2);
    assert_eq!(ratings.server, None);
}

#[tokio::test]
async fn time_away_is_counted_when_one_comes_back() {
    let world = world().await;
    let first = resigned(&world, anna(), ben(), place(), 0).await;
    let later = resigned(&world, anna(), ben(), place(), 400).await;
    let change = async |game| {
        let view = world.service.game(game).await.unwrap();
        view.ratings.unwrap().everywhere[0].unwrap()
    };
    let (after, before) = (change(first).await.after, change(later).await.before);
    assert_eq!(before, after.after_absence(400));
    assert!(before.deviation > after.deviation);
}

/// A rated game that `loser` resigns on this day.
async fn resigned(world: &World, loser: Person, winner: Person, place: Place, day: i64) -> GameId {
    let loser_id = loser.id;
    let made = world
        .service
        .challenge(loser, Some(winner.clone()), terms(true), place, days(day))
        .await;
    let accepted = world
        .service
        .accept(made.unwrap().id, winner, Coin::Heads, days(day))
        .await;
    let game = accepted.unwrap().game.game.id;
    world.play(game, QUIET, days(day)).await;
    world
        .service
        .resign(game, loser_id, days(day))
        .await
        .unwrap();
    game
}

#[tokio::test]
async fn ladders_of_other_servers_are_apart() {
    let world = world().await;
    resigned(&world, anna(), ben(), place(), 1).await;
    for (scope, has) in [
        (Scope::Server(SERVER), true),
        (Scope::Server(ServerId(5)), false),
    ] {
        let ladder = world
            .service
            .standings(scope, "pente", 1, ben().id, days(2))
            .await
            .unwrap();
        assert_eq!(ladder.own.is_some(), has);
        assert_eq!(ladder.provisional.len(), if has { 2 } else { 0 });
    }

    let elsewhere = Place {
        server: Some(ServerId(5)),
        ..place()
    };
    let second = resigned(&world, anna(), ben(), elsewhere, 3).await;
    let ratings = world.service.game(second).await.unwrap().ratings;
    let changes = ratings.unwrap();
    let before = |changes: &[Option<Change>]| changes[0].unwrap().before;
    assert_eq!(before(&changes.server.unwrap()), Rating::new());
    assert_ne!(before(&changes.everywhere), Rating::new());
}
