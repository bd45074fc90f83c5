//! Pente and its relatives, as they are without people: nothing in here knows who plays, when, or where.
//!
//! * [`rules`]: the rules of play. It uses nothing of this crate, and knows no clock and no chance.
//! * [`engine`]: chooses moves, the same ones for the same position, level and seed. Uses `rules`.
//! * [`review`]: judges the moves of a finished game between two. Uses `engine` and `rules`.
//! * [`puzzle`]: finds puzzles in games, judges answers to them, and has some built in. Uses
//!   `engine` and `rules`.
//!
//! It is a crate of its own so that it can be optimised in every build: what lets the engine think would
//! otherwise wait several times as long for each move in a test.

pub mod engine;
pub mod puzzle;
pub mod review;
pub mod rules;
