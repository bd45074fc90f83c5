//! Windows: every stretch of a line that is as long as a row. A window in which only one colour has
//! stones is that colour's chance of a row; how many stones it lacks says how good a chance.

use super::board::{Board, EDGE, EMPTY, Stone};
use super::table::{LINES, Table};
use crate::engine::grid::{CELLS, Cell};

/// What a window adds to its colour, by the number of stones it lacks.
const WORTHS: [i32; 7] = [0, 160, 60, 14, 3, 1, 0];

/// The number of stones of each colour in a window, four bits each, and above them the number of all
/// its stones. A window that reaches over the edge counts stones that are no one's.
type Counts = u32;

/// Where the number of all stones stands.
const ALL: u32 = 24;
/// More stones than a window holds.
const OVER_THE_EDGE: Counts = 15 << ALL;

/// The windows of a board, by their first cell and line.
#[derive(Clone, Debug)]
pub(super) struct Windows(Vec<[Counts; LINES]>);

impl Windows {
    /// The windows of an empty board.
    pub(super) fn new(table: &Table, stones: &[Stone]) -> Self {
        let mut windows = vec![[OVER_THE_EDGE; LINES]; CELLS];
        for (number, counts) in windows.iter_mut().enumerate() {
            let first = Cell::numbered(number as u16);
            for (line, &offset) in table.row_lines.iter().enumerate() {
                let mut at = first;
                let mut fits = true;
                for _ in 0..table.length {
                    fits &= stones[at.index()] != EDGE;
                    at = at.offset(offset);
                }
                if fits {
                    counts[line] = 0;
                }
            }
        }
        Self(windows)
    }
}

/// The only colour in a window and how many stones it has there.
#[inline]
const fn owner(counts: Counts) -> Option<(usize, usize)> {
    let colours = counts & ((1 << ALL) - 1);
    if colours == 0 {
        return None;
    }
    let place = colours.trailing_zeros() / 4;
    let count = colours >> (4 * place) & 15;
    if count == counts >> ALL {
        Some((place as usize, count as usize))
    } else {
        None
    }
}

/// One window.
#[derive(Clone, Copy)]
struct Window {
    first: Cell,
    offset: i16,
}

impl Board {
    /// Counts a stone in all windows through its cell, or counts it there no longer. The stone is on
    /// its cell meanwhile.
    pub(super) fn count_windows(&mut self, cell: Cell, colour: usize, comes: bool) {
        let stone: Counts = 1 << (4 * colour) | 1 << ALL;
        for line in 0..self.table.row_lines.len() {
            let offset = self.table.row_lines[line];
            let mut first = cell;
            for _ in 0..self.table.length {
                let counts = &mut self.windows.0[first.index()][line];
                let before = owner(*counts);
                *counts = if comes {
                    *counts + stone
                } else {
                    *counts - stone
                };
                let after = owner(*counts);
                self.change_window(Window { first, offset }, before, after, (cell, comes));
                first = first.offset(-offset);
            }
        }
    }

    /// Changes what a window adds to the colour that owned it and to the one that owns it now,
    /// because a stone comes or goes.
    #[inline]
    fn change_window(
        &mut self,
        window: Window,
        before: Option<(usize, usize)>,
        after: Option<(usize, usize)>,
        (cell, comes): (Cell, bool),
    ) {
        let length = self.table.length;
        let worth = |count: usize| WORTHS[length - count.min(length)];
        match (before, after) {
            (None, None) => return,
            (Some((old, had)), Some((new, has))) if old == new => {
                self.weigh(window, new, worth(has) - worth(had));
            }
            _ => {
                if let Some((old, had)) = before {
                    self.weigh(window, old, -worth(had));
                }
                if let Some((new, has)) = after {
                    self.weigh(window, new, worth(has));
                }
            }
        }
        // A row that lacks one stone lacks it where this one comes or goes, or else elsewhere.
        if let Some((old, had)) = before
            && had + 1 == length
        {
            let gap = if comes { cell } else { self.gap(window) };
            self.count_row::<false>(gap, old);
        }
        if let Some((new, has)) = after {
            self.made_row |= has == length;
            if has + 1 == length {
                let gap = if comes { self.gap(window) } else { cell };
                self.count_row::<true>(gap, new);
            }
        }
    }

    /// Adds to what a window is worth to a colour.
    #[inline]
    fn weigh(&mut self, window: Window, colour: usize, worth: i32) {
        self.tally.rows[colour] += worth;
        let mut at = window.first;
        for _ in 0..self.table.length {
            self.spots[at.index()].worth[colour] += worth as i16;
            at = at.offset(window.offset);
        }
    }

    /// The only empty cell of a window.
    fn gap(&self, window: Window) -> Cell {
        let mut at = window.first;
        for _ in 1..self.table.length {
            if self.stone(at) == EMPTY {
                break;
            }
            at = at.offset(window.offset);
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
