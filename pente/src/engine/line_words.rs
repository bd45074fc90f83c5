//! The stones on every line of a board as one number for each line, from which the keys of all cells on it are
//! cut out.

use super::grid::{CELLS, Cell, Cells, REACH};
use super::line::{EDGE, LINES, POWER, Stone};
use super::line_numbers::Key;

/// How many lines a board can have: the ranks, the files and the diagonals of one of 19 lines.
const WORDS: usize = 128;
/// The bits of half a key.
const HALF: u32 = 2 * REACH as u32;
const HALF_KEY: u64 = (1 << HALF) - 1;
/// The lower bits of all cells.
const LOWER: u64 = 0x5555_5555_5555_5555;

/// Where a cell lies on a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    /// Which line of the board it is.
    word: u8,
    /// Twice the number of cells before it.
    shift: u8,
}

/// The stones on all lines, two bits a cell, with edge cells at both ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LineWords(Box<[u64; WORDS]>);

impl LineWords {
    /// The lines of a board without stones.
    pub(super) fn bare<'p>(places: impl Iterator<Item = &'p Place>) -> Self {
        let mut words = Self(Box::new([u64::MAX; WORDS]));
        for place in places {
            words.toggle(*place, EDGE);
        }
        words
    }

    /// Places a stone, or removes the one there. Power stones count as edge: lines with power stones are read stone
    /// by stone.
    #[inline]
    pub(super) fn toggle(&mut self, place: Place, stone: Stone) {
        self.0[usize::from(place.word) % WORDS] ^= part(place, stone);
    }

    /// The line on which a cell lies.
    #[inline]
    pub(super) fn word(&self, place: Place) -> LineWord {
        LineWord(self.0[usize::from(place.word) % WORDS])
    }
}

/// The stones on one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LineWord(u64);

impl LineWord {
    /// The line before a stone was placed or removed.
    #[inline]
    pub(super) const fn before(self, place: Place, stone: Stone) -> Self {
        Self(self.0 ^ part(place, stone))
    }

    /// The key of the line through a cell.
    #[inline]
    pub(super) const fn key(self, place: Place) -> Key {
        let around = self.0 >> place.shift;
        (around & HALF_KEY | around >> 2 & HALF_KEY << HALF) as Key
    }

    /// The empty cells within so many steps of a cell, which is left out: how far each of them lies, and its place.
    #[inline]
    pub(super) fn empty_around(
        self,
        place: Place,
        reach: i16,
    ) -> impl Iterator<Item = (i16, Place)> {
        let middle = u32::from(place.shift) + HALF;
        let near = (1_u64 << (4 * reach + 1)) - 1;
        let window = near << (middle - 2 * reach as u32) & !(1 << middle);
        let mut left = !(self.0 | self.0 >> 1) & LOWER & window;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros();
            left &= left.checked_sub(1)?;
            let distance = (at as i16 - middle as i16) / 2;
            let shift = (at - HALF) as u8;
            Some((distance, Place { shift, ..place }))
        })
    }
}

/// What a stone adds to the line.
#[inline]
const fn part(place: Place, stone: Stone) -> u64 {
    let stone = if stone == POWER { EDGE } else { stone };
    (stone as u64) << (place.shift as u32 + HALF)
}

/// Where each cell of a board lies on the lines through it; `lines` are the offsets between neighbours on them.
pub(super) fn places(board: &Cells, lines: &[i16]) -> Box<[[Place; LINES]; CELLS]> {
    let mut places = Box::new([[Place::default(); LINES]; CELLS]);
    let mut word = 0;
    for (line, &offset) in lines.iter().enumerate() {
        for first in board.iter().filter(|cell| !board.has(cell.offset(-offset))) {
            let cells = (0..).map(|step| first.offset(offset * step));
            for (count, cell) in (0..).zip(cells.take_while(|&cell: &Cell| board.has(cell))) {
                let shift = 2 * count;
                places[cell.index()][line] = Place { word, shift };
            }
            word += 1;
        }
    }
    places
}
