//! What is refused, in a sentence that says why.

use std::sync::Arc;

use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use tempfile::TempDir;
use tessera::store::{
    Access, OpenError, Schema, Store, check_server, database_file, schema_on_server,
};

use crate::cluster::{self, Cluster};
use crate::pooler;

async fn run(url: &str, sql: &'static str) {
    let mut connection = PgConnection::connect(url).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
}

#[tokio::test]
async fn a_database_of_another_program_is_refused() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.empty();
    run(&database.url(), "CREATE TABLE theirs (id INTEGER)").await;
    let refused = Store::open(&database.url()).await.unwrap_err();
    assert!(
        matches!(refused, OpenError::ForeignSchema { .. }),
        "{refused}"
    );
    let found = schema_on_server(&database.url()).await.unwrap();
    assert!(matches!(found, Schema::Foreign { .. }), "{found:?}");
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let later =
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        VALUES (9999, 'later', TRUE, '', 0)";
    run(&database.url(), later).await;
    for refused in [
        Store::open(&database.url()).await.err(),
        Store::open_named_as_is(&database.url(), Access::Read)
            .await
            .err(),
    ] {
        let refused = refused.unwrap();
        let is_newer = matches!(refused, OpenError::NewerSchema { found: 9999, .. });
        assert!(is_newer, "{refused}");
    }
}

#[tokio::test]
async fn an_empty_database_is_made_by_the_bot_alone() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.empty();
    let refused = Store::open_named_as_is(&database.url(), Access::Write).await;
    let refused = refused.unwrap_err();
    let is_older = matches!(refused, OpenError::OlderSchema { found: 0, .. });
    assert!(is_older, "{refused}");
    Store::open(&database.url()).await.unwrap().close().await;
    let opened = Store::open_named_as_is(&database.url(), Access::Write).await;
    opened.unwrap().close().await;
}

#[tokio::test]
async fn a_second_bot_is_refused_until_the_first_one_ends() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let first = Store::open_for_bot(&database.url()).await.unwrap();
    let refused = Store::open_for_bot(&database.url()).await.unwrap_err();
    assert!(
        matches!(refused, OpenError::BotOnServer { .. }),
        "{refused}"
    );
    Store::open(&database.url()).await.unwrap().close().await;
    first.close().await;
    drop(first);
    // The server notices the end of a connection a moment later.
    let mut asking = PgConnection::connect(&database.url()).await.unwrap();
    let held = "SELECT EXISTS (SELECT 1 FROM pg_locks JOIN pg_database it ON it.oid = database
        WHERE locktype = 'advisory' AND it.datname = current_database())";
    while sqlx::query_scalar(held)
        .fetch_one(&mut asking)
        .await
        .unwrap()
    {}
    Store::open_for_bot(&database.url()).await.unwrap();
}

#[tokio::test]
async fn what_cannot_be_written_to_is_refused() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    database.run(&format!(
        "ALTER DATABASE {} SET default_transaction_read_only = on",
        database.name()
    ));
    let refused = Store::open(&database.url()).await.unwrap_err().to_string();
    assert!(
        refused.contains("is read-only: it is a replica"),
        "{refused}"
    );
}

#[tokio::test]
async fn a_database_that_cannot_hold_every_name_is_refused() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    for encoding in ["LATIN1", "SQL_ASCII"] {
        let database = cluster.encoded(encoding);
        let refused = Store::open_for_bot(&database.url()).await.unwrap_err();
        let refused = refused.to_string();
        assert!(
            refused.contains(&format!("has the encoding {encoding}, ")),
            "{refused}"
        );
        assert!(
            refused.contains("`createdb --encoding UTF8 --template template0`"),
            "{refused}"
        );
        let told = check_server(&database.url()).await.unwrap_err();
        assert_eq!(told.to_string(), refused);
    }
}

#[tokio::test]
async fn a_user_who_may_not_make_tables_is_told_what_would_be_right() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.empty();
    database.run("CREATE ROLE guest LOGIN");
    let url = database.url().replace("tessera@", "guest@");
    for (lack, reason, cure) in [
        (
            "SELECT",
            "the role guest may not make tables in the database ",
            "; let that role own the database and what is in it",
        ),
        (
            "DROP SCHEMA public",
            "no schema has been selected to create in",
            "let the user that the URL names own the database, and its search_path name a schema there",
        ),
    ] {
        database.run(lack);
        let told = Store::open_for_bot(&url).await.unwrap_err().to_string();
        assert!(told.contains(reason) && told.ends_with(cure), "{told}");
    }
}

#[tokio::test]
async fn tables_of_somebody_else_are_not_worked_with() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    for right in [
        "CREATE ROLE lodger LOGIN",
        "GRANT CREATE ON SCHEMA public TO lodger",
        "GRANT ALL ON ALL TABLES IN SCHEMA public TO lodger",
    ] {
        database.run(right);
    }
    let url = database.url().replace("tessera@", "lodger@");
    let told = check_server(&url).await.unwrap_err().to_string();
    assert!(
        told.starts_with(
            "the role lodger may not change the table `_sqlx_migrations` in the database "
        ),
        "{told}"
    );
    let refused = Store::open_for_bot(&url).await.unwrap_err();
    assert_eq!(refused.to_string(), told);
}

#[tokio::test]
async fn a_replica_is_refused() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let replica = cluster.replica();
    let refused = Store::open(&replica.url(&database)).await.unwrap_err();
    let refused = refused.to_string();
    assert!(
        refused.contains("is read-only: it is a replica"),
        "{refused}"
    );
    let told = check_server(&replica.url(&database)).await.unwrap_err();
    assert_eq!(told.to_string(), refused);
    check_server(&database.url()).await.unwrap();
    // Asking is allowed.
    let opened = Store::open_named_as_is(&replica.url(&database), Access::Read).await;
    let opened = opened.unwrap();
    assert_eq!(opened.read().await.unwrap().all_games().await.unwrap(), []);
}

#[tokio::test]
async fn a_pooler_in_transaction_mode_is_refused() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let url = pooler::before(&database).await;
    let refused = Store::open(&url).await.unwrap_err().to_string();
    assert!(
        refused.contains("is behind a pooler in transaction mode"),
        "{refused}"
    );
    assert!(
        refused.contains("set the pooler to session mode"),
        "{refused}"
    );
}

#[tokio::test]
async fn what_needs_a_file_says_so() {
    let url = "postgres://tessera:secret@db.example.org/games";
    let refused = database_file(url).unwrap_err().to_string();
    assert!(
        refused.contains("games at db.example.org is on a PostgreSQL server"),
        "{refused}"
    );
    assert!(
        refused.contains("pg_dump") && !refused.contains("secret"),
        "{refused}"
    );
}

#[tokio::test]
async fn a_server_that_is_not_there_is_named_without_a_password() {
    let folder = TempDir::new().unwrap();
    let socket = folder.path().to_str().unwrap().replace('/', "%2F");
    let url = format!("postgres://tessera:secret@localhost/games?host={socket}");
    let refused = Store::open(&url).await.unwrap_err().to_string();
    assert!(
        refused.starts_with("cannot open the database games at "),
        "{refused}"
    );
    assert!(!refused.contains("secret"), "{refused}");
}

#[tokio::test]
async fn a_server_that_was_started_again_is_used_again() {
    let Some(mut cluster) = Cluster::begin() else {
        return;
    };
    let url = cluster.url("postgres");
    let store = Store::open(&url).await.unwrap();
    let mut writing = store.write().await.unwrap();
    let first = writing.next_game_id().await.unwrap();
    writing.commit().await.unwrap();
    let store = Arc::new(store);
    let away = Arc::clone(&store);
    let handle = tokio::runtime::Handle::current();
    let cluster = tokio::task::spawn_blocking(move || {
        cluster.restart(|| {
            handle.block_on(async {
                assert!(away.read().await.is_err(), "nobody is there");
            });
        });
        cluster
    });
    let _cluster = cluster.await.unwrap();
    let mut writing = store.write().await.unwrap();
    let second = writing.next_game_id().await.unwrap();
    assert_eq!(
        second.0,
        first.0 + 1,
        "what was committed is there, and goes on"
    );
    writing.commit().await.unwrap();
}

#[tokio::test]
async fn a_database_that_is_not_there_is_to_be_created() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    for refused in [
        Store::open(&cluster.url("nowhere")).await,
        Store::open_named_as_is(&cluster.url("nowhere"), Access::Read).await,
    ] {
        let told = refused.unwrap_err().to_string();
        assert!(
            told.ends_with("create it first with createdb, or name another one"),
            "{told}"
        );
        assert!(!told.contains("at line"), "{told}");
    }
}
