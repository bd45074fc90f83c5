//! Looking ahead: principal variation search, one stone deeper at a time.
//!
//! It knows which stones are worth a look and how good quiet positions are from the modules beside
//! it; it knows no levels and no clock.

mod deepen;
mod list;
mod quiet;

use super::board::{Board, End, Placed};
use super::budget::Meter;
use super::candidates;
use super::evaluate::evaluate;
use super::grid::{CELLS, Cells};
use super::point::Kind;
use super::score::{INFINITY, WIN, is_decided};
use super::transpositions::{Bound, Transpositions};

pub(super) use deepen::{Deepened, Line};
use list::Lists;

/// How far ahead a search may look, in stones.
const MOST_STONES: usize = 96;

/// A search, with all that it learns on its way.
pub(super) struct Search<'a> {
    board: Board,
    meter: Meter<'a>,
    table: Transpositions,
    /// How often a stone refuted, by side and cell.
    history: Box<[[i32; CELLS]; 2]>,
    /// The latest stones that refuted at each distance.
    killers: [[Placed; 2]; MOST_STONES],
    lists: Lists,
    sight: Sight,
}

/// What a search looks at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// How many stones are looked at in one position, at least 1.
    pub(super) width: usize,
    /// Cells that are overlooked unless a stone there wins or must be placed.
    pub(super) overlooked: Cells,
}

/// Where in a search a position is.
#[derive(Clone, Copy)]
struct At {
    /// How many more stones are looked ahead.
    depth: i32,
    /// How many stones have been placed since the search began.
    ply: i32,
    /// Whether a pass may be tried.
    may_pass: bool,
}

/// From this depth on, passing is tried, and stones that come late are looked at less deeply.
const REDUCED_FROM: i32 = 3;
/// How many stones are looked at in full before that.
const IN_FULL: usize = 3;
/// From this depth on, power stones are looked at.
const POWERS_FROM: i32 = 3;

impl<'a> Search<'a> {
    pub(super) fn new(board: Board, meter: Meter<'a>, nodes: u64, sight: Sight) -> Self {
        Self {
            board,
            meter,
            table: Transpositions::for_nodes(nodes),
            history: Box::new([[0; CELLS]; 2]),
            killers: [[Placed::NONE; 2]; MOST_STONES],
            lists: Lists::default(),
            sight,
        }
    }

    pub(super) fn board(&mut self) -> &mut Board {
        &mut self.board
    }

    /// The board and the budget, for looking at the position in another way.
    pub(super) fn parts(&mut self) -> (&mut Board, &mut Meter<'a>) {
        (&mut self.board, &mut self.meter)
    }

    /// Gives back what is left of the budget.
    pub(super) fn into_meter(self) -> Meter<'a> {
        self.meter
    }

    /// The score of the position for the side to move, exact between `alpha` and `beta`.
    fn look(&mut self, at: At, mut alpha: i32, mut beta: i32) -> i32 {
        if self.meter.count() {
            return 0;
        }
        if let Some(score) = self.ended(at.ply) {
            return score;
        }
        // No win from here is sooner than the next stone, no loss sooner than the one after.
        alpha = alpha.max(-(WIN - at.ply - 2));
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
            return self.look_quietly(at.ply, alpha, beta, quiet::FOURS);
        }
        let hash = self.board.hash();
        let known = self.table.find(hash);
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
        let judged = if is_forced {
            -INFINITY
        } else {
            evaluate(&self.board)
        };
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
        self.go_through(at, alpha, beta, hash, is_forced)
    }

    /// The score of a position in which the game is over.
    fn ended(&self, ply: i32) -> Option<i32> {
        Some(match self.board.state().end? {
            End::Drawn => 0,
            End::Won(side) if side == self.board.side() => WIN - ply,
            End::Won(_) => -(WIN - ply),
        })
    }

    /// Whether the side to move is so well off that it could even pass.
    fn pass_holds(&mut self, at: At, beta: i32) -> bool {
        let below = At {
            depth: at.depth - 3 - at.depth / 4,
            ply: at.ply + 1,
            may_pass: false,
        };
        self.board.pass();
        let score = -self.look(below, -beta, 1 - beta);
        self.board.take_back();
        score >= beta && !self.meter.is_over()
    }

    /// Tries the listed stones one after another.
    fn go_through(&mut self, at: At, alpha: i32, beta: i32, hash: u64, is_forced: bool) -> i32 {
        let side = self.board.side();
        let (mut best, mut highest, mut floor) = (Placed::NONE, -INFINITY, alpha);
        let width = self.width(at, is_forced);
        let mut tried = 0;
        while let Some(placed) = self.lists.next(at.ply) {
            if tried >= width && highest > -INFINITY {
                break;
            }
            if !self.board.allows(placed.cell()) {
                continue;
            }
            let calm = self.is_calm(placed);
            self.board.play(placed);
            let score = self.try_one(at, floor, beta, tried, is_forced, calm);
            self.board.take_back();
            if self.meter.is_over() {
                self.lists.close(at.ply);
                return 0;
            }
            tried += 1;
            if score > highest {
                highest = score;
                best = placed;
            }
            floor = floor.max(score);
            if floor >= beta {
                if calm {
                    self.refuted(at, side, placed);
                }
                break;
            }
        }
        self.lists.close(at.ply);
        if highest == -INFINITY {
            // Nothing answers the threat.
            return -(WIN - at.ply - 2);
        }
        let bound = match highest {
            _ if highest >= beta => Bound::Lower,
            _ if highest > alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        self.table
            .keep(hash, best, highest, at.depth, bound, at.ply);
        highest
    }

    /// The score of the stone that was just placed, for the side that placed it.
    fn try_one(
        &mut self,
        at: At,
        alpha: i32,
        beta: i32,
        tried: usize,
        is_forced: bool,
        calm: bool,
    ) -> i32 {
        // What must be answered is no choice, so it costs no depth.
        let depth = at.depth - i32::from(!is_forced);
        let full = At {
            depth,
            ply: at.ply + 1,
            may_pass: true,
        };
        if tried == 0 {
            return self.turned(full, alpha, beta);
        }
        let reduction = if calm && !is_forced && at.depth >= REDUCED_FROM && tried >= IN_FULL {
            1 + i32::from(tried > 8) + i32::from(tried > 20) + at.depth / 7
        } else {
            0
        };
        let reduced = At {
            depth: depth - reduction,
            ..full
        };
        let mut score = self.turned(reduced, alpha, alpha + 1);
        if score > alpha && reduction > 0 {
            score = self.turned(full, alpha, alpha + 1);
        }
        if score > alpha && score < beta {
            score = self.turned(full, alpha, beta);
        }
        score
    }

    /// The score of the position after a stone, from the view of the side that placed it.
    fn turned(&mut self, at: At, alpha: i32, beta: i32) -> i32 {
        let placed_by = self.side_before();
        if placed_by == self.board.side() && self.board.state().end.is_none() {
            return self.look(at, alpha, beta);
        }
        if placed_by == self.board.side() {
            return self.ended(at.ply).unwrap_or(0);
        }
        -self.look(at, -beta, -alpha)
    }

    /// Who placed the latest stone.
    fn side_before(&self) -> usize {
        self.board.side_before()
    }

    /// Whether a stone neither captures nor threatens nor stands in the way of a threat.
    fn is_calm(&self, placed: Placed) -> bool {
        let side = self.board.side();
        let spot = self.board.spot(placed.cell());
        spot.takes[side] == 0 && spot.kinds[side] < Kind::Three && spot.kinds[side ^ 1] < Kind::Four
    }

    fn width(&self, at: At, is_forced: bool) -> usize {
        if is_forced {
            return usize::MAX;
        }
        let deep = match at.depth {
            ..=1 => 10,
            2 => 14,
            3 => 18,
            4 => 24,
            5 => 32,
            _ => 48,
        };
        deep.min(self.sight.width)
    }

    /// Lists the stones to try in a position, the most promising first.
    fn list(&mut self, at: At, known: Placed, threatened: Option<&Cells>) {
        let side = self.board.side();
        let near = candidates::near(&self.board);
        let cells = match threatened {
            Some(threatened) if self.board.takes_turns() => {
                self.board.answers(threatened).and(&self.board.empty())
            }
            Some(threatened) => near.or(threatened),
            None => {
                let seen = near.without(&self.sight.overlooked);
                let open = self.board.tally().kinds[side ^ 1][Kind::OpenFour as usize] > 0;
                let may_answer = self.board.takes_turns();
                if open && may_answer && at.ply > 0 {
                    candidates::against_threes(&self.board, &seen).and(&seen)
                } else {
                    seen
                }
            }
        };
        let cells = if cells.is_empty() && threatened.is_none() {
            near
        } else {
            cells
        };
        self.lists.open(at.ply);
        let killers = self.killers[at.ply as usize];
        for cell in cells.iter() {
            let placed = Placed::stone(cell);
            let mut promise = candidates::promise(&self.board, cell);
            promise += self.history[side][cell.index()] / 64;
            if killers.contains(&placed) {
                promise += KILLER;
            }
            if placed == known {
                promise = INFINITY * 2;
            }
            self.lists.add(at.ply, placed, promise);
        }
        if self.board.state().powers[side] > 0 && at.depth >= POWERS_FROM {
            self.list_powers(at, known);
        }
    }

    /// Lists power stones where ordinary ones look best.
    fn list_powers(&mut self, at: At, known: Placed) {
        for ordinary in self.lists.most_promising(at.ply, POWERS) {
            let placed = Placed::power(ordinary.placed.cell());
            let promise = if placed == known {
                INFINITY * 2
            } else {
                ordinary.promise - POWER_COST
            };
            self.lists.add(at.ply, placed, promise);
        }
    }

    fn refuted(&mut self, at: At, side: usize, placed: Placed) {
        let killers = &mut self.killers[at.ply as usize];
        if killers[0] != placed {
            *killers = [placed, killers[0]];
        }
        let history = &mut self.history[side][placed.cell().index()];
        let gain = (at.depth * at.depth).min(400);
        *history += gain - *history * gain / MOST_HISTORY;
    }
}

const KILLER: i32 = 120;
const MOST_HISTORY: i32 = 16_000;
/// How many power stones are looked at, and how much less promising they are than ordinary ones.
const POWERS: usize = 3;
const POWER_COST: i32 = 120;
