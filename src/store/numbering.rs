//! Whether a database can number what comes next: games, invitations, tables and the like. Only somebody else than the
//! bot, or damage, uses numbers up.

use std::path::Path;

use sqlx::SqlitePool;

use super::open_as_is::{self, Access};
use super::open_error::OpenError;

/// What has a number of its own, and the table in which it stands as `id`, if it does.
const KINDS: [(&str, Option<&str>); 6] = [
    ("challenge", Some("challenges")),
    ("game", Some("games")),
    ("offer", None),
    ("stand-in", None),
    ("table", Some("tables")),
    ("table-invitation", None),
];

/// The highest number that counts as one that was given out: it leaves as many again.
const LAST: i64 = i64::MAX / 2;

/// What cannot be numbered any more in the database of this file, which has the schema of this program; a sentence without a
/// full stop each.
pub async fn numbering_faults(file: &Path) -> Result<Vec<String>, OpenError> {
    let pool = open_as_is::connect(file, Access::Read, 1).await?;
    let faults = faults(&pool).await;
    pool.close().await;
    faults.map_err(|error| OpenError::because(file, error))
}

async fn faults(pool: &SqlitePool) -> Result<Vec<String>, sqlx::Error> {
    let mut faults = Vec::new();
    for (kind, table) in KINDS {
        let next: Option<i64> =
            sqlx::query_scalar("SELECT number FROM next_numbers WHERE kind = $1")
                .bind(kind)
                .fetch_optional(pool)
                .await?;
        let taken = match table {
            Some(table) => highest(table, pool).await?,
            None => 0,
        };
        faults.extend(match next {
            None => Some(format!("the number of the next {kind} is missing")),
            Some(next) if next > LAST => Some(format!(
                "the number of the next {kind} is {next}, which leaves none after it"
            )),
            Some(next) if next <= taken => Some(format!(
                "the number of the next {kind} is {next}, although {taken} is taken"
            )),
            Some(_) => None,
        });
    }
    let tables: Vec<String> = sqlx::query_scalar(USED_UP)
        .bind(LAST)
        .fetch_all(pool)
        .await?;
    let used_up = tables.iter();
    faults.extend(
        used_up.map(|table| format!("no number is left for the next row of the table `{table}`")),
    );
    Ok(faults)
}

/// The highest number in a table; 0 if it is empty.
async fn highest(table: &'static str, pool: &SqlitePool) -> Result<i64, sqlx::Error> {
    let query = format!("SELECT COALESCE(MAX(id), 0) FROM {table}");
    // The name is one of those above.
    let query = sqlx::AssertSqlSafe(query);
    sqlx::query_scalar(query).fetch_one(pool).await
}

/// The tables that SQLite numbers, and whose last number is none, or leaves none.
const USED_UP: &str = "
    SELECT CAST(name AS TEXT) FROM sqlite_sequence
    WHERE typeof(name) <> 'text' OR typeof(seq) <> 'integer' OR seq NOT BETWEEN 0 AND $1 ORDER BY 1";
