//! What is stored about a person: shown to them, given to them as a file, and deleted.

pub mod buttons;
pub mod command;
mod file;
mod read_me;
