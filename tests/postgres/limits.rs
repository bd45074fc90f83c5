//! The limits that may be set on a server for whoever connects do not hold for the bot.

use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection as _};
use tessera::store::{OpenError, Store};

use crate::cluster::{self, Database};
use crate::processes::comes_to_be;

/// Waits for the lock of whoever writes.
const ONLY_WRITER: &str = "SELECT pg_advisory_lock(x'0054657373657261'::bigint)";

/// Sets something for all who connect to a database from now on.
fn set(database: &Database, setting: &str, value: &str) {
    let name = database.name();
    database.run(&format!("ALTER DATABASE {name} SET {setting} = '{value}'"));
}

#[tokio::test]
async fn a_bot_that_does_nothing_keeps_its_place_where_idle_sessions_are_ended() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let mut looking = PgConnection::connect(&database.url()).await.unwrap();
    set(&database, "idle_session_timeout", "1s");
    let bot = Store::open_for_bot(&database.url()).await.unwrap();
    // A connection that begins to do nothing later than those of the bot, and without its settings.
    let mut idle = PgConnection::connect(&database.url()).await.unwrap();
    let pid: i32 = sqlx::query_scalar("SELECT pg_backend_pid()")
        .fetch_one(&mut idle)
        .await
        .unwrap();
    let looking = tokio::sync::Mutex::new(&mut looking);
    let count = async |what: String| -> i64 {
        let query = format!("SELECT COUNT(*) FROM pg_stat_activity WHERE {what}");
        let mut looking = looking.lock().await;
        sqlx::query_scalar(AssertSqlSafe(query))
            .fetch_one(&mut **looking)
            .await
            .unwrap()
    };
    let of_bot = "datname = current_database() AND application_name = 'tessera run'";
    let before = count(of_bot.to_owned()).await;
    assert!(before > 1, "{before} connections");
    comes_to_be(async || count(format!("pid = {pid}")).await == 0).await;
    assert_eq!(count(of_bot.to_owned()).await, before);
    let second = Store::open_for_bot(&database.url()).await.unwrap_err();
    assert!(matches!(second, OpenError::BotOnServer { .. }), "{second}");
    drop(bot);
}

#[tokio::test]
async fn whoever_waits_to_write_does_so_for_longer_than_a_statement_may_take() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let mut writing = PgConnection::connect(&database.url()).await.unwrap();
    set(&database, "statement_timeout", "1s");
    let mut limited = PgConnection::connect(&database.url()).await.unwrap();
    let bot = Store::open_for_bot(&database.url()).await.unwrap();
    sqlx::raw_sql(ONLY_WRITER)
        .execute(&mut writing)
        .await
        .unwrap();
    let queued = tokio::spawn(async move { bot.write().await.unwrap().commit().await });
    let waits = "SELECT EXISTS (SELECT 1 FROM pg_locks JOIN pg_database it ON it.oid = database
        WHERE locktype = 'advisory' AND NOT granted AND it.datname = current_database())";
    let writing = tokio::sync::Mutex::new(writing);
    comes_to_be(async || {
        let mut looking = writing.lock().await;
        let waits = sqlx::query_scalar(waits).fetch_one(&mut *looking);
        waits.await.unwrap()
    })
    .await;
    // Somebody without the settings of the bot who begins to wait later gives up before.
    let given_up = sqlx::raw_sql(ONLY_WRITER).execute(&mut limited).await;
    let told = given_up.unwrap_err().to_string();
    assert!(told.contains("statement timeout"), "{told}");
    writing.into_inner().close().await.unwrap();
    queued.await.unwrap().unwrap();
}
