//! What stands on a line through a cell.

use super::shape::SPAN;

/// What a cell holds.
pub(super) type Stone = u8;
/// Nothing.
pub(super) const EMPTY: Stone = 0;
/// A stone of the first colour; that of the second is one more.
pub(super) const FIRST: Stone = 1;
/// The end of the board.
pub(super) const EDGE: Stone = 3;
/// A stone that counts for both colours.
pub(super) const POWER: Stone = 4;

/// The stone of a side, 0 or 1.
pub(super) const fn stone_of(side: usize) -> Stone {
    FIRST + side as Stone
}

/// The cells of a line around an empty one, which is in the middle.
pub(super) type Line = [Stone; SPAN as usize];
