//! Why a game is not reviewed.

use thiserror::Error;

use super::id::GameId;

/// Why a game is not reviewed. A refusal changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ReviewRefusal {
    /// The game goes on.
    #[error("game {game} is not over")]
    NotOver {
        /// The game.
        game: GameId,
    },
    /// More than two played it.
    #[error("only games of two are reviewed")]
    NotForTwo,
    /// Both play a rated game on a server that shows no reviews meanwhile.
    #[error("game {game} of the same two is rated and goes on")]
    DuringRated {
        /// The running game.
        game: GameId,
    },
    /// It ended before it began.
    #[error("there is nothing to review")]
    TooShort,
}
