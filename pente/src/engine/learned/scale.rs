//! The size of the network, and what stands for 1 in its whole numbers.

use super::channels::ONE;

/// The units of the layer above the cells.
pub(super) const UNITS: usize = 16;
/// The sum over all cells is divided by this before a unit weighs it.
pub(super) const POOL: f32 = 16.0;
/// The most that a unit says.
pub(super) const MOST_OF_UNIT: f32 = 2.0;

/// What stands for 1 in the weights of units.
pub(super) const WEIGHT: i32 = 128;
/// What stands for 1 in a unit.
pub(super) const UNIT: i32 = ONE as i32 * WEIGHT * POOL as i32;
/// The bits that a unit loses before it is weighed.
pub(super) const UNIT_SHIFT: u32 = 8;
/// The most that is left of it.
pub(super) const MOST_SHIFTED: i32 = (UNIT * MOST_OF_UNIT as i32) >> UNIT_SHIFT;
/// The bits behind the point of the weights of what units say.
pub(super) const OUTPUT_SHIFT: u32 = 12;

/// What stands for a point in the judgement, and in the points of a line in its file.
pub(super) const POINT: i32 = 16;
pub(super) const LINE_POINT: i32 = 4;
/// By how much the points of a line are divided for their sum over a board, which has sixteen bits: so it
/// holds more than 16,000 points, three times as many as real games have and twice as many as boards
/// that are filled by chance.
pub(super) const SMALLER: i32 = 2;

/// What stands for 1 in the weights of what units say, in points.
pub(super) const OUTPUT: f32 = (POINT << OUTPUT_SHIFT) as f32 / (UNIT >> UNIT_SHIFT) as f32;
