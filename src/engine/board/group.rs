//! The kinds of threats that the board keeps as sets of cells.

use crate::engine::point::Kind;

/// Kinds of what a stone makes, and captures, as the sets of cells are kept.
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

    /// The group of a kind, if it is kept.
    pub(super) const fn of(kind: Kind) -> Option<Self> {
        match kind {
            Kind::Quiet => None,
            Kind::Three | Kind::DoubleThree => Some(Self::Threes),
            Kind::Four | Kind::FourThree | Kind::OpenFour => Some(Self::Fours),
            Kind::Row => Some(Self::Rows),
        }
    }
}
