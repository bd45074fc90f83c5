//! How a game ended.

use super::{Colour, Departure, Side};

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winning side; `None` in a draw.
    pub winner: Option<Side>,
    /// The colour that won: the one with the row or the captures, or the winning side's first one.
    /// `None` in a draw, and if the game ended before the colours were assigned.
    pub winning_colour: Option<Colour>,
    /// Why it ended.
    pub reason: Reason,
}

impl Outcome {
    pub(super) const fn draw(reason: Reason) -> Self {
        Self {
            winner: None,
            winning_colour: None,
            reason,
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A row of the needed length.
    Row,
    /// Enough captured stones.
    Captures,
    /// All other sides resigned.
    Resigned,
    /// The last player who could have continued ran out of time.
    OutOfTime,
    /// No stone can be placed.
    BoardFull,
    /// A draw was agreed.
    Agreed,
    /// One move completed both a row of the opponent's and the mover's own captures: a draw.
    RowAgainstCaptures,
    /// The game reached [`Position::MOST_PLIES`](super::Position::MOST_PLIES): a draw.
    PlyLimit,
}

impl From<Departure> for Reason {
    fn from(departure: Departure) -> Self {
        match departure {
            Departure::Resigned => Self::Resigned,
            Departure::OutOfTime => Self::OutOfTime,
        }
    }
}
