//! What of a position is counted in its judgement, for the side to move.

use super::families;
use super::layout::{
    CAPTURED, KIND_TERMS, KINDS, MOST_CAPTURED, MOST_NEXT, TAKE_TERMS, TAKES, TURN,
};
use crate::engine::board::{Board, Group, MOST_TAKES};
use crate::engine::line_numbers::LineNumbers;
use crate::rules::Position;

/// A position of which weights can be learned.
#[derive(Clone, Debug)]
pub struct Learnable {
    /// The numbers of the lines through each empty cell, as the side to move sees them; a line that
    /// has no stone near the cell is left out, and so is a cell without lines.
    pub cells: Vec<Vec<u32>>,
    /// The terms other than lines, each of which counts once; below [`Weights::OTHERS`].
    ///
    /// [`Weights::OTHERS`]: super::Weights::OTHERS
    pub others: Vec<u32>,
    /// Stones captured by the side to move and by the other one, at most 15.
    pub captured: [usize; 2],
}

/// What can be learned of a position in which nothing must be answered at once and no stone wins;
/// `None` of any other, and for rulesets that the engine does not play or that are of no family.
pub fn learnable(position: &Position) -> Option<Learnable> {
    let mut board = Board::of(position).filter(|board| board.state().end.is_none())?;
    families::of(&board.tables().ruleset)?;
    let is_quiet = board.win().is_none()
        && board.state().standing.is_none()
        && board.threatened_cells().is_empty();
    if !is_quiet {
        return None;
    }
    let numbers = LineNumbers::near();
    let mut cells = Vec::new();
    for cell in board.empty().iter() {
        let keys = board.line_keys(cell);
        let lines = keys.map(|key| numbers.of(key));
        let lines = lines.filter(|&line| !numbers.is_bare(line));
        let seen = lines.map(|line| match board.side() {
            0 => line as u32,
            _ => numbers.with_colours_exchanged(line) as u32,
        });
        cells.push(seen.collect());
    }
    cells.retain(|lines: &Vec<u32>| !lines.is_empty());
    let mut terms = Vec::new();
    others(&board, |term| terms.push(term as u32));
    Some(Learnable {
        cells,
        others: terms,
        captured: captured(&board),
    })
}

/// Calls back with every term that counts, apart from lines.
#[inline]
pub(super) fn others(board: &Board, mut count: impl FnMut(usize)) {
    let side = board.side();
    let captured = captured(board);
    for (role, side) in [side, side ^ 1].into_iter().enumerate() {
        let endangered = usize::from(!board.making(side ^ 1, Group::Takes).is_empty());
        let first = KINDS + (2 * role + endangered) * KIND_TERMS;
        let kinds = board.tally().kinds[side].iter().enumerate().skip(1);
        for (kind, &cells) in kinds {
            if cells > 0 {
                count(first + 2 * kind + usize::from(cells > 1));
            }
        }
        let takes = &board.tally().takes[side];
        if let Some(most) = (1..=MOST_TAKES).rev().find(|&many| takes[many] > 0) {
            let ways: u16 = takes[1..].iter().sum();
            let next = captured[role] * MOST_NEXT + most.min(MOST_NEXT - 1);
            count(TAKES + role * TAKE_TERMS + 2 * next + usize::from(ways > 1));
        }
    }
    count(CAPTURED + captured[0] * MOST_CAPTURED + captured[1]);
    count(TURN);
}

/// Stones captured by the side to move and by the other one, as they are counted.
#[inline]
pub(super) fn captured(board: &Board) -> [usize; 2] {
    let side = board.side();
    let of = |side: usize| usize::from(board.state().captured[side]).min(MOST_CAPTURED - 1);
    [of(side), of(side ^ 1)]
}
