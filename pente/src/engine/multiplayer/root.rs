//! Chooses a stone: a win at once, else an answer to a win of the next side, else what the search
//! finds best.

use super::board::{Board, End};
use super::evaluate::{DECIDED, WHOLE, WON};
use super::method::Method;
use super::oversight::overlooked;
use super::search::{DEEPEST, Search};
use super::table::Table;
use crate::engine::budget::{Budget, Meter};
use crate::engine::chosen::Chosen;
use crate::engine::grid::{Cell, Cells};
use crate::engine::hash::mixed;
use crate::engine::level::Level;
use crate::engine::score::{Score, WIN};
use crate::engine::search_options::variety;
use crate::rules::{Move, Position};

/// The most stones searched at the root.
const WIDTH: usize = 14;
/// How many nodes of a budget a stone costs: it takes about so many times as long as one between two
/// sides.
const COST: u64 = 2;
/// How much of a level's error in judgement is an error in shares.
const NOISE: i32 = 6;

/// The move that a level chooses by a method, as
/// [`choose_within`](crate::engine::choose_within) has it.
pub(super) fn choose(
    position: &Position,
    level: &Level,
    seed: u64,
    budget: &Budget<'_>,
    method: Method,
) -> Option<Chosen> {
    let board = Board::of(position)?;
    let legal = |cell: &Cell| position.check(Move::Place(cell.point())).is_ok();
    let last = position.last_placed().map(Cell::of);
    let overlooked = overlooked(&board, last, level.vision, seed);
    let budget = Budget {
        nodes: (budget.nodes / COST).max(1),
        ..*budget
    };
    let mut search = Search::new(board, Meter::new(&budget), method, level.width, overlooked);
    let mut stones = stones(&mut search.board, level, &overlooked, &legal);
    stones.retain(legal);
    if stones.is_empty() {
        // Only the first stone has a point of its own.
        stones = position.legal_points().into_iter().map(Cell::of).collect();
    }
    let mistake = mistakes(&search.board, level.noise, seed);
    let mut root = Root {
        ranked: stones.into_iter().map(|cell| (cell, 0)).collect(),
        line: Vec::new(),
        depth: 0,
    };
    let seed = mixed(search.board.hash() ^ mixed(seed));
    let variety = variety(position) * SHARES_A_POINT;
    let added = |cell: Cell| (mixed(seed ^ u64::from(cell.number())) % (variety as u64 + 1)) as i32;
    root.deepen(&mut search, level.noise > 0, added);
    root.ranked.sort_by_key(|&(cell, score)| {
        let seems = if score.abs() >= DECIDED {
            score
        } else {
            score + added(cell) + mistake(cell)
        };
        -seems
    });
    let &(best, score) = root.ranked.first()?;
    if root.line.first() != Some(&best) {
        root.line = vec![best];
    }
    Some(Chosen {
        mv: Move::Place(best.point()),
        score: told(score, &search.board.table, root.line.len()),
        line: root
            .line
            .iter()
            .map(|cell| Move::Place(cell.point()))
            .collect(),
        depth: root.depth as u32,
        nodes: search.meter.used(),
    })
}

/// The stones to compare, the most promising first.
fn stones(
    board: &mut Board,
    level: &Level,
    overlooked: &Cells,
    legal: &impl Fn(&Cell) -> bool,
) -> Vec<Cell> {
    let sees_all = level.forced > 0;
    let near = board.near();
    let win = board.wins_of(board.seat);
    let win = if sees_all {
        win
    } else {
        win.without(overlooked)
    };
    if !win.is_empty() {
        return wins(board, &win);
    }
    if board.next_wins() && (sees_all || board.answers().without(overlooked) == board.answers()) {
        let answers = board.true_answers();
        if !answers.is_empty() {
            return board.best_of(&answers, usize::MAX);
        }
    }
    let width = level.width.min(WIDTH);
    for cells in [near.without(overlooked), near] {
        let mut best = board.best_of(&cells, width);
        best.retain(legal);
        if !best.is_empty() {
            return best;
        }
    }
    Vec::new()
}

/// The wins, those by a row first: where games are scored, a row scores most.
fn wins(board: &mut Board, cells: &Cells) -> Vec<Cell> {
    let (side, mut wins) = (board.side(), Vec::new());
    for cell in cells.iter() {
        board.play(cell);
        let end = board.end.unwrap_or(End::Drawn);
        wins.push((-board.decided(end, 1)[side], cell));
        board.take_back();
    }
    wins.sort_unstable();
    wins.truncate(1);
    wins.into_iter().map(|(_, cell)| cell).collect()
}

/// The stones at the root, and what is known of them.
struct Root {
    /// Each stone and its score, the best first.
    ranked: Vec<(Cell, i32)>,
    /// The line expected after the best stone, which it begins with.
    line: Vec<Cell>,
    /// The depth to which all of them were searched, in stones.
    depth: usize,
}

impl Root {
    /// Searches the stones deeper and deeper, until the budget is used or the best one is decided. They are compared
    /// by their shares and what is `added` to them.
    fn deepen(
        &mut self,
        search: &mut Search<'_>,
        scores_every_stone: bool,
        added: impl Fn(Cell) -> i32,
    ) {
        let sum = |cell, score: i32| {
            if score.abs() >= DECIDED {
                score
            } else {
                score + added(cell)
            }
        };
        for depth in 1..=DEEPEST {
            let mut scored: Vec<(Cell, i32)> = Vec::new();
            let mut best = -2 * WON;
            for &(cell, _) in &self.ranked {
                let alpha = if scores_every_stone {
                    -2 * WON
                } else {
                    best - added(cell)
                };
                let score = search.score(cell, depth, alpha);
                if search.meter.is_over() {
                    break;
                }
                if sum(cell, score) > best {
                    best = sum(cell, score);
                    self.line = search.line().to_vec();
                }
                scored.push((cell, score));
            }
            let is_complete = scored.len() == self.ranked.len();
            if scored.is_empty() {
                return;
            }
            // What this depth did not reach stays behind what it did.
            let rest = self.ranked.split_off(scored.len());
            scored.sort_by_key(|&(cell, score)| -sum(cell, score));
            if !is_complete {
                let least = scored.last().map_or(0, |&(_, score)| score);
                scored.extend(
                    rest.into_iter()
                        .map(|(cell, score)| (cell, score.min(least))),
                );
            }
            self.ranked = scored;
            if !is_complete {
                return;
            }
            self.depth = depth;
            let is_only = self.ranked.len() == 1;
            if is_only || best.abs() >= DECIDED || search.meter.is_over() {
                return;
            }
        }
    }
}

/// The error in the judgement of each stone, in shares.
fn mistakes(board: &Board, noise: i32, seed: u64) -> impl Fn(Cell) -> i32 + use<> {
    let position = mixed(board.hash() ^ mixed(seed ^ 0x6e6f_6973_6521));
    move |cell| {
        if noise == 0 {
            return 0;
        }
        let lot = mixed(position ^ u64::from(cell.number()));
        let one = |bits: u64| (bits % (2 * noise as u64 + 1)) as i32 - noise;
        // The mean of two random numbers: small errors are more common than large ones.
        NOISE * i32::midpoint(one(lot & 0xffff_ffff), one(lot >> 32))
    }
}

/// A share as a score: 0 for a side that stands as well as all others. How far off the end of a decided game is, the
/// share says, or where it also counts points, the number of stones in the expected line.
fn told(share: i32, table: &Table, line: usize) -> Score {
    let even = WHOLE / table.sides.max(1) as i32;
    let stones = if table.ruleset.scoring.is_some() {
        line as i32
    } else {
        WON - share.abs()
    };
    let stones = stones.clamp(1, DEEPEST as i32);
    Score(match share {
        won if won >= DECIDED => WIN - stones,
        lost if lost <= -DECIDED => stones - WIN,
        open => (open - even) / SHARES_A_POINT,
    })
}

/// How many shares make a point of a score.
const SHARES_A_POINT: i32 = 8;
