//! Tournament report files (TRF), in FIDE's version of 2026: a tournament as text that other programs read, check and
//! pair from. Names and dates are text that is copied.
//!
//! The lines `XXR` and `XXC` say once more what `142` and `152` say, for programs that know only the version of 2016.

mod data;
mod players;
mod system;
mod text;

pub use data::{Report, ReportedPlayer, ReportedRound};
pub use system::System;

#[cfg(test)]
mod tests;
