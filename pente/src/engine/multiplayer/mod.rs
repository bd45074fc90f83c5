//! Chooses moves where more than two colours play: each for itself, or two sides of partners with
//! colours of their own.
//!
//! It has a board of its own, smaller than that for two sides, because the tables of patterns there
//! know only two colours. From the inside out:
//!
//! * `table`: the ruleset, and who still plays;
//! * `stone`, `spot`, `windows`: cells, and the chances of rows that go through them;
//! * `board`, `rows`, `brackets`: a position that plays and takes back stones; a test compares it
//!   with the rules;
//! * `threats`, `candidates`, `evaluate`: wins with one stone, promising stones, every side's share;
//! * `method`, `search`: looking ahead;
//! * `oversight`, `root`: a computer of a given strength.

mod board;
mod brackets;
mod candidates;
mod evaluate;
mod method;
mod oversight;
mod root;
mod rows;
mod search;
mod spot;
mod stone;
mod table;
#[cfg(test)]
mod tests;
mod threats;
mod windows;

use super::budget::Budget;
use super::chosen::Chosen;
use super::level::Level;
use crate::rules::{Position, Ruleset};

pub use method::Method;

/// Whether this kind of search fits a ruleset.
pub(super) fn plays(ruleset: &Ruleset) -> bool {
    table::Table::fits(ruleset)
}

/// The move of a level; `None` if the game is over, or if this kind of search does not fit the
/// ruleset.
pub(super) fn choose(
    position: &Position,
    level: &Level,
    seed: u64,
    budget: &Budget<'_>,
) -> Option<Chosen> {
    let method = Method::of(usize::from(position.ruleset().sides));
    root::choose(position, level, seed, budget, method)
}

/// Like [`choose_within`](super::choose_within) for more than two colours, by another method than
/// the levels': for comparing methods. `None` for every other ruleset.
pub fn choose_by(
    method: Method,
    position: &Position,
    level: &Level,
    seed: u64,
    budget: &Budget<'_>,
) -> Option<Chosen> {
    root::choose(position, level, seed, budget, method)
}
