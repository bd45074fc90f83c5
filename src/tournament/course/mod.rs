//! The course of a tournament: from its format, its entrants and the rounds so far follows the next one,
//! or that it is over.
//!
//! The same course always gives the same round: nothing here draws lots but from the seed. Whoever left is
//! not waited for: where their opponent is given, the game is decided at once.

mod after_match;
mod circle;
mod data;
mod divisions;
mod knockout;
mod level;
mod next;
mod outlook;
mod pairing;
mod prospects;
mod ranking;
mod reports;
mod section_bounds;
mod sections;
mod seeding;
mod swiss_rounds;
mod table;

pub use after_match::{AfterMatch, MatchEffect};
pub use data::{Course, Entrant};
pub use next::Next;
pub use pairing::{Outcome, Pairing};
pub use ranking::Ranked;
pub use reports::ReportHead;
pub use seeding::{Seeded, initial_order};
pub use table::StandingsTable;

#[cfg(test)]
mod tests;
