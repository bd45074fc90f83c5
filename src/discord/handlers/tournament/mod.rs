//! Tournaments and leagues: `/tournament`, `/league`, and the buttons and menus of a tournament.

pub mod buttons;
pub mod command;
mod draft;
pub mod league;
pub mod manage;
mod visitor;
