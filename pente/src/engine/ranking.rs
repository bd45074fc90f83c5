//! Ranks the moves of a position: each has a score of its own.

use super::board::Board;
use super::budget::Budget;
use super::root_search;
use super::score::Score;
use super::search::Sight;
use super::search_options::SearchOptions;
use crate::rules::{Move, Position};

/// The most moves that are ranked.
const WIDTH: usize = 32;
/// The most threats a forced win may consist of.
const FORCED: u32 = 24;

/// The moves of a position that look best, each with a score as if it were the only one, the best
/// first. They are searched less deeply than [`analyse`](super::analyse) with the same budget
/// searches the best one. There are none if no stone is to be placed, and in rulesets that are not
/// analysed.
pub fn rank(position: &Position, budget: &Budget<'_>) -> Vec<(Move, Score)> {
    let Some(board) = Board::of(position).filter(|board| board.state().end.is_none()) else {
        return Vec::new();
    };
    let options = SearchOptions {
        sight: Sight {
            width: WIDTH,
            ..root_search::full_sight()
        },
        deepest: u32::MAX,
        forced: FORCED,
        scores_every_move: true,
        analyses: true,
        ties: None,
        variety: 0,
    };
    let found = root_search::search_root(board, budget, options, |_| 0);
    let ranked = found.ranked.iter();
    ranked
        .map(|&(placed, score)| (placed.to_move(), Score(score)))
        .collect()
}
