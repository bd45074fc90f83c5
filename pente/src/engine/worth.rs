//! What an empty point is worth to both sides by the shapes that stones there would make.

use super::pattern::Pattern;
use super::shape::Shape;

/// What a stone of each shape adds to the evaluation, in the order of [`Shape::ALL`].
pub(super) const VALUES: [i16; Shape::ALL.len()] = [0, 1, 2, 4, 7, 10, 24, 30, 70, 100];

/// What something is worth to the two sides, or by how much that differs: a number of sixteen bits for each side, of
/// which the second one is in the higher bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Worth(u32);

impl Worth {
    /// Nothing to either side.
    pub(super) const NOTHING: Self = Self(0);

    /// With the shapes of one more line.
    #[inline]
    pub(super) const fn plus(self, line: Pattern) -> Self {
        Self(self.0.wrapping_add(of_shapes(line)))
    }

    /// Without the shapes of a line.
    #[inline]
    pub(super) const fn minus(self, line: Pattern) -> Self {
        Self(self.0.wrapping_sub(of_shapes(line)))
    }

    /// What it is worth to the two sides.
    #[inline]
    pub(super) const fn of_sides(self) -> [i32; 2] {
        let first = self.0 as i16 as i32;
        let second = self.0.wrapping_sub(first as u32) >> 16;
        [first, second as i16 as i32]
    }
}

/// What the shapes on a line are worth to the two sides.
#[inline]
const fn of_shapes(line: Pattern) -> u32 {
    let shapes = line.shapes();
    BOTH[(shapes | shapes >> 12) as usize % BOTH.len()]
}

/// The worth of all pairs of shapes, four bits for each.
static BOTH: [u32; 256] = both();

const fn both() -> [u32; 256] {
    let mut both = [0; 256];
    let mut shapes = 0;
    while shapes < both.len() {
        let (first, second) = (shapes % 16, shapes / 16);
        if first < VALUES.len() && second < VALUES.len() {
            both[shapes] = VALUES[first] as u32 | (VALUES[second] as u32) << 16;
        }
        shapes += 1;
    }
    both
}
