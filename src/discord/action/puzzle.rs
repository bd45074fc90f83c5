//! The buttons and the form of puzzles.

use std::fmt;

use crate::discord::action::field::{self, Word};
use crate::discord::action::pad::Direction;
use crate::puzzle::PuzzleId;
use crate::rules::Point;

/// What is asked for in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzleAction {
    /// Show the next puzzle of the kind that was asked for last.
    Next,
    /// Show the next puzzle of any kind.
    Any,
    /// Show a puzzle, from its beginning if the attempt is over.
    Show(PuzzleId),
    /// The same beside the message whose button it is, which stays.
    Open(PuzzleId),
    /// Show the pad with this lower left corner.
    Pad(PuzzleRef, Point),
    /// Move the pad with this corner one step.
    Pan(PuzzleRef, Point, Direction),
    /// Show the board without the pad.
    Board(PuzzleRef),
    /// Type a point. The button opens the form; the form carries the same id.
    Type(PuzzleRef),
    /// Try a point.
    Try(PuzzleRef, Point),
    /// Give a hint.
    Hint(PuzzleRef),
    /// Show the solution.
    Solution(PuzzleRef),
    /// Describe the board in words.
    Words(PuzzleRef),
    /// Bring back puzzles that were not solved, or no longer.
    Repeat(bool),
}

/// A puzzle as it stood when a button was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PuzzleRef {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// How many moves both sides have made in it.
    pub moves: u16,
}

impl PuzzleRef {
    fn read(id: &str, moves: &str) -> Option<Self> {
        Some(Self {
            puzzle: PuzzleId::parse(id)?,
            moves: moves.parse().ok()?,
        })
    }
}

impl fmt::Display for PuzzleRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.puzzle, self.moves)
    }
}

impl PuzzleAction {
    /// Parses the words after `puzzle`.
    pub fn read(words: &[&str]) -> Option<Self> {
        let at = PuzzleRef::read;
        Some(match *words {
            ["next"] => Self::Next,
            ["any"] => Self::Any,
            ["show", id] => Self::Show(PuzzleId::parse(id)?),
            ["open", id] => Self::Open(PuzzleId::parse(id)?),
            ["pad", id, moves, corner] => Self::Pad(at(id, moves)?, field::point(corner)?),
            ["pan", id, moves, corner, way] => {
                let way = Direction::from_word(way)?;
                Self::Pan(at(id, moves)?, field::point(corner)?, way)
            }
            ["board", id, moves] => Self::Board(at(id, moves)?),
            ["type", id, moves] => Self::Type(at(id, moves)?),
            ["try", id, moves, point] => Self::Try(at(id, moves)?, field::point(point)?),
            ["hint", id, moves] => Self::Hint(at(id, moves)?),
            ["solution", id, moves] => Self::Solution(at(id, moves)?),
            ["words", id, moves] => Self::Words(at(id, moves)?),
            ["repeat", "yes"] => Self::Repeat(true),
            ["repeat", "no"] => Self::Repeat(false),
            _ => return None,
        })
    }
}

impl fmt::Display for PuzzleAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Next => f.write_str("next"),
            Self::Any => f.write_str("any"),
            Self::Show(id) => write!(f, "show:{id}"),
            Self::Open(id) => write!(f, "open:{id}"),
            Self::Pad(at, corner) => write!(f, "pad:{at}:{corner}"),
            Self::Pan(at, corner, way) => write!(f, "pan:{at}:{corner}:{}", way.word()),
            Self::Board(at) => write!(f, "board:{at}"),
            Self::Type(at) => write!(f, "type:{at}"),
            Self::Try(at, point) => write!(f, "try:{at}:{point}"),
            Self::Hint(at) => write!(f, "hint:{at}"),
            Self::Solution(at) => write!(f, "solution:{at}"),
            Self::Words(at) => write!(f, "words:{at}"),
            Self::Repeat(true) => f.write_str("repeat:yes"),
            Self::Repeat(false) => f.write_str("repeat:no"),
        }
    }
}
