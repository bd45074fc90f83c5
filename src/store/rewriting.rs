//! Rewriting the database, so that nothing of what was deleted is left in it.

use std::time::Duration;

use jiff::Timestamp;
use sqlx::postgres::PgPool;
use sqlx::sqlite::SqlitePool;
use sqlx::{AssertSqlSafe, Connection as _};
use tokio::time::sleep;

use super::column::from_time;
use super::connector::Connector;
use super::running_processes::Program;
use super::sql::{self, Pool, answered};
use super::{Error, Store};

/// The people whose rows were cleared, and whose bytes may still be there.
const CLEARED: &str = "SELECT stand_in FROM deletions WHERE player IS NULL";

/// How often a server is asked whether an old state is still read, and the pause between. What takes longer than all of them,
/// the server's own care of the tables included, puts the rewriting off.
const LOOKS: u32 = 50;
const BETWEEN_LOOKS: Duration = Duration::from_millis(100);

impl Store {
    /// Rewrites the database, so that nothing of what was deleted is left in it. Everybody who writes to a file waits
    /// meanwhile. On a server everybody waits who needs the table that is just rewritten, and fails after fifteen seconds.
    /// Returns false if something old stays, because somebody reads a state from before: then it is to be done again.
    pub async fn rewrite(&self, now: Timestamp) -> Result<bool, Error> {
        self.check_files()?;
        let cleared = match &self.writer {
            Pool::Sqlite(pool) => rewrite_file(pool).await?,
            Pool::Postgres(pool) => rewrite_tables(pool).await?,
        };
        let Some(cleared) = cleared else {
            return Ok(false);
        };
        let mut writing = self.write().await?;
        for stand_in in cleared {
            sql::query("DELETE FROM deletions WHERE stand_in = $1")
                .bind(stand_in)
                .execute(writing.connection())
                .await?;
        }
        sql::query(
            "INSERT INTO rewrites (\"only\", at) VALUES (1, $1)
             ON CONFLICT (\"only\") DO UPDATE SET at = excluded.at",
        )
        .bind(from_time(now))
        .execute(writing.connection())
        .await?;
        writing.commit().await?;
        Ok(true)
    }
}

/// Rewrites a file. Returns the stand-ins of those who were cleared before; `None` if something old stays.
async fn rewrite_file(pool: &SqlitePool) -> Result<Option<Vec<i64>>, Error> {
    // A reader that would prevent it in the end is better found before the work.
    if !has_moved_log(pool, "PASSIVE").await? {
        return Ok(None);
    }
    let cleared = sqlx::query_scalar(CLEARED).fetch_all(pool).await?;
    sqlx::query("VACUUM").execute(pool).await?;
    // The pages before the rewriting are still in the log.
    let has_moved = has_moved_log(pool, "TRUNCATE").await?;
    Ok(has_moved.then_some(cleared))
}

/// Rewrites the tables on a server, one after the other. Returns the stand-ins of those who were cleared before; `None` if
/// something old stays. What its log and its backups still hold goes as they age, which is the server's business.
async fn rewrite_tables(pool: &PgPool) -> Result<Option<Vec<i64>>, Error> {
    let cleared = answered(sqlx::query_scalar(CLEARED).fetch_all(pool)).await?;
    let begun = sqlx::query_scalar("SELECT pg_current_xact_id()::xid::text").fetch_one(pool);
    let since: String = answered(begun).await?;
    let mut looks = 0;
    while is_old_state_read(pool, &since).await? {
        looks += 1;
        if looks == LOOKS {
            return Ok(None);
        }
        sleep(BETWEEN_LOOKS).await;
    }
    let tables = sqlx::query_scalar(
        "SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1",
    );
    let tables: Vec<String> = answered(tables.fetch_all(pool)).await?;
    // It takes as long as it takes, and the only connection that writes is needed by everybody meanwhile.
    let connector = Connector::of(Program::Bot, (*pool.connect_options()).clone());
    let mut connection = connector.connect().await?;
    for table in tables {
        let rewriting = AssertSqlSafe(format!("VACUUM (FULL) {table}"));
        sqlx::query(rewriting).execute(&mut connection).await?;
    }
    let _ = connection.close().await;
    Ok(Some(cleared))
}

/// Whether anybody reads or writes a state from before this transaction, or may do so after a crash: a server that rewrites a
/// table keeps for them what was deleted since. It sees only what the user of the database may see.
async fn is_old_state_read(pool: &PgPool, since: &str) -> Result<bool, Error> {
    let is_read = sqlx::query_scalar(
        "WITH this (began) AS (SELECT age($1::xid))
         SELECT EXISTS (SELECT 1 FROM pg_stat_activity, this
                 WHERE (datname = current_database() OR backend_type = 'walsender') AND pid <> pg_backend_pid()
                     AND (age(backend_xmin) > began OR age(backend_xid) > began))
             OR EXISTS (SELECT 1 FROM pg_replication_slots, this WHERE age(xmin) > began)
             OR EXISTS (SELECT 1 FROM pg_prepared_xacts, this
                 WHERE database = current_database() AND age(transaction) > began)",
    );
    Ok(answered(is_read.bind(since).fetch_one(pool)).await?)
}

/// Moves the log into the file, in this way. Returns whether all of it is there: SQLite says that in a row, and calls
/// neither a failure.
async fn has_moved_log(pool: &SqlitePool, how: &'static str) -> Result<bool, Error> {
    let sql = format!("PRAGMA wal_checkpoint({how})");
    let (is_busy, pages, moved): (i64, i64, i64) =
        sqlx::query_as(AssertSqlSafe(sql)).fetch_one(pool).await?;
    Ok(is_busy == 0 && pages == moved)
}
