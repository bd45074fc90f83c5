//! What the bot is, and where to find its words and its people.

pub mod command;
