//! The lines that a stone changes.

use crate::engine::grid::{Cell, REACH};
use crate::engine::line::LINES;
use crate::engine::line_numbers::Key;

/// A line through an empty cell that changes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub(super) cell: Cell,
    /// Which of the lines through the cell it is.
    pub(super) line: u8,
    /// Its key before and now.
    pub(super) before: Key,
    pub(super) now: Key,
}

/// The most lines that one stone changes.
const MOST: usize = LINES * 2 * REACH as usize;

/// The lines that one stone changes.
pub(super) struct Turns {
    list: [Turn; MOST],
    count: usize,
}

impl Turns {
    /// None yet.
    #[inline]
    pub(super) const fn new() -> Self {
        const NONE: Turn = Turn {
            cell: Cell::NONE,
            line: 0,
            before: 0,
            now: 0,
        };
        Self {
            list: [NONE; MOST],
            count: 0,
        }
    }

    /// One more. One stone cannot change more than there is room for.
    #[inline]
    pub(super) fn push(&mut self, turn: Turn) {
        self.list[self.count % MOST] = turn;
        self.count += 1;
    }

    #[inline]
    pub(super) fn as_slice(&self) -> &[Turn] {
        &self.list[..self.count.min(MOST)]
    }
}
