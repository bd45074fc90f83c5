//! The stand-in against the libraries it is made for: a small bot on poise and serenity, and the
//! people it serves.

#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

mod acts;
mod archived;
mod bot;
mod client;
mod connection;
mod crowd;
mod cuts;
mod ear;
mod events;
mod identifying;
mod late_answers;
mod membership;
mod outages;
mod pings;
mod places;
mod rate_limits;
mod raw;
mod recording;
mod refusals;
mod removals;
mod screen;
mod scripts;
mod secured;
mod shards;
mod sharing;
mod storm;
mod threads;
mod time;
