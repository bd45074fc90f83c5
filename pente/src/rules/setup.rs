//! A position set up by hand: for lessons, puzzles and tests, not for games.

use thiserror::Error;

use super::{Colour, Point, Ruleset, Stone};

/// A position to set up: the stones and whose turn it is.
///
/// It need not have come from any game. [`Position::set_up`](super::Position::set_up) checks what
/// can be checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules to play by.
    pub ruleset: Ruleset,
    /// The stones.
    pub stones: Vec<(Point, Stone)>,
    /// The captured stones that count for each colour, by its index.
    pub captured: [u16; Colour::MOST as usize],
    /// Whose turn it is.
    pub to_move: Colour,
}

/// Why a position cannot be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// A stone is not on the board.
    #[error("{point} is not on the board")]
    OffBoard {
        /// Its point.
        point: Point,
    },
    /// Two stones share a point.
    #[error("there are two stones on {point}")]
    Occupied {
        /// That point.
        point: Point,
    },
    /// The game has no such colour.
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
