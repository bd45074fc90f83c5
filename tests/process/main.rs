//! The bot as a process: how it starts, refuses to start and stops, and what survives when it is
//! killed.
//!
//! Each test starts the real program against a stand-in Discord, in a folder of its own.

#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod backups;
mod bans;
mod daily_backups;
mod damage;
#[path = "../database/mod.rs"]
mod database;
mod deadlines;
mod disk;
mod doctor;
mod endings;
mod engine;
mod invitations;
mod log;
mod metrics;
mod ownership;
mod program;
mod proposals;
mod restarts;
mod restoring;
mod review;
mod sleeping;
mod starting;
mod step;
mod stones;
mod stopping;
mod story;
mod watching;
