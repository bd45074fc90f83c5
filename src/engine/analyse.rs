//! Analysis: what a position is worth and why, for reviews and puzzles.

use super::board::Board;
use super::budget::Budget;
use super::score::Score;
use super::search_options::SearchOptions;
use super::think;
use crate::rules::{Move, Position};

/// What is thought of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// How good it is for whoever is to move.
    pub score: Score,
    /// The best stone and what is expected to follow.
    pub line: Vec<Move>,
    /// The second-best stone and its score, for contrast; nothing where there is only one.
    pub second: Option<(Move, Score)>,
    /// Whether the line is a proven win by force.
    pub is_forced_win: bool,
    /// How many stones ahead the search looked.
    pub depth: u32,
    /// How many stones it placed.
    pub nodes: u64,
}

/// How many threats a forced win may have.
const FORCED: u32 = 24;

/// Analyses a position in which a stone is to be placed; nothing for any other, and for rulesets
/// that the engine does not play.
pub fn analyse(position: &Position, budget: &Budget<'_>) -> Option<Analysis> {
    let board = Board::of(position).filter(|board| board.state().end.is_none())?;
    let options = SearchOptions {
        sight: think::open_eyes(),
        deepest: u32::MAX,
        forced: FORCED,
        is_fair: false,
        analyses: true,
    };
    let thought = think::think(board, budget, options, |_| 0);
    let (_, score) = thought.ranked.first()?;
    Some(Analysis {
        score: Score(*score),
        line: thought.line.iter().map(|placed| placed.to_move()).collect(),
        second: thought
            .ranked
            .get(1)
            .map(|(placed, score)| (placed.to_move(), Score(*score))),
        is_forced_win: thought.is_forced_win,
        depth: thought.depth,
        nodes: thought.nodes,
    })
}
