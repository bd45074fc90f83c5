//! The directions in which rows and captures count.

use super::BoardSize;

/// How far apart cells of neighbouring ranks lie: the widest board and one cell of edge.
pub(super) const STRIDE: u8 = BoardSize::MOST_LINES + 1;

/// The step from one point of a line to the next, in files and ranks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Step {
    files: i8,
    ranks: i8,
    /// The same step as a distance between cells of a board, computed once.
    offset: i16,
}

impl Step {
    pub(super) const fn new(files: i8, ranks: i8) -> Self {
        Self {
            files,
            ranks,
            offset: files as i16 + ranks as i16 * STRIDE as i16,
        }
    }

    /// How many files the step goes to the right.
    pub const fn files(self) -> i8 {
        self.files
    }

    /// How many ranks the step goes up.
    pub const fn ranks(self) -> i8 {
        self.ranks
    }

    /// The distance of the step in cells of a board.
    #[inline]
    pub(super) const fn offset(self) -> isize {
        self.offset as isize
    }
}

impl std::fmt::Debug for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "({}, {})", self.files, self.ranks)
    }
}

/// Across, up, and both diagonals.
pub(super) static ALL: [Step; 4] = [
    Step::new(1, 0),
    Step::new(0, 1),
    Step::new(1, 1),
    Step::new(1, -1),
];
/// Both diagonals.
pub(super) static DIAGONALS: [Step; 2] = [Step::new(1, 1), Step::new(1, -1)];
/// Horizontal only, to every first, second, third and fourth point.
pub(super) static SPACED: [Step; 4] = [
    Step::new(1, 0),
    Step::new(2, 0),
    Step::new(3, 0),
    Step::new(4, 0),
];
