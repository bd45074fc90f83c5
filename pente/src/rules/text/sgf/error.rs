//! Why SGF is refused.

use sgf_parse::SgfParseError;
use thiserror::Error;

use crate::rules::OptionsRefusal;
use crate::rules::text::TextError;

/// Why SGF is not a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SgfError {
    /// It has more nodes, or more bytes, than any game needs.
    #[error("it is longer than any game")]
    TooLong,
    /// It is not SGF.
    #[error("it is not SGF: {0}")]
    Syntax(SgfParseError),
    /// It says that it is of Go, or says of no game.
    #[error("it is a record of Go: GM is 4 for the games played here")]
    Go,
    /// It does not say by which rules the game was played.
    #[error("it does not say which game it is of: RU names the ruleset, as in RU[keryo-pente]")]
    NoRuleset,
    /// The board's size does not fit the ruleset.
    #[error(transparent)]
    Size(#[from] OptionsRefusal),
    /// The board has not as many files as ranks.
    #[error("its board is not a square: SZ is {files}:{ranks}")]
    NotSquare {
        /// How many files it has.
        files: u8,
        /// How many ranks.
        ranks: u8,
    },
    /// A stone has not the colour whose turn it is.
    #[error("move {number} has the wrong colour")]
    Colour {
        /// The number of the move, from 1.
        number: usize,
    },
    /// The ruleset is unknown, or a word is not a move.
    #[error(transparent)]
    Text(#[from] TextError),
    /// Stones are set up on the board.
    #[error("it sets up stones (AB, AW), so it is not a record of moves alone")]
    SetUp,
}
