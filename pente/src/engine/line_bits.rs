//! Bitboards of lines: the stones on every line of a board as one number for each line, from which the keys of all
//! cells on it are cut out.

use super::grid::{CELLS, Cell, Cells, REACH};
use super::line::{EDGE, LINES, POWER, Stone};
use super::line_numbers::Key;

/// Room for all lines: a board of 19 has 19 + 19 + 37 + 37 = 112. It is a power of two, so that a mask holds indices
/// below it.
const MOST_LINES: usize = 128;
/// The bits of half a key.
const HALF: u32 = 2 * REACH as u32;
const HALF_KEY: u64 = (1 << HALF) - 1;
/// The lower bits of all cells.
const LOWER: u64 = 0x5555_5555_5555_5555;

/// Where a cell lies on a line through it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LinePosition {
    /// Which one of all lines of the board it is.
    line: u8,
    /// Twice the number of cells before it.
    shift: u8,
}

/// The stones on all lines, two bits a cell, with edge cells at both ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LineBits(Box<[u64; MOST_LINES]>);

impl LineBits {
    /// The lines of a board without stones.
    pub(super) fn bare<'p>(positions: impl Iterator<Item = &'p LinePosition>) -> Self {
        let mut lines = Self(Box::new([u64::MAX; MOST_LINES]));
        for position in positions {
            lines.toggle(*position, EDGE);
        }
        lines
    }

    /// Places a stone, or removes the one there. Power stones count as edge: lines with power stones are read stone
    /// by stone.
    #[inline]
    pub(super) fn toggle(&mut self, position: LinePosition, stone: Stone) {
        self.0[usize::from(position.line) % MOST_LINES] ^= part(position, stone);
    }

    /// The line on which a cell lies.
    #[inline]
    pub(super) fn line(&self, position: LinePosition) -> OneLine {
        OneLine(self.0[usize::from(position.line) % MOST_LINES])
    }
}

/// The stones on one line, two bits a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OneLine(u64);

impl OneLine {
    /// The line before a stone was placed or removed.
    #[inline]
    pub(super) const fn before(self, position: LinePosition, stone: Stone) -> Self {
        Self(self.0 ^ part(position, stone))
    }

    /// The key of the line through a cell.
    #[inline]
    pub(super) const fn key(self, position: LinePosition) -> Key {
        let around = self.0 >> position.shift;
        (around & HALF_KEY | around >> 2 & HALF_KEY << HALF) as Key
    }

    /// The empty cells within so many steps of a cell, which is left out: how far each of them lies, and its position
    /// on the line.
    #[inline]
    pub(super) fn empty_around(
        self,
        position: LinePosition,
        reach: i16,
    ) -> impl Iterator<Item = (i16, LinePosition)> {
        let middle = u32::from(position.shift) + HALF;
        let near = (1_u64 << (4 * reach + 1)) - 1;
        let window = near << (middle - 2 * reach as u32) & !(1 << middle);
        let mut left = !(self.0 | self.0 >> 1) & LOWER & window;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros();
            left &= left.checked_sub(1)?;
            let distance = (at as i16 - middle as i16) / 2;
            let shift = (at - HALF) as u8;
            Some((distance, LinePosition { shift, ..position }))
        })
    }
}

/// What a stone adds to the line.
#[inline]
const fn part(position: LinePosition, stone: Stone) -> u64 {
    let stone = if stone == POWER { EDGE } else { stone };
    (stone as u64) << (position.shift as u32 + HALF)
}

/// Where each cell of a board lies on the lines through it; `offsets` are those between neighbours on lines in each
/// direction.
pub(super) fn line_positions(
    board: &Cells,
    offsets: &[i16],
) -> Box<[[LinePosition; LINES]; CELLS]> {
    let mut positions = Box::new([[LinePosition::default(); LINES]; CELLS]);
    let mut line = 0;
    for (direction, &offset) in offsets.iter().enumerate() {
        for first in board.iter().filter(|cell| !board.has(cell.offset(-offset))) {
            let cells = (0..).map(|step| first.offset(offset * step));
            for (count, cell) in (0..).zip(cells.take_while(|&cell: &Cell| board.has(cell))) {
                let shift = 2 * count;
                positions[cell.index()][direction] = LinePosition { line, shift };
            }
            line += 1;
        }
    }
    positions
}
