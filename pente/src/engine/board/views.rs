//! What the network sees on every empty cell, kept up to date as stones are placed and removed.
//!
//! The latest stone is seen only when it matters: most stones of a search are taken back after one look at the
//! whole board, for which no cell has to be stored.

use crate::engine::grid::{CELLS, Cell};
use crate::engine::learned::{CellChange, Channels, Network};

/// The channels of all cells, and their sum over the empty ones. Without a network it stays empty and
/// costs nothing.
#[derive(Clone)]
pub(super) struct Views {
    network: Option<&'static Network>,
    /// Whether stones come and go unseen.
    is_paused: bool,
    /// For each empty cell, the channels of the lines through it. Those of a cell with a stone are
    /// left as they were.
    cells: Vec<Channels>,
    sum: Channels,
    /// The latest stone if it was not seen yet, and the cells around it that it changes; no cell twice.
    unseen: Cell,
    unseen_changes: Vec<CellChange>,
    /// The cells that changed, and what each of them was before: two lists, because pairs of them
    /// would be padded to twice the size.
    changed: Vec<Cell>,
    before: Vec<Channels>,
}

/// What must be known to undo changes.
#[derive(Clone, Copy, Debug)]
pub(super) struct SavedViews {
    changes: usize,
    sum: Channels,
}

impl Views {
    /// The views of a board without stones, on which no line counts.
    pub(super) fn new(network: Option<&'static Network>) -> Self {
        let cells = network.map_or(0, |_| CELLS);
        Self {
            network,
            is_paused: false,
            cells: vec![Channels::ZERO; cells],
            sum: Channels::ZERO,
            unseen: Cell::NONE,
            unseen_changes: Vec::new(),
            changed: Vec::new(),
            before: Vec::new(),
        }
    }

    /// Whether it is kept up to date: whether there is a network, and nothing is placed unseen.
    #[inline]
    pub(super) const fn is_used(&self) -> bool {
        self.network.is_some() && !self.is_paused
    }

    /// From now on stones are placed and taken back unseen, or no longer. Returns whether they were
    /// before.
    pub(super) const fn pause(&mut self, is_paused: bool) -> bool {
        std::mem::replace(&mut self.is_paused, is_paused)
    }

    /// What the network sees on all empty cells together.
    #[inline]
    pub(super) fn sum(&self) -> Channels {
        match self.network {
            Some(network) if self.unseen != Cell::NONE || !self.unseen_changes.is_empty() => {
                let placed = self.placed();
                network.sum_after(&self.cells, (&self.sum, placed), &self.unseen_changes)
            }
            _ => self.sum,
        }
    }

    /// What was seen on the cell of the latest stone if that was not seen yet.
    fn placed(&self) -> Option<&Channels> {
        (self.unseen != Cell::NONE).then(|| &self.cells[self.unseen.index()])
    }

    /// A stone is placed on a cell; [`change`](Self::change) tells of the cells around it.
    #[inline]
    pub(super) fn occupy(&mut self, cell: Cell) {
        if self.is_used() {
            self.settle();
            self.unseen = cell;
        }
    }

    /// A stone is removed from a cell; [`change`](Self::change) tells of the cells around it, and
    /// [`free`](Self::free) of the cell itself.
    #[inline]
    pub(super) fn lift(&mut self) {
        if self.is_used() {
            self.settle();
        }
    }

    /// The latest stone changes a line through an empty cell; `before` and `now` are the indices of its near part.
    #[inline]
    pub(super) fn change(&mut self, cell: Cell, before: usize, now: usize) {
        self.unseen_changes.push(CellChange {
            cell,
            before: before as u16,
            now: now as u16,
        });
    }

    /// A stone was removed from a cell; `lines` are the indices of the near parts of the lines through it.
    pub(super) fn free(&mut self, cell: Cell, lines: &[usize]) {
        let Some(network) = self.network else {
            return;
        };
        self.settle();
        let view = lines
            .iter()
            .fold(Channels::ZERO, |view, &line| view.plus(network.row(line)));
        self.replace(cell, view);
        self.sum = self.sum.plus(&view.limited());
    }

    /// Sees the latest stone for good, so that nothing is worked out twice.
    #[inline]
    pub(super) fn settle(&mut self) {
        let Some(network) = self.network else {
            return;
        };
        if self.unseen == Cell::NONE && self.unseen_changes.is_empty() {
            return;
        }
        let changes = &self.unseen_changes;
        self.changed
            .extend(changes.iter().map(|change| change.cell));
        let cells = &self.cells;
        let olds = changes.iter().map(|change| cells[change.cell.index()]);
        self.before.extend(olds);
        let placed = self.placed().copied();
        let sum = (&self.sum, placed.as_ref());
        self.sum = network.change_all(&mut self.cells, sum, changes);
        self.unseen = Cell::NONE;
        self.unseen_changes.clear();
    }

    #[inline]
    fn replace(&mut self, cell: Cell, view: Channels) {
        self.changed.push(cell);
        self.before.push(self.cells[cell.index()]);
        self.cells[cell.index()] = view;
    }

    /// Forgets how to undo what was done so far.
    pub(super) fn forget(&mut self) {
        self.settle();
        self.changed.clear();
        self.before.clear();
    }

    /// What [`restore`](Self::restore) needs.
    pub(super) fn save(&mut self) -> SavedViews {
        if self.is_used() {
            self.settle();
        }
        SavedViews {
            changes: self.changed.len(),
            sum: self.sum,
        }
    }

    /// Undoes all changes since it was saved.
    #[inline]
    pub(super) fn restore(&mut self, saved: &SavedViews) {
        if self.is_used() {
            // Nothing was unseen when it was saved.
            self.unseen = Cell::NONE;
            self.unseen_changes.clear();
        }
        let earlier = self.changed[saved.changes..]
            .iter()
            .zip(&self.before[saved.changes..]);
        for (cell, before) in earlier.rev() {
            self.cells[cell.index()] = *before;
        }
        self.changed.truncate(saved.changes);
        self.before.truncate(saved.changes);
        self.sum = saved.sum;
    }
}
