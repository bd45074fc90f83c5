//! Following games of others.

pub mod buttons;
pub mod command;
mod options;
