//! A game's current board: `/board`, its button, and what else can be done in the game.

pub mod bring;
pub mod button;
pub mod command;
pub mod more;
