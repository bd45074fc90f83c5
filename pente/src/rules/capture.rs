//! Which stones are removed when one is placed. It does not know what they are worth.

use super::board::{Board, Cell, EMPTY, Index, Own};
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

    /// Whether a bracket may hold this many stones.
    pub const fn has(self, length: u8) -> bool {
        length <= Self::MOST && self.0 & (1 << length) != 0
    }
}

/// How stones are captured and what that is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captures {
    /// How many stones a bracket may hold.
    pub lengths: Lengths,
    /// The lines along which brackets are looked for, in both directions.
    pub lines: &'static [Step],
    /// How many captured stones win; `None` if captures never win by themselves.
    pub goal: Option<u16>,
    /// Whether stones that move into a bracket are captured.
    pub poof: bool,
}

impl Captures {
    /// Whether captures are counted in pairs: only pairs are ever captured, and no single stone is
    /// lost.
    pub fn count_pairs(&self) -> bool {
        self.lengths == Lengths::PAIRS && !self.poof
    }

    /// How many stones people count as one capture: two where captures are counted in pairs.
    pub fn unit(&self) -> u16 {
        if self.count_pairs() { 2 } else { 1 }
    }

    /// Removes what the stone just placed at `at` captures, and what it loses by moving into a
    /// bracket. Both are found before either is removed.
    pub(super) fn settle(&self, board: &mut Board, at: Index, own: Own, removals: &mut Removals) {
        self.each_bracket(board, at, own, |first, offset, length| {
            removals.push_run(board, first, offset, length);
        });
        self.remove(board, at, own, removals);
    }

    /// Removes the captured stones that were found, and those lost in a bracket.
    #[inline]
    pub(super) fn remove(&self, board: &mut Board, at: Index, own: Own, removals: &mut Removals) {
        if self.poof {
            self.find_poofs(board, at, own, removals);
        }
        if !removals.is_empty() {
            removals.lift(board);
        }
    }

    /// Whether a stone of the colour of `own` would capture anything at an empty point.
    pub(super) fn would_capture(&self, board: &Board, at: Index, own: Own) -> bool {
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
        own: Own,
        mut found: impl FnMut(Index, isize, u8),
    ) {
        for line in self.lines {
            let offset = line.offset();
            if let Some(length) = self.bracket(board, from, own, offset) {
                found(from.offset(offset), offset, length);
            }
            if let Some(length) = self.bracket(board, from, own, -offset) {
                found(from.offset(-offset), -offset, length);
            }
        }
    }

    /// How many stones a stone of the colour of `own` brackets in one direction.
    #[inline]
    pub(super) fn bracket(
        &self,
        board: &Board,
        from: Index,
        own: Own,
        offset: isize,
    ) -> Option<u8> {
        let mut at = from.offset(offset);
        if !own.is_enemy(board.cell(at)) {
            return None;
        }
        let mut length = 1;
        at = at.offset(offset);
        while length < Lengths::MOST && own.is_enemy(board.cell(at)) {
            length += 1;
            at = at.offset(offset);
        }
        (own.counts(board.cell(at)) && self.lengths.has(length)).then_some(length)
    }

    /// Finds the mover's own groups that contain the placed stone and are bracketed.
    fn find_poofs(&self, board: &Board, at: Index, own: Own, removals: &mut Removals) {
        if board.cell(at) != own.stone() {
            return;
        }
        for line in self.lines {
            let offset = line.offset();
            let before = own_run(board, at, -offset, own);
            let length = before + 1 + own_run(board, at, offset, own);
            let first = at.offset(-offset * isize::from(before));
            let beyond = first.offset(offset * isize::from(length));
            let bracketed = [first.offset(-offset), beyond]
                .into_iter()
                .all(|end| own.is_enemy(board.cell(end)));
            if bracketed && self.lengths.has(length) {
                for step in 0..isize::from(length) {
                    removals.push(first.offset(offset * step), own.stone(), Removal::Poofed);
                }
            }
        }
    }

    /// Whether a stone of the colour of `by` could capture a stone of the run on the next move.
    pub(super) fn can_break(
        &self,
        board: &Board,
        mut run: impl Iterator<Item = Index>,
        by: Own,
    ) -> bool {
        run.any(|at| self.can_take(board, at, by))
    }

    /// Whether a stone of the colour of `by` could capture the stone at `at` on the next move.
    fn can_take(&self, board: &Board, at: Index, by: Own) -> bool {
        let takes = |line: &Step| self.can_take_along(board, at, line.offset(), by);
        by.is_enemy(board.cell(at)) && self.lines.iter().any(takes)
    }

    /// Whether the group around `at` on one line has the right length, an empty end to play on and
    /// a stone of the colour of `by` at the other.
    fn can_take_along(&self, board: &Board, at: Index, offset: isize, by: Own) -> bool {
        let before = enemy_run(board, at, -offset, by);
        let after = enemy_run(board, at, offset, by);
        let low = board.cell(at.offset(-offset * (isize::from(before) + 1)));
        let high = board.cell(at.offset(offset * (isize::from(after) + 1)));
        let open = (low == EMPTY && by.counts(high)) || (high == EMPTY && by.counts(low));
        open && self.lengths.has(before + 1 + after)
    }
}

/// How many stones of another colour follow in one direction, as far as a bracket can hold them.
fn enemy_run(board: &Board, from: Index, offset: isize, own: Own) -> u8 {
    run(board, from, offset, |cell| own.is_enemy(cell))
}

/// How many stones of exactly that colour follow in one direction, not counting power stones.
fn own_run(board: &Board, from: Index, offset: isize, own: Own) -> u8 {
    run(board, from, offset, |cell| cell == own.stone())
}

/// How many cells follow in one direction; counting stops once no bracket could hold them.
fn run(board: &Board, from: Index, offset: isize, wanted: impl Fn(Cell) -> bool) -> u8 {
    let mut length = 0;
    let mut at = from.offset(offset);
    while length <= Lengths::MOST && wanted(board.cell(at)) {
        length += 1;
        at = at.offset(offset);
    }
    length
}
