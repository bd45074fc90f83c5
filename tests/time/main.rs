//! Games that last days: clocks, reminders, offers, and what happens when nobody moves.

#![expect(clippy::unwrap_used, reason = "a test may stop where it fails")]

#[path = "../table/mod.rs"]
mod table;

mod clocks;
mod deadlines;
mod departures;
mod live;
mod offers;
mod plans;
mod reminders;
mod vacation;
