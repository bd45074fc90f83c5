//! Whoever gives up while something is asked leaves nothing behind on the server.

use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;

use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use tessera::store::Store;
use tokio::task::yield_now;

use crate::cluster;

/// How often it is looked whether a transaction is over.
const LOOKS: u32 = 2_000;

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
        while gives_up(&store, is_writing, polls).await {
            wait_until_over(&mut stranger).await;
            polls += 1;
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

/// Waits until no connection of the store has an open transaction.
async fn wait_until_over(stranger: &mut PgConnection) {
    for _ in 0..LOOKS {
        let open: i64 = sqlx::query_scalar(OPEN)
            .fetch_one(&mut *stranger)
            .await
            .unwrap();
        if open == 0 {
            return;
        }
    }
    panic!("a transaction stays open");
}

const OPEN: &str = "SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database()
    AND pid <> pg_backend_pid() AND state IN ('idle in transaction', 'active')";
