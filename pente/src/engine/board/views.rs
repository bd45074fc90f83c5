//! What the network sees on every empty cell, kept up to date as stones are placed and removed.

use super::turns::Turn;
use crate::engine::grid::{CELLS, Cell};
use crate::engine::learned::{Channels, Network};
use crate::engine::line_numbers::Key;

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
    pub(super) const fn sum(&self) -> &Channels {
        &self.sum
    }

    /// A stone is placed on a cell.
    #[inline]
    pub(super) fn occupy(&mut self, cell: Cell) {
        if self.is_used() {
            self.sum = self.sum.minus(&self.cells[cell.index()].limited());
        }
    }

    /// A stone is removed from a cell through which lines with these numbers go.
    pub(super) fn free(&mut self, cell: Cell, lines: impl Iterator<Item = usize>) {
        let Some(network) = self.network.filter(|_| self.is_used()) else {
            return;
        };
        let view = lines.fold(Channels::ZERO, |view, line| view.plus(network.row(line)));
        self.replace(cell, view);
        self.sum = self.sum.plus(&view.limited());
    }

    /// Lines through empty cells change; `number` tells the number of a key.
    #[inline]
    pub(super) fn turn(&mut self, turns: &[Turn], number: impl Fn(Key) -> usize) {
        let Some(network) = self.network.filter(|_| self.is_used()) else {
            return;
        };
        self.changed.extend(turns.iter().map(|turn| turn.cell));
        let cells = &self.cells;
        let olds = turns.iter().map(|turn| cells[turn.cell.index()]);
        self.before.extend(olds);
        let mut sum = self.sum;
        for turn in turns {
            let [before, now] = [turn.before, turn.now].map(|key| network.row(number(key)));
            let view = &mut self.cells[turn.cell.index()];
            let new = view.minus(before).plus(now);
            sum = sum.plus(&new.limited()).minus(&view.limited());
            *view = new;
        }
        self.sum = sum;
    }

    #[inline]
    fn replace(&mut self, cell: Cell, view: Channels) {
        self.changed.push(cell);
        self.before.push(self.cells[cell.index()]);
        self.cells[cell.index()] = view;
    }

    /// Forgets how to undo what was done so far.
    pub(super) fn forget(&mut self) {
        self.changed.clear();
        self.before.clear();
    }

    /// What [`restore`](Self::restore) needs.
    pub(super) const fn save(&self) -> SavedViews {
        SavedViews {
            changes: self.changed.len(),
            sum: self.sum,
        }
    }

    /// Undoes all changes since it was saved.
    #[inline]
    pub(super) fn restore(&mut self, saved: &SavedViews) {
        while self.changed.len() > saved.changes {
            if let (Some(cell), Some(before)) = (self.changed.pop(), self.before.pop()) {
                self.cells[cell.index()] = before;
            }
        }
        self.sum = saved.sum;
    }
}
