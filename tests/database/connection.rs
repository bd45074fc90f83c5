//! A connection to the database of a test, past the bot. What is asked is written once, for both databases.

use std::fmt::Write as _;

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, Column as _, Connection as _, Row, TypeInfo as _};
use tessera::store::is_on_server;

/// An open connection.
pub enum Connection {
    /// To a file.
    Sqlite(SqliteConnection),
    /// To a server.
    Postgres(PgConnection),
}

/// What becomes of a change that the database refuses.
#[derive(Clone, Copy, Debug)]
pub enum Refused {
    /// It fails.
    Fails,
    /// It succeeds and changes nothing.
    ChangesNothing,
}

/// A row, whose values are written as text; those of truth as `1` or `0`.
pub type Values = Vec<Option<String>>;

impl Connection {
    /// Connects to the database that a URL names.
    pub async fn open(url: &str) -> Self {
        if is_on_server(url) {
            Self::Postgres(PgConnection::connect(url).await.expect("it opens"))
        } else {
            Self::Sqlite(SqliteConnection::connect(url).await.expect("it opens"))
        }
    }

    /// Does this: one statement or several.
    pub async fn run(&mut self, sql: &str) {
        self.rows(sql).await;
    }

    /// Does this, and returns the rows that it yields.
    pub async fn rows(&mut self, sql: &str) -> Vec<Values> {
        let done = match self {
            Self::Sqlite(connection) => {
                let done = sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).fetch_all(connection);
                let done = done.await;
                done.map(|rows| rows.iter().map(values_of_sqlite).collect())
            }
            Self::Postgres(connection) => {
                // Unlike what is prepared, it may be several statements, and yields text.
                let done = sqlx::raw_sql(AssertSqlSafe(for_server(sql))).fetch_all(connection);
                let done = done.await;
                done.map(|rows| rows.iter().map(values_of_postgres).collect())
            }
        };
        done.unwrap_or_else(|error| panic!("{sql}: {error}"))
    }

    /// The first value of every row, which is there.
    pub async fn column(&mut self, sql: &str) -> Vec<String> {
        let rows = self.rows(sql).await.into_iter();
        rows.map(|row| row.into_iter().next().flatten().expect("a value"))
            .collect()
    }

    /// The first value of the first row, if there is one.
    pub async fn value(&mut self, sql: &str) -> Option<String> {
        let rows = self.rows(sql).await;
        rows.into_iter().next()?.into_iter().next()?
    }

    /// The first value of the first row, which is a number.
    pub async fn number(&mut self, sql: &str) -> i64 {
        let value = self.value(sql).await.expect("a value");
        let number = value.parse();
        number.unwrap_or_else(|_| panic!("{sql}: {value} is no number"))
    }

    /// From now on the database refuses such a change, like `UPDATE OF refresh ON games`, of rows of which a condition holds,
    /// in which `OLD` and `NEW` are the row before and after. Of such refusals there is one at a time.
    pub async fn refuse(&mut self, change: &str, condition: &str, refused: Refused) {
        let does = match (&self, refused) {
            (Self::Sqlite(_), Refused::Fails) => "SELECT RAISE(ABORT, 'refused');",
            (Self::Sqlite(_), Refused::ChangesNothing) => "SELECT RAISE(IGNORE);",
            (Self::Postgres(_), Refused::Fails) => "RAISE EXCEPTION 'refused';",
            (Self::Postgres(_), Refused::ChangesNothing) => "RETURN NULL;",
        };
        let sql = match self {
            Self::Sqlite(_) => format!(
                "CREATE TRIGGER refuse BEFORE {change} WHEN {condition} BEGIN {does} END"
            ),
            Self::Postgres(_) => format!(
                "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {does} END $$;
                 CREATE TRIGGER refuse BEFORE {change} FOR EACH ROW WHEN ({condition})
                     EXECUTE FUNCTION refuse()"
            ),
        };
        self.run(&sql).await;
    }

    /// Ends what [`Self::refuse`] began.
    pub async fn stop_refusing(&mut self) {
        let sql = match self {
            Self::Sqlite(_) => "DROP TRIGGER refuse",
            Self::Postgres(_) => "DROP FUNCTION refuse CASCADE",
        };
        self.run(sql).await;
    }

    /// Keeps everybody else from writing until it is closed, or [`Self::unlock`] is called. They may read.
    pub async fn lock(&mut self) {
        let sql = match self {
            Self::Sqlite(_) => "BEGIN IMMEDIATE",
            Self::Postgres(_) => ONLY_WRITER,
        };
        self.run(sql).await;
    }

    /// Ends what [`Self::lock`] began.
    pub async fn unlock(&mut self) {
        self.run("ROLLBACK").await;
    }

    /// Closes it.
    pub async fn close(self) {
        let closed = match self {
            Self::Sqlite(connection) => connection.close().await,
            Self::Postgres(connection) => connection.close().await,
        };
        closed.expect("it closes");
    }
}

/// What every transaction of the bot that writes does first: there is one at a time.
/// The number is the word "Tessera" as letters.
const ONLY_WRITER: &str = "BEGIN; SELECT pg_advisory_xact_lock(23755444575367777)";

fn values_of_sqlite(row: &SqliteRow) -> Values {
    (0..row.len())
        .map(|index| row.try_get_unchecked(index).expect("a value is text"))
        .collect()
}

fn values_of_postgres(row: &PgRow) -> Values {
    let value = |column: &sqlx::postgres::PgColumn| -> Option<String> {
        let value: Option<String> = row
            .try_get_unchecked(column.ordinal())
            .expect("a value is text");
        if column.type_info().name() == "BOOL" {
            return value.map(|it| if it == "t" { "1" } else { "0" }.to_owned());
        }
        value
    };
    row.columns().iter().map(value).collect()
}

/// The same for PostgreSQL, where bytes are written in another way than as `x'ff'` or `zeroblob(3)`.
fn for_server(sql: &str) -> String {
    let mut written = String::with_capacity(sql.len());
    let mut rest = sql;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '\'' | '"' => quoted(rest, first),
            _ if is_in_word(first) => rest.find(|it| !is_in_word(it)).unwrap_or(rest.len()),
            _ => first.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        rest = after;
        if token.eq_ignore_ascii_case("x") && rest.starts_with('\'') {
            let (bytes, after) = rest.split_at(quoted(rest, '\''));
            written.push_str("'\\x");
            written.push_str(&bytes[1..]);
            written.push_str("::bytea");
            rest = after;
        } else if token.eq_ignore_ascii_case("zeroblob") {
            let count = rest.strip_prefix('(').and_then(|it| it.split_once(')'));
            let (count, after) = count.expect("how many bytes, in parentheses");
            let _ = write!(written, "decode(repeat('00', {count}), 'hex')");
            rest = after;
        } else {
            written.push_str(token);
        }
    }
    written
}

fn is_in_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// How long the text in quotes is with which this begins. A quote in it is doubled, which is two texts in a row.
fn quoted(sql: &str, quote: char) -> usize {
    let end = sql[1..].find(quote);
    2 + end.unwrap_or_else(|| panic!("{sql} has no end of what is quoted"))
}

#[test]
fn bytes_are_written_as_the_server_reads_them_wherever_they_stand() {
    for (sql, expected) in [
        (
            "SET a = x'', b = X'Ff' WHERE c IN (x'00',x'01')",
            r"SET a = '\x'::bytea, b = '\xFf'::bytea WHERE c IN ('\x00'::bytea,'\x01'::bytea)",
        ),
        (
            "VALUES (zeroblob(3), ZEROBLOB(1))",
            "VALUES (decode(repeat('00', 3), 'hex'), decode(repeat('00', 1), 'hex'))",
        ),
        (
            "SELECT 'it''s x''00'' and zeroblob(1)', max'00', \"x'\" FROM x WHERE x='x'",
            "SELECT 'it''s x''00'' and zeroblob(1)', max'00', \"x'\" FROM x WHERE x='x'",
        ),
    ] {
        assert_eq!(for_server(sql), expected);
    }
}
