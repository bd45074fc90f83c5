//! Finds a stone's captures and rows along the lines through it.
//!
//! Every stone of every game needs both, mostly along the same lines, so both are found in one
//! pass.

use super::board::{Board, EMPTY, Index, Own};
use super::played::Removals;
use super::{Captures, Row};

/// Removes what the stone at `at` captures and what it loses, and returns whether it made a row.
///
/// Captures leave the mover's stones alone, so the row may be found before them. A stone that is
/// lost in a bracket takes its row with it, so the caller must check whether it still stands.
#[inline(never)]
pub(super) fn resolve(
    captures: &Captures,
    row: &Row,
    board: &mut Board,
    at: Index,
    own: Own,
    removals: &mut Removals,
) -> bool {
    if captures.lines.as_ptr() != row.lines.as_ptr() {
        let makes_row = row.stands_through(board, at, own);
        captures.settle(board, at, own, removals);
        return makes_row;
    }
    let mut makes_row = false;
    for line in row.lines {
        let offset = line.offset();
        let before = look(captures, board, at, own, -offset, removals);
        let length = before + 1 + look(captures, board, at, own, offset, removals);
        makes_row |= row.is_made_by(length);
    }
    captures.remove(board, at, own, removals);
    makes_row
}

/// How many of the mover's stones follow in one direction; stones bracketed there are recorded.
#[inline]
fn look(
    captures: &Captures,
    board: &Board,
    at: Index,
    own: Own,
    offset: isize,
    removals: &mut Removals,
) -> u8 {
    let next = board.cell(at.offset(offset));
    if next == EMPTY {
        return 0;
    }
    if own.counts(next) {
        return board.run(at, offset, own);
    }
    if let Some(length) = captures.bracket(board, at, own, offset) {
        removals.push_run(board, at.offset(offset), offset, length);
    }
    0
}
