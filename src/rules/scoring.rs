//! What counts in a match for points.

use super::Colour;

/// The points of each seat, by its index. Indexes beyond the game's seats stay at zero.
pub type Points = [u16; Colour::MOST as usize];

/// How many points each thing is worth in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// The row that won.
    pub row: u16,
    /// A captured pair.
    pub capture: u16,
    /// A row on the board that is exactly one stone shorter than the one that wins.
    pub lesser_row: u16,
    /// How many points win the match.
    pub target: u16,
    /// The points with which each seat begins the match: by the seats of its first game.
    pub handicap: Points,
}
