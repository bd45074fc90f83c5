//! A change of time preferences counts at once in all games, and is saved a few games at a time.

use jiff::Timestamp;
use jiff::civil::Weekday;
use tessera::game::{GameId, SettingsPatch, Weekend};

use crate::kit::{World, anna, at, ben, days, point, world};

const HOUR: i64 = 60 * 60;

/// Ben, who is to move in all these games, chooses his weekend.
async fn choose(world: &World, days: &[Weekday], now: Timestamp) {
    let patch = SettingsPatch {
        weekend: Weekend::of(days.iter().copied()),
        ..SettingsPatch::default()
    };
    assert!(patch.weekend.is_some());
    let ben = ben();
    let changed = world.service.change_settings(&ben, patch, now);
    changed.await.unwrap();
}

async fn games(world: &World, count: usize) -> Vec<GameId> {
    let mut games = Vec::with_capacity(count);
    for _ in 0..count {
        games.push(world.game(anna(), ben(), false).await);
    }
    games
}

/// Checks that all games have this deadline.
async fn ends(world: &World, games: &[GameId], deadline: Timestamp) {
    for &game in games {
        let view = world.service.game(game).await.unwrap();
        assert_eq!(view.game.deadline(), Some(deadline), "{game}");
    }
}

/// Counts the games that are stored as due by then.
async fn due(world: &World, by: Timestamp) -> usize {
    world.service.due(by).await.unwrap().len()
}

#[tokio::test]
async fn it_is_kept_some_games_at_a_time_and_a_crash_loses_nothing() {
    let world = world().await;
    let games = games(&world, 120).await;
    // It is noon on a Sunday, and a move may take three days.
    ends(&world, &games, days(3)).await;
    choose(&world, &[Weekday::Monday, Weekday::Tuesday], at(HOUR)).await;
    ends(&world, &games, days(5)).await;
    assert_eq!(due(&world, days(3)).await, 70, "kept in fifty");

    let world = world.restarted().await;
    ends(&world, &games, days(5)).await;
    assert!(world.service.apply_preferences().await.unwrap());
    assert_eq!(due(&world, days(3)).await, 20, "kept in a hundred");
    assert!(!world.service.apply_preferences().await.unwrap());
    assert_eq!(due(&world, days(3)).await, 0);
    ends(&world, &games, days(5)).await;
    assert!(!world.service.apply_preferences().await.unwrap());
}

#[tokio::test]
async fn changes_upon_changes_and_moves_between_them_are_counted_in_their_order() {
    let world = world().await;
    let games = games(&world, 60).await;
    let (first, last) = (games[0], games[59]);
    choose(&world, &[Weekday::Monday, Weekday::Tuesday], at(HOUR)).await;
    choose(&world, &[], at(HOUR + 600)).await;
    ends(&world, &games, days(3)).await;
    choose(&world, &[Weekday::Monday], at(HOUR + 1_200)).await;
    ends(&world, &games, days(4)).await;
    let service = &world.service;
    for game in [first, last] {
        let played = service.play(game, ben().id, point("A1"), None, at(4 * HOUR));
        played.await.unwrap();
        let played = service.play(game, anna().id, point("N10"), None, at(4 * HOUR));
        played.await.unwrap();
        // 68 hours were left, and the move earned a day: eight hours of Sunday, and the rest from
        // Tuesday on.
        ends(&world, &[game], days(5)).await;
    }
    let begun = world.game(anna(), ben(), false).await;
    while service.apply_preferences().await.unwrap() {}
    ends(&world, &games[1..59], days(4)).await;
    ends(&world, &[begun], days(4)).await;
    assert_eq!(due(&world, days(3)).await, 0);
}
