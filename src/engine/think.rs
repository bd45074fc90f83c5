//! Thinking about one position: what wins at once, what must be answered, what wins by force, and
//! otherwise what the search thinks best.

use super::board::{Board, Placed};
use super::budget::{Budget, Meter};
use super::candidates;
use super::grid::Cells;
use super::search::{Search, Sight};

/// How to think.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// What the search looks at.
    pub(super) sight: Sight,
    /// How many stones a search looks ahead at most.
    pub(super) deepest: u32,
}

/// What came of it.
#[derive(Clone, Debug)]
pub(super) struct Thought {
    /// Every first stone that was thought about and its score, the best first.
    pub(super) ranked: Vec<(Placed, i32)>,
    /// What is expected to be played, the best first stone at its beginning.
    pub(super) line: Vec<Placed>,
    /// How deep the search looked.
    pub(super) depth: u32,
    /// How many stones were placed.
    pub(super) nodes: u64,
}

/// The longest line that is told.
const LINE: usize = 24;

/// Thinks about a position in which some stone may be placed.
pub(super) fn think(board: Board, budget: &Budget<'_>, manner: Manner) -> Thought {
    let meter = Meter::new(budget);
    let mut search = Search::new(board, meter, budget.nodes, manner.sight);
    let roots = roots(search.board(), &manner.sight);
    let found = search.deepen(&roots, manner.deepest);
    let ranked: Vec<_> = found
        .lines
        .iter()
        .map(|line| (line.placed, line.score))
        .collect();
    let line = match ranked.first() {
        Some(&(best, _)) => search.follow(best, LINE),
        None => Vec::new(),
    };
    Thought {
        ranked,
        line,
        depth: found.depth,
        nodes: search.into_meter().used(),
    }
}

/// The first stones worth thinking about, the most promising first; at least one.
fn roots(board: &mut Board, sight: &Sight) -> Vec<Placed> {
    let near = candidates::near(board);
    let threatened = board.threatened_cells();
    let standing = board.state().standing.is_some();
    let must_answer = (standing || !threatened.is_empty()) && board.takes_turns();
    let wins = board.winning_cells();
    let cells = if !wins.is_empty() {
        wins
    } else if must_answer {
        board.answers(&threatened)
    } else {
        near.without(&sight.overlooked)
    };
    for cells in [cells, near, board.empty()] {
        let allowed = allowed(board, &cells);
        if !allowed.is_empty() {
            return allowed;
        }
    }
    Vec::new()
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

/// How many power stones are thought about.
const POWERS: usize = 6;

/// A look at all that is near.
pub(super) fn open_eyes() -> Sight {
    Sight {
        width: usize::MAX,
        overlooked: Cells::default(),
    }
}
