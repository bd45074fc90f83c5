//! Open threes through a stone, as the bans on two of them at once count them.

use super::board::{Board, EMPTY, Index, Own};
use super::lines::Step;

/// Three stones that one more turns into an open four: four in a row with both ends empty.
pub(super) type OpenThree = [Index; 3];

/// Two different open threes through the stone at `at`, if there are two.
pub(super) fn two(board: &Board, lines: &[Step], at: Index, own: Own) -> Option<[OpenThree; 2]> {
    let mut first = None;
    for line in lines {
        for three in on_line(board, line.offset(), at, own).into_iter().flatten() {
            match first {
                None => first = Some(three),
                Some(first) => return Some([first, three]),
            }
        }
    }
    None
}

/// The open threes of one line: there can be one on each side of the stone.
fn on_line(board: &Board, offset: isize, at: Index, own: Own) -> [Option<OpenThree>; 2] {
    let low = toward(board, -offset, at, own);
    let high = toward(board, offset, at, own).map(|mut three| {
        three.reverse();
        three
    });
    if low == high {
        [low, None]
    } else {
        [low, high]
    }
}

/// The open three that becomes an open four at the next empty cell in one direction, in the order
/// of its stones against that direction.
fn toward(board: &Board, offset: isize, at: Index, own: Own) -> Option<OpenThree> {
    let near = isize::from(board.run(at, offset, own));
    let gap = at.offset(offset * (near + 1));
    if board.cell(gap) != EMPTY {
        return None;
    }
    let beyond = isize::from(board.run(gap, offset, own));
    let behind = isize::from(board.run(at, -offset, own));
    let ends = [
        gap.offset(offset * (beyond + 1)),
        at.offset(-offset * (behind + 1)),
    ];
    if near + beyond + behind != 2 || ends.iter().any(|&end| board.cell(end) != EMPTY) {
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
