//! Why nothing was restored.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

use crate::config::ConfigError;
use crate::game::GameId;
use crate::service::backups::BackupError;
use crate::store::OpenError;

/// How many damaged games are named.
const MOST_NAMED: usize = 10;

/// Why nothing was restored: one line for the operator.
#[derive(Debug, Error)]
pub enum RestoreError {
    /// The settings cannot be used.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// There is a database already.
    #[error("there is a database {} already; --force replaces it, and keeps it under another name", database.display())]
    Exists {
        /// The database.
        database: PathBuf,
    },
    /// The backup is the database.
    #[error("{} is the database itself", backup.display())]
    Same {
        /// The backup.
        backup: PathBuf,
    },
    /// There is no such backup.
    #[error("there is no file {}; name a backup, as `tessera backup` and the bot make them", backup.display())]
    Missing {
        /// What was named.
        backup: PathBuf,
    },
    /// The backup is a folder, a pipe or a device.
    #[error("{} is no file; name a backup, which is one", backup.display())]
    NotAFile {
        /// What was named.
        backup: PathBuf,
    },
    /// Some games of the backup cannot be replayed.
    #[error(
        "{} of {games} games in {} cannot be replayed ({}); --accept-damage restores the others",
        damaged.len(), backup.display(), named(damaged)
    )]
    Damaged {
        /// The backup.
        backup: PathBuf,
        /// How many games it has.
        games: usize,
        /// Those that cannot be replayed.
        damaged: Vec<GameId>,
    },
    /// The file was not made by this program.
    #[error("{} is no backup of this program: {reason}", backup.display())]
    Foreign {
        /// The file.
        backup: PathBuf,
        /// What is missing in it.
        reason: String,
    },
    /// A migration of the backup is missing, was applied only in part, or cannot be applied.
    #[error("{} is incomplete: {reason}; restore another backup", backup.display())]
    Incomplete {
        /// The backup.
        backup: PathBuf,
        /// Which one.
        reason: String,
    },
    /// After restoring it, something new could not get a number.
    #[error("{} cannot be used: {reason}; restore another backup", backup.display())]
    NoNumbers {
        /// The backup.
        backup: PathBuf,
        /// What has no numbers left.
        reason: String,
    },
    /// After restoring it, something new would get a number that is taken.
    #[error(
        "{} is damaged ({reason}); restore another backup, or let it count on from the highest number with --accept-damage",
        backup.display()
    )]
    NumberTaken {
        /// The backup.
        backup: PathBuf,
        /// Which numbers.
        reason: String,
    },
    /// Some rows of the backup belong to something that is not in it.
    #[error(
        "{} is damaged ({orphans}); restore another backup, or restore it all the same with --accept-damage",
        backup.display()
    )]
    Orphans {
        /// The backup.
        backup: PathBuf,
        /// The rows.
        orphans: String,
    },
    /// A folder, a pipe or a device is where the database belongs.
    #[error(
        "{} is no file, so that no database can be in its place; name another one with DATABASE_URL",
        database.display()
    )]
    NoPlace {
        /// What the settings name.
        database: PathBuf,
    },
    /// A file cannot be used.
    #[error("cannot {doing} {}: {source}", file.display())]
    Files {
        /// What was being done, such as "rename".
        doing: &'static str,
        /// The file.
        file: PathBuf,
        /// What went wrong.
        source: io::Error,
    },
    /// The backup is no good.
    #[error(transparent)]
    Backup(#[from] BackupError),
    /// A bot runs on the database, or it has no name.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The progress cannot be written.
    #[error("cannot say how far it is: {0}")]
    Output(#[from] io::Error),
}

/// The numbers of some games.
fn named(games: &[GameId]) -> String {
    let numbers = games.iter().take(MOST_NAMED);
    let mut numbers: Vec<_> = numbers.map(GameId::to_string).collect();
    if games.len() > MOST_NAMED {
        numbers.push("...".to_owned());
    }
    numbers.join(", ")
}
