//! Whoever gives up while something is asked leaves nothing behind on the server.

use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use tessera::store::Store;
use tokio::task::yield_now;
use tokio::time::timeout;

use crate::cluster;

/// How long it may take until a transaction is rolled back.
const PATIENCE: Duration = Duration::from_secs(20);

#[tokio::test]
async fn a_transaction_that_nobody_waits_for_any_more_is_rolled_back() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let database = cluster.fresh();
    let store = Store::open(&database.url()).await.unwrap();
    let mut stranger = PgConnection::connect(&database.url()).await.unwrap();
    for is_writing in [false, true] {
        let mut polls = 1;
        let mut before = now(&mut stranger).await;
        while gives_up(&store, is_writing, polls).await {
            let rolled_back = wait_until_rolled_back(&mut stranger, &before);
            let waited = timeout(PATIENCE, rolled_back).await;
            waited.unwrap_or_else(|_| panic!("no rollback when given up at look {polls}"));
            polls += 1;
            before = now(&mut stranger).await;
        }
        assert!(polls > 2, "nobody waited for it");
    }
    store.close().await;
}

/// Begins a transaction, and gives up after it was looked this often whether it has begun. Whether it had not.
async fn gives_up(store: &Store, is_writing: bool, polls: u32) -> bool {
    let mut beginning = pin!(async {
        if is_writing {
            store.write().await.map(drop)
        } else {
            store.read().await.map(drop)
        }
    });
    for _ in 0..polls {
        let begun = poll_fn(|context| Poll::Ready(beginning.as_mut().poll(context)));
        if begun.await.is_ready() {
            return false;
        }
        yield_now().await;
    }
    true
}

/// The server's time.
async fn now(stranger: &mut PgConnection) -> String {
    let now = sqlx::query_scalar("SELECT clock_timestamp()::text");
    now.fetch_one(stranger).await.unwrap()
}

/// Waits until a connection of the store has rolled something back after this time, and no transaction is open then. Whoever
/// gave up had begun exactly one transaction, be it that the server heard of it only later.
async fn wait_until_rolled_back(stranger: &mut PgConnection, since: &str) {
    loop {
        let (rolled_back, open): (i64, i64) = sqlx::query_as(SINCE)
            .bind(since)
            .fetch_one(&mut *stranger)
            .await
            .unwrap();
        if rolled_back > 0 {
            assert_eq!(open, 0, "another transaction is open");
            return;
        }
    }
}

const SINCE: &str = "
    SELECT COUNT(*) FILTER (WHERE state = 'idle' AND query = 'ROLLBACK' AND query_start > $1::timestamptz),
        COUNT(*) FILTER (WHERE state <> 'idle')
    FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
