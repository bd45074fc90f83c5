//! How the tables, views, indexes and triggers of a database differ from those of this program.
//!
//! Each is compared by its text, word by word: it holds everything that SQLite knows of it, also what no query tells,
//! such as collations and conflict clauses. Blanks, and quotation marks around the names of tables, make no difference,
//! because versions of SQLite write them differently when a table is altered.
//!
//! With the version of SQLite that is built in, databases of every age have the same texts once they are upgraded. Whether
//! that is so of another version is not promised by SQLite: `tests/upgrades` tells when the library is changed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use sqlx::SqlitePool;
use sqlx::migrate::{Migration, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::sync::OnceCell;

use super::migrations::{MIGRATIONS, newest_migration};
use super::open;
use super::open_error::OpenError;
use super::schema_text::is_same;

/// The text of each part of a database, by its kind and name.
type Parts = BTreeMap<(String, String), String>;

/// The parts of a new database, which are found out once.
static OWN: OnceCell<Parts> = OnceCell::const_new();

/// How the parts of an open database, which has the schema of this program or an older one, differ from those of a new
/// database with that schema, a sentence without a full stop each.
pub(super) async fn differences(pool: &SqlitePool, file: &Path) -> Result<Vec<String>, OpenError> {
    let explain = |error| OpenError::because(file, error);
    // As of one moment: a bot may be making its tables.
    let mut reading = pool.begin().await.map_err(explain)?;
    let applied: Vec<i64> = sqlx::query_scalar("SELECT version FROM _sqlx_migrations")
        .fetch_all(&mut *reading)
        .await
        .map_err(explain)?;
    let found = parts(&mut reading).await.map_err(explain)?;
    drop(reading);
    let is_applied = |it: &&Migration| applied.contains(&it.version);
    let is_current = MIGRATIONS.iter().all(|it| is_applied(&it));
    let older: Parts;
    let (own, knows) = if is_current {
        let own = OWN.get_or_try_init(|| own_parts(&MIGRATIONS, file)).await?;
        (own, "which this program does not know")
    } else {
        let applied = MIGRATIONS.iter().filter(is_applied).cloned().collect();
        older = own_parts(&Migrator::with_migrations(applied), file).await?;
        (&older, "which its schema does not have")
    };
    let unknown = found.keys().filter(|part| !own.contains_key(*part));
    let unknown = unknown.map(|(kind, name)| {
        let article = if kind == "index" { "an" } else { "a" };
        format!("it has {article} {kind} `{name}`, {knows}")
    });
    let missing = own.keys().filter(|part| !found.contains_key(*part));
    let missing = missing.map(|(kind, name)| format!("its {kind} `{name}` is missing"));
    let tables = own.keys().filter(|(kind, _)| kind == "table");
    let tables: BTreeSet<_> = tables.map(|(_, name)| name.as_str()).collect();
    let is_changed = |part: &(String, String), text: &str| {
        let own = own.get(part);
        own.is_some_and(|own| !is_same(own, text, &tables))
    };
    let changed = found.iter().filter(|(part, text)| is_changed(part, text));
    let changed =
        changed.map(|((kind, name), _)| format!("its {kind} `{name}` is not that of this program"));
    Ok(unknown.chain(missing).chain(changed).collect())
}

/// The parts of a new database after these migrations.
async fn own_parts(migrations: &Migrator, file: &Path) -> Result<Parts, OpenError> {
    let explain = |error| OpenError::because(file, error);
    let empty = SqliteConnectOptions::new().filename(":memory:");
    let fresh = open::pool(empty, 1).await.map_err(explain)?;
    let migrated = migrations.run(&fresh).await;
    migrated.map_err(|error| OpenError::migrating(file, newest_migration(), error))?;
    let mut connection = fresh.acquire().await.map_err(explain)?;
    let own = parts(&mut connection).await.map_err(explain)?;
    drop(connection);
    fresh.close().await;
    Ok(own)
}

/// What a database consists of. Two parts of one name, which SQLite itself never makes, count as one with both texts.
async fn parts(connection: &mut SqliteConnection) -> Result<Parts, sqlx::Error> {
    let mut parts = Parts::new();
    for query in [TEXTS, COLUMNS] {
        let rows: Vec<(String, String, String)> =
            sqlx::query_as(query).fetch_all(&mut *connection).await?;
        for (kind, name, text) in rows {
            parts.entry((kind, name)).or_default().push_str(&text);
        }
    }
    Ok(parts)
}

/// Everything that has a text, except what `ANALYZE` makes. SQLite makes indexes without one for itself. What is no text,
/// which SQLite itself never makes, is written as SQL does it.
const TEXTS: &str = "
    SELECT CASE typeof(type) WHEN 'text' THEN type ELSE quote(type) END,
        CASE typeof(name) WHEN 'text' THEN name ELSE quote(name) END,
        CASE typeof(sql) WHEN 'text' THEN sql ELSE quote(sql) END
    FROM sqlite_schema
    WHERE sql IS NOT NULL AND (type, name, sql) NOT IN (VALUES
        ('table', 'sqlite_stat1', 'CREATE TABLE sqlite_stat1(tbl,idx,stat)'),
        ('table', 'sqlite_stat4', 'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)'))";

/// The columns of all tables, so that one that is unknown or missing is named. What else they are is in the texts.
const COLUMNS: &str = "
    SELECT 'column', it.name || '.' || part.name, ''
    FROM sqlite_schema it, pragma_table_xinfo(it.name) part
    WHERE it.type = 'table' AND substr(it.name, 1, 7) <> 'sqlite_'";
