//! Indices of the near parts of lines in tables that a search reads with every stone.
//!
//! Lines with few stones, which are by far the most on a board, come first, so that what is kept of them lies
//! close together and stays close to the processor.

use std::sync::OnceLock;

use super::line::{EDGE, EMPTY};
use super::line_numbers::{Key, LineNumbers};

/// How many values the cells on one side of the middle have.
const SIDES: usize = 256;

/// The indices of near parts, from 0 on without a gap.
pub(super) struct NearLines {
    /// What the cells on either side of the middle add to the index.
    before: [u16; SIDES],
    after: [u16; SIDES],
    /// The number among [`LineNumbers::near`] of the line with each index.
    numbers: Vec<u16>,
}

impl NearLines {
    /// The indices, which are the same for every ruleset.
    pub(super) fn get() -> &'static Self {
        static LINES: OnceLock<NearLines> = OnceLock::new();
        LINES.get_or_init(Self::new)
    }

    fn new() -> Self {
        let near = LineNumbers::near();
        let count = near.half_lines().len();
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|&half| {
            let cells = near.half_lines()[half];
            (cells.iter().filter(|&&cell| cell != EMPTY).count(), half)
        });
        let mut ranks = vec![0; count];
        for (rank, &half) in order.iter().enumerate() {
            ranks[half] = rank;
        }
        let (mut before, mut after) = ([0; SIDES], [0; SIDES]);
        for side in 0..SIDES {
            let beyond = |outermost: usize| {
                if outermost == usize::from(EDGE) {
                    EDGE
                } else {
                    EMPTY
                }
            };
            let key = side << 2
                | usize::from(beyond(side & 3))
                | side << 10
                | usize::from(beyond(side >> 6)) << 18;
            let [first, second] = near.halves_with_key(key as Key);
            before[side] = (ranks[first] * count) as u16;
            after[side] = ranks[second] as u16;
        }
        let numbers = order.iter().flat_map(|first| {
            order
                .iter()
                .map(move |second| (first * count + second) as u16)
        });
        Self {
            before,
            after,
            numbers: numbers.collect(),
        }
    }

    /// The index of the near part of the line with this key.
    #[inline]
    pub(super) const fn index(&self, key: Key) -> usize {
        let (before, after) = (key >> 2 & 0xff, key >> 10 & 0xff);
        self.before[before as usize] as usize + self.after[after as usize] as usize
    }

    /// A copy, in the order of the indices, of a list in the order of the numbers of near parts.
    pub(super) fn by_index<T: Copy>(&self, by_number: &[T]) -> Vec<T> {
        let numbers = self.numbers.iter();
        numbers
            .map(|&number| by_number[usize::from(number)])
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::line_numbers::{NEAR_LINES, key_of};
    use super::*;

    #[test]
    fn every_near_part_has_an_index_of_its_own() {
        let (indices, near) = (NearLines::get(), LineNumbers::near());
        let numbers: Vec<usize> = (0..NEAR_LINES).collect();
        let by_index = indices.by_index(&numbers);
        for line in LineNumbers::whole().lines() {
            let key = key_of(&line);
            assert_eq!(by_index[indices.index(key)], near.of(key), "{line:?}");
        }
        let mut sorted = by_index;
        sorted.sort_unstable();
        assert_eq!(sorted, numbers);
    }
}
