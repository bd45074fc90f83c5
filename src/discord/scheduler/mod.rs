//! The scheduler: jobs that run without a player's action. They watch deadlines, send reminders,
//! retry posts, play for the engine, match seeks that wait, catch up after an absence, close seasons,
//! choose the day's puzzles, look for puzzles in finished games, let tournaments go on, delete people
//! who asked for it, put away what servers left from which the bot was removed, make backups, fill in
//! results of old games, and measure how the bot is.
//!
//! Every loop here is supervised, is driven by the database alone, and waits at least a second
//! between two rounds. Nothing here answers an interaction.

mod back_off;
pub mod backups;
pub mod catch_up;
pub mod daily_puzzles;
pub mod deadlines;
pub mod deletions;
pub mod departures;
pub mod engine_reply;
pub mod engine_seats;
mod fair_queue;
pub mod leading;
pub mod measures;
pub mod old_results;
mod pauses;
pub mod presence;
pub mod puzzle_searches;
pub mod retries;
pub mod reviews;
pub mod seasons;
pub mod signals;
pub mod standing_seeks;
pub mod tournaments;
