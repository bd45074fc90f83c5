//! Remembers where no forced win was found, so that the search is not repeated.

use super::threats::Threats;

/// Positions in which no win was found.
pub(super) struct Memory(Vec<(u64, u8)>);

const MEMORY: usize = 1 << 15;

impl Memory {
    pub(super) fn new() -> Self {
        Self(vec![(0, 0); MEMORY])
    }

    pub(super) fn has_failed(&self, hash: u64, depth: u32, threats: Threats) -> bool {
        let (key, failed) = self.0[Self::index(hash, threats)];
        key == hash && u32::from(failed) > depth
    }

    pub(super) fn failed(&mut self, hash: u64, depth: u32, threats: Threats) {
        // Depths are stored one higher, so that an empty entry has failed at no depth.
        self.0[Self::index(hash, threats)] = (hash, depth as u8 + 1);
    }

    fn index(hash: u64, threats: Threats) -> usize {
        // The two kinds of search never share an entry, because one says nothing about the other.
        (hash as usize % (MEMORY / 2)) * 2 + usize::from(threats == Threats::Slow)
    }
}
