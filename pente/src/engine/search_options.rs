//! The options of a search.

use super::search::Sight;

/// The options of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchOptions {
    /// What the search looks at.
    pub(super) sight: Sight,
    /// The greatest search depth, in stones.
    pub(super) deepest: u32,
    /// The most immediate threats in a forced win; slower ones may be a third as many. With 0 no
    /// forced win is searched for, and even an immediate win may be overlooked.
    pub(super) forced: u32,
    /// Whether every root move gets a score of its own, and not only the best one.
    pub(super) scores_every_move: bool,
    /// Whether this is an analysis: a position is searched even if it has only one move.
    pub(super) analyses: bool,
    /// Whether the second-best move is searched as well.
    pub(super) contrasts: bool,
}

impl SearchOptions {
    /// Whether nothing is overlooked or misjudged.
    pub(super) fn sees_all(&self) -> bool {
        !self.scores_every_move && self.sight.overlooked.is_empty()
    }
}
