//! How many games there are of a few plies: a guard against any change nobody meant.
//!
//! The numbers were counted by the rules themselves; the slow implementation counts the same.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "boards and games are small"
)]

#[path = "rules_slow/mod.rs"]
mod rules_slow;

use pente::rules::{Colour, Move, Point, Position, Setup, Stone, catalogue};
use rules_slow::{Game, Way};

/// A count: the ruleset, a drawing of the lower left corner (none for the start of a game), how
/// many plies, and then the games, the stones removed in their last plies and the games won.
type Count = (&'static str, &'static [&'static str], u32, [u64; 3]);

const DENSE: &[&str] = &["1.2.1", ".2.2.", "12.22", ".12.1", "2.1.2"];
const ROWS: &[&str] = &["11.11", ".2221", "1.2.1", "12221", ".111."];
const LINE: &[&str] = &["122.1.2.2.11.2"];

const COUNTS: &[Count] = &[
    ("pente size=9", &[], 3, [4424, 0, 0]),
    ("pente opening=g size=9", &[], 3, [3792, 0, 0]),
    ("pente opening=free poof=on size=9", &[], 3, [6320, 0, 0]),
    ("pente size=9", DENSE, 2, [4294, 14, 0]),
    ("pente size=9", ROWS, 2, [3602, 20, 3]),
    ("keryo-pente size=9", DENSE, 2, [4294, 14, 0]),
    ("keryo-pente size=9", ROWS, 2, [3608, 26, 3]),
    ("pente poof=on size=9", DENSE, 2, [4296, 413, 0]),
    ("pente poof=on size=9", ROWS, 2, [3602, 317, 3]),
    ("pente boat=on size=9", DENSE, 2, [4294, 14, 0]),
    ("pente boat=on size=9", ROWS, 2, [3662, 22, 62]),
    (
        "keryo-pente boat=on poof=on size=9",
        DENSE,
        2,
        [4296, 419, 0],
    ),
    (
        "keryo-pente boat=on poof=on size=9",
        ROWS,
        2,
        [3668, 559, 62],
    ),
    ("gomoku size=9", DENSE, 2, [4290, 0, 0]),
    ("gomoku size=9", ROWS, 2, [3602, 0, 3]),
    ("ninuki-renju", ROWS, 1, [206, 0, 2]),
    ("complication", ROWS, 1, [342, 0, 3]),
    ("pyatka", ROWS, 1, [342, 0, 0]),
    ("adjacent-pente", ROWS, 1, [17, 0, 3]),
    ("pente-plus", ROWS, 1, [684, 0, 6]),
    ("connect6", ROWS, 1, [342, 0, 0]),
    ("partners", ROWS, 1, [342, 0, 3]),
    ("team-pente", ROWS, 1, [342, 0, 3]),
    ("pente-3", ROWS, 1, [342, 0, 3]),
    ("keryo-3", ROWS, 1, [342, 12, 3]),
    ("points-3", ROWS, 1, [342, 0, 5]),
    ("small-keryo", ROWS, 1, [150, 12, 3]),
    ("ninuki-renju", DENSE, 1, [210, 4, 0]),
    ("complication", DENSE, 1, [346, 4, 0]),
    ("linear-pente", LINE, 3, [768, 258, 0]),
    ("linear-pente", &[], 3, [5814, 0, 0]),
    ("pente opening=swap2 size=9", &[], 2, [6480, 0, 0]),
    ("pente opening=swap size=9", &[], 2, [6480, 0, 0]),
];

#[test]
fn the_numbers_of_games_are_as_ever() {
    let counted: Vec<_> = COUNTS
        .iter()
        .map(|&(code, drawing, plies, _)| (code, count(&begin(code, drawing), plies)))
        .collect();
    let expected: Vec<_> = COUNTS
        .iter()
        .map(|&(code, _, _, expected)| (code, expected))
        .collect();
    assert_eq!(counted, expected);
}

#[test]
fn the_slow_implementation_counts_the_same() {
    for &(code, drawing, plies, expected) in COUNTS {
        let position = begin(code, drawing);
        let stones: Vec<_> = position
            .board()
            .stones()
            .map(|(point, colour)| (point, rules_slow::Stone::Of(colour.index())))
            .collect();
        let way = Way::coded(code);
        let colours = way.colours;
        let game = if drawing.is_empty() {
            Game::new(way)
        } else {
            Game::set_up(way, &stones, vec![0; colours], 0)
        };
        assert_eq!(count_slowly(&game, plies), expected, "{code}");
    }
}

fn begin(code: &str, drawing: &[&str]) -> Position {
    let ruleset = catalogue::decode(code).expect("it is in the catalogue");
    if drawing.is_empty() {
        return Position::new(ruleset);
    }
    let mut setup = Setup::new(ruleset);
    for (rank, row) in (0..).zip(drawing.iter().rev()) {
        for (file, letter) in (0..).zip(row.chars()) {
            if let Some(colour) = letter
                .to_digit(10)
                .and_then(|digit| Colour::new(digit as u8))
            {
                setup
                    .stones
                    .push((Point::new(file, rank), Stone::Of(colour)));
            }
        }
    }
    Position::set_up(&setup).expect("the drawing fits the board")
}

/// Games of so many plies or fewer that are over, stones removed at the last ply, games won.
fn count(position: &Position, plies: u32) -> [u64; 3] {
    let mut total = [0; 3];
    for mv in position.legal() {
        let mut next = position.clone();
        let played = next.play(mv).expect("the move is legal");
        let removed = played.removed().count() as u64;
        let won = next.outcome().is_some_and(|end| end.winner.is_some());
        let counts = if plies == 1 || next.outcome().is_some() {
            [1, removed, u64::from(won)]
        } else {
            count(&next, plies - 1)
        };
        total = std::array::from_fn(|index| total[index] + counts[index]);
    }
    total
}

fn count_slowly(game: &Game, plies: u32) -> [u64; 3] {
    let mut total = [0; 3];
    for mv in game.legal() {
        let mut next = game.clone();
        let gone = next.play(mv);
        let removed = (gone.captured.len() + gone.poofed.len()) as u64;
        let won = next.end.is_some_and(|end| end.seat.is_some());
        let counts = if plies == 1 || next.end.is_some() {
            [1, removed, u64::from(won)]
        } else {
            count_slowly(&next, plies - 1)
        };
        total = std::array::from_fn(|index| total[index] + counts[index]);
    }
    total
}

#[test]
fn moves_are_counted_as_they_are_listed() {
    let position = begin("pente-plus", &[]);
    assert_eq!(position.legal().count(), 2);
    assert!(
        position
            .legal()
            .all(|mv| matches!(mv, Move::Place(_) | Move::Power(_)))
    );
}
