//! What a stone on a point would make, on all its lines together.
//!
//! It knows shapes only: the search finds out which of them can be captured.

use std::sync::OnceLock;

use super::line::LINES;
use super::shape::Shape;

/// What a stone on a point would make, from the least to the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(super) enum Kind {
    /// No threat.
    Quiet,
    /// One open three.
    Three,
    /// Open threes on two lines.
    DoubleThree,
    /// One four.
    Four,
    /// A four, and an open three on another line.
    FourThree,
    /// An open four, or fours on two lines.
    OpenFour,
    /// A row.
    Row,
}

impl Kind {
    /// How many kinds there are.
    pub(super) const COUNT: usize = 7;

    const fn of(shapes: [Shape; LINES]) -> Self {
        let (mut threes, mut fours, mut open, mut row) = (0, 0, false, false);
        let mut line = 0;
        while line < LINES {
            match shapes[line] {
                Shape::Row => row = true,
                Shape::OpenFour => open = true,
                Shape::Four => fours += 1,
                Shape::OpenThree => threes += 1,
                _ => {}
            }
            line += 1;
        }
        match (row, open || fours > 1, fours, threes) {
            (true, ..) => Self::Row,
            (_, true, ..) => Self::OpenFour,
            (_, _, 0, 0) => Self::Quiet,
            (_, _, 0, 1) => Self::Three,
            (_, _, 0, _) => Self::DoubleThree,
            (_, _, _, 0) => Self::Four,
            _ => Self::FourThree,
        }
    }
}

/// The kind for every combination of shapes, four bits for each line.
pub(super) struct Kinds(Vec<Kind>);

impl Kinds {
    /// The table, which is the same for every ruleset.
    pub(super) fn get() -> &'static Self {
        static KINDS: OnceLock<Kinds> = OnceLock::new();
        KINDS.get_or_init(|| {
            Self(
                (0..=u16::MAX)
                    .map(|shapes| Kind::of(shapes_of(shapes)))
                    .collect(),
            )
        })
    }

    #[inline]
    pub(super) fn of(&self, shapes: u16) -> Kind {
        self.0[usize::from(shapes)]
    }
}

fn shapes_of(shapes: u16) -> [Shape; LINES] {
    std::array::from_fn(|line| {
        let index = usize::from(shapes >> (4 * line) & 15);
        Shape::ALL.get(index).copied().unwrap_or(Shape::Dead)
    })
}
