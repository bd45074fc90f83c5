//! How strong the players are: Glicko-2, and the order of a ladder.
//!
//! Pure arithmetic. It knows no game, no player and no day: results and time
//! away are arguments.

pub mod glicko;
pub mod standing;

pub use glicko::{PROVISIONAL_DEVIATION, Rating, Score, rate};
pub use standing::{Change, Standing, Tally};
