//! Reviews of finished games: `/review`, the button under an end, the pages of a review, and how it is
//! shown to everybody.

pub mod buttons;
pub mod command;
mod share;
mod show;
