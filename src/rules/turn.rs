//! Whose turn it is and what it asks.

use super::{Choice, Colour, Seat};

/// What is expected next, and of whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who must act.
    pub seat: Seat,
    /// The colour of the stone to place; nothing when there is a choice to make.
    pub colour: Option<Colour>,
    /// What the seat must do.
    pub asks: Asks,
}

/// What a turn asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// A stone.
    Place,
    /// One of these answers.
    Choose(&'static [Choice]),
}
