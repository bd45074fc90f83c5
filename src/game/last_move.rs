//! The last move of a game.

use super::id::PlayerId;
use crate::rules::Move;

/// The last move of a game, for use in a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// Who made it.
    pub by: PlayerId,
    /// The move.
    pub mv: Move,
}
