//! The database: the only module that uses SQL.
//!
//! It stores games, challenges, names and ratings and returns them unchanged. Other modules decide
//! what may happen to them.
//!
//! One connection writes and a few read, so that only writers wait for writers. A change is on disk
//! when [`Writing::commit`] returns.

mod absences;
mod attempts;
mod bans;
mod census;
mod challenges;
mod changes;
mod clocks;
mod column;
mod computer;
mod connector;
mod copied_rows;
mod copying;
mod counted_games;
mod daily_puzzles;
mod damage;
mod database;
mod deletions;
mod departures;
mod digests;
mod dm_status;
mod due;
mod ended;
mod error;
mod export;
mod files;
mod finished_games;
mod followers;
mod former_preferences;
mod games;
mod heartbeat;
mod hills;
mod joining;
mod ladder;
mod languages;
mod lately;
mod league_seasons;
mod lessons;
mod library;
mod limits;
mod lists;
mod lock;
mod matches;
mod migrations;
mod news;
mod notices;
mod numbering;
mod offers;
mod open;
mod open_as_is;
mod open_challenges;
mod open_error;
mod openings;
mod orphans;
mod packed_changes;
mod participant;
mod past_challenges;
mod past_games;
mod personal_data;
mod personal_rows;
mod places;
mod plans;
mod players;
mod podiums;
mod posted;
mod private_boards;
mod process_locks;
mod processes;
mod profiles;
mod puzzle_searches;
mod puzzles;
mod ratings;
mod refreshes;
mod rematches;
mod repair;
mod reports;
mod results;
mod review_shares;
mod reviews;
mod rewriting;
mod running_of;
mod running_processes;
mod schema;
mod schema_text;
mod sealed;
mod seasons;
mod seeks;
mod sent_notices;
mod server;
mod server_bars;
mod server_names;
mod servers;
mod session;
mod sets;
mod settings;
mod short_ids;
mod solvers;
mod sql;
mod standing;
mod statistics;
mod structure;
mod table_handicaps;
mod table_people;
mod tables;
mod targets;
#[cfg(test)]
mod tests;
mod time_gifts;
mod time_preferences;
mod tournament_drafts;
mod tournament_entries;
mod tournament_events;
mod tournament_rounds;
mod tournament_series;
mod tournaments;
mod vacations;

pub use attempts::{Attempts, Unposted};
pub use bans::Ban;
pub use changes::RatingChanges;
pub use computer::ComputerResults;
pub use copying::{Copied, CopyError, CopyProgress};
pub use counted_games::{CountedGames, LongestGame, Opponent, ResultCount};
pub use daily_puzzles::SavedDailyPuzzle;
pub use database::Store;
pub use deletions::{Deletion, Leftover};
pub use ended::EndedGames;
pub use error::Error;
pub use files::{DatabaseSize, SIDE_FILES, WAL, beside, bytes_on_disk};
pub use finished_games::{HistoryFilter, HistoryQuery, MutualResult};
pub use followers::Follower;
pub use games::SavedGame;
pub use hills::{HillKey, SavedHill};
pub use ladder::{Ladder, LadderRow, LadderSize, Stretch};
pub use languages::Locale;
pub use league_seasons::LeagueSeason;
pub use lessons::SavedLearner;
pub use library::SavedRecord;
pub use lock::{DatabaseLock, LockHolder, lock_file, lock_holder};
pub use news::{SavedNews, Topic, TournamentNews, UnsentNews};
pub use notices::{SendingWindow, UnsentDigest, UnsentReminder};
pub use numbering::{NumberingFault, count_on, numbering_faults};
pub use open::database_file;
pub use open_as_is::{
    Access, checkpoint, concerns_one_row, copy_database, faults_of, schema_differences, schema_of,
    size_of,
};
pub use open_error::OpenError;
pub use openings::{FinishedRecord, FinishedRecords};
pub use orphans::{Orphans, orphans_of};
pub use participant::{Reservation, Signal, Signals};
pub use past_games::PastGame;
pub use personal_data::{
    CLEARED_LAST, Exported, Fate, NOT_PERSONAL, PERSON, PERSONAL_COLUMNS, PersonalColumn,
    StoredKind,
};
pub use personal_rows::{LiveTable, PersonalRows};
pub use places::is_on_server;
pub use podiums::PodiumPlace;
pub use private_boards::PrivateBoard;
pub use process_locks::{HEARD_OF, MOST_SHARDS, ShardRange};
pub use profiles::{Accuracy, ProfileQuery};
pub use puzzles::{PuzzleGames, SavedPuzzle};
pub use ratings::{LadderPlace, SavedStanding, Scope};
pub use reports::{Report, SavedReport};
pub use review_shares::SavedShare;
pub use running_processes::{Program, RunningProcess, RunningProcesses};
pub use schema::Schema;
pub use seasons::{OpenSeason, SeasonEnd};
pub use seeks::SeekScope;
pub use server::{check_server, processes_on_server, schema_on_server};
pub use session::{Reading, Writing};
pub use sets::SavedSet;
pub use solvers::{SavedPuzzleAttempt, SavedSolver};
pub use statistics::{DayCounts, GameCounts};
pub use tables::{SavedTable, TableInvitation};
pub use targets::{are_same, check_target};
pub use tournament_entries::{EntryDeparture, LeftWhy, SavedBar, SavedEntry};
pub use tournament_events::{
    SavedTournamentEvent, TournamentEvent, TournamentEventId, TournamentEventKind,
};
pub use tournament_rounds::{GamePairing, PairingKey, SavedPairing, SavedRound};
pub use tournaments::{
    Drafts, Part, RatingBand, Repetition, SavedTournament, TournamentSetup, TournamentState,
};
