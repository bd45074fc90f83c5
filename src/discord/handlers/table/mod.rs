//! Tables for three people and more: `/table`, and the buttons under a table.

pub mod buttons;
pub mod command;
mod opening;
mod options;
mod ruleset;
mod which_table;
