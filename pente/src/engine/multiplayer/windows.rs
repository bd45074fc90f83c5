//! Windows: every stretch of a line that is as long as a row. A window in which only one colour has
//! stones is that colour's chance of a row; how many stones it lacks says how good a chance.

use super::stone::{EDGE, Stone};
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

    /// Counts a stone of a colour in a window, or counts it there no longer. Returns whose chance the
    /// window was before, and whose it is now.
    #[inline]
    pub(super) fn change(
        &mut self,
        window: Window,
        colour: usize,
        comes: bool,
    ) -> [Option<Chance>; 2] {
        let stone: Counts = 1 << (4 * colour) | 1 << ALL;
        let counts = &mut self.0[window.first.index()][window.line % LINES];
        let before = chance(*counts);
        if comes {
            *counts += stone;
        } else {
            *counts -= stone;
        }
        [before, chance(*counts)]
    }
}

/// One window: its first cell, and the number of its line.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) first: Cell,
    pub(super) line: usize,
}

/// A window in which only one colour has stones.
#[derive(Clone, Copy)]
pub(super) struct Chance {
    pub(super) colour: usize,
    pub(super) stones: usize,
}

impl Chance {
    /// What it is worth, for rows of this length.
    #[inline]
    pub(super) fn worth(self, length: usize) -> i32 {
        WORTHS[length.saturating_sub(self.stones).min(WORTHS.len() - 1)]
    }
}

#[inline]
const fn chance(counts: Counts) -> Option<Chance> {
    let colours = counts & ((1 << ALL) - 1);
    if colours == 0 {
        return None;
    }
    let place = colours.trailing_zeros() / 4;
    let stones = colours >> (4 * place) & 15;
    if stones != counts >> ALL {
        return None;
    }
    Some(Chance {
        colour: place as usize,
        stones: stones as usize,
    })
}
