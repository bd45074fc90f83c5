//! What an operator runs besides the bot.

mod asked;
pub mod engine;
mod lines;
pub mod log;
pub mod referee;
