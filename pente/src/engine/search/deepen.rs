//! Iterative deepening: repeats the whole search one stone deeper until the budget ends.

use super::{At, MOST_STONES, Search};
use crate::engine::board::Placed;
use crate::engine::score::{INFINITY, WIN, is_decided};
use crate::engine::search_options::{SearchOptions, lot};
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

/// The half-width of the aspiration window around the last score, by how much it grows when a score is outside of it,
/// and from which width on it is open to that side.
const EXPECTED: i32 = 60;
const WIDER: i32 = 3;
const WIDEST: i32 = 600;

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
                self.round(&mut lines, next, last, options)
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
    fn round(
        &mut self,
        lines: &mut [Line],
        depth: i32,
        last: i32,
        options: &SearchOptions,
    ) -> Option<i32> {
        let mut half = EXPECTED;
        let (mut alpha, mut beta) = if depth > 3 && !is_decided(last) {
            (last - half, last + half)
        } else {
            (-INFINITY, INFINITY)
        };
        loop {
            let score = self.round_within(lines, depth, (alpha, beta), options)?;
            half *= WIDER;
            let is_open = half >= WIDEST || is_decided(score);
            if score <= alpha {
                alpha = if is_open { -INFINITY } else { score - half };
            } else if score >= beta {
                beta = if is_open { INFINITY } else { score + half };
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

    /// One round within these bounds. Moves are compared by their scores and what the seed adds to them. Of those that
    /// are equal, the first one stays the best unless there is a seed; then the one that it prefers takes its
    /// place. Such a move is asked whether it reaches that score, and not whether it exceeds it, so that a
    /// worse one never passes for an equal one.
    fn round_within(
        &mut self,
        lines: &mut [Line],
        depth: i32,
        (alpha, beta): (i32, i32),
        options: &SearchOptions,
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
            let takes_ties = highest > alpha
                && options
                    .ties
                    .is_some_and(|seed| lot(seed, placed) > lot(seed, lines[0].placed));
            let added = options.added_to(placed);
            let below = floor - i32::from(takes_ties);
            let calm = self.is_calm(placed);
            self.board.play(placed);
            let (below, above) = (below - added, beta - added);
            let score = self.search_move(at, below, above, index, false, calm && index > 5);
            self.board.take_back();
            if self.meter.is_over() {
                return None;
            }
            lines[index].score = score;
            let score = score + if is_decided(score) { 0 } else { added };
            if score > highest || (takes_ties && score == highest) {
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::engine::board::Board;
    use crate::engine::budget::{Budget, Meter};
    use crate::engine::root_moves::roots;
    use crate::engine::root_search::full_sight;
    use crate::engine::transpositions::Transpositions;
    use crate::rules::{Move, Point, Position, catalogue};

    /// The best move and its score after a search of this depth.
    fn best(position: &Position, depth: u32, ties: Option<u64>) -> (Point, i32) {
        ranked(position, depth, ties, false)[0]
    }

    /// All moves and their scores after a search of this depth, each as if it were the only one if it is fair.
    fn ranked(
        position: &Position,
        depth: u32,
        ties: Option<u64>,
        is_fair: bool,
    ) -> Vec<(Point, i32)> {
        searched(position, depth, ties, 0, is_fair)
    }

    /// The same where the seed adds up to so many points.
    fn searched(
        position: &Position,
        depth: u32,
        ties: Option<u64>,
        variety: i32,
        is_fair: bool,
    ) -> Vec<(Point, i32)> {
        let board = Board::of(position).expect("two colours");
        let budget = Budget::nodes(u64::MAX);
        let mut table = Transpositions::for_nodes(1 << 16);
        let mut search = Search::new(board, Meter::new(&budget), &mut table, full_sight());
        let options = SearchOptions {
            sight: full_sight(),
            deepest: depth,
            forced: 0,
            scores_every_move: is_fair,
            analyses: false,
            ties,
            variety,
        };
        let roots = roots(search.board(), &options);
        let found = search.deepen(&roots, &options);
        let ranked = found.ranked();
        ranked
            .map(|(placed, score)| (placed.cell().point(), score))
            .collect()
    }

    fn after(code: &str, stones: &str) -> Position {
        let ruleset = catalogue::decode(code).expect("a ruleset");
        let mut position = Position::new(ruleset);
        for name in stones.split_whitespace() {
            let point = Point::parse(name, ruleset.size).expect("a point");
            position.play(Move::Place(point)).expect("it is legal");
        }
        position
    }

    #[test]
    fn the_seed_adds_so_many_points_and_no_more() {
        const VARIETY: i32 = 60;
        let mut worse = 0;
        for stones in ["K10 N12", "K10 L13 K12", "K10 H8 M9 K13", "K10 M10 G11"] {
            let position = after("pente opening=free", stones);
            let scores = ranked(&position, 1, None, true);
            for seed in 0..40 {
                let (point, told) = searched(&position, 1, Some(seed), VARIETY, false)[0];
                let own = scores.iter().find(|&&(other, _)| other == point);
                let own = own.expect("every move has a score").1;
                assert_eq!(told, own, "the score is told without what was added");
                assert!(told >= scores[0].1 - VARIETY, "{point}: {told}");
                worse += u32::from(told < scores[0].1);
            }
        }
        assert!(worse > 0, "the best move was chosen every time");
    }

    #[test]
    fn equal_moves_are_chosen_by_seed_and_never_a_worse_one() {
        // Every board here is the same when it is turned or mirrored, so that good moves have equals.
        for (code, stones, equals) in [
            ("gomoku", "K10", 4),
            ("keryo-pente opening=free", "K10", 4),
            ("pente opening=free", "K10 L11 J9", 2),
        ] {
            let position = after(code, stones);
            // One stone deep, a score is that of a move and of nothing else.
            let (first, score) = best(&position, 1, None);
            let chosen = (0..24).map(|seed| best(&position, 1, Some(seed)));
            let chosen: BTreeSet<(Point, i32)> = chosen.collect();
            assert!(chosen.iter().all(|&(_, other)| other == score), "{code}");
            assert!(chosen.iter().any(|&(point, _)| point == first), "{code}");
            assert!(chosen.len() >= equals, "{code}: {chosen:?}");
            for seed in 0..4 {
                let one = best(&position, 4, Some(seed));
                assert_eq!(one, best(&position, 4, Some(seed)), "the same seed");
            }
        }
    }

    #[test]
    fn a_move_of_which_only_a_bound_is_known_does_not_pass_for_an_equal_one() {
        let code = "pente opening=free";
        for stones in ["K10 M12 K12", "K10 H9 M12 L12", "K10 L11 N10 M12 H8"] {
            let position = after(code, stones);
            for depth in 2..=3 {
                let alone = ranked(&position, depth, None, true);
                let (first, _) = best(&position, depth, None);
                let score = |point| alone.iter().find(|it| it.0 == point).map(|it| it.1);
                for seed in 0..24 {
                    let (chosen, _) = best(&position, depth, Some(seed));
                    assert_eq!(score(chosen), score(first), "{stones}: {chosen}");
                }
            }
        }
    }

    #[test]
    fn where_no_move_is_equal_the_seed_changes_nothing() {
        let position = after("pente opening=free", "K10 L11 N10 M12 H8");
        let (first, score) = best(&position, 1, None);
        for seed in 0..24 {
            assert_eq!(best(&position, 1, Some(seed)), (first, score));
        }
    }
}
