//! Records of games as files: `/export`.

mod archive;
pub mod command;
mod file;
pub mod menu;
mod options;
