//! Friends play in a channel: the real bot beside a stand-in Discord, driven as people drive it.

#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

mod forged;
mod games;
mod invitations;
mod limits;
mod lists;
mod machine;
mod picking;
mod places;
mod refusals;
mod rematches;
mod restarts;
mod rulesets;
mod servers;
mod settings;
#[path = "../table/mod.rs"]
mod table;
mod talking;
mod terms;
