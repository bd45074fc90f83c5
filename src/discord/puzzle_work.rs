//! Judges attempts at puzzles away from the threads that talk to Discord.
//!
//! One attempt takes a fraction of a second as a rule, and a few seconds where many replies have to be tried. One is
//! judged at a time, so that the other processors stay free for the games; the next ones wait their turn.

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::discord::refusal::RequestError;

/// Judges attempts, one at a time.
#[derive(Debug)]
pub struct PuzzleWork {
    seat: Semaphore,
}

impl Default for PuzzleWork {
    fn default() -> Self {
        Self {
            seat: Semaphore::new(1),
        }
    }
}

impl PuzzleWork {
    /// Does this work on a thread of its own, once the work before it is done.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, RequestError> {
        let seat = self.seat.acquire().await;
        let _seat = seat.expect("the seat is never taken away");
        spawn_blocking(work)
            .await
            .map_err(|error| RequestError::Bug(format!("work on a puzzle failed: {error}")))
    }
}
