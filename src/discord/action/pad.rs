//! The pad: up to 5 x 4 points of a board as buttons under a picker, and how it moves.
//!
//! Its four rows are ranks of the board. Each offers the five points on it that are nearest to the
//! middle of the pad and may be played, among those of the picture: no button is spent on a point
//! that is taken or forbidden. The pad's first position depends on where stones are, never on what
//! they are worth: its middle is the last stone, moved 3/10 of the way towards the middle of all
//! stones, and it goes to the nearest place where enough points may be played if there are few.
//! Over 3,865 recorded games of Pente (`cargo run --release --example pad_reach -- FILE`) the next
//! stone lay this often:
//!
//! | ply     | in the pad | in the crop | in the 5 x 4 points around its middle | steps of the pad, mean |
//! |---------|-----------:|------------:|--------------------------------------:|-----------------------:|
//! | 3 - 10  |     57.7 % |      84.4 % |                                50.9 % |                   0.51 |
//! | 11 - 20 |     62.5 % |      83.6 % |                                56.0 % |                   0.49 |
//! | 21 -    |     61.2 % |      79.8 % |                                53.6 % |                   0.57 |
//!
//! That is 60.7 % of all of them. A step keeps one line of the pad in sight for orientation.

use strum::{IntoStaticStr, VariantArray};

use crate::rules::{BoardSize, Move, Point, Position};

/// How far one press moves the pad sideways: one file less than its width, so that one line stays
/// in sight.
const FILES_A_STEP: u8 = Pad::FILES - 1;
/// How far one press moves the pad up or down.
const RANKS_A_STEP: u8 = Pad::RANKS - 1;
/// How many files the picture shows on each side of the pad. Its rows may offer points on them.
const FILES_BESIDE: u8 = 2;
/// How many ranks the picture shows above and below the pad.
const RANKS_BESIDE: u8 = 1;
/// How many points a pad offers where it opens, if the board has such a place: half its buttons.
const ENOUGH: usize = 10;

/// The position of the pad on a board: the rectangle of 5 x 4 points that it offers while all of
/// them are free. On a board of one line it holds all points.
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
    /// Points in a row of the pad, at most.
    pub const FILES: u8 = 5;
    /// Rows of the pad, at most.
    pub const RANKS: u8 = 4;

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
        let corner = Point::new(
            along(Point::file, Self::FILES),
            along(Point::rank, Self::RANKS),
        );
        Self::at(corner, size).with_enough(position)
    }

    /// This pad, or the nearest that offers enough points; if none does, the nearest of those that
    /// offer most.
    fn with_enough(self, position: &Position) -> Self {
        if self.size.is_line() || self.points(position).count() >= ENOUGH {
            return self;
        }
        let legal = position.legal_points();
        let lacking = |pad: &Self| {
            let rows = pad.rows_of(|point| legal.contains(&point));
            ENOUGH.saturating_sub(rows.iter().map(Vec::len).sum())
        };
        let steps = |pad: &Self| pad.corner.distance(self.corner);
        let corners = self.size.points().map(|corner| Self::at(corner, self.size));
        corners
            .min_by_key(|pad| (lacking(pad), steps(pad)))
            .unwrap_or(self)
    }

    /// The pad with this lower left corner, or as near to it as the board allows.
    pub fn at(corner: Point, size: BoardSize) -> Self {
        let corner = Point::new(
            corner.file().min(size.files().saturating_sub(Self::FILES)),
            corner.rank().min(size.ranks().saturating_sub(Self::RANKS)),
        );
        Self { corner, size }
    }

    /// Its lower left corner.
    pub const fn corner(self) -> Point {
        self.corner
    }

    /// The points that it offers, as they lie on the board, the highest rank first: those that may
    /// be played. On a board of one line, all points in order.
    pub fn rows(self, position: &Position) -> Vec<Vec<Point>> {
        if self.size.is_line() {
            let points: Vec<_> = self.size.points().collect();
            return points
                .chunks(usize::from(Self::FILES))
                .map(<[_]>::to_vec)
                .collect();
        }
        self.rows_of(|point| position.check(Move::Place(point)).is_ok())
    }

    /// The rows of a pad whose points may be played if this says so.
    fn rows_of(self, is_legal: impl Fn(Point) -> bool) -> Vec<Vec<Point>> {
        let (low, high) = self.crop();
        let middle = self.corner.file() + Self::FILES / 2;
        let row = |rank| {
            let points = (low.file()..=high.file()).map(|file| Point::new(file, rank));
            let mut row: Vec<_> = points.filter(|&point| is_legal(point)).collect();
            row.sort_by_key(|point| point.file().abs_diff(middle));
            row.truncate(usize::from(Self::FILES));
            row.sort_by_key(|point| point.file());
            row
        };
        let ranks = self.corner.rank()..self.corner.rank() + Self::RANKS;
        let rows = ranks.rev().map(row);
        rows.filter(|row| !row.is_empty()).collect()
    }

    /// The points that it offers.
    fn points(self, position: &Position) -> impl Iterator<Item = Point> {
        self.rows(position).into_iter().flatten()
    }

    /// This pad if it offers the point, else one around the point.
    #[must_use]
    pub fn holding(self, point: Point, position: &Position) -> Self {
        if self.contains(point, position) {
            return self;
        }
        let corner = Point::new(
            point.file().saturating_sub(Self::FILES / 2),
            point.rank().saturating_sub(Self::RANKS / 2),
        );
        Self::at(corner, self.size)
    }

    /// This pad if it offers all the points, else one around their middle.
    #[must_use]
    pub fn holding_all(self, points: &[Point], position: &Position) -> Self {
        let is_offered = |&point: &Point| self.contains(point, position);
        if points.iter().all(is_offered) {
            return self;
        }
        let middle = |of: fn(Point) -> u8, shown: u8| {
            let along = || points.iter().map(|&point| of(point));
            let (low, high) = (along().min().unwrap_or(0), along().max().unwrap_or(0));
            low.midpoint(high).saturating_sub(shown / 2)
        };
        let corner = Point::new(
            middle(Point::file, Self::FILES),
            middle(Point::rank, Self::RANKS),
        );
        Self::at(corner, self.size)
    }

    /// Whether the point is one of its buttons.
    pub fn contains(self, point: Point, position: &Position) -> bool {
        self.points(position).any(|it| it == point)
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
        let along = |corner: u8, shown: u8, beside: u8, lines: u8| {
            let wide = (shown + 2 * beside).min(lines);
            let from = corner.saturating_sub(beside).min(lines - wide);
            (from, from + wide - 1)
        };
        let (left, right) = along(self.corner.file(), Self::FILES, FILES_BESIDE, files);
        let (low, high) = along(self.corner.rank(), Self::RANKS, RANKS_BESIDE, ranks);
        (Point::new(left, low), Point::new(right, high))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::{Move, Opening, Options, catalogue};

    fn sizes() -> impl Strategy<Value = BoardSize> {
        (0..=9_u8).prop_map(|half| match half {
            0 => BoardSize::line(),
            half => BoardSize::square(9 + 2 * (half % 6)).expect("9 to 19 lines"),
        })
    }

    /// A game on a board of some size, after as many stones as there are numbers. Each number
    /// chooses among the points that may be played.
    fn positions() -> impl Strategy<Value = Position> {
        (sizes(), prop::collection::vec(any::<usize>(), 1..40)).prop_map(|(size, chosen)| {
            let id = if size.is_line() {
                "linear-pente"
            } else {
                "pente"
            };
            let ruleset = catalogue::find(id).expect("it is in the catalogue");
            let options = Options {
                size: (!size.is_line()).then_some(size.files()),
                opening: (!size.is_line()).then_some(Opening::Tournament),
                ..Options::default()
            };
            let ruleset = ruleset.with_options(options).expect("it has these sizes");
            let mut position = Position::new(ruleset);
            for number in chosen {
                let legal = position.legal_points();
                if legal.is_empty() {
                    break;
                }
                let stone = Move::Place(legal[number % legal.len()]);
                position.play(stone).expect("it is legal");
            }
            position
        })
    }

    proptest! {
        #[test]
        fn a_pad_offers_what_may_be_played_around_its_middle_within_its_crop(
            position in positions(), file in any::<u8>(), rank in any::<u8>(),
        ) {
            let size = position.board().size();
            let pad = Pad::at(Point::new(file, rank), size);
            let (low, high) = pad.crop();
            prop_assert!(size.contains(low) && size.contains(high));
            let rows = pad.rows(&position);
            prop_assert!(rows.len() <= 4);
            prop_assert!(rows.iter().all(|row| (1..=5).contains(&row.len())));
            for &point in rows.iter().flatten() {
                prop_assert!((low.file()..=high.file()).contains(&point.file()));
                prop_assert!((low.rank()..=high.rank()).contains(&point.rank()));
                prop_assert!(size.is_line() || position.check(Move::Place(point)).is_ok());
            }
            let corner = pad.corner();
            let is_inside = |point: &Point| {
                (corner.file()..corner.file() + 5).contains(&point.file())
                    && (corner.rank()..corner.rank() + 4).contains(&point.rank())
            };
            for point in position.legal_points().into_iter().filter(is_inside) {
                prop_assert!(pad.contains(point, &position), "{point} is not offered");
            }
        }

        #[test]
        fn a_pad_opens_where_there_is_enough_to_choose_from(position in positions()) {
            let last = position.board().stones().last().map(|(point, _)| point);
            let pad = Pad::around(&position, last);
            let offered = pad.rows(&position).into_iter().flatten().count();
            prop_assert!(offered >= position.legal_points().len().min(ENOUGH).min(1));
            if position.ply() == 2 && position.board().size().files() >= 13 {
                prop_assert!(offered >= ENOUGH, "the third stone: {offered}");
            }
        }

        #[test]
        fn every_point_is_reached_by_moving(position in positions(), chosen in any::<usize>()) {
            let legal = position.legal_points();
            prop_assume!(!legal.is_empty());
            let goal = legal[chosen % legal.len()];
            let size = position.board().size();
            let mut pad = Pad::at(size.centre(), size);
            let mut steps = 0;
            while !pad.contains(goal, &position) {
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
    fn it_can_hold_all_points_of_a_hint() {
        let mut position = Position::new(catalogue::find("gomoku").expect("it exists"));
        let at = |text| Point::parse(text, BoardSize::STANDARD).expect("a point");
        position.play(Move::Place(at("K10"))).expect("it is free");
        let pad = Pad::around(&position, Some(at("K10")));
        let near = ["L10", "L11"].map(at);
        assert_eq!(pad.holding_all(&near, &position), pad);
        for far in [
            ["B17", "C18", "D17"],
            ["T1", "S1", "T2"],
            ["A19", "B18", "A18"],
        ] {
            let far = far.map(at);
            let moved = pad.holding_all(&far, &position);
            assert!(
                far.iter().all(|&it| moved.contains(it, &position)),
                "{far:?}"
            );
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
