//! Lists of moves to try, one for each ply, reused from search to search so that listing allocates
//! nothing.

use crate::engine::board::Placed;
use crate::engine::candidates::Candidate;

/// How far ahead a search may look, in stones.
pub(super) const MOST_STONES: usize = 96;

/// The lists of all plies.
pub(super) struct Lists(Vec<Vec<Candidate>>);

impl Default for Lists {
    fn default() -> Self {
        Self(vec![Vec::new(); MOST_STONES + 1])
    }
}

impl Lists {
    /// Starts the list of a ply.
    pub(super) fn open(&mut self, ply: i32) {
        self.0[ply as usize].clear();
    }

    pub(super) fn add(&mut self, ply: i32, placed: Placed, promise: i32) {
        self.0[ply as usize].push(Candidate { placed, promise });
    }

    /// Takes the most promising move that is left.
    #[inline]
    pub(super) fn next(&mut self, ply: i32) -> Option<Placed> {
        let list = &mut self.0[ply as usize];
        let mut best = 0;
        for (index, candidate) in list.iter().enumerate() {
            if candidate.promise > list[best].promise {
                best = index;
            }
        }
        if list.is_empty() {
            return None;
        }
        // Equal moves may change places, but always in the same way.
        Some(list.swap_remove(best).placed)
    }

    /// Clears the list of a ply.
    pub(super) fn close(&mut self, ply: i32) {
        self.0[ply as usize].clear();
    }

    /// The most promising moves of a list, which stay in it.
    pub(super) fn most_promising(&self, ply: i32, count: usize) -> Vec<Candidate> {
        let mut list = self.0[ply as usize].clone();
        list.sort_by_key(|candidate| (-candidate.promise, candidate.placed.number()));
        list.truncate(count);
        list
    }
}
