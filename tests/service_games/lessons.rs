//! The game of the last lesson, whose comments help nobody in another game.

use tessera::game::{
    ChannelId, Coin, First, GameId, Pace, Person, Place, PlayerId, ServerId, Terms,
};
use tessera::service::{ComputerGamePurpose, NewComputerGame, Opponent};

use crate::kit::{World, anna, at, ben, carl, days, person, place, terms, world};

/// What follows the first stone in the lesson.
const LESSON: [&str; 3] = ["L10", "A1", "M11"];
/// The same stones, mirrored and in another order.
const MIRRORED: [&str; 3] = ["H11", "T1", "J10"];

/// A lesson's game in which these stones follow the first one.
async fn lesson(world: &World, stones: &[&str]) -> GameId {
    let purpose = ComputerGamePurpose::Lesson;
    against_computer(world, purpose, stones).await
}

async fn against_computer(world: &World, purpose: ComputerGamePurpose, stones: &[&str]) -> GameId {
    let wanted = NewComputerGame {
        by: anna(),
        against: Opponent {
            person: person(99, "Tessera"),
            level: 1,
        },
        terms: Terms {
            first: First::Challenger,
            ..terms(false)
        },
        place: place(),
        purpose,
    };
    // Not so soon that it counts as a double press.
    let now = days(1);
    let begun = world.service.play_computer(wanted, Coin::Heads, now).await;
    let game = begun.unwrap().view.game.id;
    world.play(game, stones, now).await;
    game
}

/// A game of these two on another server.
async fn elsewhere(world: &World, (one, other): (Person, Person), pace: Pace) -> GameId {
    let elsewhere = Place {
        server: Some(ServerId(901)),
        channel: ChannelId(801),
    };
    let terms = Terms {
        pace,
        ..terms(false)
    };
    let service = &world.service;
    let challenge = service.challenge(one, Some(other.clone()), terms, elsewhere, at(0));
    let challenge = challenge.await.unwrap();
    let accepted = service
        .accept(challenge.id, other, Coin::Heads, at(0))
        .await;
    accepted.unwrap().game.game.id
}

async fn hides_comments(world: &World, game: GameId) -> bool {
    let view = world.service.game(game).await.unwrap();
    assert!(view.is_lesson);
    view.hides_comments
}

#[tokio::test]
async fn a_lesson_does_not_comment_on_what_stands_in_somebodys_game() {
    let world = world().await;
    let lesson = lesson(&world, &LESSON).await;
    assert!(!hides_comments(&world, lesson).await);
    let other = elsewhere(&world, (ben(), carl()), Pace::Relaxed).await;
    world.play(other, &MIRRORED[..1], at(1)).await;
    assert!(!hides_comments(&world, lesson).await, "too few stones");
    world.play(other, &MIRRORED[1..], at(1)).await;
    assert!(hides_comments(&world, lesson).await);
    // What stands there is known whatever is played on in the lesson's game, up to one stone after it.
    world.play(lesson, &["A3", "S1"], days(1)).await;
    assert!(hides_comments(&world, lesson).await, "before the last turn");
    world.play(lesson, &["A5", "S3"], days(1)).await;
    assert!(!hides_comments(&world, lesson).await);
}

#[tokio::test]
async fn a_lesson_comments_again_once_the_other_game_is_over() {
    let world = world().await;
    let lesson = lesson(&world, &LESSON).await;
    let other = elsewhere(&world, (ben(), carl()), Pace::Relaxed).await;
    world.play(other, &MIRRORED, at(1)).await;
    assert!(hides_comments(&world, lesson).await);
    let resigned = world.service.resign(other, ben().id, at(2)).await;
    resigned.unwrap();
    assert!(!hides_comments(&world, lesson).await);
}

#[tokio::test]
async fn games_without_a_clock_silence_lessons_of_others_only_when_nobody_else_plays_like_it() {
    let world = world().await;
    let lesson = lesson(&world, &LESSON).await;
    let other = elsewhere(&world, (ben(), carl()), Pace::Untimed).await;
    world.play(other, &MIRRORED, at(1)).await;
    assert!(!hides_comments(&world, lesson).await);
    let own = elsewhere(&world, (anna(), carl()), Pace::Untimed).await;
    world.play(own, &MIRRORED, at(1)).await;
    assert!(hides_comments(&world, lesson).await, "her own count");
}

#[tokio::test]
async fn other_lessons_silence_none_but_games_against_the_computer_do() {
    let world = world().await;
    let first = lesson(&world, &LESSON).await;
    let purpose = ComputerGamePurpose::Game;
    let game = against_computer(&world, purpose, &[]).await;
    assert_eq!(game, first, "a double press");
    world.database("UPDATE games SET started_at = 0").await;
    let second = lesson(&world, &LESSON).await;
    assert_ne!(first, second);
    assert!(!hides_comments(&world, first).await);
    world.database("UPDATE games SET started_at = 0").await;
    let game = against_computer(&world, purpose, &LESSON).await;
    assert!(!world.service.game(game).await.unwrap().is_lesson);
    assert!(hides_comments(&world, first).await && hides_comments(&world, second).await);
    let ann: PlayerId = anna().id;
    world.service.resign(game, ann, days(1)).await.unwrap();
    assert!(!hides_comments(&world, first).await);
}

#[tokio::test]
async fn games_from_before_positions_were_kept_silence_lessons_after_the_start() {
    let world = world().await;
    let lesson = lesson(&world, &LESSON).await;
    let other = elsewhere(&world, (ben(), carl()), Pace::Relaxed).await;
    world.play(other, &MIRRORED, at(1)).await;
    let before = "UPDATE games SET boards_kept = NULL; DELETE FROM standing_boards";
    world.database(before).await;
    let filled_in = world.service.fill_in_results(None).await;
    assert_eq!(filled_in.unwrap(), None);
    assert!(hides_comments(&world, lesson).await);
}
