//! What a stone would make with its side's stones along one line: a row, a four, a three.
//!
//! A shape follows from the winning row alone. It knows no captures and no other lines.

use crate::rules::Overline;

use super::grid::REACH;

/// What one more stone of a colour makes on one line, from least to most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(super) enum Shape {
    /// Nothing that can become a row.
    Dead,
    /// A stone that needs three more to be a four.
    ClosedOne,
    /// A stone that can become an open two.
    OpenOne,
    /// Two stones that can become a closed three.
    ClosedTwo,
    /// Two stones that can become an open three.
    OpenTwo,
    /// Three stones that can become a four.
    ClosedThree,
    /// Three stones that can become an open four.
    OpenThree,
    /// Four stones that one more stone turns into a row, in one place.
    Four,
    /// Four stones that one more stone turns into a row, in two places.
    OpenFour,
    /// A row.
    Row,
}

impl Shape {
    /// All shapes, from the least to the most.
    pub(super) const ALL: [Self; 10] = [
        Self::Dead,
        Self::ClosedOne,
        Self::OpenOne,
        Self::ClosedTwo,
        Self::OpenTwo,
        Self::ClosedThree,
        Self::OpenThree,
        Self::Four,
        Self::OpenFour,
        Self::Row,
    ];

    /// The shape that one stone more turns into this one.
    const fn before(self) -> Self {
        match self {
            Self::Row | Self::OpenFour => Self::OpenThree,
            Self::Four => Self::ClosedThree,
            Self::OpenThree => Self::OpenTwo,
            Self::ClosedThree => Self::ClosedTwo,
            Self::OpenTwo => Self::OpenOne,
            Self::ClosedTwo => Self::ClosedOne,
            Self::OpenOne | Self::ClosedOne | Self::Dead => Self::Dead,
        }
    }
}

/// How many cells of a line are read, the middle one included.
pub(super) const SPAN: u32 = 2 * REACH as u32 + 1;
/// The bit of the middle cell.
const MIDDLE: u32 = 1 << REACH;
/// How many ways there are for the cells beside the middle to be own, free or neither.
const WAYS: usize = 3usize.pow(SPAN - 1);

/// The shape of every possible line.
pub(super) struct Shapes(Vec<Shape>);

impl Shapes {
    /// The shapes for a winning row of this length, with this rule for longer rows.
    pub(super) fn new(length: u8, overline: Overline) -> Self {
        let mut workings = Workings {
            known: vec![None; WAYS],
            length: u32::from(length),
            overline,
        };
        Self((0..WAYS).map(|way| workings.of_way(way)).collect())
    }

    /// What a stone in the middle makes. `own` are the cells with a stone of its colour and `free`
    /// the empty ones; the middle counts as neither.
    pub(super) fn of(&self, own: u32, free: u32) -> Shape {
        self.0[way(own, free)]
    }
}

/// Shapes while they are computed, each from those with one more stone.
struct Workings {
    known: Vec<Option<Shape>>,
    length: u32,
    overline: Overline,
}

impl Workings {
    fn of_way(&mut self, mut way: usize) -> Shape {
        let (mut own, mut free) = (0, 0);
        for bit in (0..SPAN).map(|bit| 1 << bit).filter(|&bit| bit != MIDDLE) {
            match way % 3 {
                1 => own |= bit,
                2 => free |= bit,
                _ => {}
            }
            way /= 3;
        }
        self.of(own, free)
    }

    fn of(&mut self, own: u32, free: u32) -> Shape {
        let way = way(own, free);
        if let Some(known) = self.known[way] {
            return known;
        }
        let shape = self.work_out(own | MIDDLE, free);
        self.known[way] = Some(shape);
        shape
    }

    fn work_out(&mut self, own: u32, free: u32) -> Shape {
        if self.is_row(own) {
            return Shape::Row;
        }
        match bits(free).filter(|&gap| self.is_row(own | gap)).count() {
            0 => {}
            1 => return Shape::Four,
            _ => return Shape::OpenFour,
        }
        let grown = bits(free).map(|gap| self.of((own | gap) & !MIDDLE, free & !gap));
        let grown = grown.max().unwrap_or(Shape::Dead);
        grown.before()
    }

    /// Whether the run of stones through the middle is a winning row.
    fn is_row(&self, own: u32) -> bool {
        let up = (own >> REACH).trailing_ones();
        let down = (own << (u32::BITS - 1 - REACH as u32)).leading_ones();
        let length = up + down - 1;
        length == self.length || (length > self.length && self.overline == Overline::Wins)
    }
}

/// The single bits of a set of cells.
fn bits(set: u32) -> impl Iterator<Item = u32> {
    (0..SPAN)
        .map(|bit| 1 << bit)
        .filter(move |&bit| set & bit != 0)
}

/// The number of a line, as base-3 digits of the cells beside the middle, the first in the lowest
/// digit.
fn way(own: u32, free: u32) -> usize {
    let beside = (0..SPAN).rev().filter(|&bit| 1 << bit != MIDDLE);
    beside.fold(0, |way, bit| {
        let digit = usize::from(own >> bit & 1 != 0) + 2 * usize::from(free >> bit & 1 != 0);
        way * 3 + digit
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line with the stone to be placed in the middle: `X` own, `.` free, `#` neither.
    fn shape(shapes: &Shapes, line: &str) -> Shape {
        let cells = |wanted: char| {
            let places = line.chars().enumerate();
            let found = places.filter(|&(_, letter)| letter == wanted);
            found.fold(0, |set, (place, _)| set | 1 << place)
        };
        assert_eq!(line.chars().nth(REACH as usize), Some('*'), "{line}");
        shapes.of(cells('X'), cells('.'))
    }

    #[test]
    fn a_stone_makes_what_one_more_and_one_more_would_complete() {
        let five = Shapes::new(5, Overline::Wins);
        let cases = [
            (".XXXX*.....", Shape::Row),
            ("XXXXX*.....", Shape::Row),
            ("..XXX*.....", Shape::OpenFour),
            (".#XXX*.....", Shape::Four),
            (".#XXX*#....", Shape::Dead),
            ("....X*.XX..", Shape::Four),
            ("...X.*XX.X.", Shape::OpenFour),
            ("...XX*.....", Shape::OpenThree),
            ("...X.*X....", Shape::OpenThree),
            ("..#XX*.....", Shape::ClosedThree),
            ("....X*.....", Shape::OpenTwo),
            (".....*.....", Shape::OpenOne),
            ("...#.*...#.", Shape::ClosedOne),
            ("...#.*..#..", Shape::Dead),
        ];
        for (line, expected) in cases {
            assert_eq!(shape(&five, line), expected, "{line}");
        }
    }

    #[test]
    fn a_row_may_have_to_be_exact() {
        let exact = Shapes::new(5, Overline::Neutral);
        assert_eq!(shape(&exact, ".XXXX*....."), Shape::Row);
        assert_eq!(shape(&exact, "XXXXX*....."), Shape::Dead);
        assert_eq!(shape(&exact, "XXXX.*.XXXX"), Shape::Dead);
        assert_eq!(shape(&exact, ".X.XX*X...."), Shape::Four);
    }

    #[test]
    fn six_in_a_row_need_one_more() {
        let six = Shapes::new(6, Overline::Wins);
        assert_eq!(shape(&six, "XXXXX*....."), Shape::Row);
        assert_eq!(shape(&six, ".XXXX*....."), Shape::OpenFour);
        assert_eq!(shape(&six, "..XXX*....."), Shape::OpenThree);
    }
}
