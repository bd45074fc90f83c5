//! What a weaker level overlooks: above all captures and long plans, and less near the latest
//! stone.
//!
//! The overlooked cells depend on the position and the seed alone.

use super::board::Board;
use crate::engine::grid::{Cell, Cells};
use crate::engine::hash::mixed;

/// How much harder it is to notice what matters on a cell, in percent: where captures matter, and
/// where little else does.
const CAPTURE: u64 = 130;
const FAINT: u64 = 120;
/// The same, near the latest stone: it is easier to notice.
const FRESH: u64 = 50;
/// How near that is, in king's moves.
const NEARBY: u8 = 2;
/// Below this worth a cell is faint.
const CLEAR: i16 = 100;
/// The greatest chance that something is overlooked, in thousandths.
const MOST: u64 = 900;

/// The cells that a level overlooks; `vision` is the percentage of what matters that it notices.
pub(super) fn overlooked(board: &Board, last: Option<Cell>, vision: u8, seed: u64) -> Cells {
    let mut overlooked = Cells::default();
    let blindness = 10 * u64::from(100 - vision.min(100));
    if blindness == 0 {
        return overlooked;
    }
    let position = mixed(board.hash() ^ mixed(seed));
    for cell in board.near().iter() {
        let chance = (blindness * difficulty(board, last, cell) / 100).min(MOST);
        if mixed(position ^ u64::from(cell.number())) % 1_000 < chance {
            overlooked.insert(cell);
        }
    }
    overlooked
}

/// How hard it is to notice what matters on a cell, in percent.
fn difficulty(board: &Board, last: Option<Cell>, cell: Cell) -> u64 {
    let spot = board.spot(cell);
    let mut percent = 100;
    if spot.worth.iter().all(|&worth| worth < CLEAR) {
        percent = percent * FAINT / 100;
    }
    if spot.takes.iter().any(|&stones| stones > 0) {
        percent = percent * CAPTURE / 100;
    }
    if last.is_some_and(|last| last.point().distance(cell.point()) <= NEARBY) {
        percent = percent * FRESH / 100;
    }
    percent
}
