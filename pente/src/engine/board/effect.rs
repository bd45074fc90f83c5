//! The effect of a stone on a cell, as far as it is counted and grouped.

use crate::engine::point::Kind;

/// What a stone of a side would do on an empty cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Effect {
    /// What it would make, on all lines together.
    pub(super) kind: Kind,
    /// How many stones it would capture; one that lies on two lines is counted on both.
    pub(super) takes: u8,
}
