//! People who are being deleted, and the rows that tell something about them: these are deleted, or get a stand-in.
//!
//! A row is found by a reading connection, so that nobody who writes waits for the search; the change is a short
//! transaction of its own.

use jiff::Timestamp;
use sqlx::AssertSqlSafe;

use super::column::{self, from_id, from_time};
use super::personal_data::{CLEARED_LAST, Fate, PERSONAL_COLUMNS};
use super::personal_rows::LiveTable;
use super::process_locks::PERSON_DELETED;
use super::sql::{self, Text};
use super::{Error, Reading, Writing};
use crate::game::{DELETED_NAME, PlayerId};

/// Account numbers on Discord are larger than this, and than any other number that is stored except ids and hashes.
/// Where no list says what a column holds, only such numbers are looked for.
const SMALLEST_ACCOUNT: u64 = 1 << 40;

/// Somebody who is being deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deletion {
    /// The person.
    pub player: PlayerId,
    /// Who takes their place in games.
    pub stand_in: PlayerId,
    /// When they asked for it.
    pub asked_at: Timestamp,
}

/// Rows that still hold a person's account number, and what to do about them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leftover {
    table: String,
    column: String,
    key: Vec<String>,
    only: Option<&'static str>,
    change: Change,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    Delete,
    StandIn,
    /// The account number stands in a text.
    Text,
}

impl Leftover {
    /// Where the rows are, as "table.column".
    pub fn place(&self) -> String {
        format!("{}.{}", self.table, self.column)
    }
}

impl Reading {
    /// The people who are being deleted, in the order in which they asked.
    pub async fn deletions(&mut self) -> Result<Vec<Deletion>, Error> {
        let rows: Vec<(i64, i64, i64)> = sql::query_as(
            "SELECT player, stand_in, asked_at FROM deletions
             WHERE player IS NOT NULL ORDER BY stand_in",
        )
        .fetch_all(self.connection())
        .await?;
        self.readable(rows, |(player, stand_in, asked_at)| {
            Ok(Deletion {
                player: PlayerId(column::id(player)?),
                stand_in: PlayerId(column::id(stand_in)?),
                asked_at: column::time(asked_at)?,
            })
        })
    }

    /// Whether something that this person's opponents are to be told since then is not posted yet.
    pub async fn is_end_untold(
        &mut self,
        player: PlayerId,
        since: Timestamp,
    ) -> Result<bool, Error> {
        let untold: bool = sql::query_scalar(UNTOLD)
            .bind(from_id(player.0)?)
            .bind(from_time(since))
            .fetch_one(self.connection())
            .await?;
        Ok(untold)
    }

    /// Rows that still hold this person's account number; `None` if only those are left that are cleared last.
    pub async fn leftover(&mut self, player: PlayerId) -> Result<Option<Leftover>, Error> {
        let live = self.live_tables().await?;
        for it in PERSONAL_COLUMNS {
            let Some(table) = live.iter().find(|live| live.name == it.table) else {
                continue;
            };
            let leftover = Leftover {
                table: it.table.to_owned(),
                column: it.column.to_owned(),
                key: table.key.clone(),
                only: it.only,
                change: match it.fate {
                    Fate::Deleted => Change::Delete,
                    Fate::StandIn => Change::StandIn,
                    Fate::Kept => continue,
                },
            };
            if self.is_there(&leftover, player).await? {
                return Ok(Some(leftover));
            }
        }
        if player.0 < SMALLEST_ACCOUNT {
            return Ok(None);
        }
        for table in &live {
            if CLEARED_LAST.contains(&table.name.as_str()) {
                continue;
            }
            for leftover in unlisted(table).filter(|it| !is_kept(it)) {
                if self.is_there(&leftover, player).await? {
                    return Ok(Some(leftover));
                }
            }
        }
        Ok(None)
    }

    async fn is_there(&mut self, leftover: &Leftover, player: PlayerId) -> Result<bool, Error> {
        let (table, holds) = (&leftover.table, leftover.holds());
        let sql = format!("SELECT EXISTS (SELECT 1 FROM \"{table}\" WHERE {holds})");
        let found: bool = sql::query_scalar(AssertSqlSafe(sql))
            .bind(from_id(player.0)?)
            .fetch_one(self.connection())
            .await?;
        Ok(found)
    }

    /// Whether a bar or a ban has ended of somebody of whom nothing else is stored.
    pub async fn has_ended_bars(&mut self, now: Timestamp) -> Result<bool, Error> {
        for table in ENDING_BARS {
            let sql = format!("SELECT EXISTS (SELECT 1 FROM {table} WHERE {ENDED_OF_NOBODY})");
            let found: bool = sql::query_scalar(AssertSqlSafe(sql))
                .bind(from_time(now))
                .fetch_one(self.connection())
                .await?;
            if found {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// How large the database is, in bytes.
    pub async fn database_size(&mut self) -> Result<u64, Error> {
        let bytes: i64 = sql::query_scalar(SIZE).fetch_one(self.connection()).await?;
        column::count(bytes)
    }

    /// Whether somebody was cleared whose bytes may still be in the file, which was not rewritten after this time.
    pub async fn is_rewrite_due(&mut self, before: Timestamp) -> Result<bool, Error> {
        let due: bool = sql::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM deletions WHERE player IS NULL)
                AND NOT EXISTS (SELECT 1 FROM rewrites WHERE at > $1)",
        )
        .bind(from_time(before))
        .fetch_one(self.connection())
        .await?;
        Ok(due)
    }
}

impl Leftover {
    /// SQL for the rows; `$1` is the person.
    fn holds(&self) -> String {
        let (column, only) = (&self.column, self.only.unwrap_or("TRUE"));
        if self.change == Change::Text {
            format!("replace(\"{column}\", CAST($1 AS TEXT), '') <> \"{column}\"")
        } else {
            format!("\"{column}\" = $1 AND {only}")
        }
    }
}

/// Whether a list says that these rows stay as they are.
fn is_kept(leftover: &Leftover) -> bool {
    let mut kept = PERSONAL_COLUMNS.iter().filter(|it| it.fate == Fate::Kept);
    kept.any(|it| it.table == leftover.table && it.column == leftover.column)
}

/// What of a table may hold an account number although no list says so.
fn unlisted(table: &LiveTable) -> impl Iterator<Item = Leftover> {
    table.columns.iter().filter_map(|(column, kind)| {
        Some(Leftover {
            table: table.name.clone(),
            column: column.clone(),
            key: table.key.clone(),
            only: None,
            change: match kind.as_str() {
                "INTEGER" => Change::StandIn,
                "TEXT" => Change::Text,
                _ => return None,
            },
        })
    })
}

impl Writing {
    /// Notes that a person is to be deleted, and gives them a stand-in; nothing changes if they asked before.
    pub async fn insert_deletion(&mut self, player: PlayerId, now: Timestamp) -> Result<(), Error> {
        if self.deletions().await?.iter().any(|it| it.player == player) {
            return Ok(());
        }
        let stand_in = self.next_number("stand-in").await?;
        sql::query("INSERT INTO players (id, name) VALUES ($1, $2)")
            .bind(stand_in)
            .bind(DELETED_NAME)
            .execute(self.connection())
            .await?;
        sql::query("INSERT INTO deletions (stand_in, player, asked_at) VALUES ($1, $2, $3)")
            .bind(stand_in)
            .bind(from_id(player.0)?)
            .bind(from_time(now))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Clears at most so many of these rows.
    pub async fn clear(
        &mut self,
        leftover: &Leftover,
        deletion: &Deletion,
        most: u32,
    ) -> Result<(), Error> {
        let Leftover { table, column, .. } = leftover;
        let keys: Vec<_> = leftover
            .key
            .iter()
            .map(|key| format!("\"{key}\""))
            .collect();
        let (keys, holds) = (keys.join(", "), leftover.holds());
        self.overwrite_deleted().await?;
        let rows =
            format!("WHERE ({keys}) IN (SELECT {keys} FROM \"{table}\" WHERE {holds} LIMIT $2)");
        let sql = match leftover.change {
            Change::Delete => format!("DELETE FROM \"{table}\" {rows}"),
            Change::StandIn => format!("UPDATE \"{table}\" SET \"{column}\" = $3 {rows}"),
            Change::Text => format!(
                "UPDATE \"{table}\"
                 SET \"{column}\" = replace(\"{column}\", CAST($1 AS TEXT), CAST($3 AS TEXT)) {rows}"
            ),
        };
        let query = sql::query(AssertSqlSafe(sql))
            .bind(from_id(deletion.player.0)?)
            .bind(most);
        let query = match leftover.change {
            Change::Delete => query,
            Change::StandIn | Change::Text => query.bind(from_id(deletion.stand_in.0)?),
        };
        // PostgreSQL goes on after a failure only from a point that was set before.
        self.run("SAVEPOINT clearing").await?;
        match query.execute(self.connection()).await {
            // A row that refers to nothing is damaged, and of no use to others.
            Err(sqlx::Error::Database(error)) if error.is_foreign_key_violation() => {
                self.run("ROLLBACK TO SAVEPOINT clearing").await?;
                let sql = format!("DELETE FROM \"{table}\" {rows}");
                sql::query(AssertSqlSafe(sql))
                    .bind(from_id(deletion.player.0)?)
                    .bind(most)
                    .execute(self.connection())
                    .await?;
            }
            cleared => {
                cleared?;
            }
        }
        self.run("RELEASE SAVEPOINT clearing").await
    }

    /// Lets SQLite overwrite in the file the bytes of what this transaction deletes. Copies that it made while it moved rows,
    /// and on PostgreSQL everything, go when the database is rewritten.
    async fn overwrite_deleted(&mut self) -> Result<(), Error> {
        if self.is_on_server() {
            return Ok(());
        }
        self.run("PRAGMA secure_delete = ON").await
    }

    async fn run(&mut self, sql: &'static str) -> Result<(), Error> {
        sql::query(sql).execute(self.connection()).await?;
        Ok(())
    }

    /// Deletes the bars and bans that have ended of people of whom nothing else is stored.
    pub async fn delete_ended_bars(&mut self, now: Timestamp) -> Result<(), Error> {
        self.overwrite_deleted().await?;
        for table in ENDING_BARS {
            let sql = format!("DELETE FROM {table} WHERE {ENDED_OF_NOBODY}");
            sql::query(AssertSqlSafe(sql))
                .bind(from_time(now))
                .execute(self.connection())
                .await?;
        }
        Ok(())
    }

    /// Deletes the person's own row, and forgets whose deletion it was. Fails if another row still refers to them.
    pub async fn finish_deletion(
        &mut self,
        deletion: &Deletion,
        now: Timestamp,
    ) -> Result<(), Error> {
        sql::query("DELETE FROM players WHERE id = $1")
            .bind(from_id(deletion.player.0)?)
            .execute(self.connection())
            .await?;
        sql::query("UPDATE deletions SET player = NULL, cleared_at = $2 WHERE stand_in = $1")
            .bind(from_id(deletion.stand_in.0)?)
            .bind(from_time(now))
            .execute(self.connection())
            .await?;
        self.signal(PERSON_DELETED).await?;
        Ok(())
    }
}

/// Where rows end by themselves.
const ENDING_BARS: [&str; 2] = ["tournament_bars", "bans"];
const SIZE: Text = Text::Each {
    sqlite: "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
    postgres: "SELECT pg_database_size(current_database())",
};

const ENDED_OF_NOBODY: &str = "until <= $1 AND player NOT IN (SELECT id FROM players)";

const UNTOLD: &str = "
    SELECT EXISTS (
        SELECT 1 FROM finished_games JOIN games ON games.id = finished_games.game
        WHERE finished_games.player = (SELECT short_id FROM short_ids WHERE id = $1)
            AND finished_games.ended_at >= $2 AND NOT games.end_posted
    ) OR EXISTS (
        SELECT 1 FROM challenges WHERE NOT shown AND message IS NOT NULL AND $1 IN (challenger, opponent)
    )";
