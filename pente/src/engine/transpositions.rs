//! The transposition table: what is known of positions searched before.

use super::board::Placed;
use super::score::is_decided;

/// What a stored score means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// Nothing is stored.
    None,
    /// The score is at most this.
    Upper,
    /// The score is at least this.
    Lower,
    /// The score is this.
    Exact,
}

/// What is known of one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    key: u64,
    /// The best stone found.
    pub(super) best: Placed,
    score: i16,
    /// The depth of the search.
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

const NOTHING: Known = Known {
    key: 0,
    best: Placed::NONE,
    score: 0,
    depth: 0,
    bound: Bound::None,
};

/// The largest table: 32 MB.
const MOST_ENTRIES: usize = 1 << 21;
const FEWEST_ENTRIES: usize = 1 << 10;

/// A transposition table with buckets of two entries: one for the deepest search, one for the
/// latest.
pub(super) struct Transpositions {
    entries: Vec<Known>,
}

impl Transpositions {
    /// A table sized for a search of this many nodes.
    pub(super) fn for_nodes(nodes: u64) -> Self {
        let wanted = usize::try_from(nodes).unwrap_or(MOST_ENTRIES);
        let entries = wanted
            .clamp(FEWEST_ENTRIES, MOST_ENTRIES)
            .next_power_of_two();
        Self {
            entries: vec![NOTHING; entries],
        }
    }

    /// The entry of a position.
    #[inline]
    pub(super) fn probe(&self, hash: u64) -> Option<Known> {
        let index = self.index(hash);
        [index, index ^ 1]
            .into_iter()
            .map(|index| self.entries[index])
            .find(|known| known.key == hash && known.bound != Bound::None)
    }

    /// Stores a result; `ply` is how many stones have been placed since the root.
    pub(super) fn keep(
        &mut self,
        hash: u64,
        best: Placed,
        score: i32,
        depth: i32,
        bound: Bound,
        ply: i32,
    ) {
        // Forced wins are counted from the position itself, not from the root.
        let from_here = match score {
            _ if !is_decided(score) => score,
            won if won > 0 => won + ply,
            lost => lost - ply,
        };
        let known = Known {
            key: hash,
            best,
            score: from_here as i16,
            depth: depth.clamp(-100, 100) as i8,
            bound,
        };
        let index = self.index(hash);
        let deepest = &mut self.entries[index];
        if deepest.key == hash || known.depth >= deepest.depth || deepest.bound == Bound::None {
            *deepest = known;
        } else {
            self.entries[index ^ 1] = known;
        }
    }

    fn index(&self, hash: u64) -> usize {
        (hash as usize & (self.entries.len() - 1)) & !1
    }
}

impl Known {
    /// The score as seen from the root, `ply` stones earlier.
    pub(super) fn score(&self, ply: i32) -> i32 {
        let score = i32::from(self.score);
        match score {
            _ if !is_decided(score) => score,
            won if won > 0 => won - ply,
            lost => lost + ply,
        }
    }
}
