//! What several use cases need to read an interaction.

pub mod command;
pub mod input;
pub mod options;
pub mod suggest;
pub mod viewer;
pub mod which_game;
