//! The engine as one of the players of a game.

use super::id::PlayerId;

/// The weakest and the strongest level.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=10;

/// The player whose moves the engine chooses, and how well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Machine {
    /// Which of the players.
    pub player: PlayerId,
    /// One of [`LEVELS`].
    pub level: u8,
}

impl Machine {
    /// The name under which it plays.
    pub fn named(self, name: &str) -> String {
        format!("{name}, level {}", self.level)
    }
}
