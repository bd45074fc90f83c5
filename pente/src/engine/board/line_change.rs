//! A line that a stone changes.

use crate::engine::grid::Cell;
use crate::engine::pattern::Pattern;

/// A line through an empty cell that has changed.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineChange {
    pub(super) cell: Cell,
    /// Which of the lines through the cell it is.
    pub(super) line: u8,
    /// What stones would do on it now.
    pub(super) pattern: Pattern,
}

/// Room for the lines that one stone changes: a power of two above eight times the reach.
pub(super) const MOST_CHANGES: usize = 64;

impl LineChange {
    pub(super) const NONE: Self = Self {
        cell: Cell::NONE,
        line: 0,
        pattern: Pattern::NOTHING,
    };
}
