//! What a puzzle is known by, wherever it is kept.

use std::fmt;

use super::puzzle::Puzzle;
use crate::engine::mixed;

/// Identifies a puzzle by what is asked: its ruleset, the moves that lead to its position, and its goal. It stays
/// the same whatever else is known of the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId(pub u64);

impl PuzzleId {
    /// Reads an id exactly as it is shown.
    pub fn parse(text: &str) -> Option<Self> {
        let id = u64::from_str_radix(text, 16).ok().map(Self)?;
        (id.to_string() == text).then_some(id)
    }
}

/// Sixteen hexadecimal digits.
impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Puzzle {
    /// What it is known by.
    pub fn id(&self) -> PuzzleId {
        let asked = format!(
            "{};{};{}",
            self.game.ruleset.code(),
            self.line_text(self.moves()),
            self.goal.id()
        );
        let hash = |hash: u64, byte: u8| mixed(hash ^ u64::from(byte));
        PuzzleId(asked.bytes().fold(0, hash))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(line: &str) -> PuzzleId {
        line.parse::<Puzzle>().expect("a puzzle").id()
    }

    #[test]
    fn only_what_is_asked_counts() {
        let puzzle = id("gomoku;K10L11M12/M10;row;fours;3;2/41;1130");
        assert_eq!(puzzle, id("gomoku;K10L11M12/A1;row;;4;3/40;900"));
        assert_ne!(puzzle, id("gomoku;K10L11M12/M10;defence;fours;3;2/41;1130"));
        assert_ne!(puzzle, id("gomoku;K10L11/M12M10;row;fours;3;2/41;1130"));
        assert_ne!(puzzle, id("pente;K10L11M12/M10;row;fours;3;2/41;1130"));
        // An id that was saved keeps its meaning.
        assert_eq!(puzzle.to_string(), "a3ab9a3e13715dda");
        assert_eq!(PuzzleId::parse(&puzzle.to_string()), Some(puzzle));
        for other in ["", "1", "+00000000000000a", "000000000000000A"] {
            assert_eq!(PuzzleId::parse(other), None, "{other}");
        }
    }
}
