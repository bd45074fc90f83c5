//! Tournaments and leagues: `/tournament`, `/league`, and the buttons, menus and forms of a tournament.

pub mod buttons;
pub mod command;
pub mod crosstable;
mod draft;
pub mod drafting;
mod entrant;
mod fitting;
pub mod league;
mod lines;
pub mod list;
pub mod manage;
mod manage_command;
pub mod reasons;
mod visitor;
mod which;
