//! The course of a match, by games that are written as points and by departures.

use super::*;
use crate::game::PlayerId;
use crate::game::sample::start;
use crate::rules::{Departure, Earned, Move};

const AT: Timestamp = Timestamp::UNIX_EPOCH;

/// A game of people 1, 2, 3 ..., of which they have agreed that it is drawn.
fn drawn(ruleset: &str, gone: &[u8]) -> Game {
    let start = start(GameId(200), ruleset);
    let gone = gone
        .iter()
        .map(|&seat| (Seat::new(seat), Departure::Resigned));
    let mut game = Game::start_without(start, &gone.collect::<Vec<_>>());
    game.advance(Move::AgreeDraw, AT).expect("it runs");
    game
}

/// A game that seated person `first` and the others after them, and brought these points in that order.
fn brought<const SEATS: usize>(id: i64, first: usize, points: [u16; SEATS]) -> MatchGame {
    let mut players: Vec<_> = (1..).take(SEATS).map(PlayerId).collect();
    players.rotate_left(first - 1);
    let earned = points.map(|row| Earned {
        row,
        ..Earned::default()
    });
    MatchGame {
        id: GameId(id),
        players,
        earned: earned.to_vec(),
        plies: vec![2; SEATS],
    }
}

#[test]
fn points_are_added_by_person_wherever_they_sat() {
    let game = drawn("points-3", &[]);
    let before = [
        brought(1, 1, [10, 1, 0]),
        MatchGame::unknown(GameId(2)),
        brought(3, 3, [2, 5, 1]),
    ];
    let course = MatchCourse::of(&before, &game).expect("a match");
    assert_eq!(course.points, [15, 2, 2]);
    let last = &course.games[1];
    assert_eq!((last.id, last.earned[0].row), (GameId(3), 5));
    assert_eq!(course.plies[2], 4);
    // After a game without points the first seat begins.
    assert_eq!(course.next, AfterGame::Game(Seat::FIRST));
}

#[test]
fn a_match_has_at_most_a_hundred_games() {
    let game = drawn("points", &[]);
    let dull = |count: i64| {
        let games = (1..count).map(|id| brought(id, 1, [0, 0]));
        games.chain([brought(count, 1, [0, 3])]).collect::<Vec<_>>()
    };
    let course = |count| MatchCourse::of(&dull(count), &game).expect("a match");
    let before = course(98);
    assert_eq!(before.next, AfterGame::Game(Seat::SECOND));
    assert_eq!((before.winner(&game), before.finish(&game)), (None, None));
    let last = course(99);
    assert_eq!(last.next, AfterGame::End);
    assert_eq!(last.winner(&game), Some(Seat::SECOND));
    assert_eq!(last.finish(&game), Some(vec![Some(1), Some(0)]));
    let even: Vec<_> = (1..=99).map(|id| brought(id, 1, [0, 0])).collect();
    let even = MatchCourse::of(&even, &game).expect("a match");
    assert_eq!((even.next, even.winner(&game)), (AfterGame::End, None));
    assert_eq!(even.finish(&game), Some(vec![Some(0), Some(0)]));
}

#[test]
fn a_leaver_wins_nothing_and_begins_nothing() {
    let game = drawn("points-3", &[1]);
    let course = |points| MatchCourse::of(&[brought(1, 1, points)], &game).expect("a match");
    let goes_on = course([3, 30, 4]);
    assert_eq!(goes_on.next, AfterGame::Game(Seat::FIRST));
    let over = course([21, 30, 4]);
    assert_eq!(over.next, AfterGame::End);
    assert_eq!(over.winner(&game), Some(Seat::FIRST));
    assert_eq!(over.finish(&game), Some(vec![Some(0), Some(2), Some(1)]));
    let next = game.next_of_match(GameId(201), Seat::new(2), game.time_preferences.clone(), AT);
    assert_eq!(next.players, [3, 1, 2].map(PlayerId));
    assert_eq!(next.departures(), [(Seat::new(2), Departure::Resigned)]);
    assert_eq!(
        next.to_move(),
        Some(PlayerId(1)),
        "the first stone is forced"
    );
    assert_eq!(next.follows, Some(game.id));
}
