//! Why a player's request to seal a move, or to withdraw one, is refused.

use thiserror::Error;

use super::id::GameId;

/// A refused request about a sealed move, with the data needed to explain it in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SealRefusal {
    /// Only the player to move seals a move.
    #[error("somebody else is to move in the adjourned game")]
    NotYours,
    /// Moves are sealed only in games between people that were adjourned by agreement.
    #[error("game {game} was not adjourned by agreement between people")]
    NotOffered {
        /// The game.
        game: GameId,
    },
    /// There is no sealed move to withdraw.
    #[error("there is no sealed move in game {game}")]
    NothingSealed {
        /// The game.
        game: GameId,
    },
}
