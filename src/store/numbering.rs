//! Whether a database can number what comes next: games, invitations, tables and the like. Only another program or damage
//! uses the numbers up, or lets one that is taken be given out again.

use std::fmt;
use std::path::Path;

use sqlx::{AssertSqlSafe, SqlitePool};

use super::open_as_is::{self, Access};
use super::open_error::OpenError;
use super::sql::{self, Pool, Transaction};
use super::{Error, Store};

/// What has a number of its own, and what asks for the highest that was given out, if that is known. Stand-ins of
/// deleted people stand among the players, with numbers that no account has.
const KINDS: [(&str, Option<&str>); 6] = [
    (
        "challenge",
        Some("SELECT COALESCE(MAX(id), 0) FROM challenges"),
    ),
    ("game", Some("SELECT COALESCE(MAX(id), 0) FROM games")),
    ("offer", None),
    (STAND_IN, Some(HIGHEST_STAND_IN)),
    ("table", Some("SELECT COALESCE(MAX(id), 0) FROM tables")),
    ("table-invitation", None),
];

const STAND_IN: &str = "stand-in";

const HIGHEST_STAND_IN: &str = "
    SELECT COALESCE(MAX(id), 1000000000) FROM players WHERE id BETWEEN 1000000000 AND 4294967295";

/// From this number on, a stand-in would be taken for an account.
const STAND_INS_END: i64 = 1 << 32;

/// A next number above this counts as used up: half of all are left then.
const HIGHEST_SOUND: i64 = i64::MAX / 2;

/// Why something cannot be numbered any more. It is shown as a sentence without a full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NumberingFault {
    /// It is not known which number is next.
    Missing {
        /// What would be numbered, such as "game".
        kind: &'static str,
    },
    /// There are not enough numbers left.
    UsedUp {
        /// What would be numbered.
        kind: &'static str,
        /// The next number, or a higher one that was given out already.
        next: i64,
    },
    /// The next number was given out already; [`count_on`] mends that.
    Taken {
        /// What would be numbered.
        kind: &'static str,
        /// The next number.
        next: i64,
        /// The highest number that was given out.
        taken: i64,
    },
    /// The database itself has no number for the next row of a table.
    NoRows {
        /// The table.
        table: String,
    },
    /// On a server: the number for the next row of a table was given out already. SQLite never does that.
    RowTaken {
        /// The table.
        table: String,
        /// Its column with the number.
        column: String,
        /// The next number.
        next: i64,
        /// The highest number that a row has.
        taken: i64,
    },
}

impl NumberingFault {
    /// Whether [`count_on`] mends it.
    pub const fn can_be_mended(&self) -> bool {
        matches!(self, Self::Taken { .. })
    }

    /// The statement that mends it on a server, if one does.
    pub fn mended_by(&self) -> Option<String> {
        match self {
            Self::Taken { kind, taken, .. } => Some(format!(
                "UPDATE next_numbers SET number = {taken} + 1 WHERE kind = '{kind}' AND number <= {taken};"
            )),
            Self::RowTaken { table, column, .. } => Some(format!(
                "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), (SELECT max({column}) FROM {table}));"
            )),
            Self::Missing { .. } | Self::UsedUp { .. } | Self::NoRows { .. } => None,
        }
    }
}

impl fmt::Display for NumberingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { kind } => write!(f, "the number of the next {kind} is missing"),
            Self::UsedUp { kind, next } => write!(
                f,
                "the number of the next {kind} is {next}, which leaves none after it"
            ),
            Self::Taken { kind, next, taken } => write!(
                f,
                "the number of the next {kind} is {next}, although {taken} is taken"
            ),
            Self::NoRows { table } => write!(
                f,
                "no number is left for the next row of the table `{table}`"
            ),
            Self::RowTaken {
                table, next, taken, ..
            } => write!(
                f,
                "the next row of the table `{table}` would get the number {next}, although {taken} is taken"
            ),
        }
    }
}

/// What cannot be numbered any more in the database of this file, which has the schema of this program. The bot may run
/// meanwhile: all of it is read as of one moment.
pub async fn numbering_faults(file: &Path) -> Result<Vec<NumberingFault>, OpenError> {
    let pool = open_as_is::connect(file, Access::Read, 1).await?;
    let faults = faults(&Pool::Sqlite(pool.clone())).await;
    pool.close().await;
    faults.map_err(|error| OpenError::because(file, error))
}

impl Store {
    /// The same of an open database, be it a file or on a server.
    pub async fn numbering_faults(&self) -> Result<Vec<NumberingFault>, Error> {
        Ok(faults(&self.readers).await?)
    }
}

/// Lets the numbers in the database of this file, which no bot uses, go on after the highest that is taken.
pub async fn count_on(file: &Path) -> Result<(), OpenError> {
    let pool = open_as_is::connect(file, Access::Write, 1).await?;
    let counted = go_on(&pool).await;
    pool.close().await;
    counted.map_err(|error| OpenError::because(file, error))
}

async fn faults(pool: &Pool) -> Result<Vec<NumberingFault>, sqlx::Error> {
    // A game that begins between two statements would take the number that was read by the first.
    let mut transaction = pool.begin_reading().await?;
    let mut faults = Vec::new();
    for (kind, highest) in KINDS {
        let next = sql::query_scalar("SELECT number FROM next_numbers WHERE kind = $1")
            .bind(kind)
            .fetch_optional(transaction.connection())
            .await?;
        let taken = match highest {
            Some(query) => {
                sql::query_scalar(query)
                    .fetch_one(transaction.connection())
                    .await?
            }
            None => 0,
        };
        faults.extend(fault(kind, next, taken));
    }
    match pool {
        Pool::Sqlite(_) => {
            let tables = sql::query_scalar(USED_UP)
                .bind(HIGHEST_SOUND)
                .fetch_all(transaction.connection())
                .await?;
            let used_up = tables.into_iter();
            faults.extend(used_up.map(|table| NumberingFault::NoRows { table }));
        }
        Pool::Postgres(_) => faults.extend(row_faults(&mut transaction).await?),
    }
    transaction.commit().await?;
    Ok(faults)
}

/// What a server cannot number any more by itself.
async fn row_faults(transaction: &mut Transaction) -> Result<Vec<NumberingFault>, sqlx::Error> {
    let numbered: Vec<(String, String, i64)> = sql::query_as(NUMBERED)
        .fetch_all(transaction.connection())
        .await?;
    let mut faults = Vec::new();
    for (table, column, last) in numbered {
        if last > HIGHEST_SOUND {
            faults.push(NumberingFault::NoRows { table });
            continue;
        }
        let highest = AssertSqlSafe(format!(
            "SELECT COALESCE(MAX(\"{column}\"), 0) FROM \"{table}\""
        ));
        let taken = sql::query_scalar(highest)
            .fetch_one(transaction.connection())
            .await?;
        if taken > last {
            let next = last + 1;
            faults.push(NumberingFault::RowTaken {
                table,
                column,
                next,
                taken,
            });
        }
    }
    Ok(faults)
}

/// What is wrong with the next number of a kind, of which the highest that was given out is `taken`, or 0.
fn fault(kind: &'static str, next: Option<i64>, taken: i64) -> Option<NumberingFault> {
    let Some(next) = next else {
        return Some(NumberingFault::Missing { kind });
    };
    let is_of_an_account = kind == STAND_IN && next >= STAND_INS_END;
    if next.max(taken) > HIGHEST_SOUND || is_of_an_account {
        let next = next.max(taken);
        return Some(NumberingFault::UsedUp { kind, next });
    }
    (next <= taken).then_some(NumberingFault::Taken { kind, next, taken })
}

async fn go_on(pool: &SqlitePool) -> Result<(), sqlx::Error> {
    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
    for (kind, highest) in KINDS {
        let Some(query) = highest else { continue };
        let taken: i64 = sqlx::query_scalar(query)
            .fetch_one(&mut *transaction)
            .await?;
        if taken <= HIGHEST_SOUND {
            sqlx::query("UPDATE next_numbers SET number = $1 + 1 WHERE kind = $2 AND number <= $1")
                .bind(taken)
                .bind(kind)
                .execute(&mut *transaction)
                .await?;
        }
    }
    transaction.commit().await
}

/// The tables that SQLite numbers, and whose last number is none, or leaves none.
const USED_UP: &str = "
    SELECT CAST(name AS TEXT) FROM sqlite_sequence
    WHERE typeof(name) <> 'text' OR typeof(seq) <> 'integer' OR seq NOT BETWEEN 0 AND $1 ORDER BY 1";

/// The tables that a server numbers by itself, the column with the number, and the last one that was given out, as far as this
/// user may know that.
const NUMBERED: &str = "
    SELECT tables.relname::text, columns.attname::text, COALESCE(numbers.last_value, 0)
    FROM pg_depend JOIN pg_class sequence ON sequence.oid = pg_depend.objid AND sequence.relkind = 'S'
    JOIN pg_class tables ON tables.oid = pg_depend.refobjid
    JOIN pg_attribute columns ON columns.attrelid = tables.oid AND columns.attnum = pg_depend.refobjsubid
    JOIN pg_sequences numbers ON numbers.schemaname = current_schema() AND numbers.sequencename = sequence.relname
    WHERE pg_depend.classid = 'pg_class'::regclass AND pg_depend.refclassid = 'pg_class'::regclass
        AND pg_depend.deptype IN ('a', 'i') AND tables.relnamespace = current_schema()::regnamespace
        AND has_sequence_privilege(sequence.oid, 'USAGE, SELECT')
    ORDER BY 1";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::PlayerId;

    #[test]
    fn stand_ins_have_the_numbers_that_players_know_as_theirs() {
        let is_stand_in = |id: i64| PlayerId(id.unsigned_abs()).is_stand_in();
        let (first, last) = (1_000_000_000, STAND_INS_END - 1);
        assert!(is_stand_in(first) && !is_stand_in(first - 1));
        assert!(is_stand_in(last) && !is_stand_in(last + 1));
        let between = format!("BETWEEN {first} AND {last}");
        assert!(HIGHEST_STAND_IN.contains(&between), "{between}");
    }

    #[test]
    fn only_a_number_that_is_taken_can_be_mended() {
        let told = |next, taken| {
            let fault = fault("table", next, taken)?;
            Some((fault.can_be_mended(), fault.to_string()))
        };
        assert_eq!(told(Some(2), 1), None);
        assert_eq!(told(Some(1), 0), None);
        let taken = "the number of the next table is 1, although 7 is taken";
        assert_eq!(told(Some(1), 7), Some((true, taken.to_owned())));
        let account = fault(STAND_IN, Some(1 << 32), 1_000_000_000);
        assert_eq!(account.map(|it| it.can_be_mended()), Some(false));
        let of_a_player = fault(STAND_IN, Some(1), 1_000_000_000);
        assert_eq!(of_a_player.map(|it| it.can_be_mended()), Some(true));
        let missing = "the number of the next table is missing";
        assert_eq!(told(None, 7), Some((false, missing.to_owned())));
        // Nothing can be counted on from the last number of all.
        for (next, taken) in [(Some(1), i64::MAX), (Some(i64::MAX), 1)] {
            let (can_be_mended, told) = told(next, taken).expect("it is used up");
            assert!(
                !can_be_mended && told.contains("leaves none after it"),
                "{told}"
            );
        }
    }
}
