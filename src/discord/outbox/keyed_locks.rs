//! One thing at a time for each game, many games at once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Mutex as Lane, OwnedMutexGuard};

/// How many lanes there may be before those are put away in which nobody is.
const MANY: usize = 256;

/// A lane for every name, made when it is needed. No two names share one.
#[derive(Debug)]
pub struct Lanes<Name>(Mutex<HashMap<Name, Arc<Lane<()>>>>);

impl<Name: Eq + Hash> Lanes<Name> {
    /// No lanes yet.
    pub fn new() -> Self {
        Self(Mutex::default())
    }

    /// Waits for the lane of whatever this names, in the order of asking, and holds it.
    pub async fn enter(&self, name: Name) -> OwnedMutexGuard<()> {
        let lane = self.lane(name);
        lane.lock_owned().await
    }

    fn lane(&self, name: Name) -> Arc<Lane<()>> {
        // A table of locks is whole whatever panicked beside it.
        let mut lanes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if lanes.len() >= MANY {
            // Whoever is in a lane, or waits for it, holds it as well.
            lanes.retain(|_, lane| Arc::strong_count(lane) > 1);
        }
        Arc::clone(lanes.entry(name).or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_lane_is_kept_while_somebody_is_in_it() {
        let lanes = Lanes::new();
        let first = lanes.enter(0).await;
        for name in 1..2 * MANY {
            drop(lanes.enter(name).await);
        }
        assert!(lanes.lane(0).try_lock().is_err());
        drop(first);
        assert!(lanes.lane(0).try_lock().is_ok());
        assert!(lanes.0.lock().expect("nobody panicked").len() <= MANY);
    }
}
