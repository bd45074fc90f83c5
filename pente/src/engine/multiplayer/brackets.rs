//! Brackets that lack one stone: a stone of a colour, stones of others that can be captured
//! together, and an empty cell.

use super::board::Board;
use super::stone::{EDGE, EMPTY, Stone, colour_of, is_other};
use crate::engine::grid::Cell;

/// How far a bracket reaches beyond a cell.
const REACH: i16 = 4;
/// The cells of a line that a bracket with a given cell can touch.
type Stretch = [Stone; 2 * REACH as usize + 1];

impl Board {
    /// Adds all brackets on the lines of a cell that contain it, or takes them away.
    pub(super) fn count_brackets(&mut self, cell: Cell, sign: i8) {
        for line in 0..self.table.capture_lines.len() {
            let offset = self.table.capture_lines[line];
            let beside = [cell.offset(-offset), cell.offset(offset)];
            // Wherever a cell is in a bracket, there is a stone beside it.
            if beside.into_iter().any(|at| is_other(self.stone(at), EMPTY)) {
                self.count_brackets_along(cell, offset, sign);
            }
        }
    }

    fn count_brackets_along(&mut self, cell: Cell, offset: i16, sign: i8) {
        let lengths = self.table.ruleset.captures.lengths;
        let stretch: Stretch =
            std::array::from_fn(|index| self.stone(cell.offset(offset * (index as i16 - REACH))));
        for length in 2..REACH as usize {
            if !lengths.has(length as u8) {
                continue;
            }
            let span = length + 1;
            for first in REACH as usize - span..=REACH as usize {
                let (low, high) = (stretch[first], stretch[first + span]);
                // One end is empty, and the other has a stone.
                if (low == EMPTY) == (high == EMPTY) || (low | high) & EDGE != 0 {
                    continue;
                }
                let taker = low | high;
                let inside = &stretch[first + 1..first + span];
                let is_held = |&stone: &Stone| stone != EMPTY && stone & (taker | EDGE) == 0;
                if inside.iter().all(is_held) {
                    let empty = if low == EMPTY { first } else { first + span };
                    let at = cell.offset(offset * (empty as i16 - REACH));
                    self.count_bracket(at, colour_of(taker), inside, sign);
                }
            }
        }
    }

    /// Counts what one bracket holds.
    fn count_bracket(&mut self, at: Cell, taker: usize, inside: &[Stone], sign: i8) {
        let side = self.table.side(taker);
        let mut stones = 0;
        for &stone in inside {
            let colour = colour_of(stone);
            if self.table.side(colour) != side {
                stones += sign;
                let exposed = &mut self.tally.exposed[colour];
                *exposed = exposed.wrapping_add_signed(sign.into());
            }
        }
        let takeable = &mut self.spots[at.index()].takes[taker];
        let had_any = *takeable > 0;
        *takeable = takeable.wrapping_add_signed(stones);
        if had_any != (*takeable > 0) {
            self.take_cells[taker].toggle(at);
        }
        let all = &mut self.tally.takes[taker];
        *all = all.wrapping_add_signed(stones.into());
    }
}
