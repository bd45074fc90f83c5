//! Locks by key: one post at a time for each key, many keys at once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

/// How many locks there may be before unused ones are removed.
const MANY: usize = 256;

/// One lock for each key, created on first use. Two keys never share a lock.
#[derive(Debug)]
pub struct KeyedLocks<Key>(Mutex<HashMap<Key, Arc<AsyncMutex<()>>>>);

impl<Key: Eq + Hash> KeyedLocks<Key> {
    /// Starts with no locks.
    pub fn new() -> Self {
        Self(Mutex::default())
    }

    /// Waits for the lock of a key, in the order of the calls, and holds it.
    pub async fn lock(&self, key: Key) -> OwnedMutexGuard<()> {
        let lock = self.lock_of(key);
        lock.lock_owned().await
    }

    fn lock_of(&self, key: Key) -> Arc<AsyncMutex<()>> {
        // A table of locks stays valid if another thread panics.
        let mut locks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if locks.len() >= MANY {
            // Whoever holds a lock, or waits for it, has a reference as well.
            locks.retain(|_, lock| Arc::strong_count(lock) > 1);
        }
        Arc::clone(locks.entry(key).or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_lock_is_kept_while_somebody_is_in_it() {
        let locks = KeyedLocks::new();
        let first = locks.lock(0).await;
        for key in 1..2 * MANY {
            drop(locks.lock(key).await);
        }
        assert!(locks.lock_of(0).try_lock().is_err());
        drop(first);
        assert!(locks.lock_of(0).try_lock().is_ok());
        assert!(locks.0.lock().expect("nobody panicked").len() <= MANY);
    }
}
