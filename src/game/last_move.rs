//! The last move of a game.

use super::id::PlayerId;
use crate::rules::Move;

/// The last move of a game, as a refusal tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// Who made it.
    pub by: PlayerId,
    /// What it was.
    pub mv: Move,
}
