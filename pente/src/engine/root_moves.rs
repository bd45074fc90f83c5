//! The candidate moves at the root of a search.

use super::board::{Board, End, Placed};
use super::candidates;
use super::grid::{Cell, Cells};
use super::search_options::SearchOptions;

/// The moves worth searching at the root, the most promising first; at least one.
pub(super) fn roots(board: &mut Board, options: &SearchOptions) -> Vec<Placed> {
    let overlooked = &options.sight.overlooked;
    let near = candidates::near(board);
    if board.occupied().is_empty() {
        return first_stone(board);
    }
    let threatened = board.threatened_cells();
    let must_answer = board.state().standing.is_some() || !threatened.is_empty();
    let seen = near.without(overlooked);
    let cells = match board.win() {
        Some(win) if options.forced > 0 || !overlooked.has(win.cell()) => return vec![win],
        _ if must_answer && options.forced > 0 => true_answers(board, &threatened),
        _ if must_answer => board.answers(&threatened).without(overlooked).or(&seen),
        _ => seen,
    };
    for cells in [cells, near, board.empty()] {
        let mut allowed = allowed(board, &cells);
        allowed.truncate(options.sight.width);
        if !allowed.is_empty() {
            return allowed;
        }
    }
    Vec::new()
}

/// The answers after which the other side does not win at once; all answers if there are none.
fn true_answers(board: &mut Board, threatened: &Cells) -> Cells {
    let answers = board.answers(threatened).and(&board.empty());
    let mut hold = Cells::default();
    if !board.takes_turns() {
        return answers;
    }
    for cell in answers.iter() {
        if !board.allows(cell) {
            continue;
        }
        board.play(Placed::stone(cell));
        let holds = match board.state().end {
            None => board.win().is_none(),
            Some(end) => end == End::Drawn,
        };
        if holds {
            hold.insert(cell);
        }
        board.take_back();
    }
    if hold.is_empty() { answers } else { hold }
}

/// The allowed cell nearest to the centre of an empty board.
fn first_stone(board: &mut Board) -> Vec<Placed> {
    let centre = board.tables().ruleset.size.centre();
    let mut cells: Vec<Cell> = board.empty().iter().collect();
    cells.retain(|&cell| board.allows(cell));
    let nearest = cells
        .into_iter()
        .min_by_key(|cell| cell.point().distance(centre));
    nearest.map(Placed::stone).into_iter().collect()
}

fn allowed(board: &mut Board, cells: &Cells) -> Vec<Placed> {
    let side = board.side();
    let mut promising = Vec::new();
    for cell in cells.and(&board.empty()).iter() {
        if board.allows(cell) {
            promising.push((candidates::promise(board, cell), cell));
        }
    }
    promising.sort_by_key(|&(promise, cell)| (-promise, cell));
    let powers = if board.state().powers[side] > 0 {
        POWERS
    } else {
        0
    };
    let powers = promising
        .iter()
        .take(powers)
        .map(|&(_, cell)| Placed::power(cell));
    let ordinary = promising.iter().map(|&(_, cell)| Placed::stone(cell));
    ordinary.chain(powers).collect()
}

/// How many power stones are searched.
const POWERS: usize = 6;
