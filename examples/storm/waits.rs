//! How long a person waits for the engine's moves. This is reported and not checked, because it
//! depends on the host.

use std::fmt;
use std::time::Duration;

use crate::engine_room::MANY;

/// How long a person waited for each of the engine's moves while nothing kept them from playing.
#[derive(Debug, Default)]
pub struct Waits(Vec<Duration>);

impl Waits {
    /// Records how long a move took.
    pub fn note(&mut self, wait: Duration) {
        self.0.push(wait);
    }
}

impl fmt::Display for Waits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let at = |share: usize| {
            let index = (sorted.len() * share / 100).min(sorted.len().saturating_sub(1));
            sorted.get(index).copied().unwrap_or_default().as_secs_f64()
        };
        write!(
            f,
            "a newcomer beside {MANY} games at the highest level waits for the engine's move: median \
             {:.1} s, 90th percentile {:.1} s, at most {:.1} s, of {}",
            at(50),
            at(90),
            at(100),
            sorted.len()
        )
    }
}
