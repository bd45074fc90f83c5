//! Tournaments: `/tournament`, and the buttons and menus of a tournament.

pub mod buttons;
pub mod command;
mod draft;
pub mod manage;
mod visitor;
