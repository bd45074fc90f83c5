//! Principal variation search, one stone deeper at a time.
//!
//! The modules beside it tell it which stones are worth searching and how good quiet positions are.
//! It knows no levels and no clock.
//!
//! What was tried and left out is listed in `docs/engine-experiments.md`.

mod deepen;
mod list;
mod move_loop;
mod order;
mod quiet;

use super::board::{Board, End, Placed};
use super::budget::Meter;
use super::evaluate::evaluate;
use super::grid::{CELLS, Cells};
use super::score::{INFINITY, WIN, is_decided};
use super::transpositions::{Bound, Transpositions};

use list::{Lists, MOST_STONES};

/// A search, with everything it learns on the way.
pub(super) struct Search<'a> {
    board: Board,
    meter: Meter<'a>,
    table: &'a mut Transpositions,
    /// How often a stone caused a cutoff, by side and cell (history heuristic).
    history: Box<[[i32; CELLS]; 2]>,
    /// The latest stones that caused a cutoff at each ply (killer moves).
    killers: [[Placed; 2]; MOST_STONES],
    lists: Lists,
    /// The evaluation of the position at each ply of the line that is being searched; `None` where a threat must be
    /// answered.
    evaluations: [Option<i32>; MOST_STONES],
    sight: Sight,
}

/// What a search looks at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// The most stones searched in one position, at least 1.
    pub(super) width: usize,
    /// Cells that are overlooked unless a stone there wins or must be placed.
    pub(super) overlooked: Cells,
}

/// The place of a position in a search.
#[derive(Clone, Copy)]
struct At {
    /// The remaining depth, in stones.
    depth: i32,
    /// How many stones have been placed since the root.
    ply: i32,
    /// Whether a null move (a pass) may be tried.
    may_pass: bool,
}

/// How many fours in a row the quiescence search tries.
const FOURS: i32 = 4;

/// The remaining depth from which null moves are tried and late moves are reduced.
const REDUCED_FROM: i32 = 3;

/// Reverse futility: up to this remaining depth, a position whose score exceeds beta by the margin for each remaining
/// stone is not searched.
const REVERSE_FUTILITY_DEPTH: i32 = 3;
/// The margin of reverse futility, in points for each remaining stone.
const REVERSE_FUTILITY_MARGIN: i32 = 80;

impl<'a> Search<'a> {
    pub(super) fn new(
        board: Board,
        meter: Meter<'a>,
        table: &'a mut Transpositions,
        sight: Sight,
    ) -> Self {
        Self {
            board,
            meter,
            table,
            history: Box::new([[0; CELLS]; 2]),
            killers: [[Placed::NONE; 2]; MOST_STONES],
            lists: Lists::default(),
            evaluations: [None; MOST_STONES],
            sight,
        }
    }

    pub(super) fn board(&mut self) -> &mut Board {
        &mut self.board
    }

    /// The board and the meter, for another kind of search in the same position.
    pub(super) fn parts(&mut self) -> (&mut Board, &mut Meter<'a>) {
        (&mut self.board, &mut self.meter)
    }

    /// Returns the meter of the search.
    pub(super) fn into_meter(self) -> Meter<'a> {
        self.meter
    }

    /// The score of the position for the side to move, exact between `alpha` and `beta`.
    fn negamax(&mut self, at: At, mut alpha: i32, mut beta: i32) -> i32 {
        if self.meter.count() {
            return 0;
        }
        if let Some(score) = self.ended(at.ply) {
            return score;
        }
        // The fastest win from here takes one stone, and so does the fastest loss where a stone can lose: one that
        // leaves a row standing, or is removed itself. Elsewhere it takes two.
        let soonest_loss = if self.board.rows_win_at_once() { 2 } else { 1 };
        alpha = alpha.max(-(WIN - at.ply - soonest_loss));
        beta = beta.min(WIN - at.ply - 1);
        if alpha >= beta {
            return alpha;
        }
        if let Some(placed) = self.board.win() {
            let more = i32::from(!self.board.wins_with(placed));
            return WIN - at.ply - 1 - more;
        }
        let threatened = self.board.threatened_cells();
        let standing = self.board.state().standing.is_some();
        let is_forced = standing || !threatened.is_empty();
        if at.ply as usize + 1 >= MOST_STONES {
            return evaluate(&self.board);
        }
        if at.depth <= 0 && !is_forced {
            return self.quiescence(at.ply, alpha, beta, FOURS);
        }
        let hash = self.board.hash();
        let known = self.table.probe(hash);
        let is_narrow = beta - alpha == 1;
        if let Some(known) = known
            && is_narrow
            && i32::from(known.depth) >= at.depth
        {
            let score = known.score(at.ply);
            match known.bound {
                Bound::Exact => return score,
                Bound::Lower if score >= beta => return score,
                Bound::Upper if score <= alpha => return score,
                _ => {}
            }
        }
        let evaluation = (!is_forced).then(|| evaluate(&self.board));
        self.evaluations[at.ply as usize] = evaluation;
        let judged = evaluation.unwrap_or(-INFINITY);
        let lower_bound = judged - REVERSE_FUTILITY_MARGIN * at.depth;
        if is_narrow
            && !is_forced
            && at.depth <= REVERSE_FUTILITY_DEPTH
            && lower_bound >= beta
            && !is_decided(beta)
        {
            return lower_bound;
        }
        if is_narrow
            && !is_forced
            && at.may_pass
            && at.depth >= REDUCED_FROM
            && judged >= beta
            && !is_decided(beta)
            && self.pass_holds(at, beta)
        {
            return beta;
        }
        let best = known.map_or(Placed::NONE, |known| known.best);
        self.list(at, best, is_forced.then_some(&threatened));
        self.search_moves(at, alpha, beta, hash, is_forced)
    }

    /// The score of a finished game; `None` if the game goes on.
    fn ended(&self, ply: i32) -> Option<i32> {
        Some(match self.board.state().end? {
            End::Drawn => 0,
            End::Won(side) if side == self.board.side() => WIN - ply,
            End::Won(_) => -(WIN - ply),
        })
    }

    /// Whether the side to move stands better than two plies before, when it was to move as well; also where that is not
    /// known.
    fn improves(&self, ply: i32) -> bool {
        if !self.board.takes_turns() {
            return true;
        }
        let now = self.evaluations[ply as usize];
        let before = usize::try_from(ply - 2).ok();
        let before = before.and_then(|before| self.evaluations[before]);
        now.zip(before).is_none_or(|(now, before)| now > before)
    }

    /// Whether the side to move stands so well that it could even pass (null-move pruning).
    fn pass_holds(&mut self, at: At, beta: i32) -> bool {
        let below = At {
            depth: at.depth - 3 - at.depth / 4,
            ply: at.ply + 1,
            may_pass: false,
        };
        self.board.pass();
        let score = -self.negamax(below, -beta, 1 - beta);
        self.board.take_back();
        score >= beta && !self.meter.is_over()
    }
}
