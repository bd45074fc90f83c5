//! The rows of any table, to be copied from one database into another.

use std::collections::BTreeMap;

use sqlx::AssertSqlSafe;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, ValueRef as _};

use super::personal_rows::LiveTable;
use super::sql::{self, NUL, Text, Value};
use super::{Error, Reading, Writing};

/// How many rows are read at once.
const PAGE: usize = 1_000;

/// How many parameters a statement has at most: SQLite allows 32,766.
const PARAMETERS: usize = 30_000;

/// A row, its values in the order of the columns.
pub(super) struct AnyRow(Vec<Value<'static>>);

/// The rows of a table, page by page in the order of its primary key.
pub(super) struct Rows<'a> {
    table: &'a LiveTable,
    /// The primary key of the last row of the page before.
    after: Vec<Value<'static>>,
    count: u64,
}

impl<'a> Rows<'a> {
    pub fn of(table: &'a LiveTable) -> Self {
        let after = Vec::new();
        Self {
            table,
            after,
            count: 0,
        }
    }

    /// How many rows the pages so far had.
    pub const fn count(&self) -> u64 {
        self.count
    }

    /// The next rows; none if there are no more.
    pub async fn next_page(&mut self, reading: &mut Reading) -> Result<Vec<AnyRow>, Error> {
        let LiveTable {
            name,
            primary_key,
            columns,
            ..
        } = self.table;
        let all = quoted(columns.iter().map(|(name, _)| name));
        let key = quoted(primary_key);
        let after = if self.after.is_empty() {
            String::new()
        } else {
            let places: Vec<_> = (1..=self.after.len()).map(|it| format!("${it}")).collect();
            format!("WHERE ({key}) > ({})", places.join(", "))
        };
        let sql = format!("SELECT {all} FROM \"{name}\" {after} ORDER BY {key} LIMIT {PAGE}");
        let mut query = sql::query_as(AssertSqlSafe(sql));
        for value in std::mem::take(&mut self.after) {
            query = query.bind(value);
        }
        let page: Vec<AnyRow> = query.fetch_all(reading.connection()).await?;
        self.count += page.len() as u64;
        if let Some(last) = page.last() {
            let place = |key: &String| columns.iter().position(|(name, _)| name == key);
            let places = primary_key.iter().filter_map(place);
            self.after = places.map(|at| last.0[at].clone()).collect();
        }
        Ok(page)
    }
}

/// The columns of a table with their types, in the order in which another one has them.
pub(super) fn in_order_of(order: &LiveTable, table: &LiveTable) -> Vec<(String, String)> {
    let types: BTreeMap<_, _> = table.columns.iter().cloned().collect();
    let names = order.columns.iter().map(|(name, _)| name.clone());
    let columns = names.map(|name| {
        let kind = types.get(&name).cloned().unwrap_or_default();
        (name, kind)
    });
    columns.collect()
}

fn quoted<'n>(names: impl IntoIterator<Item = &'n String>) -> String {
    let names: Vec<_> = names
        .into_iter()
        .map(|name| format!("\"{name}\""))
        .collect();
    names.join(", ")
}

/// Whether two rows say the same: what is true or false in one database may be a number in the other.
pub(super) fn same_values(one: &AnyRow, other: &AnyRow) -> bool {
    let number = |value: &Value<'_>| match *value {
        Value::Integer(number) => Some(number),
        Value::Flag(flag) => Some(flag.map(i64::from)),
        _ => None,
    };
    let same = |(one, other): (&Value<'_>, &Value<'_>)| match (number(one), number(other)) {
        (Some(one), Some(other)) => one == other,
        _ => one == other || one.is_null() && other.is_null(),
    };
    one.0.len() == other.0.len() && one.0.iter().zip(&other.0).all(same)
}

impl Writing {
    /// Lets references be checked when everything is copied.
    pub(super) async fn check_references_later(&mut self) -> Result<(), Error> {
        let sql = Text::Each {
            sqlite: "PRAGMA defer_foreign_keys = ON",
            postgres: "SET CONSTRAINTS ALL DEFERRED",
        };
        sql::query(sql).execute(self.connection()).await?;
        Ok(())
    }

    /// Deletes what is in a table already, of itself or by what was copied before.
    pub(super) async fn clear_table(&mut self, table: &str) -> Result<(), Error> {
        let sql = AssertSqlSafe(format!("DELETE FROM \"{table}\""));
        sql::query(sql).execute(self.connection()).await?;
        Ok(())
    }

    /// Saves rows of a table in its like.
    pub(super) async fn insert_rows(
        &mut self,
        from: &LiveTable,
        to: &LiveTable,
        rows: Vec<AnyRow>,
    ) -> Result<(), Error> {
        let is_on_server = self.is_on_server();
        let columns = in_order_of(from, to);
        let names = quoted(columns.iter().map(|(name, _)| name));
        let at_once = PARAMETERS / columns.len().max(1);
        let mut rows = rows.into_iter().peekable();
        while rows.peek().is_some() {
            let some: Vec<_> = rows.by_ref().take(at_once).collect();
            let places = (0..some.len()).map(|row| {
                let first = row * columns.len() + 1;
                let places = first..first + columns.len();
                let places: Vec<_> = places.map(|it| format!("${it}")).collect();
                format!("({})", places.join(", "))
            });
            let places: Vec<_> = places.collect();
            let sql = format!(
                "INSERT INTO \"{}\" ({names}) VALUES {}",
                to.name,
                places.join(", ")
            );
            let mut query = sql::query(AssertSqlSafe(sql));
            for row in some {
                for (value, (_, kind)) in row.0.into_iter().zip(&columns) {
                    query = query.bind(of_kind(value, kind, is_on_server)?);
                }
            }
            query.execute(self.connection()).await?;
        }
        Ok(())
    }

    /// Lets rows that get their numbers from the database be numbered after all that were ever given out.
    pub(super) async fn go_on_numbering(
        &mut self,
        from: &mut Reading,
        tables: &[LiveTable],
    ) -> Result<(), Error> {
        for table in tables {
            let [key] = table.primary_key.as_slice() else {
                continue;
            };
            let last = from.last_number(&table.name, key).await?;
            if let Some(last) = last {
                self.number_after(&table.name, key, last).await?;
            }
        }
        Ok(())
    }

    async fn number_after(&mut self, table: &str, key: &str, last: i64) -> Result<(), Error> {
        if !self.is_on_server() {
            // A table that has given out none has no row there. Some are numbered by what is in them alone.
            if last == 0 {
                return Ok(());
            }
            let forget = "DELETE FROM sqlite_sequence WHERE name = $1";
            sql::query(forget)
                .bind(table)
                .execute(self.connection())
                .await?;
            sql::query(
                "INSERT INTO sqlite_sequence (name, seq)
                 SELECT name, $2 FROM sqlite_schema
                 WHERE name = $1 AND type = 'table' AND sql LIKE '%AUTOINCREMENT%'",
            )
            .bind(table)
            .bind(last)
            .execute(self.connection())
            .await?;
            return Ok(());
        }
        sql::query(
            "SELECT setval(sequence, GREATEST($3, 1), $3 > 0)
             FROM pg_get_serial_sequence(quote_ident($1), $2) AS sequence WHERE sequence IS NOT NULL",
        )
        .bind(table)
        .bind(key)
        .bind(last)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

impl Reading {
    /// The highest number that a table has given out; `None` if the database does not number its rows.
    async fn last_number(&mut self, table: &str, key: &str) -> Result<Option<i64>, Error> {
        if self.is_on_server() {
            let sequence: Option<String> =
                sql::query_scalar("SELECT pg_get_serial_sequence(quote_ident($1), $2)")
                    .bind(table)
                    .bind(key)
                    .fetch_one(self.connection())
                    .await?;
            let Some(sequence) = sequence else {
                return Ok(None);
            };
            let sql =
                format!("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {sequence}");
            let last = sql::query_scalar(AssertSqlSafe(sql));
            return Ok(Some(last.fetch_one(self.connection()).await?));
        }
        let kept: Option<i64> =
            sql::query_scalar("SELECT seq FROM sqlite_sequence WHERE name = $1")
                .bind(table)
                .fetch_optional(self.connection())
                .await?;
        let is_number = "SELECT 1 FROM pragma_table_info($1) WHERE name = $2 AND type = 'INTEGER'";
        let is_number: Option<i32> = sql::query_scalar(is_number)
            .bind(table)
            .bind(key)
            .fetch_optional(self.connection())
            .await?;
        if is_number.is_none() {
            return Ok(None);
        }
        let highest = AssertSqlSafe(format!(
            "SELECT COALESCE(MAX(\"{key}\"), 0) FROM \"{table}\""
        ));
        let highest: i64 = sql::query_scalar(highest)
            .fetch_one(self.connection())
            .await?;
        Ok(Some(highest.max(kept.unwrap_or_default())))
    }
}

/// The value as a column of this type keeps it.
fn of_kind(value: Value<'static>, kind: &str, is_on_server: bool) -> Result<Value<'static>, Error> {
    let is_null = value.is_null();
    Ok(match (kind, value) {
        ("INTEGER", _) if is_null => Value::Integer(None),
        ("BOOLEAN", _) if is_null => Value::Flag(None),
        ("TEXT", _) if is_null => Value::Text(None),
        ("BLOB", _) if is_null => Value::Bytes(None),
        ("INTEGER", Value::Flag(flag)) => Value::Integer(flag.map(i64::from)),
        ("BOOLEAN", Value::Integer(number @ Some(0 | 1))) => Value::Flag(number.map(|it| it == 1)),
        (_, Value::Text(Some(text))) if is_on_server && text.contains(NUL) => {
            let reason = "there is a NUL in it, which PostgreSQL does not keep";
            return Err(Error::damaged("a text", reason));
        }
        ("BOOLEAN", Value::Integer(number)) => {
            let what = "what is true or false";
            return Err(Error::damaged(what, format_args!("it is {number:?}")));
        }
        (_, value) => value,
    })
}

impl<'r> sqlx::FromRow<'r, SqliteRow> for AnyRow {
    fn from_row(row: &'r SqliteRow) -> Result<Self, sqlx::Error> {
        let values = (0..row.len()).map(|at| {
            let kind = row.try_get_raw(at)?;
            if kind.is_null() {
                return Ok(Value::Integer(None));
            }
            Ok(match kind.type_info().to_string().as_str() {
                "TEXT" => Value::from(row.try_get::<String, _>(at)?),
                "BLOB" => Value::from(row.try_get::<Vec<u8>, _>(at)?),
                "REAL" => Value::from(row.try_get::<f64, _>(at)?),
                _ => Value::from(row.try_get::<i64, _>(at)?),
            })
        });
        Ok(Self(values.collect::<Result<_, sqlx::Error>>()?))
    }
}

impl<'r> sqlx::FromRow<'r, PgRow> for AnyRow {
    fn from_row(row: &'r PgRow) -> Result<Self, sqlx::Error> {
        let values = (0..row.len()).map(|at| {
            let kind = row.try_get_raw(at)?.type_info().to_string();
            Ok(match kind.as_str() {
                "TEXT" => Value::from(row.try_get::<Option<String>, _>(at)?),
                "BYTEA" => Value::from(row.try_get::<Option<Vec<u8>>, _>(at)?),
                "BOOL" => Value::from(row.try_get::<Option<bool>, _>(at)?),
                _ => Value::from(row.try_get::<Option<i64>, _>(at)?),
            })
        });
        Ok(Self(values.collect::<Result<_, sqlx::Error>>()?))
    }
}
