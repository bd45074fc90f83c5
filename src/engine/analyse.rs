//! Analysis for reviews and puzzles: the score of a position, the best line and the second-best
//! move.

use super::board::Board;
use super::budget::Budget;
use super::root_search;
use super::score::Score;
use super::search_options::SearchOptions;
use crate::rules::{Move, Position};

/// The analysis of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The score for the side to move.
    pub score: Score,
    /// The best move and the expected continuation.
    pub line: Vec<Move>,
    /// The second-best move and its score, for contrast; `None` if there is only one move.
    pub second: Option<(Move, Score)>,
    /// Whether the line is a proven win by force.
    pub is_forced_win: bool,
    /// Search depth, in stones.
    pub depth: u32,
    /// Nodes searched (stones placed).
    pub nodes: u64,
}

/// The most threats a forced win may consist of.
const FORCED: u32 = 24;

/// Analyses a position in which a stone is to be placed. Returns `None` for any other position, and
/// for rulesets that the engine does not play.
pub fn analyse(position: &Position, budget: &Budget<'_>) -> Option<Analysis> {
    let board = Board::of(position).filter(|board| board.state().end.is_none())?;
    let options = SearchOptions {
        sight: root_search::full_sight(),
        deepest: u32::MAX,
        forced: FORCED,
        scores_every_move: false,
        analyses: true,
    };
    let thought = root_search::search_root(board, budget, options, |_| 0);
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
