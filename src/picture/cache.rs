//! An in-memory cache of the most recently used drawings.

use std::sync::{Arc, Mutex, PoisonError};

/// A cache of at most `most` things, the most recently used first. All threads share it.
pub struct Cache<Key, Thing> {
    ready: Mutex<Vec<(Key, Arc<Thing>)>>,
    most: usize,
}

impl<Key: Copy + PartialEq, Thing> Cache<Key, Thing> {
    /// An empty cache for at most `most` things.
    pub const fn new(most: usize) -> Self {
        Self {
            ready: Mutex::new(Vec::new()),
            most,
        }
    }

    /// The thing with this key, made now if it is not cached.
    pub fn get(&self, key: Key, make: impl FnOnce() -> Thing) -> Arc<Thing> {
        // A list left behind by a panic is still valid: it is only ever changed by whole entries.
        let lock = || self.ready.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(thing) = take(&mut lock(), &key) {
            return thing;
        }
        // Made without holding the lock, so that other threads can read the cache meanwhile.
        let thing = Arc::new(make());
        let mut ready = lock();
        ready.retain(|(other, _)| *other != key);
        ready.truncate(self.most - 1);
        ready.insert(0, (key, Arc::clone(&thing)));
        thing
    }
}

/// A cached thing; it becomes the most recently used.
fn take<Key: PartialEq, Thing>(ready: &mut [(Key, Arc<Thing>)], key: &Key) -> Option<Arc<Thing>> {
    let place = ready.iter().position(|(other, _)| other == key)?;
    ready[..=place].rotate_right(1);
    ready.first().map(|(_, thing)| Arc::clone(thing))
}
