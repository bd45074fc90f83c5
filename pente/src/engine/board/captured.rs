//! Which stones are removed when one is placed.

use super::Board;
use crate::engine::grid::Cell;
use crate::engine::line::stone_of;

/// The most stones one move can remove: three in each of eight directions, and three of the mover's
/// own on each of four lines.
const MOST_CAPTURED: usize = 8 * 3 + 4 * 3;

/// Stones to be removed, captured ones first.
pub(super) struct Captured {
    pub(super) cells: [Cell; MOST_CAPTURED],
    pub(super) count: usize,
}

impl Default for Captured {
    fn default() -> Self {
        Self {
            cells: [Cell::NONE; MOST_CAPTURED],
            count: 0,
        }
    }
}

impl Captured {
    pub(super) fn push(&mut self, cell: Cell) {
        if let Some(place) = self.cells.get_mut(self.count) {
            *place = cell;
            self.count += 1;
        }
    }
}

impl Board {
    pub(super) fn find_captures(&self, cell: Cell, side: usize, gone: &mut Captured) {
        let enemy = stone_of(side ^ 1);
        for &line in &self.tables.capture_lines {
            for offset in [line, -line] {
                let length = self.run(cell, offset, enemy);
                let beyond = cell.offset(offset * (length + 1));
                let closed = self.is_own(beyond, side);
                if closed && self.tables.ruleset.captures.lengths.has(length as u8) {
                    (1..=length).for_each(|step| gone.push(cell.offset(offset * step)));
                }
            }
        }
    }

    pub(super) fn find_poofs(&self, cell: Cell, side: usize, gone: &mut Captured) {
        let (own, enemy) = (stone_of(side), stone_of(side ^ 1));
        for &line in &self.tables.capture_lines {
            let (before, after) = (self.run(cell, -line, own), self.run(cell, line, own));
            let first = cell.offset(-line * before);
            let length = before + 1 + after;
            let ends = [first.offset(-line), first.offset(line * length)];
            let closed = ends.into_iter().all(|end| self.stone(end) == enemy);
            if closed && self.tables.ruleset.captures.lengths.has(length as u8) {
                (0..length).for_each(|step| gone.push(first.offset(line * step)));
            }
        }
    }
}
