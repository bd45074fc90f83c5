//! Who works on a database on a server at the moment, for those who look at it from outside: it takes no lock.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use sqlx::postgres::PgConnection;

use super::process_locks::{HEARD_OF, PRESENT, SHARD, TOTAL};

/// The processes of a bot that work on one database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunningProcesses {
    /// Whether there is one that shares the database with nobody.
    pub is_alone: bool,
    /// Those that connect a part of the shards, in the order of their shards.
    pub several: Vec<RunningProcess>,
}

/// A process that connects a part of the shards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunningProcess {
    /// The shards that it has; they count from 0.
    pub shards: BTreeSet<u32>,
    /// How many shards it counts in all processes together.
    pub total: u32,
    /// Which of its shards are connected, as it says.
    pub present: BTreeSet<u32>,
    /// Whether it does what one process does for all.
    pub leads: bool,
    /// How long ago the server heard of it; zero if it does not say.
    pub silent: Duration,
    /// How long ago it joined: when it began, or when it had lost the server; `None` if the server does not say.
    pub joined: Option<Duration>,
}

impl RunningProcess {
    /// Whether the others count it as gone, because it was not heard of for forty seconds.
    pub fn is_given_up(&self) -> bool {
        self.silent > HEARD_OF
    }

    /// The shards that it has and that are not connected, as it says.
    pub fn unconnected(&self) -> Vec<u32> {
        self.shards.difference(&self.present).copied().collect()
    }
}

/// What a lock says of the process that holds it.
enum Lock {
    Alone,
    Leader,
    Total(u32),
    Shard(u32),
    Present(u32),
}

impl Lock {
    /// `None` if another program holds it. A lock of one number has it in two halves.
    fn of(halves: i16, first: i64, second: i64, mode: &str) -> Option<Self> {
        let number = u32::try_from(second).ok()?;
        Some(match (halves, i32::try_from(first).ok()?, second) {
            (1, 0x0074_6865, 0x2062_6f74) if mode == "ExclusiveLock" => Self::Alone,
            (1, 0x6c65, 0x6164_6572) => Self::Leader,
            (2, TOTAL, _) => Self::Total(number),
            (2, SHARD, _) => Self::Shard(number),
            (2, PRESENT, _) => Self::Present(number),
            _ => return None,
        })
    }
}

impl RunningProcesses {
    pub(super) async fn of(connection: &mut PgConnection) -> Result<Self, sqlx::Error> {
        let mut found = Self::default();
        let mut several: BTreeMap<i32, RunningProcess> = BTreeMap::new();
        let held: Vec<(i32, i16, i64, i64, String, Option<f64>, Option<f64>)> =
            sqlx::query_as(HELD).fetch_all(connection).await?;
        for (process, halves, first, second, mode, silent, joined) in held {
            let Some(lock) = Lock::of(halves, first, second, &mode) else {
                continue;
            };
            let process = several.entry(process).or_default();
            // A server does not say it of other users.
            process.silent = seconds(silent.unwrap_or_default());
            process.joined = joined.map(seconds);
            match lock {
                Lock::Alone => found.is_alone = true,
                Lock::Leader => process.leads = true,
                Lock::Total(total) => process.total = total,
                Lock::Shard(shard) => _ = process.shards.insert(shard),
                Lock::Present(shard) => _ = process.present.insert(shard),
            }
        }
        found.several = several.into_values().collect();
        found.several.retain(|process| !process.shards.is_empty());
        found
            .several
            .sort_by_key(|process| process.shards.first().copied());
        Ok(found)
    }

    /// The shards that no process has, out of the total that they count.
    pub fn free_shards(&self) -> Vec<u32> {
        let total = self.several.iter().map(|process| process.total).max();
        let is_taken = |shard: &u32| {
            let mut processes = self.several.iter();
            processes.any(|process| process.shards.contains(shard))
        };
        let all = 0..total.unwrap_or_default();
        all.filter(|shard| !is_taken(shard)).collect()
    }
}

fn seconds(seconds: f64) -> Duration {
    Duration::from_secs_f64(seconds.max(0.0))
}

/// Each lock, and how many seconds ago its holder was heard of and connected to the server.
const HELD: &str = "
    SELECT lock.pid, lock.objsubid, lock.classid::bigint, lock.objid::bigint, lock.mode,
        extract(epoch FROM clock_timestamp() - process.state_change)::float8,
        extract(epoch FROM clock_timestamp() - process.backend_start)::float8
    FROM pg_locks lock JOIN pg_stat_activity process USING (pid)
    WHERE lock.locktype = 'advisory' AND lock.granted
        AND lock.database = (SELECT oid FROM pg_database WHERE datname = current_database())";
