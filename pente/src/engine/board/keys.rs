//! The keys of the lines through every cell, kept up to date as stones are placed and removed.

use super::Board;
use super::cell_features::PatternKeys;
use crate::engine::grid::{CELLS, Cell, REACH};
use crate::engine::line::{EDGE, LINES, Stone};
use crate::engine::line_numbers::Key;
use crate::engine::pattern_table::key_part;
use crate::engine::tables::Tables;

impl Board {
    /// The keys of an empty board.
    pub(super) fn bare_keys(tables: &Tables, stones: &[Stone; CELLS]) -> PatternKeys {
        let mut keys = Box::new([[0; LINES]; CELLS]);
        for cell in tables.board.iter() {
            for (line, &offset) in tables.lines.iter().enumerate() {
                for distance in (-REACH..=REACH).filter(|&distance| distance != 0) {
                    let stone = stones[cell.offset(offset * distance).index()];
                    keys[cell.index()][line] ^= key_part(stone, distance);
                }
            }
        }
        keys
    }
}

/// Updates the keys on all lines through a cell after a stone was placed or removed there, and calls back
/// with each cell of the board on them, the line, and its key before and now.
#[inline]
pub(super) fn change_keys(
    keys: &mut PatternKeys,
    tables: &Tables,
    stones: &[Stone; CELLS],
    cell: Cell,
    stone: Stone,
    mut changed: impl FnMut(Cell, usize, Key, Key),
) {
    for (line, &offset) in tables.lines.iter().enumerate().take(LINES) {
        for direction in [-1, 1] {
            let mut other = cell;
            for distance in 1..=tables.reach {
                other = other.offset(offset * direction);
                if stones[other.index()] == EDGE {
                    break;
                }
                // Seen from the other cell, the stone lies in the opposite direction.
                let key = &mut keys[other.index()][line];
                let before = *key;
                *key ^= key_part(stone, -direction * distance);
                changed(other, line, before, *key);
            }
        }
    }
}
