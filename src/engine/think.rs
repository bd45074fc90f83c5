//! Thinking about one position: what wins at once, what must be answered, what wins by force, and
//! otherwise what the search thinks best.

use super::board::{Board, Placed};
use super::budget::{Budget, Meter};
use super::forced::{Proof, Solver, Threats};
use super::grid::Cells;
use super::roots::roots;
use super::score::{Score, WIN, doubted, is_decided};
use super::search::{Search, Sight};
use super::search_options::SearchOptions;

/// What came of it.
#[derive(Clone, Debug)]
pub(super) struct Thought {
    /// Every first stone that was thought about and its score, the best first.
    pub(super) ranked: Vec<(Placed, i32)>,
    /// What is expected to be played, the best first stone at its beginning.
    pub(super) line: Vec<Placed>,
    /// Whether the line is a proven win by force.
    pub(super) is_forced_win: bool,
    /// How deep the search looked.
    pub(super) depth: u32,
    /// How many stones were placed.
    pub(super) nodes: u64,
}

/// The longest line that is told.
const LINE: usize = 24;
/// What part of the budget may go into looking for a win by threats at once and by slower threats,
/// and what part is kept for the other side's wins after what seemed best.
const AT_ONCE: u64 = 16;
const SLOW: u64 = 4;
const KEPT: u64 = 8;
/// What part looks for the second-best stone, if that is asked for.
const CONTRAST: u64 = 4;
/// The part of what is kept that one stone gets.
const FEW: u64 = 4;
/// How many stones may turn out to lose before the rest is trusted.
const SECOND_THOUGHTS: usize = 24;
/// How many nodes the other side's answer gets at least.
const FEWEST: u64 = 200;

/// Thinks about a position in which some stone may be placed. Each stone is then misjudged by its
/// `mistake`, but for what wins or loses by force.
pub(super) fn think(
    board: Board,
    budget: &Budget<'_>,
    options: SearchOptions,
    mistake: impl Fn(Placed) -> i32,
) -> Thought {
    let nodes = budget.nodes;
    let mut search = Search::new(board, Meter::new(budget), nodes, options.sight);
    let roots = roots(search.board(), &options);
    let proof = forced_win(&mut search, nodes, options.forced);
    let contrast = if options.analyses {
        nodes / CONTRAST
    } else {
        0
    };
    if let Some(proof) = proof {
        let others = others_than(proof.line[0], &roots);
        let found = search.deepen_within(contrast, 0, &others, &options);
        let won = (proof.line[0], WIN - proof.line.len() as i32);
        return Thought {
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
        // Who overlooks things is certain of nothing but what was looked for as a forced win, and
        // will be found again with the next stone.
        for (_, score) in &mut ranked {
            *score = doubted(*score);
        }
    }
    if options.is_fair {
        by_seeming(&mut ranked, mistake);
    }
    second_thoughts(&mut search, &mut ranked, kept, options.forced);
    let line = match ranked.first() {
        Some(&(best, _)) => search.follow(best, LINE),
        None => Vec::new(),
    };
    if options.analyses && ranked.len() > 1 {
        let others = others_than(ranked[0].0, &roots);
        let second = search.deepen_within(contrast, 0, &others, &options);
        ranked.truncate(1);
        ranked.extend(second.ranked());
    }
    Thought {
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
fn forced_win(search: &mut Search<'_>, nodes: u64, most: u32) -> Option<Proof> {
    if most == 0 {
        return None;
    }
    let (board, meter) = search.parts();
    let mut solve = |nodes, most, threats| {
        let mut beside = meter.beside(nodes);
        let proof = Solver::new(board, &mut beside).solve(most, threats);
        meter.add(beside.used());
        proof
    };
    solve((nodes / AT_ONCE).max(FEWEST), most, Threats::AtOnce)
        .or_else(|| solve(nodes / SLOW, most / 3, Threats::Slow))
}

/// Puts aside what the other side refutes by force, and takes the next best instead.
fn second_thoughts(search: &mut Search<'_>, ranked: &mut Vec<(Placed, i32)>, kept: u64, most: u32) {
    let mut refuted = Vec::new();
    let share = (kept / FEW).max(FEWEST);
    let mut left = kept.max(FEWEST * SECOND_THOUGHTS as u64);
    while let Some(&(best, score)) = ranked.first() {
        if most == 0 || is_decided(score) || refuted.len() >= SECOND_THOUGHTS || left == 0 {
            break;
        }
        let (board, meter) = search.parts();
        board.play(best);
        let mut extra = meter.beside(share.min(left));
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
    // What loses later comes before what loses sooner, and both after what may not lose.
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

/// A look at all that is near.
pub(super) fn open_eyes() -> Sight {
    Sight {
        width: usize::MAX,
        overlooked: Cells::default(),
    }
}

/// Orders stones by what they seem to be worth. Wins and losses are seen for what they are.
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
