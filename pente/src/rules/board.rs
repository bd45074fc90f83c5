//! Stones on points: place, remove, walk a line. It does not know whose turn it is.

use super::lines::{self, STRIDE};
use super::{BoardSize, Colour, Point};

/// Room for every point and an edge all around; a power of two, so that a masked index is always in
/// range.
const CELLS: usize = 512;

/// The content of a cell, as bits: one for each colour, one for a power stone, one for the edge.
pub(super) type Cell = u8;

pub(super) const EMPTY: Cell = 0;
pub(super) const POWER: Cell = 0b0100_0000;
pub(super) const EDGE: Cell = 0b1000_0000;
/// The bits of all colours.
const COLOURS: Cell = 0b0011_1111;

/// The bit of a colour.
const fn cell_of(colour: Colour) -> Cell {
    1 << (colour.number() - 1)
}

/// The cells that count for one colour: its own stones and power stones.
///
/// Asking whether a cell is friend or foe is then a single operation on its bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Own(Cell);

impl Own {
    #[inline]
    pub(super) const fn of(colour: Colour) -> Self {
        Self(cell_of(colour) | POWER)
    }

    /// Whether the cell holds a stone that counts for the colour.
    #[inline]
    pub(super) const fn counts(self, cell: Cell) -> bool {
        cell & self.0 != 0
    }

    /// Whether the cell holds a stone of another colour. A power stone is nobody's enemy.
    #[inline]
    pub(super) const fn is_enemy(self, cell: Cell) -> bool {
        cell & !self.0 & COLOURS != 0
    }

    /// The cell of the colour's ordinary stones.
    #[inline]
    pub(super) const fn stone(self) -> Cell {
        self.0 & COLOURS
    }
}

/// The colour whose bit the cell of an ordinary stone holds.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a byte has at most eight zeros"
)]
pub(super) const fn colour_of(cell: Cell) -> Colour {
    Colour::at(cell.trailing_zeros() as u8)
}

/// What stands on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stone {
    /// An ordinary stone.
    Of(Colour),
    /// A power stone, which counts for every colour.
    Power,
}

impl Stone {
    /// The colour of an ordinary stone; `None` for a power stone.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Of(colour) => Some(colour),
            Self::Power => None,
        }
    }

    pub(super) const fn cell(self) -> Cell {
        match self {
            Self::Of(colour) => cell_of(colour),
            Self::Power => POWER,
        }
    }

    const fn from_cell(cell: Cell) -> Option<Self> {
        match cell {
            EMPTY | EDGE => None,
            POWER => Some(Self::Power),
            _ => Some(Self::Of(colour_of(cell))),
        }
    }
}

/// The index of a point among a board's cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Index(usize);

impl Index {
    #[inline]
    pub(super) const fn of(point: Point) -> Self {
        let (rank, file) = (point.rank() as usize, point.file() as usize);
        Self((rank + 1) * STRIDE as usize + file + 1)
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a board has few files and ranks"
    )]
    pub(super) const fn point(self) -> Point {
        let stride = STRIDE as usize;
        Point::new((self.0 % stride) as u8 - 1, (self.0 / stride) as u8 - 1)
    }

    /// The index `offset` cells further. Walks end at the edge, so it stays in range.
    #[inline]
    pub(super) const fn offset(self, offset: isize) -> Self {
        Self(self.0.wrapping_add_signed(offset))
    }

    /// The index as a number below [`CELLS`].
    #[expect(clippy::cast_possible_truncation, reason = "there are few cells")]
    #[inline]
    pub(super) const fn number(self) -> u16 {
        (self.0 % CELLS) as u16
    }

    #[inline]
    pub(super) const fn from_number(number: u16) -> Self {
        Self(number as usize)
    }
}

/// The stones on a board.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    cells: [Cell; CELLS],
    size: BoardSize,
    empty: u16,
}

impl Board {
    /// A board without stones.
    pub fn new(size: BoardSize) -> Self {
        let mut cells = [EDGE; CELLS];
        for point in size.points() {
            cells[Index::of(point).0] = EMPTY;
        }
        Self {
            cells,
            size,
            empty: size.count(),
        }
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The stone on the point; `None` if it is empty or not on the board.
    pub fn at(&self, point: Point) -> Option<Stone> {
        if !self.size.contains(point) {
            return None;
        }
        Stone::from_cell(self.cell(Index::of(point)))
    }

    /// The points with a stone of a colour, rank by rank. Power stones are not among them.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Colour)> + '_ {
        self.size
            .points()
            .filter_map(|point| Some((point, self.at(point)?.colour()?)))
    }

    /// The points with a power stone, rank by rank.
    pub fn power_stones(&self) -> impl Iterator<Item = Point> + '_ {
        self.size
            .points()
            .filter(|&point| self.at(point) == Some(Stone::Power))
    }

    /// How many points have no stone.
    pub const fn empty_points(&self) -> u16 {
        self.empty
    }

    #[inline]
    pub(super) fn cell(&self, index: Index) -> Cell {
        self.cells[index.0 % CELLS]
    }

    /// Puts a stone on an empty point.
    #[inline]
    pub(super) fn put(&mut self, index: Index, cell: Cell) {
        debug_assert_eq!(self.cell(index), EMPTY);
        self.cells[index.0 % CELLS] = cell;
        self.empty -= 1;
    }

    /// Takes a stone off a point that has one.
    #[inline]
    pub(super) fn lift(&mut self, index: Index) {
        debug_assert!(!matches!(self.cell(index), EMPTY | EDGE));
        self.cells[index.0 % CELLS] = EMPTY;
        self.empty += 1;
    }

    /// Whether a stone stands on one of the eight points around.
    pub(super) fn has_neighbour(&self, at: Index) -> bool {
        lines::ALL.iter().any(|line| {
            [line.offset(), -line.offset()]
                .into_iter()
                .any(|offset| !matches!(self.cell(at.offset(offset)), EMPTY | EDGE))
        })
    }

    /// How many cells in one direction, not counting the first, count for a colour.
    #[inline]
    pub(super) fn run(&self, from: Index, offset: isize, own: Own) -> u8 {
        let mut length = 0;
        let mut at = from.offset(offset);
        while own.counts(self.cell(at)) {
            length += 1;
            at = at.offset(offset);
        }
        length
    }
}

/// The board as text: one line per rank from the top, a dot for an empty point, a colour's number
/// for a stone and a plus for a power stone.
impl std::fmt::Display for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for rank in (0..self.size.ranks()).rev() {
            for file in 0..self.size.files() {
                match self.at(Point::new(file, rank)) {
                    None => f.write_str(".")?,
                    Some(Stone::Of(colour)) => write!(f, "{colour}")?,
                    Some(Stone::Power) => f.write_str("+")?,
                }
            }
            if rank > 0 {
                f.write_str("\n")?;
            }
        }
        Ok(())
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}
