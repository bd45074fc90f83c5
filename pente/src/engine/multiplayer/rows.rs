//! Keeps count of the rows that every colour could still make, while stones come and go.

use super::board::Board;
use super::stone::EMPTY;
use super::windows::{Chance, Window};
use crate::engine::grid::Cell;

impl Board {
    /// Counts a stone in all windows through its cell, or counts it there no longer. The stone is on
    /// its cell meanwhile.
    pub(super) fn count_windows(&mut self, cell: Cell, colour: usize, comes: bool) {
        for line in 0..self.table.row_lines.len() {
            let mut window = Window { first: cell, line };
            for _ in 0..self.table.length {
                let [before, after] = self.windows.change(window, colour, comes);
                self.change_chances(window, before, after);
                self.change_last_cells(window, [before, after], cell, comes);
                window.first = window.first.offset(-self.table.row_lines[line]);
            }
        }
    }

    /// Changes what a window is worth to the colour whose chance it was, and to the one whose it is.
    #[inline]
    fn change_chances(&mut self, window: Window, before: Option<Chance>, after: Option<Chance>) {
        let length = self.table.length;
        match (before, after) {
            (Some(old), Some(new)) if old.colour == new.colour => {
                self.weigh(window, new.colour, new.worth(length) - old.worth(length));
            }
            _ => {
                if let Some(old) = before {
                    self.weigh(window, old.colour, -old.worth(length));
                }
                if let Some(new) = after {
                    self.weigh(window, new.colour, new.worth(length));
                }
            }
        }
    }

    /// Adds to what a window is worth to a colour.
    #[inline]
    fn weigh(&mut self, window: Window, colour: usize, worth: i32) {
        self.tally.rows[colour] += worth;
        let offset = self.table.row_lines[window.line];
        let mut at = window.first;
        for _ in 0..self.table.length {
            self.spots[at.index()].worth[colour] += worth as i16;
            at = at.offset(offset);
        }
    }

    /// Counts a row that lacked one stone no longer, and one that lacks one now. The last cell is the
    /// one where a stone comes or goes, or else the only empty one.
    #[inline]
    fn change_last_cells(
        &mut self,
        window: Window,
        [before, after]: [Option<Chance>; 2],
        cell: Cell,
        comes: bool,
    ) {
        let length = self.table.length;
        if let Some(old) = before
            && old.stones + 1 == length
        {
            let last = if comes { cell } else { self.gap(window) };
            self.count_row::<false>(last, old.colour);
        }
        if let Some(new) = after {
            self.made_row |= new.stones == length;
            if new.stones + 1 == length {
                let last = if comes { self.gap(window) } else { cell };
                self.count_row::<true>(last, new.colour);
            }
        }
    }

    /// The only empty cell of a window.
    fn gap(&self, window: Window) -> Cell {
        let offset = self.table.row_lines[window.line];
        let mut at = window.first;
        for _ in 1..self.table.length {
            if self.stone(at) == EMPTY {
                break;
            }
            at = at.offset(offset);
        }
        at
    }

    /// Counts a row that lacks only one cell.
    fn count_row<const ADDS: bool>(&mut self, gap: Cell, colour: usize) {
        let rows = &mut self.spots[gap.index()].rows[colour];
        let was = *rows;
        *rows = if ADDS { was + 1 } else { was - 1 };
        if ADDS && was == 0 {
            self.row_cells[colour].toggle(gap);
            self.tally.row_cells[colour] += 1;
        } else if !ADDS && was == 1 {
            self.row_cells[colour].toggle(gap);
            self.tally.row_cells[colour] -= 1;
        }
    }
}
