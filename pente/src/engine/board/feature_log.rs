//! What the features of cells were before they changed.

use super::cell_features::CellFeatures;
use super::line_change::MOST_CHANGES;
use crate::engine::grid::Cell;

/// The cells whose features changed, and what each of them was before, the latest last: two lists, because pairs of
/// them would be padded to half as much again. Beyond their first `len` entries they are room for more, so that
/// an entry is written without asking whether there is any.
#[derive(Clone, Debug, Default)]
pub(super) struct FeatureLog {
    cells: Vec<Cell>,
    before: Vec<CellFeatures>,
    len: usize,
}

/// Room for new entries.
pub(super) struct NewEntries<'l> {
    cells: &'l mut [Cell],
    before: &'l mut [CellFeatures],
}

impl NewEntries<'_> {
    /// Writes an entry, over an earlier one if there is one.
    #[inline]
    pub(super) fn write(&mut self, index: usize, cell: Cell, before: &CellFeatures) {
        self.cells[index % MOST_CHANGES] = cell;
        self.before[index % MOST_CHANGES] = *before;
    }

    /// The features in an entry that was written.
    #[inline]
    pub(super) fn before(&self, index: usize) -> &CellFeatures {
        &self.before[index % MOST_CHANGES]
    }
}

impl FeatureLog {
    /// How many entries there are.
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    /// Room for the entries that one stone needs; they count once they are [kept](Self::keep).
    #[inline]
    pub(super) fn new_entries(&mut self) -> NewEntries<'_> {
        let end = self.len + MOST_CHANGES;
        if self.cells.len() < end {
            self.cells.resize(2 * end, Cell::NONE);
            self.before.resize(2 * end, CellFeatures::BARE);
        }
        NewEntries {
            cells: &mut self.cells[self.len..end],
            before: &mut self.before[self.len..end],
        }
    }

    /// Keeps the first entries that were written.
    #[inline]
    pub(super) fn keep(&mut self, entries: usize) {
        self.len += entries;
    }

    /// Forgets all entries.
    pub(super) const fn forget(&mut self) {
        self.len = 0;
    }

    /// Takes the entries after the first `len` away; calls back with each of them, the latest first.
    #[inline]
    pub(super) fn undo(&mut self, len: usize, mut back: impl FnMut(Cell, &CellFeatures)) {
        let cells = self.cells[len..self.len].iter();
        for (&cell, before) in cells.zip(&self.before[len..self.len]).rev() {
            back(cell, before);
        }
        self.len = len;
    }
}
