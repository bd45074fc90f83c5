//! Which schema a database has, without changing it.

use std::collections::BTreeSet;
use std::path::Path;

use sqlx::SqlitePool;
use sqlx::migrate::Migrator;
use sqlx::postgres::PgPool;
use sqlx_macros::FromRow;

use super::migrations::{MIGRATIONS, SERVER_MIGRATIONS, newest_migration};
use super::open_error::OpenError;

/// Migrations that are younger than some with higher numbers: each with the highest number that a database can have
/// which lacks it. The bot makes up for them.
const LATE: [(i64, i64); 2] = [(101, 105), (102, 105)];

/// How the schema of a database compares with that of this program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Schema {
    /// They are the same.
    Current {
        /// The newest migration of both.
        version: i64,
    },
    /// The next start of the bot upgrades the database.
    Older {
        /// Its newest migration; 0 if it has none.
        found: i64,
        /// The newest migration of this program.
        known: i64,
    },
    /// A newer version of this program has upgraded the database.
    Newer {
        /// Its newest migration.
        found: i64,
        /// The newest migration of this program.
        known: i64,
    },
    /// It is not a database of this program.
    Foreign {
        /// What differs.
        reason: String,
    },
    /// An upgrade is missing in it, or is there only in part: somebody has changed it, or it is damaged.
    Incomplete {
        /// Which one, as a sentence without a full stop.
        reason: String,
    },
}

impl Schema {
    /// Whether this program can upgrade the database in this file, if that is needed.
    pub(super) fn check_upgradable(self, file: &Path) -> Result<(), OpenError> {
        match self {
            Self::Older { .. } => Ok(()),
            other => other.check(file),
        }
    }

    /// Whether this program can read and write the database in this file.
    pub(super) fn check(self, file: &Path) -> Result<(), OpenError> {
        let file = file.to_path_buf();
        match self {
            Self::Current { .. } => Ok(()),
            Self::Older { found, known } => Err(OpenError::OlderSchema { file, found, known }),
            Self::Newer { found, known } => Err(OpenError::NewerSchema { file, found, known }),
            Self::Foreign { reason } => Err(OpenError::ForeignSchema { file, reason }),
            Self::Incomplete { reason } => Err(OpenError::IncompleteSchema { file, reason }),
        }
    }
}

/// The schema of an open database.
pub(super) async fn of(pool: &SqlitePool, file: &Path) -> Result<Schema, OpenError> {
    let explain = |error| OpenError::because(file, error);
    let is_there: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = '_sqlx_migrations'",
    )
    .fetch_one(pool)
    .await
    .map_err(explain)?;
    if is_there == 0 {
        return empty_or_foreign(pool, file).await;
    }
    let is_damaged: bool = sqlx::query_scalar(DAMAGED_LIST)
        .fetch_one(pool)
        .await
        .map_err(explain)?;
    if is_damaged {
        let reason = "its list of migrations is damaged".to_owned();
        return Ok(Schema::Incomplete { reason });
    }
    let applied: Vec<Applied> = sqlx::query_as(APPLIED)
        .fetch_all(pool)
        .await
        .map_err(explain)?;
    if applied.is_empty() && has_tables(pool).await.map_err(explain)? {
        let reason = "it has tables, and its list of migrations is empty".to_owned();
        return Ok(Schema::Incomplete { reason });
    }
    Ok(compare(&applied, &MIGRATIONS))
}

/// The schema of a database on a server.
pub(super) async fn of_server(pool: &PgPool) -> Result<Schema, sqlx::Error> {
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = current_schema()",
    )
    .fetch_all(pool)
    .await?;
    if !tables.iter().any(|table| table == "_sqlx_migrations") {
        return Ok(without_list(tables.len()));
    }
    let applied: Vec<Applied> = sqlx::query_as(APPLIED).fetch_all(pool).await?;
    if applied.is_empty() && tables.len() > 1 {
        let reason = "it has tables, and its list of migrations is empty".to_owned();
        return Ok(Schema::Incomplete { reason });
    }
    Ok(compare(&applied, &SERVER_MIGRATIONS))
}

const APPLIED: &str = "SELECT version, checksum, success FROM _sqlx_migrations ORDER BY version";

/// Whether a row of the list of migrations has something else in it than this program writes.
const DAMAGED_LIST: &str = "
    SELECT EXISTS (SELECT 1 FROM _sqlx_migrations
        WHERE typeof(version) <> 'integer' OR typeof(checksum) <> 'blob' OR typeof(success) <> 'integer')";

/// Whether there is anything besides the list of migrations, which is made before the first of them is applied.
async fn has_tables(pool: &SqlitePool) -> Result<bool, sqlx::Error> {
    let query = "SELECT EXISTS (SELECT 1 FROM sqlite_master
        WHERE tbl_name <> '_sqlx_migrations' AND substr(name, 1, 7) <> 'sqlite_')";
    sqlx::query_scalar(query).fetch_one(pool).await
}

/// A database without migrations is one of this program only if it is empty.
async fn empty_or_foreign(pool: &SqlitePool, file: &Path) -> Result<Schema, OpenError> {
    let tables: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM sqlite_master")
        .fetch_one(pool)
        .await
        .map_err(|error| OpenError::because(file, error))?;
    Ok(without_list(usize::try_from(tables).unwrap_or(usize::MAX)))
}

fn without_list(tables: usize) -> Schema {
    let known = newest_migration();
    match tables {
        0 => Schema::Older { found: 0, known },
        _ => Schema::Foreign {
            reason: "it has tables, and no list of migrations".to_owned(),
        },
    }
}

/// A migration that was applied to a database.
#[derive(FromRow)]
struct Applied {
    version: i64,
    checksum: Vec<u8>,
    success: bool,
}

fn compare(applied: &[Applied], migrations: &Migrator) -> Schema {
    let known = newest_migration();
    let found = applied.iter().map(|it| it.version).max();
    let found = found.unwrap_or(0);
    if found > known {
        return Schema::Newer { found, known };
    }
    for Applied {
        version, checksum, ..
    } in applied
    {
        let own = migrations.iter().find(|it| it.version == *version);
        if own.is_none_or(|own| own.checksum.as_ref() != checksum.as_slice()) {
            let reason = format!("its migration {version} is not the one of this program");
            return Schema::Foreign { reason };
        }
    }
    if let Some(Applied { version, .. }) = applied.iter().find(|it| !it.success) {
        let reason = format!("its migration {version} was applied only in part");
        return Schema::Incomplete { reason };
    }
    let applied: BTreeSet<_> = applied.iter().map(|it| it.version).collect();
    let all = migrations.iter().map(|it| it.version);
    let missing: Vec<_> = all.filter(|it| !applied.contains(it)).collect();
    if missing.is_empty() {
        return Schema::Current { version: known };
    }
    match missing.iter().find(|it| may_not_be_missing(**it, found)) {
        Some(version) => Schema::Incomplete {
            reason: format!("its migration {version} is missing, although later ones were applied"),
        },
        None => Schema::Older { found, known },
    }
}

/// Whether a database whose newest migration is `found` has had this one.
fn may_not_be_missing(version: i64, found: i64) -> bool {
    let late = LATE.iter().find(|(late, _)| *late == version);
    found > late.map_or(version, |(_, lacking)| *lacking)
}
