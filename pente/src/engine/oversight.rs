//! What a weaker level overlooks: above all long diagonals, rows with a gap, and captures.
//!
//! The overlooked cells depend on the position and the seed alone, so they are deterministic.

use super::board::Board;
use super::grid::{Cell, Cells};
use super::hash::mixed;
use super::line::LINES;

/// How much harder something is to notice, in percent.
const DIAGONAL: u64 = 150;
const SPLIT: u64 = 140;
const CAPTURE: u64 = 130;
/// The same, near the latest stone: it is easier to notice.
const FRESH: u64 = 50;
/// How near that is, in king's moves.
const NEARBY: u8 = 2;
/// The greatest chance that something is overlooked, in thousandths.
const MOST: u64 = 900;

/// The cells that a level overlooks; `vision` is the percentage of what matters that it notices.
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
