//! Opens a database as it is, for programs beside the bot: it is neither created nor upgraded, so that
//! a program of another version changes nothing under a running bot.

use std::path::Path;
use std::sync::Arc;

use sqlx::SqlitePool;
use sqlx::sqlite::SqliteConnectOptions;

use super::damage::DamageLog;
use super::database::Store;
use super::files::OpenFiles;
use super::lock::{DatabaseLock, lock_holder};
use super::open::{self, READERS};
use super::open_error::OpenError;
use super::places::is_on_server;
use super::repair;
use super::running_processes::Program;
use super::schema::{self, Schema};
use super::sql::Pool;
use super::structure;

/// What a program may do with a database that it opens as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// It only reads: a change fails.
    Read,
    /// It reads and writes. A transaction of another process is waited for, for some seconds.
    Write,
}

impl Store {
    /// Opens the database that a URL names as [`Store::open_as_is`] does, be it a file or on a server.
    pub async fn open_named_as_is(url: &str, access: Access) -> Result<Self, OpenError> {
        if is_on_server(url) {
            return Self::open_on_server_as_is(url, access).await;
        }
        let file = open::database_file(url)?;
        let holder = lock_holder(&file).ok().flatten();
        let is_moved = holder.is_some_and(|holder| holder.program == Program::Migration);
        if access == Access::Write && is_moved {
            return Err(OpenError::BeingMoved { file });
        }
        Self::open_as_is(&file, access).await
    }

    /// Opens an existing database whose schema is that of this program. The bot may run meanwhile.
    pub async fn open_as_is(file: &Path, access: Access) -> Result<Self, OpenError> {
        let writer = connect(file, access, 1).await?;
        schema::of(&writer, file).await?.check(file)?;
        Ok(Self {
            file: Some(Arc::new(file.to_path_buf())),
            files: Some(Arc::new(OpenFiles::of(file, None))),
            _lock: None,
            participant: None,
            damage: Arc::new(DamageLog::default()),
            ended: Arc::default(),
            writer: Pool::Sqlite(writer),
            readers: Pool::Sqlite(connect(file, Access::Read, READERS).await?),
        })
    }
}

impl Store {
    /// Opens an existing database to read everything in it and move it elsewhere, while no bot runs on it: it is refused to
    /// programs that would change something. Where a bot runs, this is refused with [`OpenError::NotAtRest`].
    pub async fn open_at_rest(url: &str) -> Result<Self, OpenError> {
        let opened = if is_on_server(url) {
            Self::open_on_server_at_rest(url).await
        } else {
            Self::open_file_at_rest(url).await
        };
        opened.map_err(OpenError::for_migration)
    }

    async fn open_file_at_rest(url: &str) -> Result<Self, OpenError> {
        let file = open::database_file(url)?;
        if !file.exists() {
            return Err(OpenError::Missing { file });
        }
        let lock = DatabaseLock::take(&file, Program::Migration)?;
        // It writes nothing, and keeps others from it.
        Ok(Self {
            _lock: Some(Arc::new(lock)),
            ..Self::open_as_is(&file, Access::Write).await?
        })
    }
}

/// The schema of the database in this file, whatever program has made it.
pub async fn schema_of(file: &Path) -> Result<Schema, OpenError> {
    let pool = connect(file, Access::Read, 1).await?;
    let schema = schema::of(&pool, file).await;
    pool.close().await;
    schema
}

/// How the tables, views, indexes and triggers of the database in this file, which has the schema of this program or an older
/// one, differ from those that this program makes for that schema, a sentence without a full stop each.
pub async fn schema_differences(file: &Path) -> Result<Vec<String>, OpenError> {
    let pool = connect(file, Access::Read, 1).await?;
    let differences = structure::differences(&pool, file).await;
    pool.close().await;
    differences
}

/// The size of the database in this file, in bytes. What was changed lately may be beside the file, so that the
/// file itself says less.
pub async fn size_of(file: &Path) -> Result<u64, OpenError> {
    let pool = connect(file, Access::Read, 1).await?;
    let query = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size";
    let bytes: Result<i64, _> = sqlx::query_scalar(query).fetch_one(&pool).await;
    pool.close().await;
    let bytes = bytes.map_err(|error| OpenError::because(file, error))?;
    Ok(bytes.unsigned_abs())
}

/// What SQLite finds wrong with the database in this file, one line each; empty if it is sound. It
/// reads the whole file.
pub async fn faults_of(file: &Path) -> Result<Vec<String>, OpenError> {
    let pool = connect(file, Access::Read, 1).await?;
    let lines = sqlx::query_scalar("PRAGMA integrity_check")
        .fetch_all(&pool)
        .await
        .map_err(|error| OpenError::because(file, error));
    pool.close().await;
    let mut lines: Vec<String> = lines?;
    lines.retain(|line| line != "ok");
    Ok(lines)
}

/// Whether what SQLite found wrong concerns a single row, which whoever reads it sets aside.
pub fn concerns_one_row(fault: &str) -> bool {
    fault.starts_with(repair::BREAKS_CHECK)
}

/// Writes the database in this file, as of one moment, into another file, which must be empty or
/// missing. Neither readers nor writers wait for it. The copy may not have reached the disk yet.
pub async fn copy_database(file: &Path, into: &Path) -> Result<(), OpenError> {
    let Some(name) = into.to_str() else {
        let reason = "its name is not valid text".to_owned();
        let file = into.to_path_buf();
        return Err(OpenError::Unwritable { file, reason });
    };
    let pool = connect(file, Access::Write, 1).await?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&pool);
    let copied = copied.await;
    pool.close().await;
    copied.map_err(|error| OpenError::because(into, error))?;
    Ok(())
}

/// Moves everything that is beside a database, which no bot uses, into its main file.
pub async fn checkpoint(file: &Path) -> Result<(), OpenError> {
    let pool = connect(file, Access::Write, 1).await?;
    let done = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&pool);
    let done = done.await;
    pool.close().await;
    done.map_err(|error| OpenError::because(file, error))?;
    Ok(())
}

/// Connects to an existing database, and sets nothing that would be written into it.
pub(super) async fn connect(
    file: &Path,
    access: Access,
    most: u32,
) -> Result<SqlitePool, OpenError> {
    if !file.exists() {
        let file = file.to_path_buf();
        return Err(OpenError::Missing { file });
    }
    let options = open::settled(SqliteConnectOptions::new().filename(file));
    let options = match access {
        Access::Read => options.pragma("query_only", "ON"),
        Access::Write => options,
    };
    let pool = open::pool(options, most).await;
    pool.map_err(|error| OpenError::because(file, error))
}
