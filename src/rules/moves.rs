//! What a player can do on a turn, and what ends a game from outside the board.

use super::{Point, Seat};

/// One entry of a game's record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone of the colour whose turn it is.
    Place(Point),
    /// A power stone, which belongs to every colour.
    Power(Point),
    /// An answer to the question an opening asks.
    Choose(Choice),
    /// A seat leaves the game, on anybody's turn.
    Leave(Seat, Departure),
    /// All seats agree on a draw.
    AgreeDraw,
}

impl Move {
    /// Where the move puts a stone, if it does.
    pub const fn point(self) -> Option<Point> {
        match self {
            Self::Place(point) | Self::Power(point) => Some(point),
            Self::Choose(_) | Self::Leave(..) | Self::AgreeDraw => None,
        }
    }
}

/// What can be chosen in an opening that shares out the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Take colour 1.
    Swap,
    /// Take colour 2.
    NoSwap,
    /// Place two more stones and hand the choice back.
    Pass,
}

/// Why a seat left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Departure {
    /// The player gave up.
    Resigned,
    /// The player's time ran out.
    OutOfTime,
}
