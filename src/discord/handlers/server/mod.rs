//! The settings of a server: `/server`.

mod bars;
pub mod command;
mod options;
