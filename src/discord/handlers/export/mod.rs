//! Records of games as files: `/export`.

mod archive;
pub mod command;
mod options;
mod suggest;
