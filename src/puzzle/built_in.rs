//! The built-in puzzles, which the engine found in games against itself.

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
