//! Which schema a database has, without changing it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use sqlx::SqlitePool;
use sqlx::sqlite::SqliteConnectOptions;
use tokio::sync::OnceCell;

use super::open::{self, MIGRATIONS};
use super::open_error::OpenError;

/// The text of each part of a database, by its kind and name.
type Parts = BTreeMap<(String, String), String>;

/// The parts of a new database, which are found out once.
static OWN: OnceCell<Parts> = OnceCell::const_new();

/// How the schema of a database compares with that of this program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Schema {
    /// They are the same.
    Current {
        /// The newest migration of both.
        version: i64,
    },
    /// The next start of the bot upgrades the database.
    Older {
        /// Its newest migration; 0 if it has none.
        found: i64,
        /// The newest migration of this program.
        known: i64,
    },
    /// A newer version of this program has upgraded the database.
    Newer {
        /// Its newest migration.
        found: i64,
        /// The newest migration of this program.
        known: i64,
    },
    /// It is not a database of this program.
    Foreign {
        /// What differs.
        reason: String,
    },
}

impl Schema {
    /// Whether this program can read and write the database in this file.
    pub(super) fn check(self, file: &Path) -> Result<(), OpenError> {
        let file = file.to_path_buf();
        match self {
            Self::Current { .. } => Ok(()),
            Self::Older { found, known } => Err(OpenError::OlderSchema { file, found, known }),
            Self::Newer { found, known } => Err(OpenError::NewerSchema { file, found, known }),
            Self::Foreign { reason } => Err(OpenError::ForeignSchema { file, reason }),
        }
    }
}

/// The schema of an open database.
pub(super) async fn of(pool: &SqlitePool, file: &Path) -> Result<Schema, OpenError> {
    let explain = |error| OpenError::because(file, error);
    let is_there: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = '_sqlx_migrations'",
    )
    .fetch_one(pool)
    .await
    .map_err(explain)?;
    if is_there == 0 {
        return empty_or_foreign(pool, file).await;
    }
    let applied: Vec<(i64, Vec<u8>)> =
        sqlx::query_as("SELECT version, checksum FROM _sqlx_migrations ORDER BY version")
            .fetch_all(pool)
            .await
            .map_err(explain)?;
    Ok(compare(&applied))
}

/// A database without migrations is one of this program only if it is empty.
async fn empty_or_foreign(pool: &SqlitePool, file: &Path) -> Result<Schema, OpenError> {
    let tables: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM sqlite_master")
        .fetch_one(pool)
        .await
        .map_err(|error| OpenError::because(file, error))?;
    let known = open::newest_migration();
    Ok(match tables {
        0 => Schema::Older { found: 0, known },
        _ => Schema::Foreign {
            reason: "it has tables, and no list of migrations".to_owned(),
        },
    })
}

/// How the parts of an open database differ from those of this program, a sentence without a full stop each.
pub(super) async fn differences(pool: &SqlitePool, file: &Path) -> Result<Vec<String>, OpenError> {
    let explain = |error| OpenError::because(file, error);
    let own = OWN.get_or_try_init(|| own_parts(file)).await?;
    let found = parts(pool).await.map_err(explain)?;
    let differing = found.iter().filter_map(|(part, text)| {
        let (kind, name) = part;
        match own.get(part) {
            None => Some(format!(
                "it has {article} {kind} `{name}`, which this program does not know",
                article = if kind == "index" { "an" } else { "a" }
            )),
            Some(own) if own != text => {
                Some(format!("its {kind} `{name}` is not that of this program"))
            }
            Some(_) => None,
        }
    });
    let missing = own.keys().filter(|part| !found.contains_key(*part));
    let missing = missing.map(|(kind, name)| format!("its {kind} `{name}` is missing"));
    let unfinished: Vec<i64> =
        sqlx::query_scalar("SELECT version FROM _sqlx_migrations WHERE NOT success")
            .fetch_all(pool)
            .await
            .map_err(explain)?;
    let unfinished = unfinished.into_iter();
    let unfinished = unfinished.map(|it| format!("its migration {it} was applied only in part"));
    Ok(differing.chain(missing).chain(unfinished).collect())
}

/// The parts of a new database of this program.
async fn own_parts(file: &Path) -> Result<Parts, OpenError> {
    let explain = |error| OpenError::because(file, error);
    let empty = SqliteConnectOptions::new().filename(":memory:");
    let fresh = open::pool(empty, 1).await.map_err(explain)?;
    let migrated = MIGRATIONS.run(&fresh).await;
    migrated.map_err(|error| OpenError::migrating(file, open::newest_migration(), error))?;
    let own = parts(&fresh).await.map_err(explain)?;
    fresh.close().await;
    Ok(own)
}

/// What a database consists of, by kind and name, without what SQLite makes for itself. Versions of SQLite write the text of
/// a table differently after it was altered, so a table is compared by what SQLite has read from that text, and by its checks.
async fn parts(pool: &SqlitePool) -> Result<Parts, sqlx::Error> {
    let texts: Vec<(String, String, String)> = sqlx::query_as(TEXTS).fetch_all(pool).await?;
    let columns: Vec<(String, String, String)> = sqlx::query_as(COLUMNS).fetch_all(pool).await?;
    let tables: Vec<(String, String, String, String)> =
        sqlx::query_as(TABLES).fetch_all(pool).await?;
    let tables = tables.into_iter().map(|(kind, name, read, text)| {
        let checks = checks(&bare(&text)).join(";");
        (kind, name, format!("{read};{checks}"))
    });
    let all = texts.into_iter().chain(columns).chain(tables);
    Ok(all
        .map(|(kind, name, text)| ((kind, name), bare(&text)))
        .collect())
}

/// A text without spaces, line breaks and double quotes, except between single quotes.
fn bare(text: &str) -> String {
    let mut is_quoted = false;
    let keeps = |letter: &char| {
        is_quoted ^= *letter == '\'';
        is_quoted || !(letter.is_whitespace() || *letter == '"')
    };
    text.chars().filter(keeps).collect()
}

/// The checks in the text of a table, each with what stands between its parentheses.
fn checks(text: &str) -> Vec<&str> {
    let starts = text.match_indices("CHECK(");
    starts
        .map(|(start, _)| {
            let check = &text[start..];
            let mut depth = 0;
            let end = check.char_indices().find(|&(_, letter)| {
                depth += match letter {
                    '(' => 1,
                    ')' => -1,
                    _ => return false,
                };
                depth == 0
            });
            end.map_or(check, |(end, _)| &check[..=end])
        })
        .collect()
}

/// Everything but the tables, with its text. SQLite makes indexes without one for itself.
const TEXTS: &str = "
    SELECT type, name, COALESCE(sql, '') FROM sqlite_schema
    WHERE type <> 'table' AND (type <> 'index' OR sql IS NOT NULL)";

/// The columns of all tables: the type of each, whether it can be empty, its default, its place in the primary
/// key, and whether it is computed.
const COLUMNS: &str = "
    SELECT 'column', it.name || '.' || part.name,
           concat_ws(',', part.type, part.\"notnull\", COALESCE(part.dflt_value, '-'), part.pk, part.hidden)
    FROM sqlite_schema it, pragma_table_xinfo(it.name) part
    WHERE it.type = 'table' AND substr(it.name, 1, 7) <> 'sqlite_'";

/// The tables, each with whether it is strict and has row numbers, its foreign keys and what is unique in it, and with its
/// text.
const TABLES: &str = "
    SELECT 'table', it.name,
           concat_ws(
               ';',
               (SELECT own.strict || ',' || own.wr FROM pragma_table_list(it.name) own WHERE own.schema = 'main'),
               (SELECT group_concat(concat_ws(',', \"from\", \"table\", \"to\", on_update, on_delete), ';' ORDER BY id, seq)
                FROM pragma_foreign_key_list(it.name)),
               (SELECT group_concat(own.origin || ',' || part.name, ';' ORDER BY own.origin, own.name, part.seqno)
                FROM pragma_index_list(it.name) own, pragma_index_info(own.name) part
                WHERE own.origin <> 'c')),
           it.sql
    FROM sqlite_schema it
    WHERE it.type = 'table' AND substr(it.name, 1, 7) <> 'sqlite_'";

fn compare(applied: &[(i64, Vec<u8>)]) -> Schema {
    let known = open::newest_migration();
    let found = applied.iter().map(|(version, _)| *version).max();
    let found = found.unwrap_or(0);
    if found > known {
        return Schema::Newer { found, known };
    }
    for (version, checksum) in applied {
        let own = MIGRATIONS.iter().find(|it| it.version == *version);
        if own.is_none_or(|own| own.checksum.as_ref() != checksum.as_slice()) {
            let reason = format!("its migration {version} is not the one of this program");
            return Schema::Foreign { reason };
        }
    }
    let applied: BTreeSet<_> = applied.iter().map(|(version, _)| *version).collect();
    if MIGRATIONS.iter().all(|it| applied.contains(&it.version)) {
        Schema::Current { version: known }
    } else {
        Schema::Older { found, known }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_compared_without_spaces_but_not_within_quotes() {
        let text = "CREATE  TABLE \"a\" (b TEXT\n DEFAULT 'c  \" d''  e')";
        assert_eq!(bare(text), "CREATETABLEa(bTEXTDEFAULT'c  \" d''  e')");
    }

    #[test]
    fn checks_end_where_their_parentheses_do() {
        let text = bare("(a INTEGER CHECK (a IN (0, 1)), b TEXT, CHECK (a <> 1 OR (b > 'x')))");
        assert_eq!(checks(&text), ["CHECK(aIN(0,1))", "CHECK(a<>1OR(b>'x'))"]);
        assert_eq!(checks("bTEXT"), <[&str; 0]>::default());
    }
}
