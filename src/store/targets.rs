//! Whether everything of one database may be copied into another one, asked before anything is changed.

use std::path::{Path, PathBuf};

use sqlx::AssertSqlSafe;
use sqlx::sqlite::SqlitePool;

use super::open::database_file;
use super::open_as_is::{self, Access, schema_of};
use super::open_error::OpenError;
use super::places::{self, is_on_server};
use super::schema::Schema;
use super::server::schema_on_server;

/// Whether two URLs name one database, as far as the URLs tell: a server may have several names.
pub fn are_same(one: &str, other: &str) -> bool {
    match (is_on_server(one), is_on_server(other)) {
        (true, true) => same(server(one).as_ref(), server(other).as_ref()),
        (false, false) => same(file(one).as_ref(), file(other).as_ref()),
        _ => false,
    }
}

fn same<T: PartialEq>(one: Option<&T>, other: Option<&T>) -> bool {
    one.is_some() && one == other
}

/// The name of a database, its host, and the port.
fn server(url: &str) -> Option<(String, u16)> {
    let options = places::options(url).ok()?;
    Some((places::name(&options), options.get_port()))
}

fn file(url: &str) -> Option<PathBuf> {
    let file = database_file(url).ok()?;
    Some(file.canonicalize().unwrap_or(file))
}

/// Refuses a database that has tables already, unless they are those of this version of the program, or it is a file with the
/// empty tables of an older one: SQLite makes them step by step, and that may have been interrupted.
pub async fn check_target(url: &str) -> Result<(), OpenError> {
    let (schema, place) = if is_on_server(url) {
        let place = PathBuf::from(places::called(url));
        (schema_on_server(url).await?, place)
    } else {
        let file = database_file(url)?;
        if !file.exists() {
            return Ok(());
        }
        let schema = schema_of(&file).await?;
        if let Schema::Older { .. } = schema
            && is_empty(&file).await?
        {
            return Ok(());
        }
        (schema, file)
    };
    match schema {
        Schema::Older { found: 0, .. } => Ok(()),
        other => other.check(&place),
    }
}

/// Whether no table of a file has a row, but for what every new database has.
async fn is_empty(file: &Path) -> Result<bool, OpenError> {
    let pool = open_as_is::connect(file, Access::Read, 1).await?;
    let is_empty = has_no_rows(&pool).await;
    pool.close().await;
    is_empty.map_err(|error| OpenError::because(file, error))
}

async fn has_no_rows(pool: &SqlitePool) -> Result<bool, sqlx::Error> {
    let tables: Vec<String> = sqlx::query_scalar(TABLES).fetch_all(pool).await?;
    for table in tables {
        let has_rows = AssertSqlSafe(format!("SELECT EXISTS (SELECT 1 FROM \"{table}\")"));
        if sqlx::query_scalar(has_rows).fetch_one(pool).await? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The tables that are empty in a new database.
const TABLES: &str = "
    SELECT name FROM sqlite_master
    WHERE type = 'table' AND name NOT LIKE 'sqlite|_%' ESCAPE '|' AND name NOT IN ('_sqlx_migrations', 'next_numbers')";

#[cfg(test)]
mod tests {
    use sqlx::migrate::Migrator;
    use sqlx::sqlite::SqliteConnectOptions;

    use super::*;
    use crate::store::migrations::MIGRATIONS;

    /// Older tables than those of this program.
    const SOME: usize = 13;

    #[tokio::test]
    async fn a_file_whose_tables_were_being_made_is_taken_unless_something_is_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("t.sqlite");
        let options = SqliteConnectOptions::new().filename(&file);
        let pool = SqlitePool::connect_with(options.create_if_missing(true));
        let pool = pool.await.unwrap();
        let some = MIGRATIONS.iter().take(SOME).cloned().collect();
        let migrated = Migrator::with_migrations(some).run(&pool).await;
        migrated.unwrap();
        let url = format!("sqlite:{}", file.display());
        check_target(&url).await.unwrap();
        let somebody = sqlx::query("INSERT INTO players (id, name) VALUES (1, 'Ann')");
        somebody.execute(&pool).await.unwrap();
        let refused = check_target(&url).await.unwrap_err();
        assert!(
            matches!(refused, OpenError::OlderSchema { .. }),
            "{refused}"
        );
        pool.close().await;
    }

    #[test]
    fn two_urls_may_name_one_database() {
        for (one, other, are_one) in [
            ("sqlite:a.sqlite", "sqlite://a.sqlite", true),
            ("sqlite:a.sqlite", "sqlite:b.sqlite", false),
            (
                "postgres://ann@localhost/games",
                "postgresql://ben@localhost:5432/games",
                true,
            ),
            (
                "postgres://ann@localhost/games",
                "postgres://ann@localhost:5433/games",
                false,
            ),
            (
                "postgres://ann@localhost/games",
                "postgres://ann@localhost/others",
                false,
            ),
            ("postgres://ann@localhost/games", "sqlite:games", false),
            ("mysql:games", "mysql:games", false),
        ] {
            assert_eq!(are_same(one, other), are_one, "{one} {other}");
        }
    }
}
