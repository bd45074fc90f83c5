//! Whoever gives up while something is asked leaves nothing behind on the server.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::task::Poll;
use std::time::Duration;

use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use tessera::store::Store;
use tokio::task::yield_now;
use tokio::time::{interval, timeout};
use tracing::{Level, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt as _};
use tracing_subscriber::registry::Registry;

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
        wait_until_given_back(&mut stranger, &since).await;
    }
    for is_writing in [false, true] {
        let since = now(&mut stranger).await;
        let frozen = Frozen::of(&mut stranger).await;
        give_up(begin(&store, is_writing)).await;
        drop(frozen);
        wait_until_given_back(&mut stranger, &since).await;
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
    let warnings = Warnings::default();
    let listening = Registry::default().with(warnings.clone());
    let _listening = tracing::subscriber::set_default(listening);
    let writing = store.write().await.unwrap();
    let since = now(&mut stranger).await;
    let frozen = Frozen::of(&mut stranger).await;
    give_up(writing.commit()).await;
    drop(frozen);
    wait_until_given_back(&mut stranger, &since).await;
    // What the server said is heard when the connection is used again.
    drop(store.write().await.unwrap());
    assert_eq!(*warnings.0.lock().unwrap(), Vec::<String>::new());
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

/// Waits until a connection of the store was given back after this time with no transaction open.
async fn wait_until_given_back(stranger: &mut PgConnection, since: &str) {
    let mut ticks = interval(TICK);
    let waited = timeout(PATIENCE, async {
        loop {
            ticks.tick().await;
            let looked = sqlx::query_as(SINCE).bind(since).fetch_one(&mut *stranger);
            let (given_back, busy): (i64, i64) = looked.await.unwrap();
            if given_back > 0 && busy == 0 {
                return;
            }
        }
    });
    waited.await.expect("what was begun is ended");
}

/// The last that is asked over a connection is whether a transaction is open. One that has an open transaction is closed.
const SINCE: &str = "
    SELECT COUNT(*) FILTER (WHERE state = 'idle' AND query LIKE '%statement_timestamp%' AND query_start > $1::timestamptz),
        COUNT(*) FILTER (WHERE state <> 'idle')
    FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";

/// What is logged of warnings and errors.
#[derive(Clone, Debug, Default)]
struct Warnings(Arc<Mutex<Vec<String>>>);

impl<S: Subscriber> Layer<S> for Warnings {
    fn on_event(&self, event: &tracing::Event<'_>, _: Context<'_, S>) {
        if *event.metadata().level() <= Level::WARN {
            self.0.lock().unwrap().push(format!("{event:?}"));
        }
    }
}
