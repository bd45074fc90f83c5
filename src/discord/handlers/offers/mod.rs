//! What players of a game offer each other: `/offer`, and the buttons.

pub mod buttons;
pub mod command;
mod options;
