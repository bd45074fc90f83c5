//! The state of a position apart from its stones.

use crate::engine::grid::Cell;

/// The state of a position apart from its stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine) struct State {
    /// The side to move: 0 for the first colour, 1 for the second.
    pub(in crate::engine) side: usize,
    /// How many stones are left in this turn.
    pub(in crate::engine) stones_left: u8,
    /// Captured stones, by the side they count for.
    pub(in crate::engine) captured: [u16; 2],
    /// Power stones that may still be played, by side.
    pub(in crate::engine) powers: [u8; 2],
    /// How many stones have been placed.
    pub(in crate::engine) ply: u16,
    /// The side whose row stands and wins unless the next move breaks it.
    pub(in crate::engine) standing: Option<usize>,
    pub(in crate::engine) end: Option<End>,
    /// The latest stone.
    pub(in crate::engine) last: Cell,
}

/// How a game ends on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine) enum End {
    /// This side has won.
    Won(usize),
    Drawn,
}
