//! The text of a query: one that both databases understand, or one for each.

use sqlx::{AssertSqlSafe, SqlSafeStr as _, SqlStr};

/// The text of a query.
#[derive(Clone, Debug)]
pub(in crate::store) enum Text {
    /// Both databases understand it, apart from the advice that it has for SQLite's planner.
    Both(&'static str),
    /// Each has its own.
    Each {
        /// The text for SQLite.
        sqlite: &'static str,
        /// The text for PostgreSQL.
        postgres: &'static str,
    },
    /// It was put together from constants and the names of tables and columns; both understand it.
    Made(String),
}

impl Text {
    /// The text for SQLite.
    pub fn into_sqlite(self) -> SqlStr {
        match self {
            Self::Both(text) | Self::Each { sqlite: text, .. } => text.into_sql_str(),
            Self::Made(text) => AssertSqlSafe(text).into_sql_str(),
        }
    }

    /// The text for PostgreSQL.
    pub fn into_postgres(self) -> SqlStr {
        match self {
            Self::Both(text) | Self::Each { postgres: text, .. } if has_hints(text) => {
                AssertSqlSafe(without_hints(text)).into_sql_str()
            }
            Self::Both(text) | Self::Each { postgres: text, .. } => text.into_sql_str(),
            Self::Made(text) => AssertSqlSafe(text).into_sql_str(),
        }
    }
}

impl From<&'static str> for Text {
    fn from(text: &'static str) -> Self {
        Self::Both(text)
    }
}

impl From<AssertSqlSafe<String>> for Text {
    fn from(AssertSqlSafe(text): AssertSqlSafe<String>) -> Self {
        Self::Made(text)
    }
}

/// Keeps SQLite from reading the tables of a join in another order. All of ours have a condition.
const IN_THIS_ORDER: &str = "CROSS JOIN";

/// Names the index that SQLite is to use.
const BY_INDEX: &str = " INDEXED BY ";

fn has_hints(text: &str) -> bool {
    text.contains(IN_THIS_ORDER) || text.contains(BY_INDEX)
}

/// The text without the advice for SQLite's planner. PostgreSQL takes none, for it counts what is in its tables.
fn without_hints(text: &str) -> String {
    let text = text.replace(IN_THIS_ORDER, "JOIN");
    let mut parts = text.split(BY_INDEX);
    let mut bare = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let index = part.find(char::is_whitespace).unwrap_or(part.len());
        bare.push_str(&part[index..]);
    }
    bare
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advice_for_the_planner_is_left_out() {
        let bare = |text| {
            assert!(has_hints(text));
            without_hints(text)
        };
        assert_eq!(
            bare("SELECT 1 FROM a CROSS JOIN b ON b.x = a.x"),
            "SELECT 1 FROM a JOIN b ON b.x = a.x"
        );
        assert_eq!(
            bare("SELECT 1 FROM a AS one INDEXED BY a_x\nWHERE x = $1"),
            "SELECT 1 FROM a AS one\nWHERE x = $1"
        );
        assert_eq!(bare("SELECT 1 FROM a INDEXED BY a_x"), "SELECT 1 FROM a");
        assert!(!has_hints("SELECT 1 FROM a JOIN b ON b.x = a.x"));
    }
}
