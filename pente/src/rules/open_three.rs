//! Open threes through a stone, as the ban on double threes counts them.

use super::Row;
use super::board::{Board, EDGE, EMPTY, Index, Own};

/// Three stones that one more turns into an open four: four in a row with both ends empty, from
/// which either end wins.
pub(super) type OpenThree = [Index; 3];

/// Open threes through the stone at `at` on two different lines, if there are two.
pub(super) fn two(board: &Board, row: &Row, at: Index, own: Own) -> Option<[OpenThree; 2]> {
    let mut threes = row
        .lines
        .iter()
        .filter_map(|line| on_line(board, row, line.offset(), at, own));
    Some([threes.next()?, threes.next()?])
}

/// An open three on one line. If the same stones form several open threes, the line counts once. It
/// does not count at all if one more stone makes a winning row on it: that is a four.
fn on_line(board: &Board, row: &Row, offset: isize, at: Index, own: Own) -> Option<OpenThree> {
    let three = toward(board, row, -offset, at, own).or_else(|| {
        let mut three = toward(board, row, offset, at, own)?;
        three.reverse();
        Some(three)
    })?;
    (!has_four(board, row, offset, at, own)).then_some(three)
}

/// The open three that becomes an open four at the next empty cell in one direction; its stones are
/// listed against that direction.
fn toward(board: &Board, row: &Row, offset: isize, at: Index, own: Own) -> Option<OpenThree> {
    let near = isize::from(board.run(at, offset, own));
    let gap = at.offset(offset * (near + 1));
    if board.cell(gap) != EMPTY {
        return None;
    }
    let beyond = isize::from(board.run(gap, offset, own));
    let behind = isize::from(board.run(at, -offset, own));
    if near + beyond + behind != 2 {
        return None;
    }
    let far = gap.offset(offset * (beyond + 1));
    let back = at.offset(-offset * (behind + 1));
    // The four that a stone in the gap would make, plus the end cell and the stones beyond it.
    let wins = |end: Index, outward: isize| {
        board.cell(end) == EMPTY && row.is_made_by(FOUR + 1 + board.run(end, outward, own))
    };
    if !wins(far, offset) || !wins(back, -offset) {
        return None;
    }
    // From the far end back to the near one, without the gap.
    let mut cells = (1..=beyond)
        .rev()
        .map(|step| gap.offset(offset * step))
        .chain((-behind..=near).rev().map(|step| at.offset(offset * step)));
    Some(std::array::from_fn(|_| {
        cells
            .next()
            .expect("two stones stand beside the placed one")
    }))
}

/// The stones of the three and the one in its gap.
const FOUR: u8 = 4;

/// Whether one more stone anywhere on the line through `at` makes a winning row along it.
fn has_four(board: &Board, row: &Row, offset: isize, at: Index, own: Own) -> bool {
    [-offset, offset].into_iter().any(|offset| {
        let cells = (1..).map(|step| at.offset(offset * step));
        let mut cells = cells.take_while(|&cell| board.cell(cell) != EDGE);
        cells.any(|cell| {
            let run = || board.run(cell, -offset, own) + 1 + board.run(cell, offset, own);
            board.cell(cell) == EMPTY && row.is_made_by(run())
        })
    })
}
