//! Analysis for reviews and puzzles: the score of a position and the best line.

use super::board::Board;
use super::budget::Budget;
use super::root_search;
use super::score::Score;
use super::search_options::SearchOptions;
use super::tables::Tables;
use super::transpositions::Transpositions;
use crate::rules::{Move, Position, Ruleset};

/// The analysis of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The score for the side to move.
    pub score: Score,
    /// The best move and the expected continuation.
    pub line: Vec<Move>,
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
    let mut table = Transpositions::for_nodes(budget.nodes);
    analyse_with(&mut table, position, budget)
}

/// Whether the engine analyses positions of a ruleset: whether there are two sides of one colour each.
pub fn analyses(ruleset: &Ruleset) -> bool {
    Tables::steps(ruleset).is_some()
}

/// Analyses positions of one game, and knows in each what it found in those before. The positions
/// after a move say most about the one before it, so a game is analysed from its end to its beginning.
///
/// The result is the same for the same positions in the same order with the same budgets.
pub struct Analyst {
    table: Transpositions,
}

impl Analyst {
    /// An analyst who remembers what a search of this many nodes finds.
    pub fn for_nodes(nodes: u64) -> Self {
        Self {
            table: Transpositions::for_nodes(nodes),
        }
    }

    /// Analyses a position as [`analyse`] does.
    pub fn analyse(&mut self, position: &Position, budget: &Budget<'_>) -> Option<Analysis> {
        analyse_with(&mut self.table, position, budget)
    }
}

fn analyse_with(
    table: &mut Transpositions,
    position: &Position,
    budget: &Budget<'_>,
) -> Option<Analysis> {
    let board = Board::of(position).filter(|board| board.state().end.is_none())?;
    let options = SearchOptions {
        sight: root_search::full_sight(),
        deepest: u32::MAX,
        forced: FORCED,
        scores_every_move: false,
        analyses: true,
        ties: None,
        variety: 0,
    };
    let found = root_search::search_with(table, board, budget, options, |_| 0);
    let (_, score) = found.ranked.first()?;
    Some(Analysis {
        score: Score(*score),
        line: found.line.iter().map(|placed| placed.to_move()).collect(),
        is_forced_win: found.is_forced_win,
        depth: found.depth,
        nodes: found.nodes,
    })
}
