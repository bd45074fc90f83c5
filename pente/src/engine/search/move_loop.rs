//! Searches the moves of a position one after another, late ones with reduced depth.

use super::{At, REDUCED_FROM, Search};
use crate::engine::board::Placed;
use crate::engine::evaluate::evaluate;
use crate::engine::point::Kind;
use crate::engine::score::{INFINITY, WIN, doubted};
use crate::engine::transpositions::Bound;

/// How many moves are searched at full depth before late moves are reduced.
const IN_FULL: usize = 3;

impl Search<'_> {
    /// Searches the listed moves one after another. If all of them lose, that is a proven loss only
    /// where no other move could be tried.
    pub(super) fn search_moves(
        &mut self,
        at: At,
        alpha: i32,
        beta: i32,
        hash: u64,
        is_forced: bool,
    ) -> i32 {
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
            let score = self.search_move(at, floor, beta, tried, is_forced, calm);
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
        if highest == -INFINITY && !is_forced {
            // No nearby cell is allowed, which says nothing about cells farther away.
            return evaluate(&self.board);
        }
        if highest == -INFINITY {
            // Nothing answers the threat.
            highest = -(WIN - at.ply - 2);
        }
        if !(is_forced && self.board.lists_every_answer()) {
            highest = highest.max(doubted(highest));
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
    pub(super) fn search_move(
        &mut self,
        at: At,
        alpha: i32,
        beta: i32,
        tried: usize,
        is_forced: bool,
        calm: bool,
    ) -> i32 {
        // A forced answer is no choice, so it costs no depth.
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
            return self.negamax(at, alpha, beta);
        }
        if placed_by == self.board.side() {
            return self.ended(at.ply).unwrap_or(0);
        }
        -self.negamax(at, -beta, -alpha)
    }

    /// The side that placed the latest stone.
    fn side_before(&self) -> usize {
        self.board.side_before()
    }

    /// Whether a stone neither captures, nor threatens, nor blocks a threat.
    pub(super) fn is_calm(&self, placed: Placed) -> bool {
        let side = self.board.side();
        let features = self.board.features(placed.cell());
        features.takes[side] == 0
            && features.kinds[side] < Kind::Three
            && features.kinds[side ^ 1] < Kind::Four
    }

    fn width(&self, at: At, is_forced: bool) -> usize {
        if is_forced {
            return usize::MAX;
        }
        let wide = match at.depth {
            ..=1 => 10,
            2 => 14,
            3 => 18,
            4 => 24,
            5 => 32,
            _ => 48,
        };
        let width = if self.improves(at.ply) {
            wide
        } else {
            wide * 3 / 4
        };
        width.min(self.sight.width)
    }
}
