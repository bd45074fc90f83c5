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
                if let Some((owner, count)) = before {
                    let gap = comes.then_some(cell);
                    self.weigh::<false>(first, offset, (owner, count), gap);
                }
                if let Some((owner, count)) = after {
                    let gap = (!comes).then_some(cell);
                    self.weigh::<true>(first, offset, (owner, count), gap);
                }
                first = first.offset(-offset);
            }
        }
    }

    /// Adds what a window is worth to its colour, or takes it away. `gap` is its empty cell, where
    /// that is the cell whose stone comes or goes.
    #[inline]
    fn weigh<const ADDS: bool>(
        &mut self,
        first: Cell,
        offset: i16,
        (colour, count): (usize, usize),
        gap: Option<Cell>,
    ) {
        let length = self.table.length;
        let missing = length - count.min(length);
        let worth = if ADDS {
            WORTHS[missing]
        } else {
            -WORTHS[missing]
        };
        self.tally.rows[colour] += worth;
        let mut at = first;
        for _ in 0..length {
            self.spots[at.index()].worth[colour] += worth as i16;
            at = at.offset(offset);
        }
        match missing {
            0 => self.made_row |= ADDS,
            1 => {
                let gap = gap.unwrap_or_else(|| self.gap(first, offset));
                self.count_row::<ADDS>(gap, colour);
            }
            _ => {}
        }
    }

    fn gap(&self, first: Cell, offset: i16) -> Cell {
        let mut at = first;
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
