//! A chosen move, and how it was found.

use super::score::Score;
use crate::rules::Move;

/// A chosen move, and why it was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The move, which is legal.
    pub mv: Move,
    /// The score of the position for the player who makes the move; 0 for a stone or a choice of an
    /// opening that still assigns the colours.
    pub score: Score,
    /// The move and the expected continuation, as far as it was searched.
    pub line: Vec<Move>,
    /// Search depth, in stones.
    pub depth: u32,
    /// Nodes searched (stones placed).
    pub nodes: u64,
}
