//! Why a player's request to change their last move is refused.

use thiserror::Error;

use super::id::GameId;

/// A refused change of a move, with the data needed to explain it in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ChangeRefusal {
    /// Moves are changed only between two people.
    #[error("a move is changed only in a game between two people")]
    OnlyForTwo,
    /// The last thing that happened in the game is no stone of this player's.
    #[error("there is no move to change in game {game}")]
    NoMove {
        /// The game.
        game: GameId,
    },
    /// The move was taken back or changed before.
    #[error("the move was taken back or changed before in game {game}")]
    ChangedAlready {
        /// The game.
        game: GameId,
    },
    /// The opponent has opened the board, or had planned replies.
    #[error("the opponent has started to answer in game {game}")]
    AfterOpening {
        /// The game.
        game: GameId,
    },
    /// The move was made too long ago, or no time is left to change it.
    #[error("the move was made too long ago in game {game}")]
    TooLate {
        /// The game.
        game: GameId,
        /// For how long a move may be changed.
        minutes: i64,
    },
}
