//! Friends play in a channel: the real bot beside a stand-in Discord, driven as people drive it.

#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

mod games;
mod invitations;
mod lists;
mod places;
mod refusals;
mod restarts;
mod rulesets;
#[path = "../table/mod.rs"]
mod table;
