//! Who works on a database on a server at the moment, for those who look at it from outside: it takes no lock.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use sqlx::postgres::PgConnection;
use sqlx_macros::FromRow;

use super::process_locks::{BOT, HEARD_OF, LEAD, MOST_SHARDS, PRESENT, SHARD, TOTAL};

/// The processes of a bot that work on one database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunningProcesses {
    /// The program that shares the database with nobody, if there is one.
    pub alone: Option<Program>,
    /// Those that connect a part of the shards, in the order of their shards.
    pub several: Vec<RunningProcess>,
}

/// A program of this crate that works on a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// The bot.
    Bot,
    /// What moves everything from one database into another one.
    Migration,
    /// Another command, or one of an older version.
    Other,
}

impl Program {
    const ALL: [Self; 3] = [Self::Bot, Self::Migration, Self::Other];

    /// What its connections to a server are called, as `pg_stat_activity` shows them, and what it writes into the locked file
    /// beside a database in a file.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Bot => "tessera run",
            Self::Migration => "tessera migrate",
            Self::Other => "tessera",
        }
    }

    pub(super) fn named(name: &str) -> Self {
        let named = Self::ALL.into_iter().find(|it| it.name() == name);
        named.unwrap_or(Self::Other)
    }
}

/// A process that connects a part of the shards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunningProcess {
    /// The shards that it has; they count from 0.
    pub shards: BTreeSet<u32>,
    /// How many shards it counts in all processes together.
    pub total: u32,
    /// Whether it says that its shards are connected and that it can trust its clock.
    pub is_present: bool,
    /// Whether it does what one process does for all.
    pub leads: bool,
    /// How long ago it last asked the server something; `None` if the server does not say, as of other users, or where
    /// `track_activities` is off.
    pub silent: Option<Duration>,
    /// How long its connection to the server has been open, which is since it began or last lost the server; `None` if the
    /// server does not say, as of other users.
    pub joined: Option<Duration>,
}

impl RunningProcess {
    /// Whether the others count it as gone, because it was not heard of for forty seconds. Where the server does not say, it
    /// counts as heard of.
    pub fn is_given_up(&self) -> bool {
        self.silent.is_some_and(|silent| silent > HEARD_OF)
    }
}

/// What a lock says of the process that holds it.
enum Lock {
    Alone,
    Leader,
    Total(u32),
    Shard(u32),
    Present,
}

impl Held {
    /// `None` if a program of others holds it.
    fn lock(&self) -> Option<Lock> {
        let second = u32::try_from(self.second).ok()?;
        if self.halves == 1 {
            return match self.first << 32 | i64::from(second) {
                BOT if self.mode == "ExclusiveLock" => Some(Lock::Alone),
                LEAD => Some(Lock::Leader),
                _ => None,
            };
        }
        match i32::try_from(self.first).ok()? {
            TOTAL if second <= MOST_SHARDS => Some(Lock::Total(second)),
            SHARD if second < MOST_SHARDS => Some(Lock::Shard(second)),
            PRESENT => Some(Lock::Present),
            _ => None,
        }
    }
}

impl RunningProcesses {
    pub(super) async fn of(connection: &mut PgConnection) -> Result<Self, sqlx::Error> {
        let mut found = Self::default();
        let mut several: BTreeMap<i32, RunningProcess> = BTreeMap::new();
        let held: Vec<Held> = sqlx::query_as(HELD).fetch_all(connection).await?;
        for held in held {
            let Some(lock) = held.lock() else {
                continue;
            };
            let process = several.entry(held.pid).or_default();
            process.silent = held.silent.map(seconds);
            process.joined = held.joined.map(seconds);
            match lock {
                Lock::Alone => found.alone = Some(Program::named(&held.program)),
                Lock::Leader => process.leads = true,
                Lock::Total(total) => process.total = total,
                Lock::Shard(shard) => _ = process.shards.insert(shard),
                Lock::Present => process.is_present = true,
            }
        }
        found.several = several.into_values().collect();
        found.several.retain(|process| !process.shards.is_empty());
        found
            .several
            .sort_by_key(|process| process.shards.first().copied());
        Ok(found)
    }

    /// Whether a bot runs, be it alone or as several processes.
    pub fn has_bot(&self) -> bool {
        self.alone == Some(Program::Bot) || !self.several.is_empty()
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

/// A lock, and its holder.
#[derive(FromRow)]
struct Held {
    pid: i32,
    /// How many numbers the lock has; one is shown in two halves.
    halves: i16,
    first: i64,
    second: i64,
    mode: String,
    /// What its holder is called.
    program: String,
    /// How many seconds ago its holder was heard of; not of other users, or where `track_activities` is off.
    silent: Option<f64>,
    /// How many seconds ago it connected to the server; not of other users.
    joined: Option<f64>,
}

const HELD: &str = "
    SELECT lock.pid, lock.objsubid AS halves, lock.classid::bigint AS first, lock.objid::bigint AS second, lock.mode,
        coalesce(process.application_name, '') AS program,
        extract(epoch FROM clock_timestamp() - process.state_change)::float8 AS silent,
        extract(epoch FROM clock_timestamp() - process.backend_start)::float8 AS joined
    FROM pg_locks lock JOIN pg_stat_activity process USING (pid)
    WHERE lock.locktype = 'advisory' AND lock.granted
        AND lock.database = (SELECT oid FROM pg_database WHERE datname = current_database())";
