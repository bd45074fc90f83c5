//! What is drawn once and needed again, kept in memory: the few things used last.

use std::sync::{Arc, Mutex, PoisonError};

/// At most so many things, the one used last first. Shared by all threads.
pub struct Shelf<Key, Thing> {
    ready: Mutex<Vec<(Key, Arc<Thing>)>>,
    most: usize,
}

impl<Key: Copy + PartialEq, Thing> Shelf<Key, Thing> {
    /// An empty shelf for at most so many things.
    pub const fn new(most: usize) -> Self {
        Self {
            ready: Mutex::new(Vec::new()),
            most,
        }
    }

    /// The thing of this key, made now if it is not there.
    pub fn get(&self, key: Key, make: impl FnOnce() -> Thing) -> Arc<Thing> {
        // A list that a panic left behind is whole: it is only ever pushed to and rotated.
        let lock = || self.ready.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(thing) = take(&mut lock(), &key) {
            return thing;
        }
        // Made without holding the list, so that what is ready stays in reach meanwhile.
        let thing = Arc::new(make());
        let mut ready = lock();
        ready.retain(|(other, _)| *other != key);
        ready.truncate(self.most - 1);
        ready.insert(0, (key, Arc::clone(&thing)));
        thing
    }
}

/// A thing that is ready; it becomes the one used last.
fn take<Key: PartialEq, Thing>(ready: &mut [(Key, Arc<Thing>)], key: &Key) -> Option<Arc<Thing>> {
    let place = ready.iter().position(|(other, _)| other == key)?;
    ready[..=place].rotate_right(1);
    ready.first().map(|(_, thing)| Arc::clone(thing))
}
