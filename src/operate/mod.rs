//! What an operator runs: the bot, its log, and the line-based tools beside it.

mod asked;
pub mod bot;
pub mod convert;
pub mod engine;
mod lines;
pub mod log;
pub mod pair;
pub mod puzzles;
pub mod referee;
pub mod reports;
pub mod review;
mod written;
