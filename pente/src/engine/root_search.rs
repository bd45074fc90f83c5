//! Searches one position: first for immediate wins, then for forced answers and forced wins, and
//! otherwise for the best move.

use super::board::{Board, Placed};
use super::budget::{Budget, Meter};
use super::forced::{Proof, Solver, Threats};
use super::grid::Cells;
use super::root_moves::roots;
use super::score::{WIN, doubted, is_decided};
use super::search::{Search, Sight};
use super::search_options::SearchOptions;
use super::transpositions::Transpositions;

/// The result of a search.
#[derive(Clone, Debug)]
pub(super) struct SearchResult {
    /// Every searched root move and its score, the best first.
    pub(super) ranked: Vec<(Placed, i32)>,
    /// The expected line, which starts with the best move.
    pub(super) line: Vec<Placed>,
    /// Whether the line is a proven win by force.
    pub(super) is_forced_win: bool,
    /// Search depth, in stones.
    pub(super) depth: u32,
    /// Nodes searched (stones placed).
    pub(super) nodes: u64,
}

/// The longest line that is returned.
const LINE: usize = 24;
/// The parts of the budget (one in this many) for a forced win by immediate threats, for one by
/// slower threats, and for checking whether the other side refutes the best moves. An analysis is asked for
/// proofs.
const AT_ONCE: u64 = 16;
const SLOW: u64 = 16;
const SLOW_IN_ANALYSES: u64 = 4;
const RESERVE: u64 = 16;
/// The part of the reserve for one refutation check.
const FEW: u64 = 4;
/// The part of what is left of it for another search of the moves that are not refuted.
const AGAIN: u64 = 2;
/// How many moves may be refuted before the rest are trusted.
const MOST_REFUTED: usize = 24;
/// The fewest nodes for the other side's answer.
const FEWEST: u64 = 200;

/// Searches a position in which a stone may be placed. Each stone's score is changed by its
/// `mistake`, except for wins and losses by force.
pub(super) fn search_root(
    board: Board,
    budget: &Budget<'_>,
    options: SearchOptions,
    mistake: impl Fn(Placed) -> i32,
) -> SearchResult {
    let mut table = Transpositions::for_nodes(budget.nodes);
    search_with(&mut table, board, budget, options, mistake)
}

/// The same with what earlier searches of the game have found.
pub(super) fn search_with(
    table: &mut Transpositions,
    board: Board,
    budget: &Budget<'_>,
    options: SearchOptions,
    mistake: impl Fn(Placed) -> i32,
) -> SearchResult {
    let nodes = budget.nodes;
    let mut search = Search::new(board, Meter::new(budget), table, options.sight);
    let roots = roots(search.board(), &options);
    let proof = forced_win(&mut search, nodes, &options);
    let (_, meter) = search.parts();
    let left = nodes.saturating_sub(meter.used());
    if let Some(proof) = proof {
        let others = others_than(proof.line[0], &roots);
        let won = (proof.line[0], WIN - proof.line.len() as i32);
        let mut ranked = vec![won];
        if options.ranks() {
            ranked.extend(search.deepen_within(left, 0, &others, &options).ranked());
        }
        return SearchResult {
            ranked,
            depth: proof.line.len() as u32,
            line: proof.line,
            is_forced_win: true,
            nodes: search.into_meter().used(),
        };
    }
    let reserve = nodes / RESERVE;
    let rest = left.saturating_sub(reserve).max(nodes / 2);
    let found = search.deepen_within(rest, reserve, &roots, &options);
    let mut ranked: Vec<_> = found.ranked().collect();
    if !options.sees_all() {
        // A level that overlooks things is certain only of wins that the forced-win search found,
        // and those are found again with the next stone.
        for (_, score) in &mut ranked {
            *score = doubted(*score);
        }
    }
    if options.scores_every_move {
        by_seeming(&mut ranked, mistake);
    }
    demote_lost(&mut search, &mut ranked, reserve, &options);
    if !options.sees_all() || roots.len() >= options.sight.width {
        // Nor is it of losses: what it does not look at may hold.
        for (_, score) in &mut ranked {
            *score = doubted(*score).max(*score);
        }
    }
    let line = match ranked.first() {
        Some(&(best, _)) => search.follow(best, LINE),
        None => Vec::new(),
    };
    SearchResult {
        ranked,
        line,
        is_forced_win: false,
        depth: found.depth,
        nodes: search.into_meter().used(),
    }
}

fn others_than(best: Placed, roots: &[Placed]) -> Vec<Placed> {
    roots
        .iter()
        .copied()
        .filter(|&other| other != best)
        .collect()
}

/// A proven win of the side to move, if one is found soon.
fn forced_win(search: &mut Search<'_>, nodes: u64, options: &SearchOptions) -> Option<Proof> {
    let most = options.forced;
    let slow = if options.analyses {
        SLOW_IN_ANALYSES
    } else {
        SLOW
    };
    if most == 0 {
        return None;
    }
    let (board, meter) = search.parts();
    let mut solve = |nodes, most, threats| {
        let mut sub_meter = meter.sub_meter(nodes);
        let proof = Solver::new(board, &mut sub_meter).solve(most, threats);
        meter.add(sub_meter.used());
        proof
    };
    solve((nodes / AT_ONCE).max(FEWEST), most, Threats::AtOnce)
        .or_else(|| solve(nodes / slow, most / 3, Threats::Slow))
}

/// Makes sure that the best move is one that the other side does not refute by force, as far as the reserve goes:
/// moves that lose come last. What was told of the moves after the best one is how much they are worth at most,
/// so that they are searched again once it is gone.
fn demote_lost(
    search: &mut Search<'_>,
    ranked: &mut Vec<(Placed, i32)>,
    reserve: u64,
    options: &SearchOptions,
) {
    let mut lost = Vec::new();
    let mut checks = Checks {
        share: (reserve / FEW).max(FEWEST),
        left: reserve.max(FEWEST * MOST_REFUTED as u64),
        refuted: 0,
    };
    while let Some(&(best, score)) = ranked.first() {
        let loses = if is_decided(score) {
            (score < 0).then_some(score)
        } else {
            checks.refute(search, best, options.forced)
        };
        let Some(loses) = loses else {
            break;
        };
        ranked.remove(0);
        lost.push((best, loses));
        let is_open = ranked.first().is_some_and(|line| !is_decided(line.1));
        if is_open && !options.scores_every_move {
            let used = search_again(search, ranked, checks.left / AGAIN, options);
            checks.left = checks.left.saturating_sub(used);
        }
    }
    // Slower losses come before faster ones.
    lost.extend(ranked.extract_if(.., |&mut (_, score)| is_decided(score) && score < 0));
    lost.sort_by_key(|&(_, score)| std::cmp::Reverse(score));
    ranked.extend(lost);
}

/// Searches these moves again with so many nodes, if the budget has them. Returns how many were searched.
fn search_again(
    search: &mut Search<'_>,
    ranked: &mut Vec<(Placed, i32)>,
    nodes: u64,
    options: &SearchOptions,
) -> u64 {
    let others: Vec<Placed> = ranked.iter().map(|&(placed, _)| placed).collect();
    let before = search.parts().1.used();
    let found = search.deepen_within(nodes, 0, &others, options);
    if found.depth > 0 {
        *ranked = found.ranked().collect();
    }
    search.parts().1.used() - before
}

/// What is left for refutation checks.
struct Checks {
    /// The most nodes of one check.
    share: u64,
    left: u64,
    /// How many moves were refuted.
    refuted: usize,
}

impl Checks {
    /// The score of a move that loses to immediate threats; `None` if no such loss is found, or if nothing is left
    /// to look for it.
    fn refute(&mut self, search: &mut Search<'_>, placed: Placed, most: u32) -> Option<i32> {
        if most == 0 || self.left == 0 || self.refuted >= MOST_REFUTED {
            return None;
        }
        let (board, meter) = search.parts();
        board.play(placed);
        let mut extra = meter.sub_meter(self.share.min(self.left));
        let proof = if board.side_before() == board.side() {
            None
        } else {
            Solver::new(board, &mut extra).solve(most, Threats::AtOnce)
        };
        board.take_back();
        self.left = self.left.saturating_sub(extra.used());
        meter.add(extra.used());
        self.refuted += usize::from(proof.is_some());
        proof.map(|proof| -(WIN - 1 - proof.line.len() as i32))
    }
}

/// A sight that overlooks no nearby cell.
pub(super) fn full_sight() -> Sight {
    Sight {
        width: usize::MAX,
        overlooked: Cells::default(),
    }
}

/// Sorts moves by their score with the mistake added. Wins and losses keep their true score.
fn by_seeming(ranked: &mut [(Placed, i32)], mistake: impl Fn(Placed) -> i32) {
    let seems = |&(placed, score): &(Placed, i32)| {
        if is_decided(score) {
            score
        } else {
            score + mistake(placed)
        }
    };
    ranked.sort_by_key(|line| std::cmp::Reverse(seems(line)));
}
