//! Which stones a placed stone captures. It does not count them or take them off.

use super::board::{Board, Cell, EDGE, EMPTY, Index};
use super::lines::Step;

/// How many stones in a row are captured when they are bracketed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lengths(u8);

impl Lengths {
    /// Nothing is ever captured.
    pub const NONE: Self = Self(0);
    /// Exactly two.
    pub const PAIRS: Self = Self(1 << 2);
    /// Exactly two or exactly three.
    pub const PAIRS_AND_TRIOS: Self = Self(1 << 2 | 1 << 3);

    /// The most stones one bracket can hold.
    pub(super) const MOST: u8 = 3;

    /// Whether a bracket may hold so many stones.
    pub const fn has(self, length: u8) -> bool {
        length <= Self::MOST && self.0 & (1 << length) != 0
    }

    /// Whether nothing is ever captured.
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }
}

/// How stones are captured and what that is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captures {
    /// How many stones a bracket may hold.
    pub lengths: Lengths,
    /// The lines along which brackets are looked for, in both directions.
    pub lines: &'static [Step],
    /// How many captured stones win; nothing if captures never win by themselves.
    pub goal: Option<u16>,
    /// Whether a stone that moves into a bracket is captured.
    pub poof: bool,
}

/// Calls `found` with the first cell, the offset and the length of each run that a stone of the
/// colour of `own`, standing at `from`, brackets.
#[inline]
pub(super) fn each(
    board: &Board,
    captures: &Captures,
    from: Index,
    own: Cell,
    mut found: impl FnMut(Index, i16, u8),
) {
    for line in captures.lines {
        for offset in [line.offset(), -line.offset()] {
            let first = from.offset(offset);
            if !is_enemy(board.cell(first), own) {
                continue;
            }
            let mut length = 1;
            let mut at = first.offset(offset);
            while length < Lengths::MOST && is_enemy(board.cell(at), own) {
                length += 1;
                at = at.offset(offset);
            }
            if board.cell(at) & own != 0 && captures.lengths.has(length) {
                found(first, offset, length);
            }
        }
    }
}

/// Whether the cell holds a stone of another colour. A power stone is nobody's enemy.
#[inline]
pub(super) const fn is_enemy(cell: Cell, own: Cell) -> bool {
    cell != EMPTY && cell & (own | EDGE) == 0
}
