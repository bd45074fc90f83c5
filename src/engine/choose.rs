//! Choosing a move as an opponent of a given strength would.

use super::board::{Board, Placed};
use super::budget::Budget;
use super::hash::mixed;
use super::level::Level;
use super::score::Score;
use super::search::Sight;
use super::search_options::SearchOptions;
use super::think::{self, Thought};
use super::{share, vision};
use crate::rules::{Move, Position};

/// A move that was chosen, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The move, which the rules allow.
    pub mv: Move,
    /// How good the position is thought to be for whoever makes it; 0 for a stone or a choice of an
    /// opening that shares out the colours.
    pub score: Score,
    /// The move and what is expected to follow, as far as it was thought out.
    pub line: Vec<Move>,
    /// How many stones ahead the search looked.
    pub depth: u32,
    /// How many stones it placed.
    pub nodes: u64,
}

/// The move of an opponent of a level: the same for the same position, level and seed.
///
/// Nothing if the game is over, or if the engine does not play its ruleset.
pub fn choose(position: &Position, level: &Level, seed: u64) -> Option<Chosen> {
    choose_within(position, level, seed, &Budget::nodes(level.nodes))
}

/// The same with another budget than the level's own.
pub fn choose_within(
    position: &Position,
    level: &Level,
    seed: u64,
    budget: &Budget<'_>,
) -> Option<Chosen> {
    if !super::plays(position.ruleset()) {
        return None;
    }
    let mut options = SearchOptions {
        sight: Sight {
            width: level.width,
            ..think::open_eyes()
        },
        deepest: u32::MAX,
        forced: level.forced,
        is_fair: level.noise > 0,
        analyses: false,
    };
    if let Some(shared) = share::share(position, budget, options, seed) {
        return Some(Chosen {
            mv: shared.mv,
            score: Score(0),
            line: vec![shared.mv],
            depth: shared.depth,
            nodes: shared.nodes,
        });
    }
    let board = Board::of(position).filter(|board| board.state().end.is_none())?;
    options.sight.overlooked = vision::overlooked(&board, level.vision, seed);
    let mistake = mistakes(&board, level.noise, seed);
    let thought = think::think(board, budget, options, mistake);
    pick(&thought)
}

/// How wrongly each stone is judged.
fn mistakes(board: &Board, noise: i32, seed: u64) -> impl Fn(Placed) -> i32 + use<> {
    let position = mixed(board.hash() ^ mixed(seed ^ 0x6e6f_6973_6521));
    move |placed| {
        if noise == 0 {
            return 0;
        }
        let lot = mixed(position ^ u64::from(placed.number()));
        let one = |bits: u64| (bits % (2 * noise as u64 + 1)) as i32 - noise;
        // Two lots together: small mistakes are more common than large ones.
        i32::midpoint(one(lot & 0xffff_ffff), one(lot >> 32))
    }
}

fn pick(thought: &Thought) -> Option<Chosen> {
    let &(best, score) = thought.ranked.first()?;
    let line = match thought.line.first() {
        Some(&first) if first == best => thought.line.clone(),
        _ => vec![best],
    };
    Some(Chosen {
        mv: best.to_move(),
        score: Score(score),
        line: line.into_iter().map(Placed::to_move).collect(),
        depth: thought.depth,
        nodes: thought.nodes,
    })
}
