//! Finding an opponent.

pub mod buttons;
pub mod command;
mod conversation;
pub mod everywhere;
mod find;
mod options;
