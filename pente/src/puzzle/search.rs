//! Searches the record of a game for puzzles, in steps of a few proofs each, so that others have a turn in between.

use super::NODES;
use super::find::Finder;
use super::puzzle::Puzzle;
use super::verify::Verification;
use crate::rules::{Record, ReplayError};

/// A search for puzzles in one game. It comes to the same however long one waits between the steps.
pub struct PuzzleSearch {
    finder: Finder,
    /// The puzzle that is being verified.
    verification: Option<Verification>,
    verified: Vec<Puzzle>,
}

impl PuzzleSearch {
    /// Nothing has been looked at. Fails if the record cannot be replayed.
    pub fn new(game: &Record) -> Result<Self, ReplayError> {
        Ok(Self {
            finder: Finder::new(game, NODES)?,
            verification: None,
            verified: Vec::new(),
        })
    }

    /// Whether the whole game was searched.
    pub const fn is_done(&self) -> bool {
        self.finder.is_done() && self.verification.is_none()
    }

    /// Takes the next step.
    pub fn step(&mut self) {
        if let Some(verification) = &mut self.verification {
            if let Some(verified) = verification.step() {
                self.verification = None;
                self.verified.extend(verified.ok());
            }
        } else if let Some(found) = self.finder.step() {
            self.verification = Verification::new(&found, NODES).ok();
        }
    }

    /// The puzzles that were found and verified.
    pub fn puzzles(self) -> Vec<Puzzle> {
        self.verified
    }
}
