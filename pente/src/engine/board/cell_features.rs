//! The features of an empty cell: what a stone there would do.

use crate::engine::grid::CELLS;
use crate::engine::line::LINES;
use crate::engine::line_numbers::Key;
use crate::engine::pattern::Pattern;
use crate::engine::point::Kind;

/// What a stone of either side would do on an empty cell. Meaningless for an occupied cell. It is aligned
/// so that it is copied in whole vectors: parts that overlap cost a sixth of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
pub(in crate::engine) struct CellFeatures {
    pub(super) patterns: [Pattern; LINES],
    pub(super) shapes: [u16; 2],
    /// What the cell is worth to each side.
    pub(in crate::engine) values: [i16; 2],
    /// What a stone of each side would make.
    pub(in crate::engine) kinds: [Kind; 2],
    /// How many stones each side would capture. A stone that lies on two lines is counted on both.
    pub(in crate::engine) takes: [u8; 2],
}

impl CellFeatures {
    pub(super) const BARE: Self = Self {
        patterns: [Pattern::NOTHING; LINES],
        shapes: [0; 2],
        values: [0; 2],
        kinds: [Kind::Quiet; 2],
        takes: [0; 2],
    };

    /// What stones would do on each line.
    pub(in crate::engine) const fn patterns(&self) -> &[Pattern; LINES] {
        &self.patterns
    }
}

/// The keys of the lines through every cell.
pub(super) type PatternKeys = Box<[[Key; LINES]; CELLS]>;
