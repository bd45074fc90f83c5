//! What lessons call points.

use crate::language::Text;
use crate::rules::{BoardSize, Notation, Point};

/// The notation that a reader of this one does not use.
pub const fn other(notation: Notation) -> Notation {
    match notation {
        Notation::Board => Notation::Relative,
        Notation::Relative => Notation::Board,
    }
}

/// A point as the reader names it.
pub fn point(at: Point, notation: Notation) -> Text {
    Text::verbatim(at.text(notation, BoardSize::STANDARD))
}

/// "J10 or N10"
pub fn alternatives(points: &[Point], notation: Notation) -> Text {
    Text::alternatives(points.iter().map(|&at| point(at, notation)))
}
