//! Pente and its relatives, as they are without people: nothing in here knows who plays or where, nor
//! any clock but as a guard against a search that takes too long.
//!
//! * [`rules`]: the rules of play. It uses nothing of this crate, and knows no clock and no chance.
//! * [`engine`]: chooses moves, the same ones for the same position, level and seed. Uses `rules`.
//! * [`review`]: judges the moves of a finished game between two. Uses `engine` and `rules`.
//! * [`puzzle`]: finds puzzles in games, judges answers to them, and has some built in. Uses
//!   `engine` and `rules`.
//!
//! It is a crate of its own so that every build optimises it: without that the engine takes many times as long,
//! and so would every test that lets it think.

pub mod engine;
pub mod puzzle;
pub mod review;
pub mod rules;
