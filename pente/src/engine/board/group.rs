//! The groups of threats that the board keeps as sets of cells.

use crate::engine::point::Kind;

/// A group of threats, or captures; the board keeps one set of cells for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine) enum Group {
    /// One open three or two.
    Threes,
    /// A four of any kind.
    Fours,
    /// A row.
    Rows,
    /// A capture.
    Takes,
}

impl Group {
    pub(super) const COUNT: usize = 4;

    /// The group of a kind, if the board keeps one for it.
    pub(super) const fn of(kind: Kind) -> Option<Self> {
        match kind {
            Kind::Quiet => None,
            Kind::Three | Kind::DoubleThree => Some(Self::Threes),
            Kind::Four | Kind::FourThree | Kind::OpenFour => Some(Self::Fours),
            Kind::Row => Some(Self::Rows),
        }
    }
}
