//! The advisory locks by which processes agree, each as the query that takes it, looks at it or gives it up.
//!
//! Each query is given up when the server has not answered for ten seconds, except that it is waited for other processes as
//! long as it says.
//!
//! Locks of one number are words as letters, so that no other program takes them by accident. Locks of two numbers are of
//! a kind, and of something of that kind.

use std::time::Duration;

use sqlx::postgres::{PgConnection, PgPool};
use tokio::time::sleep;

use super::sql::promptly;

/// The lock that is held by every bot: alone by one that shares the database with nobody.
pub const BOT: i64 = 0x0074_6865_2062_6f74;
/// The lock that is held by the process that leads.
pub const LEAD: i64 = 0x0000_6c65_6164_6572;
/// The lock that is held by what moves everything of a database elsewhere, alone, and by each command that changes something
/// beside the bot.
const MOVE: i64 = 0x0000_6d69_6772_6174;
/// The lock that is held by the process that changes the schema.
const UPGRADE: i64 = 0x0075_7067_7261_6465;

/// Takes a lock of one number, unless somebody else has it: alone, or with others who take it so.
pub const TAKE: &str = "SELECT pg_try_advisory_lock($1)";
pub const TAKE_SHARED: &str = "SELECT pg_try_advisory_lock_shared($1)";

/// The kind of locks that say how many shards a process counts in all.
pub const TOTAL: i32 = 0x5465_7301;
/// The kind of locks on shards, held for as long as a process runs.
pub const SHARD: i32 = 0x5465_7302;
/// The kind of locks on shards, held while they are connected.
pub const PRESENT: i32 = 0x5465_7303;

/// More shards than this no bot has: locks with larger numbers are not of one.
pub const MOST_SHARDS: u32 = 16_384;

/// How long ago a process may have used its connection to count as present. It does so every fifteen seconds; a process that
/// was stopped keeps its locks.
pub const HEARD_OF: Duration = Duration::from_secs(40);

/// The channel of the signals.
pub const CHANNEL: &str = "tessera";
/// The signal that a game has ended, whose number follows.
pub const GAME_ENDED: &str = "ended";
/// The signal that somebody was deleted.
pub const PERSON_DELETED: &str = "deleted";

/// How often a lock that somebody else has is tried again before it counts as taken, and the pause between.
pub const TRIES: u32 = 20;
pub const PAUSE: Duration = Duration::from_millis(500);

/// The shards of Discord's gateway that a process connects, from the first to the last, of this many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardRange {
    /// The first one; they count from 0.
    pub first: u32,
    /// The last one, which may be the first.
    pub last: u32,
    /// How many there are in all processes together.
    pub total: u32,
}

impl ShardRange {
    /// How many they are.
    pub const fn count(self) -> u32 {
        self.last - self.first + 1
    }
}

/// How many shards other processes have.
pub async fn others(connection: &mut PgConnection) -> Result<i64, sqlx::Error> {
    promptly(
        sqlx::query_scalar(OTHERS)
            .bind(i64::from(SHARD))
            .bind(i64::from(MOST_SHARDS))
            .fetch_one(connection),
    )
    .await
}

/// Whether the server does not say of a process when it was last heard of, so that one that hangs is not given up.
pub async fn is_any_unheard(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    promptly(
        sqlx::query_scalar(ANY_UNHEARD)
            .bind(i64::from(SHARD))
            .fetch_one(connection),
    )
    .await
}

/// Takes the lead, unless another process has it. One that was not heard of for [`HEARD_OF`] is cut off, so that the next
/// process that asks leads.
pub async fn lead(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    let leads: bool = promptly(
        sqlx::query_scalar(TAKE)
            .bind(LEAD)
            .fetch_one(&mut *connection),
    )
    .await?;
    if !leads {
        promptly(
            sqlx::query(DEPOSE)
                .bind(LEAD)
                .bind(HEARD_OF.as_secs_f64())
                .execute(connection),
        )
        .await?;
    }
    Ok(leads)
}

/// The connection by which a server knows it: its process, and when that began.
pub async fn own_connection(connection: &mut PgConnection) -> Result<(i32, String), sqlx::Error> {
    promptly(
        sqlx::query_as(
            "SELECT pid, backend_start::text FROM pg_stat_activity WHERE pid = pg_backend_pid()",
        )
        .fetch_one(connection),
    )
    .await
}

/// Ends an earlier connection of this process, if the server still has it.
pub async fn end(
    connection: &mut PgConnection,
    (pid, begun): &(i32, String),
) -> Result<(), sqlx::Error> {
    promptly(sqlx::query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_start::text = $2",
    )
    .bind(pid)
    .bind(begun)
    .execute(connection)).await?;
    Ok(())
}

/// Keeps commands that change something away as long as the connection lasts. Waits a little for those that are about to
/// end; whether they did.
pub async fn begin_move(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    for _ in 0..TRIES {
        let taken = sqlx::query_scalar(TAKE)
            .bind(MOVE)
            .fetch_one(&mut *connection);
        if promptly(taken).await? {
            return Ok(true);
        }
        sleep(PAUSE).await;
    }
    Ok(false)
}

/// Takes the lock that keeps the database from being moved as long as one of these connections lasts, unless it is being
/// moved.
pub async fn keep_from_move(pool: &PgPool) -> Result<bool, sqlx::Error> {
    promptly(sqlx::query_scalar(TAKE_SHARED).bind(MOVE).fetch_one(pool)).await
}

/// Takes the lock of whoever changes the schema, unless another process has it.
pub async fn begin_upgrade(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    promptly(sqlx::query_scalar(TAKE).bind(UPGRADE).fetch_one(connection)).await
}

/// Whether a bot runs, be it alone or one of several processes.
pub async fn is_any_running(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    promptly(
        sqlx::query_scalar(HELD)
            .bind(BOT)
            .bind(false)
            .fetch_one(connection),
    )
    .await
}

/// Whether this connection has the lock that every bot has.
pub async fn is_held(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    promptly(
        sqlx::query_scalar(HELD)
            .bind(BOT)
            .bind(true)
            .fetch_one(connection),
    )
    .await
}

/// Uses the connection, which the other processes see.
pub async fn touch(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    promptly(sqlx::query("SELECT 1").execute(connection)).await?;
    Ok(())
}

/// Marks these shards as connected.
pub async fn mark_present(
    connection: &mut PgConnection,
    shards: ShardRange,
) -> Result<(), sqlx::Error> {
    of_shards(
        "SELECT pg_advisory_lock_shared($1, shard) FROM generate_series($2, $3) shard",
        connection,
        shards,
    )
    .await
}

/// Marks these shards as not connected.
pub async fn unmark_present(
    connection: &mut PgConnection,
    shards: ShardRange,
) -> Result<(), sqlx::Error> {
    of_shards(
        "SELECT pg_advisory_unlock_shared($1, shard) FROM generate_series($2, $3) shard",
        connection,
        shards,
    )
    .await
}

async fn of_shards(
    query: &'static str,
    connection: &mut PgConnection,
    shards: ShardRange,
) -> Result<(), sqlx::Error> {
    promptly(
        sqlx::query(query)
            .bind(PRESENT)
            .bind(number(shards.first))
            .bind(number(shards.last))
            .execute(connection),
    )
    .await?;
    Ok(())
}

/// The shards out of this many that no process has marked as connected, or only one that was not heard of lately. Where the
/// server does not say when that was, a process that marks them counts as heard of.
pub async fn missing(connection: &mut PgConnection, total: u32) -> Result<Vec<u32>, sqlx::Error> {
    let missing: Vec<i32> = promptly(
        sqlx::query_scalar(MISSING)
            .bind(i64::from(PRESENT))
            .bind(number(total.saturating_sub(1)))
            .bind(HEARD_OF.as_secs_f64())
            .fetch_all(connection),
    )
    .await?;
    Ok(missing
        .into_iter()
        .filter_map(|shard| u32::try_from(shard).ok())
        .collect())
}

/// Reserves something by its name, unless another process has.
pub async fn reserve(connection: &mut PgConnection, what: &str) -> Result<bool, sqlx::Error> {
    promptly(
        sqlx::query_scalar("SELECT pg_try_advisory_lock(hashtextextended($1, 0))")
            .bind(what)
            .fetch_one(connection),
    )
    .await
}

/// Gives up what was reserved.
pub async fn give_up(connection: &mut PgConnection, what: &str) -> Result<(), sqlx::Error> {
    promptly(
        sqlx::query("SELECT pg_advisory_unlock(hashtextextended($1, 0))")
            .bind(what)
            .execute(connection),
    )
    .await?;
    Ok(())
}

/// The server's time, in milliseconds.
pub const CLOCK: &str = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/// The server's time, in milliseconds.
pub async fn clock(connection: &mut PgConnection) -> Result<i64, sqlx::Error> {
    promptly(sqlx::query_scalar(CLOCK).fetch_one(connection)).await
}

/// Sends a signal over a channel.
pub const SIGNAL: &str = "SELECT pg_notify($1, $2)";

/// Sends a signal.
pub async fn signal(connection: &mut PgConnection, signal: &str) -> Result<(), sqlx::Error> {
    promptly(
        sqlx::query(SIGNAL)
            .bind(CHANNEL)
            .bind(signal)
            .execute(connection),
    )
    .await?;
    Ok(())
}

/// A number of a lock: of shards there are few.
pub fn number(shard: u32) -> i32 {
    i32::try_from(shard).unwrap_or(i32::MAX)
}

/// Whether a lock of one number, which is shown as two halves, is held by this connection, or by another one.
const HELD: &str = "
    SELECT EXISTS (SELECT 1 FROM pg_locks
        WHERE locktype = 'advisory' AND objsubid = 1 AND granted AND (classid::bigint << 32 | objid::bigint) = $1
            AND (pid = pg_backend_pid()) = $2
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))";

/// Ends the connection that has this lock of one number, if it was not heard of for this many seconds.
const DEPOSE: &str = "
    SELECT pg_terminate_backend(process.pid) FROM pg_locks lock JOIN pg_stat_activity process USING (pid)
    WHERE lock.locktype = 'advisory' AND lock.objsubid = 1 AND lock.granted
        AND (lock.classid::bigint << 32 | lock.objid::bigint) = $1
        AND lock.database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND process.state_change < clock_timestamp() - make_interval(secs => $2)";

/// Whether a process has shards of which the server does not say when it was heard of.
const ANY_UNHEARD: &str = "
    SELECT EXISTS (SELECT 1 FROM pg_locks lock JOIN pg_stat_activity process USING (pid)
        WHERE lock.locktype = 'advisory' AND lock.objsubid = 2 AND lock.granted AND lock.classid::bigint = $1
            AND lock.database = (SELECT oid FROM pg_database WHERE datname = current_database())
            AND process.state_change IS NULL)";

const OTHERS: &str = "
    SELECT COUNT(*) FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND classid::bigint = $1 AND pid <> pg_backend_pid() AND granted
        AND objid::bigint < $2
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";

const MISSING: &str = "
    SELECT shard FROM generate_series(0, $2) shard
    WHERE NOT EXISTS (
        SELECT 1 FROM pg_locks lock JOIN pg_stat_activity process USING (pid)
        WHERE lock.locktype = 'advisory' AND lock.objsubid = 2 AND lock.granted
            AND lock.classid::bigint = $1 AND lock.objid::bigint = shard
            AND lock.database = (SELECT oid FROM pg_database WHERE datname = current_database())
            AND (process.state_change IS NULL
                OR process.state_change > clock_timestamp() - make_interval(secs => $3)))
    ORDER BY shard";
