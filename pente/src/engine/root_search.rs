//! Searches one position: first for immediate wins, then for forced answers and forced wins, and
//! otherwise for the best move.

use super::board::{Board, Placed};
use super::budget::{Budget, Meter};
use super::forced::{Proof, Solver, Threats};
use super::grid::Cells;
use super::root_moves::roots;
use super::score::{Score, WIN, doubted, is_decided};
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
const KEPT: u64 = 16;
/// The part for the second-best move, in an analysis.
const CONTRAST: u64 = 4;
/// The part of the reserve for one refutation check.
const FEW: u64 = 4;
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
    let contrast = if options.contrasts {
        nodes / CONTRAST
    } else {
        0
    };
    if let Some(proof) = proof {
        let others = others_than(proof.line[0], &roots);
        let found = search.deepen_within(contrast, 0, &others, &options);
        let won = (proof.line[0], WIN - proof.line.len() as i32);
        return SearchResult {
            ranked: std::iter::once(won).chain(found.ranked()).collect(),
            depth: proof.line.len() as u32,
            line: proof.line,
            is_forced_win: true,
            nodes: search.into_meter().used(),
        };
    }
    let kept = nodes / KEPT;
    let (_, meter) = search.parts();
    let rest = nodes.saturating_sub(kept + contrast + meter.used());
    let found = search.deepen_within(rest.max(nodes / 2), kept + contrast, &roots, &options);
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
    demote_refuted(&mut search, &mut ranked, kept, options.forced);
    let line = match ranked.first() {
        Some(&(best, _)) => search.follow(best, LINE),
        None => Vec::new(),
    };
    if options.contrasts && ranked.len() > 1 {
        let others = others_than(ranked[0].0, &roots);
        let second = search.deepen_within(contrast, 0, &others, &options);
        ranked.truncate(1);
        ranked.extend(second.ranked());
    }
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

/// Puts aside moves that the other side refutes by force, and takes the next best instead.
fn demote_refuted(search: &mut Search<'_>, ranked: &mut Vec<(Placed, i32)>, kept: u64, most: u32) {
    let mut refuted = Vec::new();
    let share = (kept / FEW).max(FEWEST);
    let mut left = kept.max(FEWEST * MOST_REFUTED as u64);
    while let Some(&(best, score)) = ranked.first() {
        if most == 0 || is_decided(score) || refuted.len() >= MOST_REFUTED || left == 0 {
            break;
        }
        let (board, meter) = search.parts();
        board.play(best);
        let mut extra = meter.sub_meter(share.min(left));
        let proof = if board.side_before() == board.side() {
            None
        } else {
            Solver::new(board, &mut extra).solve(most, Threats::AtOnce)
        };
        board.take_back();
        left = left.saturating_sub(extra.used());
        meter.add(extra.used());
        let Some(proof) = proof else {
            break;
        };
        ranked.remove(0);
        refuted.push((best, -(WIN - 1 - proof.line.len() as i32)));
    }
    // Slower losses come before faster ones, and all losses after moves that may not lose.
    refuted.sort_by_key(|&(_, score)| std::cmp::Reverse(score));
    let lost = ranked.iter().position(|&(_, score)| score <= -Score::WON.0);
    let place = if ranked.first().is_some_and(|&(_, score)| is_decided(score)) {
        0
    } else {
        lost.unwrap_or(ranked.len())
    };
    ranked.splice(place..place, refuted);
    if place == 0 {
        ranked.sort_by_key(|&(_, score)| std::cmp::Reverse(score));
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
