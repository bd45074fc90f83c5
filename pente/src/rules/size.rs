//! The size of a board, and the points that follow from it.

use super::Point;

/// The extent of a board: a square of 9 to 19 lines, or one line of 19 points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardSize {
    files: u8,
    ranks: u8,
}

impl BoardSize {
    /// The fewest lines of a square board.
    pub const FEWEST_LINES: u8 = 9;
    /// The most lines of a square board.
    pub const MOST_LINES: u8 = 19;
    /// The board of 19 by 19 lines that nearly every ruleset uses.
    pub const STANDARD: Self = Self {
        files: Self::MOST_LINES,
        ranks: Self::MOST_LINES,
    };

    /// A square board; `None` if `lines` is not within 9 to 19.
    pub const fn square(lines: u8) -> Option<Self> {
        if lines < Self::FEWEST_LINES || lines > Self::MOST_LINES {
            return None;
        }
        Some(Self {
            files: lines,
            ranks: lines,
        })
    }

    /// A square board of a number of lines that the code states.
    ///
    /// # Panics
    ///
    /// If the number is not within 9 to 19.
    pub(super) const fn of(lines: u8) -> Self {
        Self::square(lines).expect("a square board has 9 to 19 lines")
    }

    /// The board of Linear Pente: 19 points in one line.
    pub const fn line() -> Self {
        Self {
            files: Self::MOST_LINES,
            ranks: 1,
        }
    }

    /// How many files there are.
    pub const fn files(self) -> u8 {
        self.files
    }

    /// How many ranks there are.
    pub const fn ranks(self) -> u8 {
        self.ranks
    }

    /// How many points there are.
    pub const fn count(self) -> u16 {
        self.files as u16 * self.ranks as u16
    }

    /// Whether the board is a single line of points, which are named without a rank.
    pub const fn is_line(self) -> bool {
        self.ranks == 1
    }

    /// Whether one point lies exactly in the middle.
    pub const fn has_centre(self) -> bool {
        self.files % 2 == 1 && self.ranks % 2 == 1
    }

    /// Whether the point lies on the board.
    pub const fn contains(self, point: Point) -> bool {
        point.file() < self.files && point.rank() < self.ranks
    }

    /// The point in the middle; with an even number of lines the one above and to the right of it.
    pub const fn centre(self) -> Point {
        Point::new(self.files / 2, self.ranks / 2)
    }

    /// All points, rank by rank from the bottom, each from left to right.
    pub fn points(self) -> impl Iterator<Item = Point> + Clone {
        (0..self.ranks)
            .flat_map(move |rank| (0..self.files).map(move |file| Point::new(file, rank)))
    }

    /// The star points, in the order of [`BoardSize::points`].
    pub fn star_points(self) -> Vec<Point> {
        let files = stars(self.files);
        let ranks = if self.is_line() {
            vec![0]
        } else {
            stars(self.ranks)
        };
        let mut points = Vec::with_capacity(files.len() * ranks.len());
        for rank in ranks {
            for &file in &files {
                points.push(Point::new(file, rank));
            }
        }
        points
    }
}

/// Where star points lie along one side: near both ends, and in the middle if there is one.
fn stars(lines: u8) -> Vec<u8> {
    let from_edge = if lines < 12 { 2 } else { 3 };
    if lines.is_multiple_of(2) {
        return vec![from_edge, lines - 1 - from_edge];
    }
    vec![from_edge, lines / 2, lines - 1 - from_edge]
}
