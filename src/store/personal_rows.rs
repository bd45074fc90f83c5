//! The rows that tell something about a person: how many there are, and what they say. They are looked up by the list in
//! `personal_data`, and as the schema is at this moment.

use sqlx::AssertSqlSafe;

use super::column::{self, from_id};
use super::personal_data::{Exported, PERSON, PERSONAL_COLUMNS, StoredKind};
use super::short_ids::short_id;
use super::sql::{self, Text};
use super::{Error, Reading};
use crate::game::PlayerId;

/// A table as the schema has it now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveTable {
    /// Its name.
    pub name: String,
    /// The columns by which one row is told from the others as long as none changes.
    pub key: Vec<String>,
    /// The columns of its primary key, in order.
    pub primary_key: Vec<String>,
    /// Its columns, each with its type.
    pub columns: Vec<(String, String)>,
}

/// Rows of one table that tell something about a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonalRows {
    /// The table.
    pub table: &'static str,
    /// What it tells.
    pub kind: StoredKind,
    /// The rows, each an object of JSON. Bytes are in hexadecimal, and numbers that JavaScript would round are texts.
    pub rows: Vec<String>,
    /// How many were left out because there are too many.
    pub left_out: u64,
}

impl Reading {
    /// All tables but the database's own.
    pub async fn live_tables(&mut self) -> Result<Vec<LiveTable>, Error> {
        let found: Vec<(String, bool)> = sql::query_as(TABLES).fetch_all(self.connection()).await?;
        let mut tables = Vec::with_capacity(found.len());
        for (name, has_no_rowid) in found {
            let columns: Vec<(String, String, i64)> = sql::query_as(COLUMNS)
                .bind(&name)
                .fetch_all(self.connection())
                .await?;
            let mut key: Vec<_> = columns.iter().filter(|(_, _, place)| *place > 0).collect();
            key.sort_by_key(|(_, _, place)| *place);
            let primary_key: Vec<_> = key.into_iter().map(|(name, ..)| name.clone()).collect();
            let key = if has_no_rowid {
                primary_key.clone()
            } else {
                vec![row_id(self.is_on_server()).to_owned()]
            };
            let columns = columns.into_iter().map(|(name, kind, _)| (name, kind));
            tables.push(LiveTable {
                name,
                key,
                primary_key,
                columns: columns.collect(),
            });
        }
        Ok(tables)
    }

    /// How many rows of each kind tell something about a person, and are theirs to read. Games are counted by
    /// [`Reading::count_games`]; tournaments count once each, whatever is stored about the person in them, and reviews by
    /// their finished games.
    pub async fn count_personal_rows(
        &mut self,
        player: PlayerId,
    ) -> Result<Vec<(StoredKind, u64)>, Error> {
        let mut counts: Vec<(StoredKind, u64)> = Vec::new();
        for it in PERSONAL_COLUMNS {
            let is_counted_otherwise =
                [StoredKind::Games, StoredKind::Tournaments].contains(&it.kind);
            if it.exported != Exported::Yes || is_counted_otherwise {
                continue;
            }
            let (table, column) = (it.table, it.column);
            let only = it.only.unwrap_or("TRUE");
            let exported = it.exported_only.unwrap_or("TRUE");
            let sql = format!(
                "SELECT COUNT(*) FROM \"{table}\" WHERE \"{column}\" = $1 AND {only} AND {exported}"
            );
            let count: i64 = sql::query_scalar(AssertSqlSafe(sql))
                .bind(from_id(player.0)?)
                .fetch_one(self.connection())
                .await?;
            let count: u64 = column::count(count)?;
            match counts.iter_mut().find(|(kind, _)| *kind == it.kind) {
                Some((_, all)) => *all += count,
                None => counts.push((it.kind, count)),
            }
        }
        let tournaments: i64 = sql::query_scalar(TOURNAMENTS)
            .bind(from_id(player.0)?)
            .fetch_one(self.connection())
            .await?;
        counts.push((StoredKind::Tournaments, column::count(tournaments)?));
        let reviews: i64 = sql::query_scalar(REVIEWS)
            .bind(from_id(player.0)?)
            .fetch_one(self.connection())
            .await?;
        counts.push((StoredKind::Reviews, column::count(reviews)?));
        Ok(counts)
    }

    /// How many finished games a person has.
    pub async fn count_games(&mut self, player: PlayerId) -> Result<u64, Error> {
        let count: i64 = sql::query_scalar(FINISHED)
            .bind(from_id(player.0)?)
            .fetch_one(self.connection())
            .await?;
        column::count(count)
    }

    /// The rows that tell something about a person and are theirs to read, table by table, at most so many of each.
    pub async fn personal_rows(
        &mut self,
        player: PlayerId,
        most: u32,
    ) -> Result<Vec<PersonalRows>, Error> {
        let live = self.live_tables().await?;
        let mut all: Vec<PersonalRows> = Vec::new();
        for it in std::iter::once(&PERSON).chain(PERSONAL_COLUMNS) {
            let table = it.table;
            if it.exported != Exported::Yes || all.iter().any(|rows| rows.table == table) {
                continue;
            }
            let Some(live) = live.iter().find(|live| live.name == table) else {
                continue;
            };
            let own = PERSONAL_COLUMNS.iter().chain([&PERSON]);
            let own = own.filter(|it| it.table == table && it.exported == Exported::Yes);
            let own: Vec<_> = own
                .map(|it| {
                    let exported = it.exported_only.unwrap_or("TRUE");
                    format!("(\"{}\" = $1 AND {exported})", it.column)
                })
                .collect();
            let fields = if self.is_on_server() {
                as_json_on_server(live)
            } else {
                as_json(live)
            };
            let own = own.join(" OR ");
            let rows = format!("SELECT {fields} FROM \"{table}\" WHERE {own} LIMIT $2");
            let rows: Vec<String> = sql::query_scalar(AssertSqlSafe(rows))
                .bind(from_id(player.0)?)
                .bind(most)
                .fetch_all(self.connection())
                .await?;
            let mut left_out = 0;
            if rows.len() == most as usize {
                let count = format!("SELECT COUNT(*) FROM \"{table}\" WHERE {own}");
                let count: i64 = sql::query_scalar(AssertSqlSafe(count))
                    .bind(from_id(player.0)?)
                    .fetch_one(self.connection())
                    .await?;
                left_out = column::count::<u64>(count)?.saturating_sub(u64::from(most));
            }
            all.push(PersonalRows {
                table,
                kind: it.kind,
                rows,
                left_out,
            });
        }
        Ok(all)
    }
}

/// SQL for a row as an object of JSON.
fn as_json(table: &LiveTable) -> String {
    let fields = table.columns.iter().map(|(name, _)| {
        format!(
            "'{name}', CASE typeof(\"{name}\") WHEN 'blob' THEN hex(\"{name}\") WHEN 'integer' THEN
                CASE WHEN \"{name}\" BETWEEN -9007199254740991 AND 9007199254740991 THEN \"{name}\"
                ELSE CAST(\"{name}\" AS TEXT) END ELSE \"{name}\" END"
        )
    });
    format!("json_object({})", fields.collect::<Vec<_>>().join(", "))
}

/// The same for PostgreSQL, whose types have to be told apart beforehand.
fn as_json_on_server(table: &LiveTable) -> String {
    let fields = table.columns.iter().map(|(name, kind)| {
        let value = match kind.as_str() {
            "INTEGER" => format!(
                "CASE WHEN \"{name}\" BETWEEN -9007199254740991 AND 9007199254740991
                    THEN to_json(\"{name}\") ELSE to_json(CAST(\"{name}\" AS TEXT)) END"
            ),
            "BOOLEAN" => format!("CAST(\"{name}\" AS INTEGER)"),
            "BLOB" => format!("upper(encode(\"{name}\", 'hex'))"),
            _ => format!("\"{name}\""),
        };
        format!("'{name}', {value}")
    });
    let fields = fields.collect::<Vec<_>>().join(", ");
    format!("CAST(json_build_object({fields}) AS TEXT)")
}

/// What tells one row of a table from the others, for as long as none of them changes.
const fn row_id(is_on_server: bool) -> &'static str {
    if is_on_server { "ctid" } else { "rowid" }
}

const TABLES: Text = Text::Each {
    sqlite: "
        SELECT name, wr FROM pragma_table_list
        WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    postgres: "
        SELECT CAST(tablename AS TEXT) COLLATE \"C\" AS name, FALSE FROM pg_tables
        WHERE schemaname = current_schema() ORDER BY 1",
};

const COLUMNS: Text = Text::Each {
    sqlite: "SELECT name, type, pk FROM pragma_table_info($1) ORDER BY cid",
    postgres: "
        SELECT CAST(column_name AS TEXT), CASE data_type WHEN 'bigint' THEN 'INTEGER' WHEN 'boolean' THEN 'BOOLEAN'
            WHEN 'bytea' THEN 'BLOB' WHEN 'text' THEN 'TEXT'
            ELSE CAST(data_type AS TEXT) END,
            CAST(COALESCE((SELECT array_position(conkey, CAST(ordinal_position AS SMALLINT)) FROM pg_constraint
                WHERE contype = 'p' AND conrelid = CAST(quote_ident(table_name) AS REGCLASS)), 0) AS BIGINT)
        FROM information_schema.columns
        WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position",
};

pub(super) const REVIEWS: &str = concat!(
    "SELECT COUNT(*) FROM finished_games AS own CROSS JOIN reviews ON reviews.game = own.game
    WHERE own.player = ",
    short_id!("$1")
);

pub(super) const TOURNAMENTS: &str = "
    SELECT COUNT(*) FROM (
        SELECT id FROM tournaments WHERE organiser = $1
        UNION SELECT tournament FROM tournament_entries WHERE player = $1
        UNION SELECT tournament FROM tournament_byes WHERE player = $1
        UNION SELECT tournament FROM tournament_events
            WHERE kind <> 'blocked-pair' AND (actor = $1 OR player = $1 OR other = $1)) AS theirs";

const FINISHED: &str = "
    SELECT COUNT(*) FROM finished_games
    WHERE player = (SELECT short_id FROM short_ids WHERE id = $1)";
