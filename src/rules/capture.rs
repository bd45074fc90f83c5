//! Which stones leave the board when one is placed. It does not know what they are worth.

use super::board::{Board, Cell, EDGE, EMPTY, Index};
use super::lines::Step;
use super::played::{Removal, Removals};

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
    /// Whether stones that move into a bracket are captured.
    pub poof: bool,
}

impl Captures {
    /// Takes off what the stone just placed at `at` captures, and what it loses by moving into a
    /// bracket. Both are found before either is removed.
    #[inline]
    pub(super) fn settle(&self, board: &mut Board, at: Index, own: Cell, removals: &mut Removals) {
        self.each_bracket(board, at, own, |first, offset, length| {
            for step in 0..i16::from(length) {
                let cell = first.offset(offset * step);
                removals.push(cell, board.cell(cell), Removal::Captured);
            }
        });
        if self.poof {
            self.find_poofs(board, at, own, removals);
        }
        if removals.is_empty() {
            return;
        }
        // Spaced brackets and crossing poofs can hold the same stone twice; it leaves once.
        removals.retain_first(|at| {
            let stands = board.cell(at) != EMPTY;
            if stands {
                board.lift(at);
            }
            stands
        });
    }

    /// Whether a stone of the colour of `own` would capture anything at an empty point.
    pub(super) fn would_capture(&self, board: &Board, at: Index, own: Cell) -> bool {
        let mut any = false;
        self.each_bracket(board, at, own, |_, _, _| any = true);
        any
    }

    /// Calls `found` with the first cell, the offset and the length of each run that a stone of
    /// the colour of `own` brackets from `from`.
    #[inline]
    pub(super) fn each_bracket(
        &self,
        board: &Board,
        from: Index,
        own: Cell,
        mut found: impl FnMut(Index, i16, u8),
    ) {
        for line in self.lines {
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
                if self.lengths.has(length) && board.cell(at) & own != 0 {
                    found(first, offset, length);
                }
            }
        }
    }

    /// Finds the groups of the mover's own that hold the placed stone and stand in a bracket.
    fn find_poofs(&self, board: &Board, at: Index, own: Cell, removals: &mut Removals) {
        if board.cell(at) != own {
            return;
        }
        for line in self.lines {
            let offset = line.offset();
            let (before, after) = (
                own_run(board, at, -offset, own),
                own_run(board, at, offset, own),
            );
            let length = before + 1 + after;
            let first = at.offset(-offset * i16::from(before));
            let ends = [
                first.offset(-offset),
                at.offset(offset * (i16::from(after) + 1)),
            ];
            if self.lengths.has(length) && ends.iter().all(|&end| is_enemy(board.cell(end), own)) {
                for step in 0..i16::from(length) {
                    removals.push(first.offset(offset * step), own, Removal::Poofed);
                }
            }
        }
    }

    /// Whether a stone of the colour of `by` could capture a stone of the run on the next move.
    pub(super) fn can_break(
        &self,
        board: &Board,
        mut run: impl Iterator<Item = Index>,
        by: Cell,
    ) -> bool {
        run.any(|at| self.can_take(board, at, by))
    }

    /// Whether a stone of the colour of `by` could capture the stone at `at` on the next move.
    fn can_take(&self, board: &Board, at: Index, by: Cell) -> bool {
        is_enemy(board.cell(at), by)
            && self
                .lines
                .iter()
                .any(|line| self.exposed(board, at, line.offset(), by).is_some())
    }

    /// The empty end of the group around `at` on one line, if a stone of the colour of `by` placed
    /// there would capture that group, and the group's first cell and length.
    pub(super) fn exposed(
        &self,
        board: &Board,
        at: Index,
        offset: i16,
        by: Cell,
    ) -> Option<(Index, Index, u8)> {
        let before = enemy_run(board, at, -offset, by);
        let length = before + 1 + enemy_run(board, at, offset, by);
        if !self.lengths.has(length) {
            return None;
        }
        let first = at.offset(-offset * i16::from(before));
        let ends = [
            first.offset(-offset),
            first.offset(offset * i16::from(length)),
        ];
        let [low, high] = ends.map(|end| board.cell(end));
        if low == EMPTY && high & by != 0 {
            Some((ends[0], first, length))
        } else if high == EMPTY && low & by != 0 {
            Some((ends[1], first, length))
        } else {
            None
        }
    }
}

/// Whether the cell holds a stone of another colour. A power stone is nobody's enemy.
#[inline]
pub(super) const fn is_enemy(cell: Cell, own: Cell) -> bool {
    cell != EMPTY && cell & (own | EDGE) == 0
}

/// How many stones of another colour follow in one direction, as far as a bracket can hold them.
fn enemy_run(board: &Board, from: Index, offset: i16, own: Cell) -> u8 {
    run(board, from, offset, |cell| is_enemy(cell, own))
}

/// How many stones of exactly that colour follow in one direction, power stones not among them.
fn own_run(board: &Board, from: Index, offset: i16, own: Cell) -> u8 {
    run(board, from, offset, |cell| cell == own)
}

/// How many cells follow in one direction; counting stops once no bracket could hold them.
fn run(board: &Board, from: Index, offset: i16, wanted: impl Fn(Cell) -> bool) -> u8 {
    let mut length = 0;
    let mut at = from.offset(offset);
    while length <= Lengths::MOST && wanted(board.cell(at)) {
        length += 1;
        at = at.offset(offset);
    }
    length
}
