//! Opens a database: creates it, migrates it, or says plainly why it cannot be opened.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _};

use super::Error;
use super::damage::DamageLog;
use super::database::{Part, Store};
use super::files::{self, OpenFiles};
use super::lock::DatabaseLock;
use super::migrations::{MIGRATIONS, newest_migration};
use super::open_error::OpenError;
use super::places::{self, ServerUrlError};
use super::process_locks::ShardRange;
use super::repair;
use super::schema;
use super::sql::Pool;

/// How long another process may keep the database locked before it counts as in use.
const BUSY: Duration = Duration::from_secs(3);

/// How long a request waits for a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// The number of reading connections.
pub(super) const READERS: u32 = 4;

impl Store {
    /// Opens the database named by a URL like `sqlite:tessera.sqlite`. Creates the file and
    /// migrates its schema if needed.
    ///
    /// An in-memory database is refused: each reader would see a different one.
    ///
    /// The files are made readable by their owner only.
    ///
    /// A URL like `postgres://tessera@localhost/tessera` names a database on a server instead, which must exist.
    pub async fn open(url: &str) -> Result<Self, OpenError> {
        if places::is_on_server(url) {
            return Self::open_on_server(url, Part::Other).await;
        }
        Self::connect(options(url)?, None).await
    }

    /// Opens the database for the bot, which must be the only one: a second bot on the same file is
    /// refused with [`OpenError::AnotherBot`] until this process ends, or all clones of the store
    /// are dropped. [`Store::open`] still works meanwhile.
    pub async fn open_for_bot(url: &str) -> Result<Self, OpenError> {
        Self::open_alone(url, Part::Bot(None)).await
    }

    /// Opens a database to move everything of another one into it: as [`Store::open_for_bot`] does, so that no bot runs on it
    /// meanwhile. Where one does, it is refused with [`OpenError::NotAtRest`].
    pub async fn open_for_migration(url: &str) -> Result<Self, OpenError> {
        let opened = Self::open_alone(url, Part::Migration).await;
        opened.map_err(OpenError::for_migration)
    }

    async fn open_alone(url: &str, part: Part) -> Result<Self, OpenError> {
        if places::is_on_server(url) {
            return Self::open_on_server(url, part).await;
        }
        let options = options(url)?;
        let file = options.get_filename();
        let lock = DatabaseLock::take(file, part.program())?;
        Self::connect(options, Some(lock)).await
    }

    /// Opens a database on a server for one of several processes of the bot, which connects these shards: another one
    /// with one of them is refused, and so is one that counts another total.
    pub async fn open_for_process(url: &str, shards: ShardRange) -> Result<Self, OpenError> {
        if !places::is_on_server(url) {
            return Err(ServerUrlError::Unreadable.into());
        }
        Self::open_on_server(url, Part::Bot(Some(shards))).await
    }

    /// Opens the database in this file, as [`Store::open`] does.
    pub async fn open_file(file: &Path) -> Result<Self, OpenError> {
        let options = SqliteConnectOptions::new().filename(file);
        Self::connect(in_wal_mode(options), None).await
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
        let broken = check_sound(&writer, &file).await?;
        schema::of(&writer, &file).await?.check_upgradable(&file)?;
        check_constraints(&writer, false).await.map_err(explain)?;
        let migrated = MIGRATIONS.run(&writer).await;
        migrated.map_err(|error| OpenError::migrating(&file, newest_migration(), error))?;
        check_constraints(&writer, true).await.map_err(explain)?;
        check_writable(&writer).await.map_err(explain)?;
        let damage = Arc::new(DamageLog::default());
        for table in broken {
            repair::tell_broken_check(&table, &damage);
        }
        let writer = Pool::Sqlite(writer);
        repair::take_out_absences(&writer, &damage)
            .await
            .map_err(explain)?;
        let readers = pool(options.read_only(true), READERS)
            .await
            .map_err(explain)?;
        let locked = lock.as_ref().map(|lock| lock.path.as_path());
        Ok(Self {
            files: Some(Arc::new(OpenFiles::of(&file, locked))),
            file: Some(Arc::new(file)),
            _lock: lock.map(Arc::new),
            participant: None,
            damage,
            ended: Arc::default(),
            writer,
            readers: Pool::Sqlite(readers),
        })
    }

    /// Fails if a database file was deleted or replaced since it was opened.
    pub fn check_files(&self) -> Result<(), Error> {
        self.files.as_ref().map_or(Ok(()), |files| files.check())
    }

    /// Finishes pending work and closes the database.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
        if let Some(participant) = &self.participant {
            participant.leave().await;
        }
    }
}

fn options(url: &str) -> Result<SqliteConnectOptions, OpenError> {
    Ok(in_wal_mode(named(url)?))
}

/// What a URL names, which must be a file.
fn named(url: &str) -> Result<SqliteConnectOptions, OpenError> {
    let not_a_file = || OpenError::NotAFile {
        url: places::without_secrets(url),
    };
    if places::is_on_server(url) {
        let database = places::called(url);
        return Err(OpenError::OnServer { database });
    }
    let name = url.strip_prefix("sqlite:").ok_or_else(not_a_file)?;
    if name.trim_start_matches("//").starts_with(":memory:") || name.contains("mode=memory") {
        return Err(not_a_file());
    }
    let options = SqliteConnectOptions::from_str(url).map_err(|_| not_a_file())?;
    if options.get_filename().as_os_str().is_empty() {
        return Err(not_a_file());
    }
    Ok(options)
}

/// The file that a URL like `sqlite:tessera.sqlite` names.
pub fn database_file(url: &str) -> Result<PathBuf, OpenError> {
    Ok(named(url)?.get_filename().to_path_buf())
}

fn in_wal_mode(options: SqliteConnectOptions) -> SqliteConnectOptions {
    settled(options).journal_mode(SqliteJournalMode::Wal)
}

/// The settings of every connection.
pub(super) fn settled(options: SqliteConnectOptions) -> SqliteConnectOptions {
    options
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY)
        .disable_statement_logging()
}

pub(super) async fn pool(
    options: SqliteConnectOptions,
    most: u32,
) -> Result<SqlitePool, sqlx::Error> {
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

/// Whether a connection can be reused after a transaction. If the disk fails, SQLite ends the
/// transaction by itself, but sqlx considers it open for good, and nothing could ever be written
/// again.
async fn is_at_rest(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    // Once this is answered, any pending rollback has been done.
    connection.ping().await?;
    Ok(!connection.is_in_transaction())
}

/// Reads every page once and checks that the file is consistent. Returns the tables in which a row
/// breaks a `CHECK`: that concerns nothing but the row.
async fn check_sound(writer: &SqlitePool, file: &Path) -> Result<Vec<String>, OpenError> {
    let found: Vec<String> = sqlx::query_scalar("PRAGMA quick_check")
        .fetch_all(writer)
        .await
        .map_err(|error| OpenError::because(file, error))?;
    let mut broken = Vec::new();
    for line in found.iter().filter(|line| *line != "ok") {
        let Some(table) = line.strip_prefix(repair::BREAKS_CHECK) else {
            return Err(OpenError::Damaged {
                file: file.to_path_buf(),
                reason: line.lines().last().unwrap_or_default().to_owned(),
            });
        };
        broken.push(table.to_owned());
    }
    Ok(broken)
}

/// Whether the writing connection enforces `CHECK`s. A migration that adds a column looks at the whole table
/// again, and would fail for a row that breaks one, which concerns nothing but the row.
async fn check_constraints(writer: &SqlitePool, are_enforced: bool) -> Result<(), sqlx::Error> {
    let pragma = if are_enforced {
        "PRAGMA ignore_check_constraints = OFF"
    } else {
        "PRAGMA ignore_check_constraints = ON"
    };
    sqlx::query(pragma).execute(writer).await?;
    Ok(())
}

/// Rewrites an existing value: a read-only file opens without an error, and so does a file on a
/// full disk.
async fn check_writable(writer: &SqlitePool) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE next_numbers SET number = number")
        .execute(writer)
        .await?;
    Ok(())
}
