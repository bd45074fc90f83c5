//! A server that does not answer any more, over a connection that nobody has closed, keeps nobody from writing.

use std::time::Duration;

use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use tessera::store::{ShardRange, Store};
use tokio::time::{interval, pause, resume, sleep, timeout};

use crate::cluster;
use crate::frozen::Frozen;
use crate::processes::comes_to_be;

/// How long it may take until somebody writes again.
const PATIENCE: Duration = Duration::from_mins(1);
/// How often it is looked.
const TICK: Duration = Duration::from_millis(20);

#[tokio::test]
async fn what_is_never_answered_fails_and_the_next_one_writes_over_another_connection() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let store = Store::open(&database.url()).await.unwrap();
    let mut stranger = PgConnection::connect(&database.url()).await.unwrap();
    let writing = store.write().await.unwrap();
    let frozen = Frozen::of(&mut stranger).await;
    // Time goes on by itself while everybody waits for the server.
    pause();
    let committed = timeout(PATIENCE, writing.commit()).await;
    assert!(committed.expect("it gives up").is_err());
    // The connection is given back to its pool, which it does not leave before that time is over as well.
    sleep(PATIENCE).await;
    resume();
    let next = tokio::spawn({
        let store = store.clone();
        async move { store.write().await.map(drop) }
    });
    // The connection is another one, and waits until the server has ended the one before.
    let mut ticks = interval(TICK);
    let waits = timeout(PATIENCE, async {
        while count(&mut stranger, WAIT).await == 0 {
            ticks.tick().await;
        }
    });
    waits.await.expect("another connection is opened");
    drop(frozen);
    next.await.unwrap().expect("it writes");
    store.close().await;
}

#[tokio::test]
async fn a_reservation_of_which_nothing_is_heard_holds_nothing_up() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let shards = ShardRange {
        first: 0,
        last: 0,
        total: 1,
    };
    let url = database.url();
    let store = Store::open_for_process(&url, shards).await.unwrap();
    let mut stranger = PgConnection::connect(&database.url()).await.unwrap();
    for is_given_up in [false, true] {
        let reserved = if is_given_up {
            store.reserve("a game").await.unwrap()
        } else {
            None
        };
        let frozen = Frozen::of(&mut stranger).await;
        pause();
        if is_given_up {
            drop(reserved);
        } else {
            let reserved = timeout(PATIENCE, store.reserve("a game")).await;
            assert!(reserved.expect("it gives up").is_err());
        }
        // Whatever the answer is: it is behind the reservation.
        let asked = timeout(PATIENCE, store.lead()).await;
        assert!(asked.is_ok(), "nothing else can be asked");
        resume();
        drop(frozen);
        comes_to_be(async || store.lead().await.is_ok_and(|leads| leads)).await;
    }
    store.close().await;
}

async fn count(stranger: &mut PgConnection, what: &'static str) -> i64 {
    sqlx::query_scalar(what).fetch_one(stranger).await.unwrap()
}

const WAIT: &str = "
    SELECT COUNT(*) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'";
