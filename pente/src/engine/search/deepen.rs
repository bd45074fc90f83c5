//! Iterative deepening: repeats the whole search one stone deeper until the budget ends.

use super::{At, MOST_STONES, Search};
use crate::engine::board::Placed;
use crate::engine::score::{INFINITY, WIN, is_decided};
use crate::engine::search_options::SearchOptions;
use crate::engine::transpositions::Bound;

/// The result of iterative deepening.
#[derive(Clone, Debug)]
pub(in crate::engine) struct Deepened {
    /// Every searched root move, the best first, with the score of the last round that searched it.
    /// Scores after the first are upper bounds unless the moves were searched alone.
    pub(in crate::engine) lines: Vec<Line>,
    /// The depth of the last complete round, in stones.
    pub(in crate::engine) depth: u32,
}

impl Deepened {
    /// The root moves and their scores, the best first.
    pub(in crate::engine) fn ranked(&self) -> impl Iterator<Item = (Placed, i32)> + '_ {
        self.lines.iter().map(|line| (line.placed, line.score))
    }
}

/// A root move and its score.
#[derive(Clone, Debug)]
pub(in crate::engine) struct Line {
    pub(in crate::engine) placed: Placed,
    pub(in crate::engine) score: i32,
}

/// The half-width of the aspiration window around the last score.
const EXPECTED: i32 = 60;

impl Search<'_> {
    /// Searches with these options and at most `nodes` nodes, and leaves `kept` nodes unspent.
    pub(in crate::engine) fn deepen_within(
        &mut self,
        nodes: u64,
        kept: u64,
        roots: &[Placed],
        options: &SearchOptions,
    ) -> Deepened {
        let limits = self.meter.lower(nodes.max(1), kept);
        let found = self.deepen(roots, options);
        self.meter.raise(limits);
        found
    }

    /// Searches these root moves deeper and deeper; all of them must be allowed.
    ///
    /// If the search is fair, each of them gets a score of its own.
    fn deepen(&mut self, roots: &[Placed], options: &SearchOptions) -> Deepened {
        let mut lines: Vec<Line> = roots
            .iter()
            .map(|&placed| Line { placed, score: 0 })
            .collect();
        let mut depth = 0;
        let mut last = 0;
        while depth < options.deepest.min(MOST_STONES as u32 / 2) && !lines.is_empty() {
            let next = depth as i32 + 1;
            let round = if options.scores_every_move {
                self.fair_round(&mut lines, next)
            } else {
                self.round(&mut lines, next, last)
            };
            let Some(score) = round else {
                break;
            };
            last = score;
            depth += 1;
            let certain = is_decided(score) && WIN - score.abs() <= next;
            if certain || (lines.len() == 1 && depth > 3 && !options.analyses) {
                break;
            }
        }
        Deepened { lines, depth }
    }

    /// One round; `None` if the budget ended before it was complete. An incomplete round still
    /// counts if it found a move better than the best so far.
    fn round(&mut self, lines: &mut [Line], depth: i32, last: i32) -> Option<i32> {
        let (mut alpha, mut beta) = if depth > 3 && !is_decided(last) {
            (last - EXPECTED, last + EXPECTED)
        } else {
            (-INFINITY, INFINITY)
        };
        loop {
            let score = self.round_within(lines, depth, alpha, beta)?;
            if score <= alpha {
                alpha = -INFINITY;
            } else if score >= beta {
                beta = INFINITY;
            } else {
                return Some(score);
            }
        }
    }

    /// One round that searches each move as if it were the only one. An incomplete round changes
    /// nothing, because scores of different rounds cannot be compared.
    fn fair_round(&mut self, lines: &mut Vec<Line>, depth: i32) -> Option<i32> {
        let at = At {
            depth,
            ply: 0,
            may_pass: false,
        };
        let mut scores = Vec::with_capacity(lines.len());
        for line in &*lines {
            self.board.play(line.placed);
            let score = self.search_move(at, -INFINITY, INFINITY, 0, false, false);
            self.board.take_back();
            if self.meter.is_over() {
                break;
            }
            scores.push(score);
        }
        if scores.len() < lines.len() {
            if depth > 1 || scores.is_empty() {
                return None;
            }
            // Moves that an incomplete first round did not reach have no score, so they are
            // dropped.
            lines.truncate(scores.len());
        }
        for (line, score) in lines.iter_mut().zip(scores) {
            line.score = score;
        }
        lines.sort_by_key(|line| std::cmp::Reverse(line.score));
        lines.first().map(|line| line.score)
    }

    fn round_within(
        &mut self,
        lines: &mut [Line],
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        let at = At {
            depth,
            ply: 0,
            may_pass: false,
        };
        let mut floor = alpha;
        let mut highest = -INFINITY;
        for index in 0..lines.len() {
            let placed = lines[index].placed;
            let calm = self.is_calm(placed);
            self.board.play(placed);
            let score = self.search_move(at, floor, beta, index, false, calm && index > 5);
            self.board.take_back();
            if self.meter.is_over() {
                return None;
            }
            lines[index].score = score;
            if score > highest {
                highest = score;
                if score > alpha || index == 0 {
                    // The best comes first; the others keep their order.
                    lines[..=index].rotate_right(1);
                }
            }
            floor = floor.max(score);
            if floor >= beta {
                break;
            }
        }
        Some(highest)
    }

    /// The expected line after a root move, which is included, as far as it is stored.
    pub(in crate::engine) fn follow(&mut self, first: Placed, most: usize) -> Vec<Placed> {
        let mut line = vec![first];
        self.board.play(first);
        while line.len() < most && self.board.state().end.is_none() {
            let next = match self.board.win() {
                Some(win) => Some(win),
                None => self
                    .table
                    .probe(self.board.hash())
                    .filter(|known| known.bound != Bound::Upper)
                    .map(|known| known.best),
            };
            let Some(next) = next.filter(|next| self.is_possible(*next)) else {
                break;
            };
            self.board.play(next);
            line.push(next);
        }
        for _ in &line {
            self.board.take_back();
        }
        line
    }

    fn is_possible(&mut self, placed: Placed) -> bool {
        let side = self.board.side();
        let empty = self.board.tables().board.has(placed.cell())
            && !self.board.occupied().has(placed.cell());
        let has_power = !placed.is_power() || self.board.state().powers[side] > 0;
        empty && has_power && self.board.allows(placed.cell())
    }
}
