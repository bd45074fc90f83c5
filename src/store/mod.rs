//! The database: the only module that speaks SQL.
//!
//! It keeps games, challenges, names and ratings, and gives them back as they
//! were. What may happen to them is decided elsewhere.
//!
//! One connection writes and a few read, so that nobody waits for a writer but
//! other writers. A change is on the disk when [`Writing::commit`] returns.

mod absences;
mod attempts;
mod challenges;
mod changes;
mod clocks;
mod column;
mod damage;
mod database;
mod error;
mod files;
mod former_habits;
mod games;
mod habits;
mod ladder;
mod life;
mod limits;
mod lists;
mod lock;
mod machine;
mod matches;
mod notices;
mod offers;
mod open;
mod open_challenges;
mod open_error;
mod plans;
mod players;
mod posted;
mod ratings;
mod reach;
mod refreshes;
mod rematches;
mod servers;
mod session;
mod settings;
#[cfg(test)]
mod tests;
mod vacations;

pub use attempts::{Attempts, Unposted};
pub use changes::RatingChanges;
pub use database::Store;
pub use error::Error;
pub use games::SavedGame;
pub use ladder::{Ladder, LadderRow, Stretch};
pub use machine::MachineResults;
pub use notices::{Timeliness, UnsentDigest, UnsentReminder};
pub use open_error::OpenError;
pub use ratings::{SavedStanding, Scope};
pub use session::{Reading, Writing};
