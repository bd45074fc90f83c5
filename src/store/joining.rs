//! How a process joins the others: it takes the locks that it has as long as it runs.

use sqlx::postgres::PgConnection;
use tokio::time::sleep;
use tracing::info;

use super::process_locks::{
    BOT, MOST_SHARDS, PAUSE, SHARD, ShardRange, TAKE, TAKE_SHARED, TOTAL, TRIES, number,
};
use super::sql::promptly;

/// Why a process cannot join.
#[derive(Debug)]
pub enum JoinError {
    /// A bot runs that shares the database with nobody, or one that shares it where this one would not.
    AnotherBot,
    /// Another process counts another total of shards.
    OtherTotal(u32),
    /// Another process has this shard.
    ShardTaken(u32),
    /// The server failed.
    Sql(sqlx::Error),
}

impl From<sqlx::Error> for JoinError {
    fn from(error: sqlx::Error) -> Self {
        Self::Sql(error)
    }
}

/// For which locks of other processes to wait, which may be about to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    ForShards,
    /// Also for the one that only one bot may have: an earlier connection of this process may still have it.
    ForAll,
}

/// Takes the locks that a process has as long as it runs.
pub async fn take(
    connection: &mut PgConnection,
    shards: Option<ShardRange>,
    wait: Wait,
) -> Result<(), JoinError> {
    let take = if shards.is_some() { TAKE_SHARED } else { TAKE };
    let mut tries = 0;
    loop {
        let is_taken = sqlx::query_scalar(take)
            .bind(BOT)
            .fetch_one(&mut *connection);
        if promptly(is_taken).await? {
            break;
        }
        tries += 1;
        if wait == Wait::ForShards || tries == TRIES {
            return Err(JoinError::AnotherBot);
        }
        if tries == 1 {
            info!("waits up to ten seconds for another bot on the database to end");
        }
        sleep(PAUSE).await;
    }
    let Some(shards) = shards else {
        return Ok(());
    };
    // Its own total is seen by the others before it looks at theirs, so that two that start at once never both go on.
    promptly(
        sqlx::query("SELECT pg_advisory_lock_shared($1, $2)")
            .bind(TOTAL)
            .bind(number(shards.total))
            .execute(&mut *connection),
    )
    .await?;
    let other: Option<i64> = promptly(
        sqlx::query_scalar(OTHER_TOTAL)
            .bind(i64::from(TOTAL))
            .bind(i64::from(shards.total))
            .bind(i64::from(MOST_SHARDS))
            .fetch_optional(&mut *connection),
    )
    .await?;
    if let Some(other) = other.and_then(|it| u32::try_from(it).ok()) {
        return Err(JoinError::OtherTotal(other));
    }
    for shard in shards.first..=shards.last {
        let mut tries = 0;
        while !take_shard(connection, shard).await? {
            tries += 1;
            if tries == TRIES {
                return Err(JoinError::ShardTaken(shard));
            }
            if tries == 1 {
                info!("waits up to ten seconds for the process to end that has shard {shard}");
            }
            sleep(PAUSE).await;
        }
    }
    Ok(())
}

async fn take_shard(connection: &mut PgConnection, shard: u32) -> Result<bool, sqlx::Error> {
    promptly(
        sqlx::query_scalar("SELECT pg_try_advisory_lock($1, $2)")
            .bind(SHARD)
            .bind(number(shard))
            .fetch_one(connection),
    )
    .await
}

/// Another total than ours, which a bot may have. `classid` and `objid` are the two numbers of a lock.
const OTHER_TOTAL: &str = "
    SELECT objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND classid::bigint = $1 AND objid::bigint <> $2 AND granted
        AND objid::bigint BETWEEN 1 AND $3
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    LIMIT 1";
