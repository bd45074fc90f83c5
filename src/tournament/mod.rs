//! Tournaments: who meets whom, with which colour, and who is left over.
//!
//! Pure: a function of the entries and the results, without chance. It knows no clock, no people, no
//! database and no words.

pub mod bounds;
pub mod course;
pub mod cycle;
pub mod dutch;
pub mod elimination;
pub mod format;
pub mod league;
mod lot;
mod matching;
pub mod report;
pub mod round;
pub mod round_robin;
pub mod standings;
pub mod swiss;
mod wide;
