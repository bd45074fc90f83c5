//! Why a database cannot be opened.

use std::path::{Path, PathBuf};

use sqlx::error::DatabaseError as _;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::SqliteError;
use thiserror::Error;

use super::places::ServerUrlError;

/// Why a database cannot be opened: one line for the operator.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The URL does not name a file.
    #[error(
        "`{url}` does not name a SQLite file; expected something like sqlite:tessera.sqlite, or a PostgreSQL database like \
         postgres://tessera@localhost/tessera"
    )]
    NotAFile {
        /// The URL.
        url: String,
    },
    /// What was asked can be done with a file only.
    #[error(
        "the database {database} is on a PostgreSQL server, and this is for files of SQLite: back it up with pg_dump, \
         and restore it with pg_restore"
    )]
    OnServer {
        /// Its name and its host.
        database: String,
    },
    /// The URL does not name a database on a server.
    #[error(transparent)]
    NotAServer(#[from] ServerUrlError),
    /// Nothing can be written there.
    #[error(
        "the database {database} is read-only: it is a replica, or was set so; name the server that replicas follow, or let it \
         be written to"
    )]
    ReadOnlyServer {
        /// Its name and its host.
        database: String,
    },
    /// The role may not do everything there that the bot must do.
    #[error(
        "the role {role} may not {missing} in the database {database}; let that role own the database and what is in it"
    )]
    NoRight {
        /// Its name and its host.
        database: String,
        /// Whom the URL names.
        role: String,
        /// What is not allowed: "make tables", or "change the table `games`".
        missing: String,
    },
    /// It cannot hold every name.
    #[error(
        "the database {database} has the encoding {encoding}, in which not every name can be written; make one with \
         `createdb --encoding UTF8 --template template0`, and name that one"
    )]
    NotUtf8 {
        /// Its name and its host.
        database: String,
        /// What the server calls its encoding.
        encoding: String,
    },
    /// The server lets nobody in, or not there.
    #[error("cannot open the database {database}: {reason}; {cure}")]
    Refused {
        /// Its name and its host.
        database: String,
        /// What the server says.
        reason: String,
        /// What would be right.
        cure: &'static str,
    },
    /// Something stands before the server that gives each transaction another connection.
    #[error(
        "the database {database} is behind a pooler in transaction mode, where locks and prepared queries get lost \
         between transactions; connect to the server itself, or set the pooler to session mode"
    )]
    BehindPooler {
        /// Its name and its host.
        database: String,
    },
    /// There is no such file.
    #[error("there is no database {}; name one that is there, with DATABASE_URL or with the option for it", file.display())]
    Missing {
        /// The file.
        file: PathBuf,
    },
    /// The file or its directory is missing or cannot be written to.
    #[error("cannot write to the database file {}: {reason}", file.display())]
    Unwritable {
        /// The file.
        file: PathBuf,
        /// The reason the database gives.
        reason: String,
    },
    /// The file is damaged or not a database.
    #[error("{} is not a sound database: {reason}", file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// The reason the database gives.
        reason: String,
    },
    /// Another program has locked the database.
    #[error(
        "the database {} is in use by another program: wait until that is done, and try again",
        file.display()
    )]
    InUse {
        /// The file, or the name and host of a database on a server.
        file: PathBuf,
    },
    /// Another bot is running on the database.
    #[error(
        "{} already runs on the database {}; stop it first, or name another file with DATABASE_URL",
        a_bot(*process),
        file.display()
    )]
    AnotherBot {
        /// The file.
        file: PathBuf,
        /// The other process, if known.
        process: Option<u32>,
    },
    /// A bot runs on the database on a server.
    #[error(
        "a bot already runs on the database {database}, or tessera migrate works on it: end it first; or if several \
         processes are to share the database, set SHARDS for each of them"
    )]
    BotOnServer {
        /// Its name and its host.
        database: String,
    },
    /// Nothing can be moved from a database, or into it, while a bot runs on it.
    #[error("nothing can be moved while {who} works on the database {}: end that first", file.display())]
    NotAtRest {
        /// The file, or the name and the host.
        file: PathBuf,
        /// Who works on it, as far as that is known.
        who: String,
    },
    /// Everything in the database is being moved into another one, or everything of another one into it.
    #[error(
        "tessera migrate works on the database {}: wait until it is done, and go on with the database that its --to names",
        file.display()
    )]
    BeingMoved {
        /// The file, or the name and the host.
        file: PathBuf,
    },
    /// A bot runs on the database that shares it with nobody.
    #[error(
        "a bot without SHARDS already runs on the database {database}, and connects all shards, or tessera migrate works \
         on it: end it first, or set SHARDS for that bot as well"
    )]
    NotShared {
        /// Its name and its host.
        database: String,
    },
    /// Other processes of the bot count another total of shards.
    #[error(
        "SHARDS says that there are {total} shards in all, and a process that runs on the database {database} says {found}: \
         all must say the same; stop the others before the total changes"
    )]
    OtherTotal {
        /// Its name and its host.
        database: String,
        /// The total of the others.
        found: u32,
        /// The total of this process.
        total: u32,
    },
    /// Another process has one of the shards.
    #[error(
        "another process on the database {database} already connects shard {shard}; stop it first, or let SHARDS name \
         shards that nobody has"
    )]
    ShardTaken {
        /// Its name and its host.
        database: String,
        /// The first of them.
        shard: u32,
    },
    /// The schema is to be upgraded, and other processes work with the old one.
    #[error(
        "this version upgrades the database {database}, on which processes of an older version run: stop them all first"
    )]
    UpgradeBesideOthers {
        /// Its name and its host.
        database: String,
    },
    /// A newer version of this program has migrated the database.
    #[error(
        "the database {} has schema {found}, this program knows up to {known}: use a newer version",
        file.display()
    )]
    NewerSchema {
        /// The file.
        file: PathBuf,
        /// The newest migration of the database.
        found: i64,
        /// The newest migration of this program.
        known: i64,
    },
    /// The database was last opened by an older version of this program.
    #[error("{}", older(file, *found, *known))]
    OlderSchema {
        /// The file.
        file: PathBuf,
        /// The newest migration of the database; 0 if it has none.
        found: i64,
        /// The newest migration of this program.
        known: i64,
    },
    /// The migrations of the database are not those of this program.
    #[error("the database {} was made by another program: {reason}", file.display())]
    ForeignSchema {
        /// The file.
        file: PathBuf,
        /// What differs.
        reason: String,
    },
    /// A migration of the database is missing, or was applied only in part, or cannot be applied.
    #[error(
        "the database {} is incomplete: {reason}; restore a backup with `tessera restore`",
        file.display()
    )]
    IncompleteSchema {
        /// The file.
        file: PathBuf,
        /// Which one, and what is wrong with it.
        reason: String,
    },
    /// Any other error.
    #[error("cannot open the database {}: {source}", file.display())]
    Failed {
        /// The file.
        file: PathBuf,
        /// What failed.
        source: sqlx::Error,
    },
}

/// A bot, by its process if that is known.
fn a_bot(process: Option<u32>) -> String {
    process.map_or_else(
        || "a bot".to_owned(),
        |process| format!("a bot (process {process})"),
    )
}

/// What is said of a database that was last opened by an older version, or never.
fn older(file: &Path, found: i64, known: i64) -> String {
    let file = file.display();
    match found {
        0 => format!(
            "the database {file} is empty: the bot makes its tables when it starts; if there should be games in it, name \
             the right one"
        ),
        found => format!(
            "the database {file} has schema {found}, this program needs {known}: start the bot of this version once, which \
             upgrades it"
        ),
    }
}

impl OpenError {
    /// Translates a database error for the operator.
    pub(super) fn because(file: &Path, error: sqlx::Error) -> Self {
        let file = file.to_path_buf();
        let reason = error.as_database_error().map(ToString::to_string);
        match (primary_code(&error), reason) {
            (Some(code::PERM | code::READONLY | code::CANTOPEN | code::FULL), Some(reason)) => {
                Self::Unwritable { file, reason }
            }
            (Some(code::CORRUPT | code::NOTADB), Some(reason)) => Self::Damaged { file, reason },
            (Some(code::BUSY | code::LOCKED), _) => Self::InUse { file },
            _ => Self::Failed {
                file,
                source: error,
            },
        }
    }

    /// The same error about this file, of which another one is a copy, if it is about what is in them. Where the copy cannot
    /// be written, the original may be on a sound disk.
    #[must_use]
    pub fn naming(mut self, original: &Path) -> Self {
        match &mut self {
            Self::Failed { file, source } if is_of_content(source) => {
                *file = original.to_path_buf();
            }
            Self::NotAFile { .. }
            | Self::OnServer { .. }
            | Self::NotAServer(_)
            | Self::ReadOnlyServer { .. }
            | Self::NoRight { .. }
            | Self::NotUtf8 { .. }
            | Self::BehindPooler { .. }
            | Self::Refused { .. }
            | Self::BotOnServer { .. }
            | Self::NotAtRest { .. }
            | Self::BeingMoved { .. }
            | Self::NotShared { .. }
            | Self::OtherTotal { .. }
            | Self::ShardTaken { .. }
            | Self::UpgradeBesideOthers { .. }
            | Self::Missing { .. }
            | Self::Unwritable { .. }
            | Self::InUse { .. }
            | Self::AnotherBot { .. }
            | Self::Failed { .. } => {}
            Self::Damaged { file, .. }
            | Self::NewerSchema { file, .. }
            | Self::OlderSchema { file, .. }
            | Self::ForeignSchema { file, .. }
            | Self::IncompleteSchema { file, .. } => *file = original.to_path_buf(),
        }
        self
    }

    /// The same error for whoever would move a database, or something into it: to start another bot is not what is asked.
    #[must_use]
    pub(super) fn for_migration(self) -> Self {
        let (file, who) = match self {
            Self::AnotherBot { file, process } => (file, a_bot(process)),
            Self::BotOnServer { database } => (
                database.into(),
                "a bot or another tessera migrate".to_owned(),
            ),
            other => return other,
        };
        Self::NotAtRest { file, who }
    }

    /// Translates a migration error for the operator; `known` is this program's newest migration.
    pub(super) fn migrating(file: &Path, known: i64, error: MigrateError) -> Self {
        match error {
            // Only these come from what is in the database: it does not fit the migration.
            MigrateError::ExecuteMigration(error, version) if is_of_content(&error) => {
                Self::IncompleteSchema {
                    file: file.to_path_buf(),
                    reason: format!("its migration {version} cannot be applied: {error}"),
                }
            }
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
                Self::because(file, error)
            }
            MigrateError::VersionMissing(found) if found > known => Self::NewerSchema {
                file: file.to_path_buf(),
                found,
                known,
            },
            other => Self::ForeignSchema {
                file: file.to_path_buf(),
                reason: other.to_string(),
            },
        }
    }
}

/// The primary SQLite result codes that have their own message for the operator.
mod code {
    pub const ERROR: i32 = 1;
    pub const PERM: i32 = 3;
    pub const BUSY: i32 = 5;
    pub const LOCKED: i32 = 6;
    pub const READONLY: i32 = 8;
    pub const CORRUPT: i32 = 11;
    pub const FULL: i32 = 13;
    pub const CANTOPEN: i32 = 14;
    pub const CONSTRAINT: i32 = 19;
    pub const NOTADB: i32 = 26;
}

/// Whether an error comes from what is in a database, and not from where it is.
fn is_of_content(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::ColumnDecode { .. })
        || matches!(primary_code(error), Some(code::ERROR | code::CONSTRAINT))
}

/// The primary result code of SQLite; extended codes keep it in their lowest byte.
fn primary_code(error: &sqlx::Error) -> Option<i32> {
    let error = error.as_database_error()?;
    let error = error.try_downcast_ref::<SqliteError>()?;
    let code: i32 = error.code()?.parse().ok()?;
    Some(code & 0xff)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_copy_cannot_do_is_not_said_of_the_original() {
        let (copy, backup) = (Path::new("copy"), Path::new("backup"));
        let (file, reason) = (copy.to_path_buf(), "the disk is full".to_owned());
        let told = OpenError::Unwritable { file, reason }.naming(backup);
        assert!(told.to_string().contains("file copy:"), "{told}");
        let (file, reason) = (copy.to_path_buf(), "a page is torn".to_owned());
        let told = OpenError::Damaged { file, reason }.naming(backup);
        assert!(told.to_string().starts_with("backup is not"), "{told}");
    }

    #[test]
    fn a_migration_that_has_no_connection_says_nothing_of_the_database() {
        let error = MigrateError::ExecuteMigration(sqlx::Error::PoolClosed, 3);
        let error = OpenError::migrating(Path::new("file"), 5, error);
        assert!(matches!(error, OpenError::Failed { .. }), "{error}");
    }
}
