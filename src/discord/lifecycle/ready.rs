//! Which shards of this process the gateway has accepted.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

use tokio::sync::watch;

/// The shards that are not ready yet.
#[derive(Debug)]
pub struct ReadyShards(watch::Sender<BTreeSet<u32>>);

impl ReadyShards {
    /// Waits for all of these.
    pub fn awaited(shards: RangeInclusive<u32>) -> Arc<Self> {
        Arc::new(Self(watch::Sender::new(shards.collect())))
    }

    /// Notes that the gateway has accepted a shard.
    pub fn note(&self, shard: u32) {
        self.0.send_if_modified(|awaited| awaited.remove(&shard));
    }

    /// Waits until all are accepted.
    pub async fn all(&self) {
        // The sender is here, so that this does not fail.
        let _ = self.0.subscribe().wait_for(BTreeSet::is_empty).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn all_are_ready_once_the_last_one_is() {
        let ready = ReadyShards::awaited(4..=5);
        for shard in [5, 5, 3] {
            ready.note(shard);
            let waited = tokio::time::timeout(std::time::Duration::ZERO, ready.all());
            assert!(waited.await.is_err(), "shard 4 is not");
        }
        ready.note(4);
        ready.all().await;
    }
}
