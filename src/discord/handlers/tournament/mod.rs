//! Tournaments: `/tournament`, and the buttons, menus and forms of a tournament.

pub mod buttons;
pub mod command;
pub mod crosstable;
mod draft;
pub mod drafting;
mod entrant;
mod fitting;
mod lines;
pub mod manage;
mod manage_command;
mod visitor;
mod which;
