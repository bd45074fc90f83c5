//! A game's current board: `/board`, its button, what else can be done in the game, and its replay.

pub mod bring;
pub mod button;
pub mod command;
pub mod more;
pub mod replay;
