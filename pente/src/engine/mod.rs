//! Chooses moves for every ruleset, and evaluates positions between two sides of one colour each.
//!
//! It uses the rules of play and nothing else of this crate: no people, no store, no Discord, and
//! a clock only as a guard. The result is the same for the same position, level and seed, unless time
//! ends a search: the strongest level of a busy or slow machine plays what it found by then.
//!
//! Nothing here is written for one ruleset. What a ruleset's data means for rows and captures is
//! computed once, as tables (`shape`, `line`, `view`, `pattern`, `line_bits`, `line_numbers`, `near_lines`,
//! `pattern_table`, `tables`); everything else asks those tables. From the inside out:
//!
//! * `clock`, `budget`: how much a search may do, and for how long;
//! * `grid`, `point`, `worth`, `hash`: cells, what a stone on a cell makes and is worth, hashes of positions;
//! * `board`: a position that plays and takes back moves; a test compares it with the rules;
//! * `learned`, `evaluate`: what a quiet position is worth, learned from games or by hand;
//! * `candidates`, `transpositions`, `search`: looking ahead;
//! * `forced`: forced wins by a series of threats, and every answer to them;
//! * `root_moves`, `search_options`, `root_search`: from a position to a ranking of its moves;
//! * `book`: first moves and even openings that long searches found beforehand;
//! * `level`, `oversight`, `opening_choice`, `chosen`, `choose`: a computer of a given strength;
//! * `analyse`, `ranking`, `forced_win`: the score of a position, for reviews and puzzles;
//! * `multiplayer`: everything again, for more than two colours.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "boards, depths and scores are small, and searching them is arithmetic"
)]

mod analyse;
mod board;
mod book;
mod budget;
mod candidates;
mod choose;
mod chosen;
mod clock;
mod evaluate;
mod forced;
mod forced_win;
mod grid;
mod hash;
mod learned;
mod level;
mod line;
mod line_bits;
mod line_numbers;
mod multiplayer;
mod near_lines;
mod opening_choice;
mod oversight;
mod pattern;
mod pattern_table;
mod point;
mod ranking;
mod root_moves;
mod root_search;
mod score;
mod search;
mod search_options;
mod shape;
mod tables;
mod transpositions;
mod view;
mod worth;

pub use analyse::{Analysis, Analyst, analyse, analyses};
pub use budget::Budget;
pub use choose::{choose, choose_within};
pub use chosen::Chosen;
pub use clock::{Clock, SystemClock};
pub use forced_win::{ForcedWin, forced_loss, forced_win};
pub use hash::mixed;
pub use learned::{Learnable, Weights, learnable, weights_by_hand};
pub use level::{BookUse, Level};
pub use multiplayer::{Method, choose_by};
pub use ranking::rank;
pub use score::Score;

/// Whether the engine plays a ruleset: every one of the catalogue, with any options.
pub fn plays(ruleset: &crate::rules::Ruleset) -> bool {
    tables::Tables::steps(ruleset).is_some() || multiplayer::plays(ruleset)
}
