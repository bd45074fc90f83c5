//! Which stones a search tries in a position, and in which order.

use super::{At, Search};
use crate::engine::board::Placed;
use crate::engine::candidates;
use crate::engine::grid::Cells;
use crate::engine::point::Kind;
use crate::engine::score::INFINITY;

/// What a killer move adds to a stone's promise.
const KILLER: i32 = 120;
/// The limit of a stone's history, and the divisor that turns history into promise.
const MOST_HISTORY: i32 = 16_000;
const HISTORY: i32 = 64;
/// The remaining depth from which power stones are searched, how many of them, and how much less
/// promising they are than ordinary stones.
const POWERS_FROM: i32 = 3;
const POWERS: usize = 3;
const POWER_COST: i32 = 120;

impl Search<'_> {
    /// Lists the stones to try in a position, the most promising first.
    pub(super) fn list(&mut self, at: At, known: Placed, threatened: Option<&Cells>) {
        let side = self.board.side();
        let cells = threatened.map_or_else(
            || self.worth_a_look(at),
            |threatened| self.board.answers(threatened).and(&self.board.empty()),
        );
        self.lists.open(at.ply);
        let killers = self.killers[at.ply as usize];
        for cell in cells.iter() {
            let placed = Placed::stone(cell);
            let mut promise = candidates::promise(&self.board, cell);
            promise += self.history[side][cell.index()] / HISTORY;
            if killers.contains(&placed) {
                promise += KILLER;
            }
            if placed == known {
                promise = INFINITY * 2;
            }
            self.lists.add(at.ply, placed, promise);
        }
        if self.board.state().powers[side] > 0 && (at.depth >= POWERS_FROM || threatened.is_some())
        {
            self.list_powers(at, known);
        }
    }

    /// Lists power stones on the cells where ordinary ones look best.
    fn list_powers(&mut self, at: At, known: Placed) {
        for ordinary in self.lists.most_promising(at.ply, POWERS) {
            let placed = Placed::power(ordinary.placed.cell());
            let promise = if placed == known {
                INFINITY * 2
            } else {
                ordinary.promise - POWER_COST
            };
            self.lists.add(at.ply, placed, promise);
        }
    }

    /// The cells to search where nothing must be answered at once.
    fn worth_a_look(&self, at: At) -> Cells {
        let other = self.board.side() ^ 1;
        let near = candidates::near(&self.board);
        let seen = near.without(&self.sight.overlooked);
        let open = self.board.tally().kinds[other][Kind::OpenFour as usize] > 0;
        let cells = if open && self.board.takes_turns() && at.ply > 0 {
            candidates::against_threes(&self.board, &seen).and(&seen)
        } else {
            seen
        };
        if cells.is_empty() { near } else { cells }
    }

    /// Remembers a stone that caused a cutoff.
    pub(super) fn refuted(&mut self, at: At, side: usize, placed: Placed) {
        let killers = &mut self.killers[at.ply as usize];
        if killers[0] != placed {
            *killers = [placed, killers[0]];
        }
        let history = &mut self.history[side][placed.cell().index()];
        let gain = (at.depth * at.depth).min(400);
        *history += gain - *history * gain / MOST_HISTORY;
    }
}
