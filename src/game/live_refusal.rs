//! Why something is refused in a live game, or on live terms.

use thiserror::Error;

use super::id::GameId;

/// What a live game does not allow, with the data needed to explain it in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LiveRefusal {
    /// The time of the player to move is up.
    #[error("the time of the player to move in game {game} is up")]
    TimeIsUp {
        /// The game.
        game: GameId,
    },
    /// The players of a live game cannot give each other days.
    #[error("game {game} is live, and no days are given in it")]
    Gift {
        /// The game.
        game: GameId,
    },
    /// A live game ends by its clock.
    #[error("a live game ends by its clock")]
    Claim,
    /// The two games of a set are played at the same time, and nobody can sit at two live clocks.
    #[error("a live game is not played in sets")]
    Set,
}
