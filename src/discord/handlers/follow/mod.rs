//! Following somebody else's games.

pub mod buttons;
pub mod command;
mod options;
