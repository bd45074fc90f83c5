//! What a weaker player overlooks: above all long diagonals, rows with a gap, and captures.
//!
//! What is overlooked depends on the position and the seed alone, so nobody forgets and remembers
//! the same thing in one and the same position.

use super::board::Board;
use super::grid::{Cell, Cells};
use super::hash::mixed;
use super::tables::LINES;

/// How much harder it is to notice something, in percent.
const DIAGONAL: u64 = 150;
const SPLIT: u64 = 140;
const CAPTURE: u64 = 130;
/// How much easier near the latest stone.
const FRESH: u64 = 50;
/// How near that is, in steps of a king.
const NEARBY: u8 = 2;
/// How likely it is at most that something is overlooked, in thousandths.
const MOST: u64 = 900;

/// The cells that a player overlooks who notices so many percent of what matters.
pub(super) fn overlooked(board: &Board, vision: u8, seed: u64) -> Cells {
    let mut cells = Cells::default();
    let blindness = 10 * u64::from(100 - vision.min(100));
    if blindness == 0 {
        return cells;
    }
    let position = mixed(board.hash() ^ mixed(seed));
    for cell in board.empty().iter() {
        let chance = (blindness * difficulty(board, cell) / 100).min(MOST);
        if mixed(position ^ u64::from(cell.number())) % 1_000 < chance {
            cells.insert(cell);
        }
    }
    cells
}

/// How hard it is to notice what matters on a cell, in percent.
fn difficulty(board: &Board, cell: Cell) -> u64 {
    let features = board.features(cell);
    let mut percent = 100;
    let best = (0..LINES).max_by_key(|&line| {
        let pattern = features.patterns()[line];
        pattern.side(0).shape().max(pattern.side(1).shape())
    });
    let offsets = &board.tables().lines;
    if let Some(&offset) = best.and_then(|line| offsets.get(line)) {
        let is_straight =
            offset == super::grid::offset(1, 0) || offset == super::grid::offset(0, 1);
        if !is_straight {
            percent = percent * DIAGONAL / 100;
        }
        let beside = [offset, -offset].map(|step| board.occupied().has(cell.offset(step)));
        if beside == [false, false] {
            percent = percent * SPLIT / 100;
        }
    }
    if features.takes.iter().any(|&stones| stones > 0) {
        percent = percent * CAPTURE / 100;
    }
    let last = board.state().last;
    if last != Cell::NONE && last.point().distance(cell.point()) <= NEARBY {
        percent = percent * FRESH / 100;
    }
    percent
}
