//! What an operator runs besides the bot.

pub mod referee;
