//! Offers between the players of a game: `/offer`, and the buttons.

pub mod buttons;
pub mod command;
pub mod courtesies;
mod options;
