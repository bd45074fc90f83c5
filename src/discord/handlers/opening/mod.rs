//! How games began: `/opening`, and the buttons, the menus and the form of its one private message.

pub mod buttons;
pub mod command;
mod page;
