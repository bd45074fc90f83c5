//! Hashes of positions: equal positions have equal hashes, and different ones almost never do.

use super::grid::{CELLS, Cell};
use super::line::Stone;

/// A hash of a number that mixes all its bits: those of 0, 1, 2 and so on look random.
pub const fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

/// How many kinds of stones there are.
const STONES: usize = 5;

static STONE_KEYS: [[u64; CELLS]; STONES] = stone_keys();

#[expect(
    clippy::large_stack_arrays,
    reason = "it is worked out while compiling"
)]
const fn stone_keys() -> [[u64; CELLS]; STONES] {
    let mut keys = [[0; CELLS]; STONES];
    let mut stone = 0;
    while stone < STONES {
        let mut cell = 0;
        while cell < CELLS {
            keys[stone][cell] = mixed((stone * CELLS + cell) as u64);
            cell += 1;
        }
        stone += 1;
    }
    keys
}

/// The hash of a stone on a cell.
#[inline]
pub(super) fn stone(stone: Stone, cell: Cell) -> u64 {
    STONE_KEYS[usize::from(stone) % STONES][cell.index()]
}

/// The hash of the state that is packed into one number.
#[inline]
pub(super) const fn state(bits: u64) -> u64 {
    mixed(bits ^ 0x5bd1_e995_0000_0000)
}
