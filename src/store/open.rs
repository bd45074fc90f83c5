//! Opening a database: creating it, bringing it up to date, or saying plainly
//! why not.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _};
use thiserror::Error;

use super::files::{self, OpenFiles};
use super::lock::DatabaseLock;
use super::{Error, Store};

static MIGRATIONS: Migrator = sqlx_macros::migrate!("./migrations");

/// How long another process may keep the database locked before it counts as
/// in use.
const BUSY: Duration = Duration::from_secs(3);

/// How long a request waits for its turn at the database.
const PATIENCE: Duration = Duration::from_secs(10);

/// Connections that read.
const READERS: u32 = 4;

/// Why a database cannot be opened: one line for the one who runs the bot.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The URL does not name a file.
    #[error("`{url}` does not name a SQLite file; expected something like sqlite:tessera.sqlite")]
    NotAFile {
        /// The URL.
        url: String,
    },
    /// The file or its directory is missing, or may not be written to.
    #[error("cannot write to the database file {}: {reason}", file.display())]
    Unwritable {
        /// The file.
        file: PathBuf,
        /// What the database says.
        reason: String,
    },
    /// The file is something else, or damaged.
    #[error("{} is not a sound database: {reason}", file.display())]
    Corrupt {
        /// The file.
        file: PathBuf,
        /// What the database says.
        reason: String,
    },
    /// Another process holds the database.
    #[error("the database {} is in use by another process", file.display())]
    InUse {
        /// The file.
        file: PathBuf,
    },
    /// Another bot plays the games of the database.
    #[error(
        "another bot{} already runs on the database {}; stop it first, or name another file with \
         DATABASE_URL",
        process.map_or_else(String::new, |process| format!(" (process {process})")),
        file.display()
    )]
    AnotherBot {
        /// The file.
        file: PathBuf,
        /// The other process, if it could be told.
        process: Option<u32>,
    },
    /// A newer version of this program has written the database.
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
    /// The migrations of the database are not those of this program.
    #[error("the database {} was made by another program: {reason}", file.display())]
    ForeignSchema {
        /// The file.
        file: PathBuf,
        /// What differs.
        reason: String,
    },
    /// Anything else.
    #[error("cannot open the database {}: {source}", file.display())]
    Failed {
        /// The file.
        file: PathBuf,
        /// What failed.
        source: sqlx::Error,
    },
}

impl Store {
    /// Opens the database that a URL like `sqlite:tessera.sqlite` names;
    /// creates the file and brings its schema up to date where needed.
    ///
    /// A database in memory is refused: its readers would see another one.
    ///
    /// The files are made readable by their owner only.
    pub async fn open(url: &str) -> Result<Self, OpenError> {
        Self::connect(options(url)?, None).await
    }

    /// The same for the bot, which must be the only one: a second one on the same file is refused
    /// with [`OpenError::AnotherBot`] until this process ends, or all clones of the store are gone.
    /// [`Store::open`] is not kept out.
    pub async fn open_for_bot(url: &str) -> Result<Self, OpenError> {
        let options = options(url)?;
        let lock = DatabaseLock::take(options.get_filename())?;
        Self::connect(options, Some(lock)).await
    }

    async fn connect(
        options: SqliteConnectOptions,
        lock: Option<DatabaseLock>,
    ) -> Result<Self, OpenError> {
        let file = options.get_filename().to_path_buf();
        let explain = |error| OpenError::because(&file, error);
        files::make_private(&file);

        let writer = pool(options.clone().create_if_missing(true), 1)
            .await
            .map_err(explain)?;
        check_sound(&writer, &file).await?;
        let migrated = MIGRATIONS.run(&writer).await;
        migrated.map_err(|error| OpenError::migrating(&file, error))?;
        check_writable(&writer).await.map_err(explain)?;
        let readers = pool(options.read_only(true), READERS)
            .await
            .map_err(explain)?;
        let locked = lock.as_ref().map(|lock| lock.path.as_path());
        Ok(Self {
            files: Arc::new(OpenFiles::of(&file, locked)),
            _lock: lock.map(Arc::new),
            damage: Arc::default(),
            writer,
            readers,
        })
    }

    /// An error if a file of the database was deleted or replaced since it was opened.
    pub fn check_files(&self) -> Result<(), Error> {
        self.files.check()
    }

    /// Finishes what is in hand and closes the database.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

fn options(url: &str) -> Result<SqliteConnectOptions, OpenError> {
    let not_a_file = || OpenError::NotAFile {
        url: url.to_owned(),
    };
    let name = url.strip_prefix("sqlite:").ok_or_else(not_a_file)?;
    if name.trim_start_matches("//").starts_with(":memory:") || name.contains("mode=memory") {
        return Err(not_a_file());
    }
    let options = SqliteConnectOptions::from_str(url).map_err(|_| not_a_file())?;
    if options.get_filename().as_os_str().is_empty() {
        return Err(not_a_file());
    }
    Ok(options
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY)
        .disable_statement_logging())
}

async fn pool(options: SqliteConnectOptions, most: u32) -> Result<SqlitePool, sqlx::Error> {
    SqlitePoolOptions::new()
        .max_connections(most)
        .min_connections(1)
        .acquire_timeout(PATIENCE)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .after_release(|connection, _| Box::pin(is_at_rest(connection)))
        .connect_with(options)
        .await
}

/// Whether a connection can be used again once a visit is over. Where the disk fails, the database
/// ends the transaction by itself; to the library it goes on for good, and nothing could ever be
/// written again.
async fn is_at_rest(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    // Whatever was to be rolled back is so when this is answered.
    connection.ping().await?;
    Ok(!connection.is_in_transaction())
}

/// Reads every page once and looks whether they fit together.
async fn check_sound(writer: &SqlitePool, file: &Path) -> Result<(), OpenError> {
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(writer)
        .await
        .map_err(|error| OpenError::because(file, error))?;
    if found == "ok" {
        return Ok(());
    }
    let reason = found.lines().last().unwrap_or_default().to_owned();
    Err(OpenError::Corrupt {
        file: file.to_path_buf(),
        reason,
    })
}

/// Writes what is there already: a file that may only be read opens without
/// complaint, and so does one on a full disk.
async fn check_writable(writer: &SqlitePool) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE next_numbers SET number = number")
        .execute(writer)
        .await?;
    Ok(())
}

impl OpenError {
    /// What an error of the database means for the one who runs the bot.
    fn because(file: &Path, error: sqlx::Error) -> Self {
        let file = file.to_path_buf();
        let reason = error.as_database_error().map(ToString::to_string);
        match (primary_code(&error), reason) {
            (Some(code::PERM | code::READONLY | code::CANTOPEN | code::FULL), Some(reason)) => {
                Self::Unwritable { file, reason }
            }
            (Some(code::CORRUPT | code::NOTADB), Some(reason)) => Self::Corrupt { file, reason },
            (Some(code::BUSY | code::LOCKED), _) => Self::InUse { file },
            _ => Self::Failed {
                file,
                source: error,
            },
        }
    }

    /// What an error while bringing up the schema means.
    fn migrating(file: &Path, error: MigrateError) -> Self {
        let known = MIGRATIONS.iter().map(|one| one.version).max().unwrap_or(0);
        match error {
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

/// The database's primary result codes that mean something to the one who runs the bot.
mod code {
    pub const PERM: i32 = 3;
    pub const BUSY: i32 = 5;
    pub const LOCKED: i32 = 6;
    pub const READONLY: i32 = 8;
    pub const CORRUPT: i32 = 11;
    pub const FULL: i32 = 13;
    pub const CANTOPEN: i32 = 14;
    pub const NOTADB: i32 = 26;
}

/// The primary result code; extended codes keep it in their lowest byte.
fn primary_code(error: &sqlx::Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}
