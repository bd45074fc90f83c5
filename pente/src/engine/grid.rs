//! The cells of a search board, and sets of cells. It knows no stones.

use crate::rules::{BoardSize, Point};

/// How many cells there are: 32 ranks of 32 files.
pub(super) const CELLS: usize = RANKS * RANKS;

/// How far a line is read on each side of a cell, in steps.
pub(super) const REACH: i16 = 5;

const RANKS: usize = 32;
const STRIDE: u16 = RANKS as u16;
/// Rows of edge cells on each side, more than any reading along a line needs.
const MARGIN: u16 = 6;

/// The index of a point among the cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Cell(u16);

impl Cell {
    /// A cell that is no point of any board.
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn of(point: Point) -> Self {
        let (rank, file) = (point.rank() as u16, point.file() as u16);
        Self((rank + MARGIN) * STRIDE + file + MARGIN)
    }

    pub(super) const fn point(self) -> Point {
        let (file, rank) = (self.0 % STRIDE - MARGIN, self.0 / STRIDE - MARGIN);
        Point::new(file as u8, rank as u8)
    }

    /// The cell as an index below [`CELLS`].
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize % CELLS
    }

    /// The cell as a number below [`CELLS`].
    pub(super) const fn number(self) -> u16 {
        self.0
    }

    /// The cell with this number.
    pub(super) const fn numbered(number: u16) -> Self {
        Self(number % CELLS as u16)
    }

    /// The cell `offset` cells further. Every reading from a point of the board stays in range.
    #[inline]
    pub(super) const fn offset(self, offset: i16) -> Self {
        Self(self.0.wrapping_add_signed(offset))
    }
}

/// The distance, in cells, of a step by this many files and ranks.
pub(super) const fn offset(files: i8, ranks: i8) -> i16 {
    files as i16 + ranks as i16 * STRIDE as i16
}

/// The eight cells around one, as offsets.
pub(super) const AROUND: [i16; 8] = [
    offset(-1, -1),
    offset(0, -1),
    offset(1, -1),
    offset(-1, 0),
    offset(1, 0),
    offset(-1, 1),
    offset(0, 1),
    offset(1, 1),
];

/// All cells of a board, in the order of its points.
pub(super) fn cells(size: BoardSize) -> impl Iterator<Item = Cell> + Clone {
    size.points().map(Cell::of)
}

/// A set of cells, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cells([u32; RANKS]);

impl Cells {
    /// All cells of a board.
    pub(super) fn of(size: BoardSize) -> Self {
        let mut all = Self::default();
        cells(size).for_each(|cell| all.toggle(cell));
        all
    }

    #[inline]
    pub(super) const fn has(&self, cell: Cell) -> bool {
        self.0[cell.index() / RANKS] >> (cell.index() % RANKS) & 1 != 0
    }

    #[inline]
    pub(super) const fn toggle(&mut self, cell: Cell) {
        self.0[cell.index() / RANKS] ^= 1 << (cell.index() % RANKS);
    }

    /// Adds the cell to the set.
    #[inline]
    pub(super) const fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / RANKS] |= 1 << (cell.index() % RANKS);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|&rank| rank == 0)
    }

    /// The cells in either set.
    pub(super) fn or(mut self, other: &Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine |= theirs;
        }
        self
    }

    /// The cells in both sets.
    pub(super) fn and(mut self, other: &Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine &= theirs;
        }
        self
    }

    /// The cells of this set that are not in the other.
    pub(super) fn without(mut self, other: &Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine &= !theirs;
        }
        self
    }

    /// The set and all cells within two king's moves of it.
    pub(super) fn widened(&self) -> Self {
        let mut wide = [0; RANKS];
        let spread = |rank: u32| rank | rank << 1 | rank >> 1 | rank << 2 | rank >> 2;
        for (rank, near) in wide[2..].iter_mut().zip(self.0.windows(5)) {
            *rank = spread(near.iter().fold(0, |all, rank| all | rank));
        }
        Self(wide)
    }

    /// The cells in ascending order.
    pub(super) fn iter(&self) -> impl Iterator<Item = Cell> + '_ {
        self.0.iter().enumerate().flat_map(|(rank, &bits)| {
            let mut left = bits;
            std::iter::from_fn(move || {
                let file = left.trailing_zeros();
                left &= left.checked_sub(1)?;
                Some(Cell((rank * RANKS) as u16 + file as u16))
            })
        })
    }
}
