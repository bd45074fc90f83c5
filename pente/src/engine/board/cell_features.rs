//! The features of an empty cell: what a stone there would do.

use super::effect::Effect;
use crate::engine::line::LINES;
use crate::engine::pattern::Pattern;
use crate::engine::point::Kind;
use crate::engine::worth::Worth;

/// What a stone of either side would do on an empty cell. Meaningless for an occupied cell. It is aligned
/// so that it is copied in whole vectors: parts that overlap cost a sixth of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
pub(in crate::engine) struct CellFeatures {
    pub(super) patterns: [Pattern; LINES],
    /// The shapes that a stone of each side would make, four bits for each line, those of the second side in the
    /// higher half.
    pub(super) shapes: u32,
    pub(super) worth: Worth,
    /// What a stone of each side would make.
    pub(in crate::engine) kinds: [Kind; 2],
    /// How many stones each side would capture. A stone that lies on two lines is counted on both.
    pub(in crate::engine) takes: [u8; 2],
}

impl CellFeatures {
    pub(super) const BARE: Self = Self {
        patterns: [Pattern::NOTHING; LINES],
        shapes: 0,
        worth: Worth::NOTHING,
        kinds: [Kind::Quiet; 2],
        takes: [0; 2],
    };

    /// What the cell is worth to each side.
    #[inline]
    pub(in crate::engine) const fn values(&self) -> [i32; 2] {
        self.worth.of_sides()
    }

    /// What a stone of a side would do, on all lines together.
    #[inline]
    pub(super) const fn effect(&self, side: usize) -> Effect {
        Effect {
            kind: self.kinds[side & 1],
            takes: self.takes[side & 1],
        }
    }

    /// The shapes that a stone of a side would make.
    #[inline]
    pub(super) const fn shapes(&self, side: usize) -> u16 {
        (self.shapes >> (16 * (side & 1))) as u16
    }

    /// What stones would do on each line.
    pub(in crate::engine) const fn patterns(&self) -> &[Pattern; LINES] {
        &self.patterns
    }
}
