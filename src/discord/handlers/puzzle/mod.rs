//! Puzzles: `/puzzle`, and the buttons and the form of its one private message.

mod attempts;
pub mod buttons;
pub mod command;
mod options;
mod page;
