//! Reviews of finished games: `/review`, the button under an end, and the pages of a review.

pub mod buttons;
pub mod command;
mod show;
