//! How a position is searched.

use super::search::Sight;

/// The options of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchOptions {
    /// What the search looks at.
    pub(super) sight: Sight,
    /// How many stones a search looks ahead at most.
    pub(super) deepest: u32,
    /// How many threats a forced win may have, of those to win at once; slower ones may be a third
    /// as many. With 0 none is looked for, and even what wins at once may be overlooked.
    pub(super) forced: u32,
    /// Whether every first stone gets a score of its own, and not only the best one.
    pub(super) is_fair: bool,
    /// Whether this is an analysis: a position is judged even if there is only one stone to play, and
    /// the second-best is searched as well.
    pub(super) analyses: bool,
}

impl SearchOptions {
    /// Whether nothing is overlooked or misjudged.
    pub(super) fn sees_all(&self) -> bool {
        !self.is_fair && self.sight.overlooked.is_empty()
    }
}
