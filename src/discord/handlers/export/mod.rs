//! Records of games as files: `/export`.

pub mod command;
pub mod menu;
mod options;
