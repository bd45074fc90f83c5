//! What an operator runs: the bot, its log, what watches it, and the line-based tools beside it.

mod asked;
pub mod bot;
pub mod convert;
pub mod engine;
pub mod health;
mod lines;
pub mod log;
pub mod pair;
pub mod puzzles;
pub mod referee;
pub mod reports;
pub mod review;
pub mod version;
pub mod watch;
mod written;
