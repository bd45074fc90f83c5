//! The weights of a judgement, as a program that learns them has them.

use super::channels::{LIMITED, MOST_KEPT, ONE};
use super::layout::{MOST_CAPTURED, OTHERS};
use super::scale::{MOST_OF_UNIT, POOL, UNITS};
use crate::engine::line_numbers::{LineNumbers, NEAR_LINES};

/// The weights of a judgement: what `examples/learn` learns.
///
/// For each cell of a [`Learnable`](super::Learnable) and for either view, the channels of its lines are
/// added and limited to 0 to 1. The sums over all cells are divided by [`POOL`](Self::POOL). A unit
/// says its weighted sum of these and of what was captured, limited to 0 to
/// [`MOST_OF_UNIT`](Self::MOST_OF_UNIT). The judgement is the sum of what the units say times their
/// points, of the points of all lines and of those of all other terms.
#[derive(Clone, Debug)]
pub struct Weights {
    /// The channels of each line, by its number; those of a line read backwards are the same.
    pub channels: Vec<[f32; Self::CHANNELS]>,
    /// The points of each line, by its number.
    pub points: Vec<f32>,
    /// The weights of each unit for the channels that the side to move sees, then for those that the
    /// other one sees.
    pub units: [[f32; 2 * Self::CHANNELS]; Self::UNITS],
    /// What captured stones add to each unit: those of the side to move times
    /// [`CAPTURED`](Self::CAPTURED), and those of the other one.
    pub captured: Vec<[f32; Self::UNITS]>,
    /// The points for what each unit says.
    pub outputs: [f32; Self::UNITS],
    /// The points of the other terms.
    pub others: Vec<f32>,
}

impl Weights {
    /// Numbers of lines are below this.
    pub const LINES: usize = NEAR_LINES;
    /// The channels of a line.
    pub const CHANNELS: usize = LIMITED;
    /// The units.
    pub const UNITS: usize = UNITS;
    /// Captured stones are counted up to one less than this.
    pub const CAPTURED: usize = MOST_CAPTURED;
    /// Other terms are below this.
    pub const OTHERS: usize = OTHERS;
    /// What the sum over all cells is divided by.
    pub const POOL: f32 = POOL;
    /// The most that a unit says.
    pub const MOST_OF_UNIT: f32 = MOST_OF_UNIT;
    /// The most that a channel of a line may be, and its least value with the sign changed.
    pub const MOST_OF_CHANNEL: f32 = MOST_KEPT / ONE as f32;

    /// The number of a line read backwards.
    pub fn backwards(line: usize) -> usize {
        LineNumbers::near().backwards(line)
    }

    /// The number of a line with the colours of its stones exchanged.
    pub fn with_colours_exchanged(line: usize) -> usize {
        LineNumbers::near().with_colours_exchanged(line)
    }
}
