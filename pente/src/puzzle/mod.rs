//! Puzzles: positions with a forced win to find, or one to stop.
//!
//! It uses the rules of play and the engine, and nothing else of this crate: no people, no store, no
//! clock. Everything is counted in nodes, so the same game gives the same puzzles, and the same attempt
//! the same judgement. From the inside out:
//!
//! * `proof`: what the engine's search for forced wins says of a position;
//! * `goal`, `theme`, `grade`, `puzzle`: a puzzle as data; `text`: a puzzle as a line of text; `id`: what it is known by;
//! * `judge`: whether a move keeps the win, or stops it; `refutation`, `attempt`: what is said to it;
//!   `solution`: a line that does what is asked;
//! * `first_moves`, `line`, `candidates`, `find`: puzzles in the record of a game;
//! * `verify`: whether a search ten times as large agrees; `search`: both, step by step;
//! * `self_play`: games of the engine against itself; `built_in`: puzzles found in such games.
//!
//! **How far wins are proved.** A win by immediate threats is proved where a row wins as soon as it is
//! made. Where a row must first survive a capture (Boat-Pente, O-Pente, Ninuki-Renju) the search tries
//! the replies that usually help; `verify` therefore tries every legal reply to each accepted move
//! on the known line. In Connect6 only wins in which every turn threatens to win with the next one are
//! found, and only the first stone of a reply is tried exhaustively. Quiet moves in the middle of a
//! win are found if they threaten a win by immediate threats, not otherwise.

mod attempt;
mod built_in;
mod candidates;
mod find;
mod first_moves;
mod goal;
mod grade;
mod id;
mod judge;
mod line;
mod proof;
#[expect(
    clippy::module_inception,
    reason = "a puzzle is what the module is about"
)]
mod puzzle;
mod refutation;
mod search;
mod self_play;
mod solution;
mod text;
mod theme;
mod verify;

pub use attempt::{Attempt, attempt};
pub use built_in::built_in;
pub use find::find;
pub use goal::Goal;
pub use grade::Grade;
pub use id::PuzzleId;
pub use puzzle::Puzzle;
pub use search::PuzzleSearch;
pub use self_play::{rulesets, self_play};
pub use solution::solution;
pub use text::InvalidPuzzle;
pub use theme::Theme;
pub use verify::{Unfit, verify};

/// Nodes for one proof when a puzzle is found and when an attempt is judged; a node is a stone that the
/// search places. Both use the same number, because with another one other moves may be accepted. It may
/// be small: where it is used up, a winning move is refused only if a search with ten times as many finds
/// no win either.
pub const NODES: u64 = 600;
