//! Which stones are worth searching, the most promising first.

use super::board::Board;
use crate::engine::grid::{Cell, Cells};

/// How much it counts to lengthen one's own rows, a partner's, and to stand in the way of others'.
const OWN: i32 = 5;
const PARTNERS: i32 = 2;
const OTHERS: i32 = 3;
/// Others' rows are more urgent the sooner their colour moves: the next one's count this much.
const NEXT: i32 = 4;
/// What each stone captured, and each stone kept from capture, adds.
const TAKES: i32 = 300;
const KEEPS: i32 = 160;

impl Board {
    /// The empty cells near the stones; all cells of an empty board.
    pub(super) fn near(&self) -> Cells {
        let empty = Cells::of(self.table.ruleset.size).without(&self.occupied);
        let near = self.occupied.widened().and(&empty);
        if near.is_empty() { empty } else { near }
    }

    /// How promising a stone of the seat to move is.
    #[inline]
    pub(super) fn promise(&self, cell: Cell) -> i32 {
        let (spot, seat, side) = (self.spot(cell), self.seat, self.side());
        let next = self.table.next(seat);
        let mut promise = 0;
        for colour in 0..self.table.seats {
            let worth = i32::from(spot.worth[colour]);
            let takes = i32::from(spot.takes[colour]);
            promise += if colour == seat {
                OWN * worth + TAKES * takes
            } else if !self.table.plays(colour) {
                0
            } else if self.table.side(colour) == side {
                PARTNERS * worth
            } else if colour == next {
                NEXT * worth + KEEPS * takes
            } else {
                OTHERS * worth + KEEPS * takes
            };
        }
        promise
    }

    /// The most promising of some cells, at most `width` of them.
    pub(super) fn best_of(&self, cells: &Cells, width: usize) -> Vec<Cell> {
        let mut promising: Vec<(i32, Cell)> = cells
            .iter()
            .map(|cell| (-self.promise(cell), cell))
            .collect();
        if promising.len() > width {
            promising.select_nth_unstable(width);
            promising.truncate(width);
        }
        promising.sort_unstable();
        promising.into_iter().map(|(_, cell)| cell).collect()
    }
}
