//! The built-in puzzles, which the engine found in games against itself.
//!
//! A search for wins ten times as large agrees with each of them. Puzzles were left out in which the playing engine,
//! which looks at all moves and not only at threats, thought badly of a stone that is accepted: 32 of 642, half of them
//! by rules in which a row must survive a capture. `tests/puzzles.rs` repeats both checks.

use std::sync::LazyLock;

use super::puzzle::Puzzle;

/// A puzzle in each line. It is known by what it asks ([`PuzzleId`](super::PuzzleId)), wherever it stands.
const LINES: &str = include_str!("built_in.txt");

static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    let read = |line: &str| line.parse().expect("a test reads every line");
    LINES.lines().map(read).collect()
});

/// The built-in puzzles.
pub fn built_in() -> &'static [Puzzle] {
    &PUZZLES
}
