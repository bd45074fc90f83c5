//! What an operator runs: the bot, its log, and the line-based tools beside it.

mod asked;
pub mod backup;
pub mod bans;
mod beside;
pub mod bot;
pub mod convert;
pub mod doctor;
pub mod engine;
mod lines;
pub mod log;
pub mod pair;
mod progress;
pub mod puzzles;
pub mod referee;
pub mod reports;
pub mod restore;
pub mod review;
pub mod stats;
mod written;
