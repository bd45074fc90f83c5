//! How strong the players are: Glicko-2 ratings and standings.
//!
//! Pure arithmetic. This module knows no games, players or dates: results and time away are
//! arguments.

pub mod glicko;
mod handicap;
pub mod standing;

pub use glicko::{PROVISIONAL_DEVIATION, Rating, Score, rate};
pub use handicap::fair_handicap;
pub use standing::{Change, Standing, Tally};
