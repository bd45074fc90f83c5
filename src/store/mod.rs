//! The database: the only module that uses SQL.
//!
//! It stores games, challenges, names and ratings and returns them unchanged. Other modules decide
//! what may happen to them.
//!
//! One connection writes and a few read, so that only writers wait for writers. A change is on disk
//! when [`Writing::commit`] returns.

mod absences;
mod attempts;
mod challenges;
mod changes;
mod clocks;
mod column;
mod computer;
mod damage;
mod database;
mod digests;
mod dm_status;
mod due;
mod error;
mod export;
mod files;
mod finished_games;
mod followers;
mod former_preferences;
mod games;
mod heartbeat;
mod hills;
mod ladder;
mod languages;
mod lessons;
mod library;
mod limits;
mod lists;
mod lock;
mod matches;
mod news;
mod notices;
mod offers;
mod open;
mod open_challenges;
mod open_error;
mod past_challenges;
mod past_games;
mod plans;
mod players;
mod podiums;
mod posted;
mod private_boards;
mod profiles;
mod ratings;
mod refreshes;
mod rematches;
mod repair;
mod reports;
mod results;
mod reviews;
mod sealed;
mod seasons;
mod seeks;
mod sent_notices;
mod server_names;
mod servers;
mod session;
mod sets;
mod settings;
mod standing;
mod table_handicaps;
mod table_people;
mod tables;
#[cfg(test)]
mod tests;
mod time_gifts;
mod time_preferences;
mod vacations;

pub use attempts::{Attempts, Unposted};
pub use changes::RatingChanges;
pub use computer::ComputerResults;
pub use database::Store;
pub use error::Error;
pub use finished_games::{HistoryFilter, HistoryQuery, MutualResult};
pub use followers::Follower;
pub use games::SavedGame;
pub use hills::{HillKey, SavedHill};
pub use ladder::{Ladder, LadderRow, LadderSize, Stretch};
pub use languages::Locale;
pub use lessons::SavedLearner;
pub use library::SavedRecord;
pub use news::{SavedNews, Topic, UnsentNews};
pub use notices::{SendingWindow, UnsentDigest, UnsentReminder};
pub use open_error::OpenError;
pub use past_games::PastGame;
pub use podiums::PodiumPlace;
pub use private_boards::PrivateBoard;
pub use profiles::{Accuracy, ProfileQuery, ResultCount};
pub use ratings::{LadderPlace, SavedStanding, Scope};
pub use reports::{Report, SavedReport};
pub use seasons::{OpenSeason, SeasonEnd};
pub use seeks::SeekScope;
pub use session::{Reading, Writing};
pub use sets::SavedSet;
pub use tables::{SavedTable, TableInvitation};
