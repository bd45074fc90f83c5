//! The settings of a server: `/server`.

pub mod command;
mod options;
