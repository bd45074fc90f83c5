//! What an operator runs: the bot as a program, its log, and what is run besides it.

mod asked;
pub mod bot;
pub mod engine;
mod lines;
pub mod log;
pub mod referee;
