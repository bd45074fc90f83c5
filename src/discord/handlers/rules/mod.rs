//! The rules of a ruleset: `/rules`, its menu, and the button of a game.

pub mod command;
pub mod menu;
