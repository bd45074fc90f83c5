//! Which part of a board is shown so that some points can be seen well. Knows no stones and draws nothing.

use crate::rules::{BoardSize, Point};

/// How many lines a part has at least, if the board has so many.
const LEAST: u8 = 9;
/// How many lines a part has at most with points that need not be seen.
const MOST: u8 = 11;
/// How many lines are shown around the outermost points.
const AROUND: u8 = 2;

/// The lower left and the upper right point of a square part of a board that shows all these points, and of the others
/// as many as leave it small, the first ones first. Of a board of one line it is the whole.
pub fn window(size: BoardSize, shown: &[Point], others: &[Point]) -> (Point, Point) {
    let (files, ranks) = (size.files(), size.ranks());
    if size.is_line() {
        return (Point::new(0, 0), Point::new(files - 1, ranks - 1));
    }
    let mut all = shown.to_vec();
    for &other in others {
        all.push(other);
        if shown.is_empty() || lines(&all) + 2 * AROUND <= MOST {
            continue;
        }
        all.pop();
    }
    let square = (lines(&all) + 2 * AROUND).max(LEAST);
    let (left, right) = along(&all, Point::file, (square, files));
    let (low, high) = along(&all, Point::rank, (square, ranks));
    (Point::new(left, low), Point::new(right, high))
}

/// How many lines the points take, in the direction in which they take more.
fn lines(points: &[Point]) -> u8 {
    let taken = |of: fn(Point) -> u8| {
        let (low, high) = ends(points, of);
        high.saturating_sub(low) + 1
    };
    taken(Point::file).max(taken(Point::rank))
}

fn ends(points: &[Point], of: fn(Point) -> u8) -> (u8, u8) {
    let along = || points.iter().map(|&point| of(point));
    let low = along().min().unwrap_or_default();
    (low, along().max().unwrap_or_default())
}

/// The first and last of so many lines of the board around the middle of the points.
fn along(points: &[Point], of: fn(Point) -> u8, (shown, all): (u8, u8)) -> (u8, u8) {
    let shown = shown.min(all);
    let (low, high) = ends(points, of);
    let spare = shown.saturating_sub(high.saturating_sub(low) + 1);
    let first = low.saturating_sub(spare / 2).min(all - shown);
    (first, first + shown - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(points: &'static str, others: &'static str) -> String {
        let at = |text| Point::parse(text, BoardSize::STANDARD).expect("a point");
        let all = |text: &'static str| text.split_whitespace().map(at).collect::<Vec<_>>();
        let (low, high) = window(BoardSize::STANDARD, &all(points), &all(others));
        format!("{low} {high}")
    }

    #[test]
    fn a_part_shows_what_must_be_seen_and_of_the_rest_what_is_near() {
        assert_eq!(shown("K10 L11", ""), "G7 P15");
        assert_eq!(shown("K10", "M12"), "G7 P15");
        assert_eq!(shown("K10", "T19"), "F6 O14", "too far away");
        assert_eq!(shown("A1 B2", ""), "A1 J9", "at the edge of the board");
        assert_eq!(shown("A1 T19", ""), "A1 T19");
        assert_eq!(shown("K10 K4", "K15"), "E2 P12", "six ranks apart");
        assert_eq!(
            shown("", "A1 K10"),
            "A1 O14",
            "all where nothing must be seen"
        );
    }

    #[test]
    fn a_line_is_shown_whole() {
        let (low, high) = window(BoardSize::line(), &[Point::new(4, 0)], &[]);
        assert_eq!(
            (low.file(), high.file()),
            (0, BoardSize::line().files() - 1)
        );
    }
}
