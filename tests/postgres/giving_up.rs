//! Whoever gives up while something is asked leaves nothing behind on the server.

use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use tessera::store::Store;
use tokio::task::yield_now;
use tokio::time::{interval, timeout};

use crate::cluster;
use crate::frozen::Frozen;

/// How long it may take until a transaction is rolled back.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often it is looked.
const TICK: Duration = Duration::from_millis(20);

/// How often it is looked for an answer before that is given up.
const LOOKS: u32 = 100;

#[tokio::test]
async fn a_transaction_that_nobody_waits_for_any_more_is_rolled_back() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let store = Store::open(&database.url()).await.unwrap();
    let mut stranger = PgConnection::connect(&database.url()).await.unwrap();
    for is_writing in [false, true] {
        // A connection is open, and what was begun on it before is over.
        let since = now(&mut stranger).await;
        begin(&store, is_writing).await;
        wait_until_ended(&mut stranger, ROLLBACK, &since).await;
    }
    for is_writing in [false, true] {
        let since = now(&mut stranger).await;
        let frozen = Frozen::of(&mut stranger).await;
        give_up(begin(&store, is_writing)).await;
        drop(frozen);
        wait_until_ended(&mut stranger, ROLLBACK, &since).await;
    }
    store.close().await;
}

#[tokio::test]
async fn a_commit_that_nobody_waits_for_any_more_is_not_rolled_back_afterwards() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let store = Store::open(&database.url()).await.unwrap();
    let mut stranger = PgConnection::connect(&database.url()).await.unwrap();
    let writing = store.write().await.unwrap();
    let since = now(&mut stranger).await;
    let frozen = Frozen::of(&mut stranger).await;
    give_up(writing.commit()).await;
    drop(frozen);
    wait_until_ended(&mut stranger, COMMIT, &since).await;
    store.close().await;
}

/// Begins a transaction, and drops it.
async fn begin(store: &Store, is_writing: bool) {
    if is_writing {
        drop(store.write().await.unwrap());
    } else {
        drop(store.read().await.unwrap());
    }
}

/// Waits a little for what is asked while the server is frozen, and gives up.
async fn give_up<T>(asked: impl Future<Output = T>) {
    {
        let mut asked = pin!(asked);
        for _ in 0..LOOKS {
            let answer = poll_fn(|context| Poll::Ready(asked.as_mut().poll(context)));
            assert!(answer.await.is_pending(), "the server is not frozen");
            yield_now().await;
        }
    }
    // The connection is given back by a task of its own.
    for _ in 0..LOOKS {
        yield_now().await;
    }
}

/// The server's time.
async fn now(stranger: &mut PgConnection) -> String {
    let now = sqlx::query_scalar("SELECT clock_timestamp()::text");
    now.fetch_one(stranger).await.unwrap()
}

/// Waits until the last thing that a connection of the store did after this time was to end a transaction in this way, and no
/// transaction is open.
async fn wait_until_ended(stranger: &mut PgConnection, how: &str, since: &str) {
    let mut ticks = interval(TICK);
    let waited = timeout(PATIENCE, async {
        loop {
            ticks.tick().await;
            let looked = sqlx::query_as(SINCE).bind(how).bind(since);
            let (ended, open): (i64, i64) = looked.fetch_one(&mut *stranger).await.unwrap();
            if ended > 0 && open == 0 {
                return;
            }
        }
    });
    waited.await.expect("what was begun is ended");
}

const COMMIT: &str = "COMMIT";
const ROLLBACK: &str = "ROLLBACK";

const SINCE: &str = "
    SELECT COUNT(*) FILTER (WHERE state = 'idle' AND query = $1 AND query_start > $2::timestamptz),
        COUNT(*) FILTER (WHERE state <> 'idle')
    FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
