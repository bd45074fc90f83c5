//! The ladder: `/leaderboard`.

pub mod command;
mod options;
mod season;
