//! Leagues: seasons in divisions. In a season everybody meets everybody of their division; between two seasons the
//! best of a division go up and the last go down.
//!
//! A function of how the last season ended, of who goes on and of who is new. Nobody is lost and nobody is placed
//! twice, whoever leaves.

mod movement;
mod rules;

pub use movement::{Movers, Place, divide, movers};
pub use rules::{Divisions, Zone, sizes};

/// The fewest players of a division, unless the whole league has fewer.
pub const SMALLEST_DIVISION: usize = 5;

/// The most players of a division.
pub const LARGEST_DIVISION: usize = 11;

/// The most who go up, and down, between two divisions.
pub const MOST_MOVERS: usize = 3;

/// The most players of a league: in a season they play up to 285 games at the same time, and a menu has room for their
/// divisions.
pub const LARGEST_LEAGUE: usize = 60;

#[cfg(test)]
mod tests;
