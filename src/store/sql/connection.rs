//! Connections and transactions of either database.

use sqlx::postgres::{PgConnection, PgPool};
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{Error, Postgres, Sqlite};

use super::patience::answered;

/// Some connections of one database.
#[derive(Clone, Debug)]
pub(in crate::store) enum Pool {
    /// To a file.
    Sqlite(SqlitePool),
    /// To a server.
    Postgres(PgPool),
}

/// The connection of a transaction, to send one query over.
#[derive(Debug)]
pub(in crate::store) enum Connection<'c> {
    /// To a file.
    Sqlite(&'c mut SqliteConnection),
    /// To a server.
    Postgres(&'c mut PgConnection),
}

/// A transaction, which is rolled back if it is dropped.
#[derive(Debug)]
pub(in crate::store) enum Transaction {
    /// Of a file.
    Sqlite(sqlx::Transaction<'static, Sqlite>),
    /// Of a server.
    Postgres(sqlx::Transaction<'static, Postgres>),
}

/// Begins a transaction that only reads, and sees everything as of one moment.
const READ_ONLY: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// Begins a transaction each of whose queries sees what was saved last, so that whoever waits for [`ONLY_WRITER`] then sees
/// what the writer before has done, whatever the server's default is.
const READ_WRITE: &str = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE";

/// Waits until no other transaction writes, and is then the one that does until it ends. The number is the word
/// "Tessera" as letters: no other program takes this lock by accident.
const ONLY_WRITER: &str = "SELECT pg_advisory_xact_lock(x'0054657373657261'::bigint)";

impl Pool {
    /// Begins a transaction that only reads.
    pub async fn begin_reading(&self) -> Result<Transaction, Error> {
        Ok(match self {
            Self::Sqlite(pool) => Transaction::Sqlite(pool.begin().await?),
            Self::Postgres(pool) => Transaction::Postgres(begin(pool, READ_ONLY).await?),
        })
    }

    /// Begins a transaction that writes, the only one at a time. It waits at the beginning, so that it never has to be
    /// rolled back because another one wrote first.
    pub async fn begin_writing(&self) -> Result<Transaction, Error> {
        Ok(match self {
            Self::Sqlite(pool) => Transaction::Sqlite(pool.begin_with("BEGIN IMMEDIATE").await?),
            Self::Postgres(pool) => {
                let mut transaction = begin(pool, READ_WRITE).await?;
                // Whoever gives up while it waits here keeps its place in the queue until it is its turn, or the `lock_timeout`
                // is over, and is rolled back then. Only another connection could cancel it: a server that waits for a lock
                // does not notice that a connection was closed. A process has one connection that writes, so that it has one such
                // place, or for a few seconds a second one.
                answered(sqlx::query(ONLY_WRITER).execute(&mut *transaction)).await?;
                Transaction::Postgres(transaction)
            }
        })
    }

    /// Finishes pending work and closes the connections.
    pub async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

/// Begins a transaction of a server. If whoever asks gave up in the middle, the library would give the connection back with
/// a transaction that is open and that nobody ends. This goes on, and what nobody wants any more is rolled back.
async fn begin(
    pool: &PgPool,
    how: &'static str,
) -> Result<sqlx::Transaction<'static, Postgres>, Error> {
    let pool = pool.clone();
    to_its_end(async move { answered(pool.begin_with(how)).await }).await
}

/// Asks a server in a task of its own, which goes on if whoever waits for the answer gives up in the middle, as it does when
/// time is up or the bot stops.
fn to_its_end<T: Send + 'static>(
    asked: impl Future<Output = Result<T, Error>> + Send + 'static,
) -> impl Future<Output = Result<T, Error>> + Send {
    let answer = tokio::spawn(asked);
    async { answer.await.map_err(|_| Error::WorkerCrashed)? }
}

impl Transaction {
    /// The connection, for the next query.
    pub fn connection(&mut self) -> Connection<'_> {
        match self {
            Self::Sqlite(transaction) => Connection::Sqlite(transaction),
            Self::Postgres(transaction) => Connection::Postgres(transaction),
        }
    }

    /// Commits the changes: they are on disk when this returns. On a server it goes on even if nobody waits for it any more: the
    /// library would send a rollback after it, and the server would warn that there is nothing to roll back.
    pub async fn commit(self) -> Result<(), Error> {
        match self {
            Self::Sqlite(transaction) => transaction.commit().await,
            Self::Postgres(transaction) => to_its_end(answered(transaction.commit())).await,
        }
    }

    /// The same for as many changes as there are: references that are checked at the end may take a server longer than any query.
    pub async fn commit_all(self) -> Result<(), Error> {
        match self {
            Self::Sqlite(transaction) => transaction.commit().await,
            Self::Postgres(transaction) => transaction.commit().await,
        }
    }
}
