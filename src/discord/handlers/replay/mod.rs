//! A finished game from its first move to its last: `/replay`, its button, and stepping through it.

pub mod animation;
pub mod command;
pub mod step;
