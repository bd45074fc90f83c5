//! A position put together by hand: for lessons, puzzles and tests, not for games.

use thiserror::Error;

use super::{Colour, Point, Ruleset, Stone};

/// What should stand on the board, and whose turn it should be.
///
/// It need not have come from any game. [`Position::set_up`](super::Position::set_up) checks what
/// can be checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules to go on by.
    pub ruleset: Ruleset,
    /// The stones.
    pub stones: Vec<(Point, Stone)>,
    /// The captured stones that count for each colour, by its place.
    pub captured: [u16; Colour::MOST as usize],
    /// Whose turn it is.
    pub to_move: Colour,
}

/// Why a position cannot be put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// A stone lies beside the board.
    #[error("{point} is not on the board")]
    OffBoard {
        /// Where it lies.
        point: Point,
    },
    /// Two stones share a point.
    #[error("there are two stones on {point}")]
    Occupied {
        /// That point.
        point: Point,
    },
    /// The game has fewer colours.
    #[error("the game has no colour {colour}")]
    NoSuchColour {
        /// The colour that was asked for.
        colour: Colour,
    },
}

impl Setup {
    /// An empty board with the first colour to move.
    pub const fn new(ruleset: Ruleset) -> Self {
        let captured = [0; Colour::MOST as usize];
        Self {
            ruleset,
            stones: Vec::new(),
            captured,
            to_move: Colour::FIRST,
        }
    }
}
