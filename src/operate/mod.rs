//! What an operator runs: the bot, its log, what watches it, and the line-based tools beside it.

pub mod asked;
pub mod backup;
pub mod bans;
mod beside;
pub mod bot;
pub mod convert;
pub mod doctor;
pub mod engine;
mod fields;
pub mod health;
mod lines;
pub mod log;
pub mod migrate;
pub mod numbers;
pub mod pair;
pub mod plain;
mod progress;
pub mod puzzles;
pub mod referee;
pub mod reports;
pub mod restore;
pub mod review;
pub mod stats;
pub mod version;
pub mod watch;
pub mod written;
