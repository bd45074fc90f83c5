//! One thing at a time for each game, many games at once.

use std::hash::{DefaultHasher, Hash, Hasher};

use tokio::sync::{Mutex, MutexGuard};

/// How many lanes there are. Two games that share one wait for each other now and then.
const LANES: usize = 256;

/// A fixed number of lanes, so that nothing grows with the number of games.
#[derive(Debug)]
pub struct Lanes(Vec<Mutex<()>>);

impl Lanes {
    /// Empty lanes.
    pub fn new() -> Self {
        Self((0..LANES).map(|_| Mutex::default()).collect())
    }

    /// Waits for the lane of whatever this names, in the order of asking, and holds it.
    pub async fn enter(&self, name: impl Hash) -> MutexGuard<'_, ()> {
        let mut hasher = DefaultHasher::new();
        name.hash(&mut hasher);
        let lanes = self.0.len() as u64;
        let lane = usize::try_from(hasher.finish() % lanes).expect("there are few lanes");
        self.0[lane].lock().await
    }
}
