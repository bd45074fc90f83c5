//! A puzzle as one person has it before them. It must not know how that is saved.

use crate::game::GameId;
use crate::puzzle::{Puzzle, PuzzleId};
use crate::rating::Rating;
use crate::rules::{BoardKey, Move, Point, Position};
use crate::store::SavedPuzzle;

/// A puzzle as one person has it before them.
#[derive(Clone, Debug)]
pub struct PuzzleView {
    /// What it is known by.
    pub id: PuzzleId,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The finished game in which it was found; `None` for one that is built in.
    pub game: Option<GameId>,
    /// How hard it is.
    pub rating: Rating,
    /// The rating that is told: while an attempt goes on, the one that it began with.
    pub shown_rating: Rating,
    /// The moves of both sides so far.
    pub line: Vec<Move>,
    /// The position of the puzzle.
    pub start: Position,
    /// The position after those moves, in which the person is to move.
    pub position: Position,
    /// Whether the person's first attempt solved it; `None` before it has ended.
    pub is_solved: Option<bool>,
    /// Whether they took a hint.
    pub is_hinted: bool,
    /// The points that it named, until a stone keeps the win or the attempt is over; empty without one.
    pub hint: Vec<Point>,
    /// Whether it came back because they did not solve it, and this attempt is not over.
    pub is_repeating: bool,
    /// Whether they want such puzzles back.
    pub repeats: bool,
    /// The game of theirs that it is from, if there is a review of it: an attempt is not rated.
    pub reviewed_in: Option<GameId>,
    /// That it is far from what the person asked for just now, because no nearer one is left.
    pub off_target: Option<OffTarget>,
    /// What they asked for just now.
    pub asked_for: AskedFor,
}

/// What a person asked for, beside how hard a puzzle is to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AskedFor {
    /// Any puzzle.
    #[default]
    Any,
    /// One of a certain theme, by certain rules, or from certain games.
    Kind,
}

/// How a puzzle is far from what a person asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OffTarget {
    /// It is much harder.
    MuchHarder,
    /// It is much easier.
    MuchEasier,
}

/// In whose running game a position of a puzzle stands, so that it is kept back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptFrom {
    /// In one of the person's own.
    ItsPlayer,
    /// In one of others.
    Others,
}

impl PuzzleView {
    /// A puzzle as somebody has it before them who has not tried it; `None` if it cannot be read.
    pub(super) fn fresh(saved: &SavedPuzzle) -> Option<Self> {
        let puzzle: Puzzle = saved.text.parse().ok()?;
        let start = puzzle.position().ok()?;
        Some(Self {
            id: PuzzleId(saved.id),
            puzzle,
            game: saved.game,
            rating: saved.rating,
            shown_rating: saved.rating,
            line: Vec::new(),
            position: start.clone(),
            start,
            is_solved: None,
            is_hinted: false,
            hint: Vec::new(),
            is_repeating: false,
            repeats: false,
            reviewed_in: None,
            off_target: None,
            asked_for: AskedFor::Any,
        })
    }

    /// The keys of the boards of which it speaks where these moves are shown.
    pub(super) fn keys(&self, shown: &[Move]) -> Vec<BoardKey> {
        let positions = self.positions(shown);
        positions
            .iter()
            .flat_map(Position::keys_spoken_of)
            .collect()
    }

    /// The positions that are seen where these moves are shown after those so far.
    fn positions(&self, shown: &[Move]) -> Vec<Position> {
        let mut position = self.start.clone();
        let mut positions = vec![position.clone()];
        for &mv in self.line.iter().chain(shown) {
            if position.play(mv).is_err() {
                break;
            }
            positions.push(position.clone());
        }
        positions
    }
}
