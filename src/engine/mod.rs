//! Chooses moves and judges positions, for every ruleset with two seats.
//!
//! It uses the rules of play and nothing else of this crate: no people, no clock but as a guard, no
//! store and no Discord. What it does is the same for the same position, level and seed.
//!
//! Nothing here is written for one ruleset. What a ruleset's data means for rows and captures is
//! worked out once, as tables (`shape`, `line`, `view`, `pattern`, `reading`, `tables`); everything else
//! asks those tables. From the inside out:
//!
//! * `grid`, `point`, `hash`: cells, what a stone on one of them makes, numbers for positions;
//! * `board`: a position that is played on and taken back from, held against the rules by a test;
//! * `candidates`, `evaluate`, `transpositions`, `search`: looking ahead;
//! * `forced`: wins by one threat after another, and every answer to them;
//! * `roots`, `search_options`, `think`: one position from its first stones to a ranking of them;
//! * `level`, `vision`, `share`, `choose`: an opponent of a given strength;
//! * `analyse`, `forced_win`: what a position is worth, for reviews and puzzles.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "boards, depths and scores are small, and searching them is arithmetic"
)]

mod analyse;
mod board;
mod budget;
mod candidates;
mod choose;
mod evaluate;
mod forced;
mod forced_win;
mod grid;
mod hash;
mod level;
mod line;
mod pattern;
mod point;
mod reading;
mod roots;
mod score;
mod search;
mod search_options;
mod shape;
mod share;
mod tables;
mod think;
mod transpositions;
mod view;
mod vision;

pub use analyse::{Analysis, analyse};
pub use budget::Budget;
pub use choose::{Chosen, choose, choose_within};
pub use forced_win::{ForcedWin, forced_win};
pub use level::Level;
pub use score::Score;

/// Whether the engine plays a ruleset: one with two seats and two colours.
pub fn plays(ruleset: &crate::rules::Ruleset) -> bool {
    tables::Tables::steps(ruleset).is_some()
}
