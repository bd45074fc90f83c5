//! The bot as a process: how it starts, refuses to start, stops, and what is left when it is killed.
//!
//! Each test starts the real program against a stand-in Discord, with a folder of its own to work in.

#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod damage;
mod deadlines;
mod disk;
mod endings;
mod engine;
mod invitations;
mod ownership;
mod program;
mod proposals;
mod restarts;
mod sleeping;
mod starting;
mod step;
mod stones;
mod stopping;
mod story;
