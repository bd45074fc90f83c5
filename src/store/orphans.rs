//! Rows that belong to a row of another table that is not there. The bot never leaves one: somebody else has
//! changed the database, or it is damaged.

use std::fmt;
use std::path::Path;

use super::open_as_is::{self, Access};
use super::open_error::OpenError;

/// The rows of a table that belong to rows of another one that are not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Orphans {
    /// Their table.
    pub table: String,
    /// The table in which something is missing.
    pub parent: String,
    /// How many they are, from 1 on.
    pub rows: u64,
}

impl fmt::Display for Orphans {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            table,
            parent,
            rows,
        } = self;
        match rows {
            1 => write!(
                f,
                "1 row of the table `{table}` belongs to a row of `{parent}` that is not there"
            ),
            _ => write!(
                f,
                "{rows} rows of the table `{table}` belong to rows of `{parent}` that are not there"
            ),
        }
    }
}

/// The orphans in the database of this file, by table. It goes through each table once, and looks up each reference.
pub async fn orphans_of(file: &Path) -> Result<Vec<Orphans>, OpenError> {
    let pool = open_as_is::connect(file, Access::Read, 1).await?;
    let rows = sqlx::query_as(ORPHANS).fetch_all(&pool).await;
    pool.close().await;
    let rows: Vec<(String, String, i64)> = rows.map_err(|error| OpenError::because(file, error))?;
    let orphans = rows.into_iter().map(|(table, parent, rows)| Orphans {
        table,
        parent,
        rows: rows.unsigned_abs(),
    });
    Ok(orphans.collect())
}

const ORPHANS: &str = "
    SELECT \"table\", parent, COUNT(*) FROM pragma_foreign_key_check GROUP BY 1, 2 ORDER BY 1, 2";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_and_several_are_told() {
        let told = |rows| {
            let (table, parent) = ("clocks".to_owned(), "games".to_owned());
            Orphans {
                table,
                parent,
                rows,
            }
            .to_string()
        };
        assert_eq!(
            told(1),
            "1 row of the table `clocks` belongs to a row of `games` that is not there"
        );
        assert_eq!(
            told(2),
            "2 rows of the table `clocks` belong to rows of `games` that are not there"
        );
    }
}
