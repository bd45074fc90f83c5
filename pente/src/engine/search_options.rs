//! The options of a search.

use super::board::Placed;
use super::hash::mixed;
use super::search::Sight;
use crate::rules::Position;

/// With the first so many stones of a game for each seat, the seed adds up to so many points to a move, and so chooses
/// between moves that are nearly as good: whoever has won once against a level does not win again by the same
/// moves.
const VARIED: u16 = 8;
const VARIETY: i32 = 6;

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
    /// The seed that chooses among the best root moves if their scores are equal; `None` for the one
    /// that is found first.
    pub(super) ties: Option<u64>,
    /// The most points that the seed adds to the score of a root move, so that games differ.
    pub(super) variety: i32,
}

/// How much a seed prefers a move to equal ones.
pub(super) const fn lot(seed: u64, placed: Placed) -> u64 {
    mixed(seed ^ placed.number() as u64)
}

/// The most points that the seed may add to a move in a position.
pub(super) fn variety(position: &Position) -> i32 {
    let ruleset = position.ruleset();
    if position.ply() < VARIED * u16::from(ruleset.seats) {
        VARIETY
    } else {
        0
    }
}

impl SearchOptions {
    /// Whether nothing is overlooked or misjudged.
    pub(super) fn sees_all(&self) -> bool {
        self.sight.overlooked.is_empty() && (self.analyses || !self.scores_every_move)
    }

    /// The points that the seed adds to the score of a root move.
    pub(super) fn added_to(&self, placed: Placed) -> i32 {
        let lot = self.ties.map_or(0, |seed| lot(!seed, placed));
        (lot % (self.variety as u64 + 1)) as i32
    }

    /// Whether moves are ranked: each has a true score, those beside a forced win as well.
    pub(super) const fn ranks(&self) -> bool {
        self.analyses && self.scores_every_move
    }
}
