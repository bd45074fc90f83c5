//! How strong the players are: ratings by Glicko-2 and Weng-Lin, and standings.
//!
//! Pure arithmetic. This module knows no games, players or dates: results and time away are
//! arguments.

pub mod estimate;
pub mod glicko;
mod handicap;
pub mod method;
pub mod standing;
pub mod weng_lin;

pub use estimate::{PERIOD_DAYS, Rating, SEASON_GROWTH};
pub use glicko::rate;
pub use handicap::fair_handicap;
pub use method::Method;
pub use standing::{Change, Score, Standing, Tally};
pub use weng_lin::{Side, rate_sides};
