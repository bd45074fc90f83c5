//! The computer as one of the players of a game.

use super::id::PlayerId;

/// The levels, from the weakest to the strongest.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=10;

/// The player whose moves the engine chooses, and its level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Computer {
    /// The player.
    pub player: PlayerId,
    /// One of [`LEVELS`].
    pub level: u8,
}
