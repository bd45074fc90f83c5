//! The network, in whole numbers, so that it judges alike on every machine.
//!
//! Every line has fifteen channels and a number of points for either side to move. The channels of
//! the lines through a cell are added and limited to 0 to 1; the board keeps their sum over all empty
//! cells up to date as stones come and go. A layer of sixteen units looks at this sum from both
//! sides and at what was captured; what they say is weighed and added to the points.

use fearless_simd::Level;

use super::channels::{Channels, LIMITED};
use super::file::Learned;
use super::layout::MOST_CAPTURED;
use super::scale::{LINE_POINT, MOST_SHIFTED, OUTPUT_SHIFT, POINT, SMALLER, UNIT_SHIFT, UNITS};
use super::sums::{self, CellChange};
use crate::engine::line_numbers::{LineNumbers, NEAR_LINES};
use crate::engine::near_lines::NearLines;

/// The learned judgement of a family of rulesets.
pub(in crate::engine) struct Network {
    /// What the processor can do.
    level: Level,
    /// The channels of each line, by the index of its near part.
    rows: Vec<Channels>,
    units: [Channels; UNITS],
    /// What the stones that the side to move and the other one have captured add to each unit.
    captured: Vec<[i32; UNITS]>,
    outputs: [i32; UNITS],
    others: Vec<i32>,
}

impl Network {
    /// The network with these weights.
    pub(super) fn new(learned: Learned) -> Self {
        let numbers = LineNumbers::near();
        let of = |line: usize| {
            let mut row = learned.rows[line];
            row[LIMITED] /= SMALLER as i16;
            row
        };
        let exchanged = |line| of(numbers.with_colours_exchanged(line));
        let rows: Vec<Channels> = (0..NEAR_LINES)
            .map(|line| Channels::new(&of(line), &exchanged(line)))
            .collect();
        Self {
            level: Level::new(),
            rows: NearLines::get().by_index(&rows),
            units: learned.units,
            captured: learned.captured,
            outputs: learned.outputs,
            others: learned.others,
        }
    }

    /// The channels of the line whose near part has this index.
    #[inline]
    pub(in crate::engine) fn row(&self, index: usize) -> &Channels {
        &self.rows[index]
    }

    /// The sum over the limited channels of empty cells, after a stone was placed on a cell with some channels, and
    /// the lines through cells have changed; no cell twice. `views` are the channels of all cells before.
    #[inline]
    pub(in crate::engine) fn sum_after(
        &self,
        views: &[Channels],
        sum: (&Channels, Option<&Channels>),
        changes: &[CellChange],
    ) -> Channels {
        sums::sum_after(self.level, &self.rows, views, sum, changes)
    }

    /// The same, and changes the channels of the cells.
    #[inline]
    pub(in crate::engine) fn change_all(
        &self,
        views: &mut [Channels],
        sum: (&Channels, Option<&Channels>),
        changes: &[CellChange],
    ) -> Channels {
        sums::change_all(self.level, &self.rows, views, sum, changes)
    }

    /// The points of a term that is no line, in sixteenths.
    #[inline]
    pub(super) fn other(&self, term: usize) -> i32 {
        self.others[term]
    }

    /// What all lines are worth, in sixteenths of a point, to the first of the two views; `own` and
    /// `other` are the stones that its side and the other one have captured.
    #[inline]
    pub(super) fn lines(&self, seen: &Channels, own: usize, other: usize) -> i32 {
        let constants = &self.captured[own * MOST_CAPTURED + other];
        let mut said = seen.points() * (POINT / LINE_POINT * SMALLER);
        let weighed = sums::weighed(self.level, seen, &self.units);
        for ((weighed, constant), points) in weighed.iter().zip(constants).zip(self.outputs) {
            let weighed = weighed + constant;
            let active = (weighed >> UNIT_SHIFT).clamp(0, MOST_SHIFTED);
            said += (active * points) >> OUTPUT_SHIFT;
        }
        said
    }
}
