//! Tournaments: `/tournament`, and the buttons and menus of a tournament.

pub mod buttons;
pub mod command;
pub mod crosstable;
mod draft;
pub mod manage;
mod visitor;
