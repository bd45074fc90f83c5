//! Work that keeps a processor busy for a while, away from the threads on which requests are answered.

use std::panic::resume_unwind;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// How much of it is done at once; the rest waits its turn.
const AT_ONCE: usize = 2;

static SEATS: Semaphore = Semaphore::const_new(AT_ONCE);

/// Does work on a thread of its own, once there is a processor for it. A panic goes on here. No transaction should be
/// open meanwhile.
pub(super) async fn on_another_thread<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> T {
    let seat = SEATS.acquire().await;
    let _seat = seat.expect("the seats are never taken away");
    match spawn_blocking(work).await {
        Ok(done) => done,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => resume_unwind(panic),
            // The process ends.
            Err(_) => std::future::pending().await,
        },
    }
}
