//! Chooses a move at a given level.

use super::board::{Board, Placed};
use super::book;
use super::budget::Budget;
use super::chosen::Chosen;
use super::hash::mixed;
use super::level::{BookUse, Level};
use super::root_search::{self, SearchResult};
use super::score::Score;
use super::search::Sight;
use super::search_options::{SearchOptions, variety};
use super::{multiplayer, opening_choice, oversight};
use crate::rules::Position;

/// The move of a computer at a level. It is the same for the same position, level and seed. Between moves
/// that look equally good the seed chooses.
///
/// Returns `None` if the game is over, or if the engine does not play the ruleset.
///
/// ```
/// use pente::engine::{Level, choose};
/// use pente::rules::{Position, catalogue};
///
/// let position = Position::new(catalogue::find("gomoku").expect("a ruleset"));
/// let level = &Level::by_number(1).expect("the weakest level");
/// let chosen = choose(&position, level, 7).expect("the game is not over");
/// assert_eq!(choose(&position, level, 7), Some(chosen), "the same seed, the same move");
/// ```
pub fn choose(position: &Position, level: &Level, seed: u64) -> Option<Chosen> {
    choose_within(position, level, seed, &Budget::nodes(level.nodes))
}

/// Like [`choose`], with another budget than the level's own. Moves of the book cost nothing of it:
/// [`Level::without_book`] searches for them, too.
pub fn choose_within(
    position: &Position,
    level: &Level,
    seed: u64,
    budget: &Budget<'_>,
) -> Option<Chosen> {
    if multiplayer::plays(position.ruleset()) {
        return multiplayer::choose(position, level, seed, budget);
    }
    let mut options = SearchOptions {
        sight: Sight {
            width: level.width,
            ..root_search::full_sight()
        },
        deepest: u32::MAX,
        forced: level.forced,
        scores_every_move: level.noise > 0,
        analyses: false,
        ties: None,
        variety: 0,
    };
    let offers = level.book != BookUse::Nothing;
    if let Some(opening) = opening_choice::opening_move(position, budget, options, offers, seed) {
        return Some(Chosen {
            mv: opening.mv,
            score: Score(0),
            line: vec![opening.mv],
            depth: opening.depth,
            nodes: opening.nodes,
        });
    }
    if level.book == BookUse::OffersAndMoves
        && let Some((mv, score)) = book::book_move(position, seed)
    {
        return Some(Chosen {
            mv,
            score,
            line: vec![mv],
            depth: 0,
            nodes: 0,
        });
    }
    let begun = budget.clock.now();
    let board = Board::of(position).filter(|board| board.state().end.is_none())?;
    // The first board of a ruleset takes a moment.
    let budget = &budget.less(begun);
    options.ties = Some(mixed(board.hash() ^ mixed(seed)));
    options.variety = variety(position);
    options.sight.overlooked = oversight::overlooked(&board, level.vision, seed);
    let mistake = mistakes(&board, level.noise, seed);
    pick(&root_search::search_root(board, budget, options, mistake))
}

/// The error in the judgement of each stone.
fn mistakes(board: &Board, noise: i32, seed: u64) -> impl Fn(Placed) -> i32 + use<> {
    let position = mixed(board.hash() ^ mixed(seed ^ 0x6e6f_6973_6521));
    move |placed| {
        if noise == 0 {
            return 0;
        }
        let lot = mixed(position ^ u64::from(placed.number()));
        let one = |bits: u64| (bits % (2 * noise as u64 + 1)) as i32 - noise;
        // The mean of two random numbers: small errors are more common than large ones.
        i32::midpoint(one(lot & 0xffff_ffff), one(lot >> 32))
    }
}

fn pick(found: &SearchResult) -> Option<Chosen> {
    let &(best, score) = found.ranked.first()?;
    let line = match found.line.first() {
        Some(&first) if first == best => found.line.clone(),
        _ => vec![best],
    };
    Some(Chosen {
        mv: best.to_move(),
        score: Score(score),
        line: line.into_iter().map(Placed::to_move).collect(),
        depth: found.depth,
        nodes: found.nodes,
    })
}
