//! The contents of the cells on a line through a cell.

use super::shape::SPAN;

/// The content of a cell.
pub(super) type Stone = u8;
/// No stone.
pub(super) const EMPTY: Stone = 0;
/// A stone of the first colour; one of the second colour is one more.
pub(super) const FIRST: Stone = 1;
/// A cell beyond the edge of the board.
pub(super) const EDGE: Stone = 3;
/// A power stone, which counts for both colours.
pub(super) const POWER: Stone = 4;

/// The stone of a side, 0 or 1.
pub(super) const fn stone_of(side: usize) -> Stone {
    FIRST + side as Stone
}

/// How many lines go through a cell at most.
pub(super) const LINES: usize = 4;

/// The cells of a line around the empty cell in its middle.
pub(super) type Line = [Stone; SPAN as usize];
