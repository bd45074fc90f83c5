//! A point of the board. It does not know how large the board is.

use std::fmt;

/// The letters of the files from left to right. There is no I, because it looks too much like a 1.
pub(super) const FILES: &[u8; 19] = b"ABCDEFGHJKLMNOPQRST";

/// An intersection, counted from the lower left corner, which is file 0 and rank 0.
///
/// Points are ordered rank by rank, from the lowest rank up and from left to right within one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    // The rank comes first so that the derived order goes rank by rank.
    rank: u8,
    file: u8,
}

impl Point {
    /// The point on the given file and rank, both counted from 0.
    pub const fn new(file: u8, rank: u8) -> Self {
        Self { rank, file }
    }

    /// How many files lie to the left.
    pub const fn file(self) -> u8 {
        self.file
    }

    /// How many ranks lie below.
    pub const fn rank(self) -> u8 {
        self.rank
    }

    /// The Chebyshev distance, in king's moves of chess.
    pub const fn distance(self, other: Self) -> u8 {
        let files = self.file.abs_diff(other.file);
        let ranks = self.rank.abs_diff(other.rank);
        if files > ranks { files } else { ranks }
    }
}

/// Writes the point in board notation, as for any board with more than one rank.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", file_letter(self.file), u16::from(self.rank) + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The letter of a file, or a question mark for a file that no board has.
pub(super) fn file_letter(file: u8) -> char {
    FILES
        .get(usize::from(file))
        .map_or('?', |&letter| char::from(letter))
}
