//! A puzzle as data.

use super::goal::Goal;
use super::grade::Grade;
use super::theme::Theme;
use crate::rules::{Move, Position, Record, ReplayError};

/// A position from a game, and what is asked of whoever is to move in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The whole game that it is from.
    pub game: Record,
    /// How many moves of the game lead to the position.
    pub start: usize,
    /// What is asked.
    pub goal: Goal,
    /// What it is about.
    pub themes: Vec<Theme>,
    /// The turns of the winning side in the shortest known win, the one that wins included: at least 2.
    /// For a defence, in the win that is to be stopped.
    pub turns: u32,
    /// How hard it seems.
    pub grade: Grade,
}

impl Puzzle {
    /// The position. Whoever is to move in it is the solver.
    pub fn position(&self) -> Result<Position, ReplayError> {
        self.game.position_after(self.start)
    }

    /// The moves that lead to the position.
    pub fn moves(&self) -> &[Move] {
        self.game.moves.get(..self.start).unwrap_or_default()
    }

    /// How the game went on.
    pub fn continuation(&self) -> &[Move] {
        self.game.moves.get(self.start..).unwrap_or_default()
    }
}
