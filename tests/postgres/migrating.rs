//! Everything is moved from a file to a server and back, and nothing else is accepted.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tempfile::TempDir;
use tessera::operate::migrate;
use tessera::store::{Access, CopyProgress, OpenError, Program, Store, processes_on_server};

use crate::cluster::{self, Database};
use crate::processes::comes_to_be;

/// A database of this version with rows in all tables, which bots of earlier versions have made.
async fn grown(folder: &Path) -> String {
    let ages = std::fs::read_dir("tests/upgrades/ages").unwrap();
    let newest = ages.map(|age| age.unwrap().path()).max().unwrap();
    let file = folder.join("grown.sqlite");
    let mut packed = GzDecoder::new(File::open(newest).unwrap());
    io::copy(&mut packed, &mut File::create(&file).unwrap()).unwrap();
    let url = named(&file);
    Store::open(&url).await.unwrap().close().await;
    url
}

fn named(file: &Path) -> String {
    format!("sqlite:{}", file.display())
}

/// Moves a database. Returns what is told.
async fn moved(from: &str, to: &str) -> Result<String, String> {
    let (from, to) = (from.to_owned(), to.to_owned());
    let moving = tokio::task::spawn_blocking(move || {
        let (mut output, mut told) = (Vec::new(), Vec::new());
        let done = migrate::run(&from, &to, &mut output, &mut told);
        done.map_err(|error| error.to_string())?;
        output.extend(told);
        Ok(String::from_utf8(output).unwrap())
    });
    moving.await.unwrap()
}

/// Every row of every table of a file, as text.
async fn rows(url: &str) -> Vec<(String, Vec<String>)> {
    let mut database = SqliteConnection::connect(url).await.unwrap();
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> '_sqlx_migrations'
            AND name NOT LIKE 'sqlite_stat%' ORDER BY name",
    )
    .fetch_all(&mut database)
    .await
    .unwrap();
    let mut all = Vec::new();
    for table in tables {
        let columns: String =
            sqlx::query_scalar("SELECT group_concat('quote(\"' || name || '\")', ' || '','' || ') FROM pragma_table_info($1)")
                .bind(&table)
                .fetch_one(&mut database)
                .await
                .unwrap();
        let found = sqlx::AssertSqlSafe(format!("SELECT {columns} FROM \"{table}\" ORDER BY 1"));
        let found = sqlx::query_scalar(found).fetch_all(&mut database).await;
        all.push((table, found.unwrap()));
    }
    all
}

#[tokio::test]
async fn everything_is_the_same_there_and_back() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let folder = TempDir::new().unwrap();
    let (from, database) = (grown(folder.path()).await, cluster.empty());
    let told = moved(&from, &database.url()).await.unwrap();
    assert!(
        told.contains("games that are the same on both sides: "),
        "{told}"
    );
    assert!(
        told.contains("let DATABASE_URL name the new database"),
        "{told}"
    );
    let back = named(&folder.path().join("back.sqlite"));
    moved(&database.url(), &back).await.unwrap();
    let (before, after) = (rows(&from).await, rows(&back).await);
    let filled = before.iter().filter(|(_, rows)| !rows.is_empty()).count();
    assert!(filled > 60, "{filled} tables have rows");
    for (one, other) in before.iter().zip(&after) {
        assert_eq!(one, other);
    }
    assert_eq!(before.len(), after.len());
    // What comes next on the server is numbered after what was ever there.
    let mut connection = PgConnection::connect(&database.url()).await.unwrap();
    let next = "INSERT INTO hills (server, ruleset) VALUES (1, 'x') RETURNING number";
    let next: i64 = sqlx::query_scalar(next)
        .fetch_one(&mut connection)
        .await
        .unwrap();
    let mut file = SqliteConnection::connect(&from).await.unwrap();
    let last = "SELECT seq FROM sqlite_sequence WHERE name = 'hills'";
    let last: Option<i64> = sqlx::query_scalar(last)
        .fetch_optional(&mut file)
        .await
        .unwrap();
    assert_eq!(next, last.unwrap_or(0) + 1);
}

#[tokio::test]
async fn a_database_with_something_in_it_is_not_overwritten() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let folder = TempDir::new().unwrap();
    let (from, database) = (grown(folder.path()).await, cluster.fresh());
    let mut connection = PgConnection::connect(&database.url()).await.unwrap();
    let person = sqlx::query("INSERT INTO players (id, name) VALUES (1, 'Anna')");
    person.execute(&mut connection).await.unwrap();
    let refused = moved(&from, &database.url()).await.unwrap_err();
    assert!(refused.contains("in its table `players`"), "{refused}");
    // Nor is a file.
    let other = folder.path().join("other");
    std::fs::create_dir(&other).unwrap();
    let other = grown(&other).await;
    let refused = moved(&from, &other).await.unwrap_err();
    assert!(
        refused.contains("there is something in the other database already"),
        "{refused}"
    );
    assert_eq!(rows(&from).await, rows(&other).await);
    // Nor the database itself.
    for (one, other) in [(&from, &from), (&database.url(), &database.url())] {
        let refused = moved(one, other).await.unwrap_err();
        assert!(refused.contains("name the same database"), "{refused}");
    }
    // Nor is one of another program, or one that lost a part, changed in any way.
    let theirs = cluster.empty();
    theirs.run("CREATE TABLE theirs (id INTEGER)");
    let refused = moved(&from, &theirs.url()).await.unwrap_err();
    assert!(refused.contains("made by another program"), "{refused}");
    database.run(
        "DELETE FROM _sqlx_migrations WHERE version = (SELECT max(version) FROM _sqlx_migrations)",
    );
    let refused = moved(&from, &database.url()).await.unwrap_err();
    assert!(refused.contains("list of migrations is empty"), "{refused}");
}

#[tokio::test]
async fn nothing_is_moved_while_a_bot_runs() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let folder = TempDir::new().unwrap();
    let (from, database) = (grown(folder.path()).await, cluster.empty());
    let bot = Store::open_for_bot(&from).await.unwrap();
    let refused = moved(&from, &database.url()).await.unwrap_err();
    assert!(
        refused.starts_with("nothing can be moved while a bot"),
        "{refused}"
    );
    bot.close().await;
    drop(bot);
    let bot = Store::open_for_bot(&database.url()).await.unwrap();
    let refused = moved(&from, &database.url()).await.unwrap_err();
    assert!(
        refused.starts_with("nothing can be moved while a bot"),
        "{refused}"
    );
    drop(bot);
    let missing = named(&PathBuf::from("/nowhere/tessera.sqlite"));
    let refused = moved(&missing, &database.url()).await.unwrap_err();
    assert!(
        refused.contains("there is no database /nowhere/tessera.sqlite"),
        "{refused}"
    );
}

/// Ends the connection that keeps bots from a database, and waits until it has ended.
fn let_bots_in(database: &Database) {
    database.run(
        "SELECT pg_terminate_backend(pid, 20000) FROM pg_locks JOIN pg_database it ON it.oid = database
            WHERE locktype = 'advisory' AND classid::bigint = x'00746865'::bigint
                AND objid::bigint = x'20626f74'::bigint AND it.datname = current_database()",
    );
}

#[tokio::test]
async fn nothing_is_moved_where_a_bot_may_have_been_started_meanwhile() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let folder = TempDir::new().unwrap();
    let (file, source) = (grown(folder.path()).await, cluster.empty());
    moved(&file, &source.url()).await.unwrap();
    for source_is_lost in [true, false] {
        let target = cluster.empty();
        let from = Store::open_at_rest(&source.url()).await.unwrap();
        let to = Store::open_for_migration(&target.url()).await.unwrap();
        let lost = if source_is_lost { &source } else { &target };
        let once = std::sync::Once::new();
        let tell = |_: CopyProgress<'_>| once.call_once(|| let_bots_in(lost));
        let refused = from.copy_into(&to, &tell).await.unwrap_err().to_string();
        let named = format!("kept bots from the database {} at ", lost.name());
        assert!(refused.contains(&named), "{refused}");
        assert_eq!(to.read().await.unwrap().all_games().await.unwrap(), []);
        from.close().await;
        to.close().await;
    }
}

/// Opens a database to move it, or into another one. A server notices a little later that a bot has ended.
async fn opened_once_free(url: &str, is_source: bool) -> Store {
    let mut ticks = tokio::time::interval(std::time::Duration::from_millis(20));
    loop {
        let opened = if is_source {
            Store::open_at_rest(url).await
        } else {
            Store::open_for_migration(url).await
        };
        match opened {
            Err(OpenError::NotAtRest { .. }) => _ = ticks.tick().await,
            other => return other.unwrap(),
        }
    }
}

#[tokio::test]
async fn what_moves_a_database_waits_for_the_command_that_changes_it() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let url = database.url();
    let command = Store::open_named_as_is(&url, Access::Write).await.unwrap();
    let moving = tokio::spawn(async move { Store::open_at_rest(&url).await });
    let url = database.url();
    comes_to_be(async || {
        let running = processes_on_server(&url).await.unwrap();
        running.alone == Some(Program::Migration)
    })
    .await;
    command.write().await.unwrap().commit().await.unwrap();
    command.close().await;
    moving.await.unwrap().unwrap().close().await;
}

#[tokio::test]
async fn nobody_writes_into_a_file_that_is_being_moved() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let folder = TempDir::new().unwrap();
    let (file, database) = (grown(folder.path()).await, cluster.empty());
    let from = Store::open_at_rest(&file).await.unwrap();
    let to = Store::open_for_migration(&database.url()).await.unwrap();
    let written = std::sync::OnceLock::new();
    let tell = |_: CopyProgress<'_>| {
        written.get_or_init(|| write_at_once(file.clone()));
    };
    from.copy_into(&to, &tell).await.unwrap();
    let told = written.get().unwrap().clone().unwrap_err();
    assert!(told.contains("database is locked"), "{told}");
    write_at_once(file.clone()).unwrap();
}

/// Changes something in a file if nobody else is at it.
fn write_at_once(file: String) -> Result<(), String> {
    let writing = async move {
        let options: SqliteConnectOptions = file.parse().unwrap();
        let options = options.busy_timeout(std::time::Duration::ZERO);
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        let written = sqlx::query("UPDATE next_numbers SET number = number");
        let written = written.execute(&mut connection).await;
        written.map(|_| ()).map_err(|error| error.to_string())
    };
    let writing = std::thread::spawn(|| {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build();
        runtime.unwrap().block_on(writing)
    });
    writing.join().unwrap()
}

#[tokio::test]
async fn nothing_is_changed_beside_what_moves_a_database() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let folder = TempDir::new().unwrap();
    let (file, database) = (grown(folder.path()).await, cluster.fresh());
    for url in [&file, &database.url()] {
        // As a ban does.
        let bot = Store::open_for_bot(url).await.unwrap();
        let command = Store::open_named_as_is(url, Access::Write).await.unwrap();
        command.write().await.unwrap().commit().await.unwrap();
        command.close().await;
        bot.close().await;
        drop(bot);
        for is_source in [true, false] {
            let what_moves = opened_once_free(url, is_source).await;
            let refused = Store::open_named_as_is(url, Access::Write).await;
            let refused = refused.unwrap_err().to_string();
            assert!(
                refused.starts_with("tessera migrate works on the database"),
                "{refused}"
            );
            let looking = Store::open_named_as_is(url, Access::Read).await.unwrap();
            looking.close().await;
            what_moves.close().await;
        }
    }
}

#[tokio::test]
async fn what_cannot_be_copied_leaves_nothing() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let folder = TempDir::new().unwrap();
    let (from, database) = (grown(folder.path()).await, cluster.empty());
    let mut file = SqliteConnection::connect(&from).await.unwrap();
    let torn = sqlx::query("UPDATE players SET name = 'a' || char(0)");
    torn.execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let refused = moved(&from, &database.url()).await.unwrap_err();
    assert!(
        refused.contains("a row of the table `players` cannot be copied"),
        "{refused}"
    );
    let mut connection = PgConnection::connect(&database.url()).await.unwrap();
    let games: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM games")
        .fetch_one(&mut connection)
        .await
        .unwrap();
    assert_eq!(games, 0);
}
