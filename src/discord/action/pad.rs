//! The pad: 5 x 4 points of a board as buttons under a picker, and how it moves.
//!
//! Its first position depends on where stones are, never on what they are worth: its middle is the
//! last stone, moved 3/10 of the way towards the middle of all stones. Over 3,865 recorded games of
//! Pente (`cargo run --release --example pad_reach -- FILE`) the next stone lay this often:
//!
//! | ply     | in the pad | in the crop | in a pad around the last stone | steps of the pad, mean |
//! |---------|-----------:|------------:|-------------------------------:|-----------------------:|
//! | 3 - 10  |     50.9 % |      91.9 % |                         44.3 % |                   0.58 |
//! | 11 - 20 |     56.0 % |      91.8 % |                         50.1 % |                   0.56 |
//! | 21 -    |     53.6 % |      87.4 % |                         49.7 % |                   0.64 |
//!
//! The middle of the last two, three or four stones reaches more of the early plies and fewer of
//! the later ones, and so does moving further. A step keeps one line of the pad in sight for
//! orientation; steps of the whole pad would save 3 presses in 100 stones.

use strum::{IntoStaticStr, VariantArray};

use crate::rules::{BoardSize, Point, Position};

/// Points in a row of the pad.
pub const FILES: u8 = 5;
/// Rows of the pad.
pub const RANKS: u8 = 4;

/// How far one press moves the pad sideways: one file less than its width, so that one line stays
/// in sight.
const FILES_A_STEP: u8 = FILES - 1;
/// How far one press moves the pad up or down.
const RANKS_A_STEP: u8 = RANKS - 1;
/// How many lines of the board the crop shows around the pad.
const MARGIN: u8 = 2;

/// The position of the pad on a board. On a board of one line it holds all points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pad {
    corner: Point,
    size: BoardSize,
}

/// A direction in which the pad moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
pub enum Direction {
    /// Towards file A.
    #[strum(serialize = "left")]
    Left,
    /// Towards the last rank.
    #[strum(serialize = "up")]
    Up,
    /// Towards rank 1.
    #[strum(serialize = "down")]
    Down,
    /// Towards the last file.
    #[strum(serialize = "right")]
    Right,
}

impl Direction {
    /// All four, in the order of their buttons.
    pub const ALL: [Self; 4] = [Self::Left, Self::Up, Self::Down, Self::Right];
}

impl Pad {
    /// The pad for the next stone of a position after the last one.
    pub fn around(position: &Position, last: Option<Point>) -> Self {
        let size = position.board().size();
        let stones: Vec<_> = position.board().stones().map(|(point, _)| point).collect();
        let last = last.unwrap_or_else(|| size.centre());
        let along = |of: fn(Point) -> u8, shown: u8| {
            let sum: i32 = stones.iter().map(|&point| i32::from(of(point))).sum();
            let count = i32::try_from(stones.len().max(1)).unwrap_or(i32::MAX);
            let last = i32::from(of(last));
            let sum = if stones.is_empty() { last } else { sum };
            // The middle is last + 3/10 (mean - last); the corner is half the pad before it.
            let twentieths = 14 * last * count + 6 * sum - 10 * (i32::from(shown) - 1) * count;
            let corner = (twentieths + 10 * count).div_euclid(20 * count);
            u8::try_from(corner.max(0)).unwrap_or(u8::MAX)
        };
        Self::at(
            Point::new(along(Point::file, FILES), along(Point::rank, RANKS)),
            size,
        )
    }

    /// The pad with this lower left corner, or as near to it as the board allows.
    pub fn at(corner: Point, size: BoardSize) -> Self {
        let corner = Point::new(
            corner.file().min(size.files().saturating_sub(FILES)),
            corner.rank().min(size.ranks().saturating_sub(RANKS)),
        );
        Self { corner, size }
    }

    /// Its lower left corner.
    pub const fn corner(self) -> Point {
        self.corner
    }

    /// Its points as they lie on the board, the highest rank first; on a board of one line, all
    /// points in order.
    pub fn rows(self) -> Vec<Vec<Point>> {
        if self.size.is_line() {
            let points: Vec<_> = self.size.points().collect();
            return points
                .chunks(usize::from(FILES))
                .map(<[_]>::to_vec)
                .collect();
        }
        let Self { corner, .. } = self;
        let row = |rank| {
            let files = corner.file()..corner.file() + FILES;
            files.map(|file| Point::new(file, rank)).collect()
        };
        let ranks = corner.rank()..corner.rank() + RANKS;
        ranks.rev().map(row).collect()
    }

    /// This pad if it holds the point, else one around the point.
    #[must_use]
    pub fn holding(self, point: Point) -> Self {
        if self.contains(point) {
            return self;
        }
        let corner = Point::new(
            point.file().saturating_sub(FILES / 2),
            point.rank().saturating_sub(RANKS / 2),
        );
        Self::at(corner, self.size)
    }

    /// Whether the point is one of its buttons.
    pub fn contains(self, point: Point) -> bool {
        self.rows().iter().flatten().any(|&it| it == point)
    }

    /// The pad one step further; `None` at the edge of the board.
    pub fn moved(self, way: Direction) -> Option<Self> {
        if self.size.is_line() {
            return None;
        }
        let (file, rank) = (self.corner.file(), self.corner.rank());
        let corner = match way {
            Direction::Left => Point::new(file.saturating_sub(FILES_A_STEP), rank),
            Direction::Right => Point::new(file + FILES_A_STEP, rank),
            Direction::Up => Point::new(file, rank + RANKS_A_STEP),
            Direction::Down => Point::new(file, rank.saturating_sub(RANKS_A_STEP)),
        };
        Some(Self::at(corner, self.size)).filter(|&pad| pad != self)
    }

    /// The lower left and the upper right corner of the picture: the pad and the lines around it;
    /// all of a board of one line.
    pub fn crop(self) -> (Point, Point) {
        let (files, ranks) = (self.size.files(), self.size.ranks());
        if self.size.is_line() {
            return (Point::new(0, 0), Point::new(files - 1, ranks - 1));
        }
        // At an edge the crop keeps its size, so that the picture keeps its size as well.
        let along = |corner: u8, shown: u8, lines: u8| {
            let wide = (shown + 2 * MARGIN).min(lines);
            let from = corner.saturating_sub(MARGIN).min(lines - wide);
            (from, from + wide - 1)
        };
        let (left, right) = along(self.corner.file(), FILES, files);
        let (low, high) = along(self.corner.rank(), RANKS, ranks);
        (Point::new(left, low), Point::new(right, high))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::{Move, catalogue};

    fn sizes() -> impl Strategy<Value = BoardSize> {
        (0..=9_u8).prop_map(|half| match half {
            0 => BoardSize::line(),
            half => BoardSize::square(9 + 2 * (half % 6)).expect("9 to 19 lines"),
        })
    }

    proptest! {
        #[test]
        fn a_pad_lies_on_its_board_with_its_crop_around_it(
            size in sizes(), file in any::<u8>(), rank in any::<u8>(),
        ) {
            let pad = Pad::at(Point::new(file, rank), size);
            let (low, high) = pad.crop();
            for point in pad.rows().into_iter().flatten() {
                prop_assert!(size.contains(point));
                prop_assert!((low.file()..=high.file()).contains(&point.file()));
                prop_assert!((low.rank()..=high.rank()).contains(&point.rank()));
            }
            prop_assert!(size.contains(low) && size.contains(high));
            prop_assert!(pad.rows().len() == 4 && pad.rows().iter().all(|row| row.len() <= 5));
        }

        #[test]
        fn every_point_is_reached_by_moving(size in sizes(), file in 0..19_u8, rank in 0..19_u8) {
            let goal = Point::new(file % size.files(), rank % size.ranks());
            let mut pad = Pad::at(size.centre(), size);
            let mut steps = 0;
            while !pad.contains(goal) {
                let ways = Direction::ALL.map(|way| pad.moved(way));
                let nearer = |pad: &Pad| {
                    let (at, far) = (pad.corner(), |a: u8, b: u8| a.abs_diff(b));
                    far(at.file() + 2, goal.file()) + far(at.rank() + 1, goal.rank())
                };
                pad = ways.into_iter().flatten().min_by_key(nearer).expect("there is a way");
                steps += 1;
                prop_assert!(steps < 10);
            }
        }
    }

    #[test]
    fn it_lies_around_the_last_stone_and_leans_to_the_others() {
        let mut position = Position::new(catalogue::find("pente").expect("the base game exists"));
        let at = |text| Point::parse(text, BoardSize::STANDARD).expect("a point");
        let corner = |position: &Position, last| Pad::around(position, last).corner().to_string();
        assert_eq!(
            corner(&position, None),
            "H9",
            "the centre of an empty board"
        );
        position.play(Move::Place(at("K10"))).expect("it is free");
        assert_eq!(corner(&position, Some(at("K10"))), "H9");
        position.play(Move::Place(at("Q10"))).expect("it is free");
        assert_eq!(corner(&position, Some(at("Q10"))), "N9", "one file nearer");
        position.play(Move::Place(at("T19"))).expect("it is free");
        assert_eq!(corner(&position, Some(at("T19"))), "P16", "on the board");
    }
}
