//! Sums and counts over all empty cells. It does not know where the cells are.

use super::effect::Effect;
use crate::engine::point::Kind;
use crate::engine::worth::Worth;

/// Sums and counts over all empty cells, by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::engine) struct Tally {
    /// What the cells are worth.
    pub(in crate::engine) values: [i32; 2],
    /// How many cells there are on which a stone would make each kind of threat.
    pub(in crate::engine) kinds: [[u16; Kind::COUNT]; 2],
    /// How many cells there are on which a stone would capture each number of stones; the last
    /// entry counts [`MOST_TAKES`] and more.
    pub(in crate::engine) takes: [[u16; MOST_TAKES + 1]; 2],
}

/// Captures of this many stones and more are counted together.
pub(in crate::engine) const MOST_TAKES: usize = 15;

impl Tally {
    /// The tally of an empty board with this many points.
    pub(super) fn bare(points: u16) -> Self {
        let mut tally = Self {
            values: [0; 2],
            kinds: [[0; Kind::COUNT]; 2],
            takes: [[0; MOST_TAKES + 1]; 2],
        };
        for side in 0..2 {
            tally.kinds[side][Kind::Quiet as usize] = points;
            tally.takes[side][0] = points;
        }
        tally
    }

    /// Counts what a stone of a side would do on a cell now, and no longer what it would have done before.
    #[inline]
    pub(super) fn count(&mut self, side: usize, before: Effect, now: Effect) {
        self.kinds[side][before.kind as usize] -= 1;
        self.kinds[side][now.kind as usize] += 1;
        let many = |takes: u8| usize::from(takes).min(MOST_TAKES);
        self.takes[side][many(before.takes)] -= 1;
        self.takes[side][many(now.takes)] += 1;
    }

    /// Adds what cells have become worth more.
    #[inline]
    pub(super) fn add(&mut self, more: Worth) {
        for (value, more) in self.values.iter_mut().zip(more.of_sides()) {
            *value += more;
        }
    }

    /// Replaces what a cell was worth by what it is worth now.
    #[inline]
    pub(super) fn replace(&mut self, before: Worth, now: Worth) {
        for (side, value) in self.values.iter_mut().enumerate() {
            *value += now.of_sides()[side] - before.of_sides()[side];
        }
    }
}
