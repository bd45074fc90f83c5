//! What colours could do with a stone on a cell, and on all cells together.

use super::table::SEATS;

/// What a colour could do with a stone on a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Spot {
    /// What the cell is worth to each colour, by the rows that go through it.
    pub(super) worth: [i16; SEATS],
    /// How many rows of each colour lack only this cell.
    pub(super) rows: [u8; SEATS],
    /// How many stones of other sides each colour would capture here.
    pub(super) takes: [u8; SEATS],
}

/// Sums over all cells, by colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// What the colour's unfinished rows are worth.
    pub(super) rows: [i32; SEATS],
    /// On how many cells a stone would complete a row.
    pub(super) row_cells: [u16; SEATS],
    /// How many stones the colour could capture, each counted once for every bracket.
    pub(super) takes: [u16; SEATS],
    /// How many of its stones others could capture, counted in the same way.
    pub(super) exposed: [u16; SEATS],
}
