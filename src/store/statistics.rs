//! Counts of what is stored, for the operator. They read whole tables, and nothing waits for them.

use jiff::Timestamp;

use super::column::{self, from_time};
use super::sql::{self, Text};
use super::{Error, Reading};

/// The states in which games are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameCounts {
    /// Games in which somebody is to move.
    pub running: u64,
    /// Games that are paused.
    pub paused: u64,
    /// Games that are adjourned.
    pub adjourned: u64,
    /// Games that are over.
    pub finished: u64,
}

/// What was done on one day, UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DayCounts {
    /// Games that began.
    pub begun: u64,
    /// Games that ended, as far as they have results.
    pub ended: u64,
    /// Invitations that were made and are still stored.
    pub invitations: u64,
    /// Puzzles that were shown to somebody last.
    pub puzzles: u64,
}

/// A number and how it is called.
type Count = (&'static str, &'static str);

/// What is counted, each by one query.
const COUNTS: [Count; 15] = [
    ("people", "SELECT COUNT(*) FROM players"),
    (
        "people_playing",
        "SELECT COUNT(DISTINCT player) FROM seats WHERE running",
    ),
    ("servers", "SELECT COUNT(*) FROM server_names"),
    (
        "servers_with_games",
        "SELECT COUNT(DISTINCT server) FROM games WHERE server IS NOT NULL",
    ),
    (
        "games_against_the_bot",
        "SELECT COUNT(*) FROM games WHERE machine IS NOT NULL",
    ),
    (
        "moves",
        "SELECT CAST(COALESCE(SUM(ply % 65536), 0) AS BIGINT) FROM games",
    ),
    (
        "invitations_open",
        "SELECT COUNT(*) FROM challenges WHERE game IS NULL AND refused IS NULL",
    ),
    (
        "tables_open",
        "SELECT COUNT(*) FROM tables WHERE game IS NULL AND ended IS NULL",
    ),
    ("seeks_open", "SELECT COUNT(*) FROM seeks WHERE NOT ended"),
    (
        "tournaments",
        "SELECT COUNT(*) FROM tournaments WHERE state <> 'draft'",
    ),
    ("reviews", "SELECT COUNT(*) FROM reviews"),
    ("puzzles_met", "SELECT COUNT(*) FROM puzzles"),
    (
        "puzzles_from_games",
        "SELECT COUNT(*) FROM puzzles WHERE game IS NOT NULL",
    ),
    ("puzzle_attempts", "SELECT COUNT(*) FROM puzzle_attempts"),
    ("puzzle_solvers", "SELECT COUNT(*) FROM solvers"),
];

/// What is counted by day: each query gives a day, counted from 1970-01-01, and a number.
const BY_DAY: [&str; 4] = [
    "SELECT started_at / 86400000 AS day, COUNT(*) FROM games WHERE started_at >= $1 GROUP BY day",
    "SELECT ended_at / 86400000 AS day, COUNT(DISTINCT game) FROM finished_games
     WHERE ended_at >= $1 GROUP BY day",
    "SELECT made_at / 86400000 AS day, COUNT(*) FROM challenges WHERE made_at >= $1 GROUP BY day",
    "SELECT shown_at / 86400000 AS day, COUNT(*) FROM puzzle_attempts
     WHERE shown_at >= $1 GROUP BY day",
];

impl Reading {
    /// Numbers of many kinds, by their names.
    pub async fn counts(&mut self) -> Result<Vec<(&'static str, u64)>, Error> {
        let mut counts = Vec::new();
        for (name, sql) in COUNTS {
            let count: i64 = sql::query_scalar(sql).fetch_one(self.connection()).await?;
            counts.push((name, column::count(count)?));
        }
        Ok(counts)
    }

    /// The games of each ruleset, by its stored name: the ruleset with its options, most games first.
    pub async fn games_by_ruleset(&mut self) -> Result<Vec<(String, GameCounts)>, Error> {
        let rows: Vec<(String, i64, i64, i64, i64)> = sql::query_as(
            "SELECT ruleset,
                    COUNT(CASE WHEN to_move IS NOT NULL AND rest IS NULL THEN 1 END),
                    COUNT(CASE WHEN to_move IS NOT NULL AND rest = 'paused' THEN 1 END),
                    COUNT(CASE WHEN to_move IS NOT NULL AND rest = 'adjourned' THEN 1 END),
                    COUNT(CASE WHEN to_move IS NULL THEN 1 END)
             FROM games GROUP BY ruleset ORDER BY COUNT(*) DESC, ruleset",
        )
        .fetch_all(self.connection())
        .await?;
        let counts = rows
            .into_iter()
            .map(|(ruleset, running, paused, adjourned, finished)| {
                let counts = GameCounts {
                    running: column::count(running)?,
                    paused: column::count(paused)?,
                    adjourned: column::count(adjourned)?,
                    finished: column::count(finished)?,
                };
                Ok((ruleset, counts))
            });
        counts.collect()
    }

    /// What was done on each of so many days, UTC, the present one last.
    pub async fn counts_by_day(
        &mut self,
        days: u16,
        now: Timestamp,
    ) -> Result<Vec<(Timestamp, DayCounts)>, Error> {
        let today = now.as_millisecond().div_euclid(86_400_000);
        let first = today - i64::from(days) + 1;
        let begins = |day: i64| Timestamp::from_millisecond(day * 86_400_000).unwrap_or(now);
        let mut counts: Vec<_> = (first..=today)
            .map(|day| (begins(day), DayCounts::default()))
            .collect();
        for (index, sql) in BY_DAY.into_iter().enumerate() {
            let rows: Vec<(i64, i64)> = sql::query_as(sql)
                .bind(from_time(begins(first)))
                .fetch_all(self.connection())
                .await?;
            for (day, count) in rows {
                // A time in the future was stored by a clock that was wrong.
                let place = usize::try_from(day - first).ok();
                if let Some((_, of_day)) = place.and_then(|place| counts.get_mut(place)) {
                    *of_day.field(index) = column::count(count)?;
                }
            }
        }
        Ok(counts)
    }

    /// How many bytes the database has, and how many of them are free for what comes; PostgreSQL does not say that.
    pub async fn size(&mut self) -> Result<(u64, u64), Error> {
        let (bytes, free): (i64, i64) = sql::query_as(SIZE).fetch_one(self.connection()).await?;
        Ok((column::count(bytes)?, column::count(free)?))
    }
}

const SIZE: Text = Text::Each {
    sqlite: "
        SELECT page_count * page_size, freelist_count * page_size
        FROM pragma_page_count, pragma_page_size, pragma_freelist_count",
    postgres: "SELECT pg_database_size(current_database()), CAST(0 AS BIGINT)",
};

impl DayCounts {
    /// The count of the query with this index in [`BY_DAY`].
    fn field(&mut self, index: usize) -> &mut u64 {
        match index {
            0 => &mut self.begun,
            1 => &mut self.ended,
            2 => &mut self.invitations,
            _ => &mut self.puzzles,
        }
    }
}
