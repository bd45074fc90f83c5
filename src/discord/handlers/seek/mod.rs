//! Finding an opponent.

pub mod buttons;
pub mod command;
pub mod conduct;
mod conversation;
pub mod everywhere;
mod find;
mod options;
