//! The ways to lay a board upon itself: turned, mirrored, or both.

use super::{BoardSize, Point};

/// One of the eight symmetries of a square board, or of the four of any other.
///
/// ```
/// use pente::rules::{BoardSize, Point, Symmetry};
///
/// let size = BoardSize::STANDARD;
/// let corner = Point::new(0, 0);
/// for symmetry in Symmetry::all(size) {
///     let laid = symmetry.apply(corner, size);
///     assert_eq!(symmetry.undo(laid, size), corner);
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symmetry(u8);

impl Symmetry {
    /// The bits of a symmetry: the files are mirrored, the ranks are, and then files and ranks are
    /// exchanged.
    const FILES: u8 = 1;
    const RANKS: u8 = 2;
    const EXCHANGED: u8 = 4;

    /// All symmetries of a board; the first one leaves every point where it is.
    pub fn all(size: BoardSize) -> impl Iterator<Item = Self> + Clone {
        let is_square = size.files() == size.ranks();
        let all = (0..8).map(Self);
        all.filter(move |symmetry| is_square || !symmetry.has(Self::EXCHANGED))
    }

    /// Its number, below 8.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Where a point of the board comes to lie.
    pub const fn apply(self, point: Point, size: BoardSize) -> Point {
        let mirrored = self.mirrored(point, size);
        if self.has(Self::EXCHANGED) {
            Point::new(mirrored.rank(), mirrored.file())
        } else {
            mirrored
        }
    }

    /// The point that comes to lie there.
    pub const fn undo(self, point: Point, size: BoardSize) -> Point {
        let exchanged = if self.has(Self::EXCHANGED) {
            Point::new(point.rank(), point.file())
        } else {
            point
        };
        self.mirrored(exchanged, size)
    }

    const fn mirrored(self, point: Point, size: BoardSize) -> Point {
        let (mut file, mut rank) = (point.file(), point.rank());
        if self.has(Self::FILES) {
            file = size.files() - 1 - file;
        }
        if self.has(Self::RANKS) {
            rank = size.ranks() - 1 - rank;
        }
        Point::new(file, rank)
    }

    const fn has(self, bit: u8) -> bool {
        self.0 & bit != 0
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_lays_the_board_upon_itself_in_its_own_way() {
        for (size, count) in [
            (BoardSize::STANDARD, 8),
            (BoardSize::of(10), 8),
            (BoardSize::line(), 4),
        ] {
            let points: BTreeSet<Point> = size.points().collect();
            let mut ways = BTreeSet::new();
            for symmetry in Symmetry::all(size) {
                let laid: Vec<Point> = size.points().map(|it| symmetry.apply(it, size)).collect();
                assert_eq!(laid.iter().copied().collect::<BTreeSet<_>>(), points);
                for (before, after) in size.points().zip(&laid) {
                    assert_eq!(symmetry.undo(*after, size), before);
                }
                ways.insert((symmetry, laid));
            }
            assert_eq!(ways.len(), count);
        }
    }
}
