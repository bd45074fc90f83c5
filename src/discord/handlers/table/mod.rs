//! Tables for three people and more: `/table`, and the buttons under a table.

pub mod buttons;
pub mod command;
mod options;
mod which_table;
