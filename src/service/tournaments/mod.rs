//! Tournaments: they are made, announced and entered, their rounds are paired and played, and they end by
//! themselves. What is paired with whom is decided by [`crate::tournament`].

mod checks;
mod entering;
mod limits;
mod refusal;
mod setting_up;
mod view;

pub use limits::{LONGEST_TOURNAMENT_NAME, MOST_GOING_ON};
pub use refusal::TournamentRefusal;
pub use setting_up::{TournamentActor, TournamentOrder};
pub use view::TournamentView;
