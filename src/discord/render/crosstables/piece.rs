//! A part of a crosstable that is not torn apart.

use crate::picture::CrosstablePart;

/// A part, and how many lines it takes.
pub(super) struct Piece {
    pub(super) lines: usize,
    pub(super) part: CrosstablePart,
}
