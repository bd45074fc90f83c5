//! How a game ended.

use super::{Colour, Departure, Side};

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// The colour that won: the one with the row or the captures, or the winning side's first one.
    /// Nothing in a draw, and when the game ended before anybody had a colour.
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
    /// Everybody else gave up.
    Resigned,
    /// The last one who could have gone on ran out of time.
    OutOfTime,
    /// No stone can be placed any more.
    BoardFull,
    /// A draw was agreed.
    Agreed,
    /// One move completed a row of the opponent's and the mover's own captures: a draw.
    RowAgainstCaptures,
    /// As many stones were placed as a game can have: a draw.
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
