//! The contents of cells where there are up to six colours.

use super::table::SEATS;

/// The content of a cell: one bit for each colour, or [`EDGE`].
pub(super) type Stone = u8;
pub(super) const EMPTY: Stone = 0;
pub(super) const EDGE: Stone = 1 << 7;

/// Whether a cell holds a stone of another colour.
#[inline]
pub(super) const fn is_other(stone: Stone, own: Stone) -> bool {
    stone & !own & !EDGE != 0
}

/// The colour of a stone.
#[inline]
pub(super) const fn colour_of(stone: Stone) -> usize {
    stone.trailing_zeros() as usize % SEATS
}
