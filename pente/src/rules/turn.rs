//! Whose turn it is, and what to do.

use super::{Choice, Colour, Seat};

/// The next turn: who must act, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who must act.
    pub seat: Seat,
    /// The colour of the stone to place; `None` if there is a choice to make.
    pub colour: Option<Colour>,
    /// What the seat must do.
    pub asks: TurnAction,
}

/// What the seat must do on its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnAction {
    /// Place a stone.
    Place,
    /// Choose one of these.
    Choose(&'static [Choice]),
}
