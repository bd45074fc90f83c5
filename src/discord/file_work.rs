//! Reads and writes files with records away from the threads that talk to Discord.
//!
//! Files come from people: one alone may cost seconds. One is worked on at a time, so that the boards of
//! everybody's games do not wait for them; the next ones wait their turn.

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use crate::discord::refusal::RequestError;

/// Works on files, one at a time.
#[derive(Debug)]
pub struct FileWork {
    seat: Semaphore,
}

impl Default for FileWork {
    fn default() -> Self {
        Self {
            seat: Semaphore::new(1),
        }
    }
}

impl FileWork {
    /// Does this work on a thread of its own, once the work before it is done.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, RequestError> {
        let seat = self.seat.acquire().await;
        let _seat = seat.expect("the seat is never taken away");
        spawn_blocking(work)
            .await
            .map_err(|error| RequestError::Bug(format!("work on a file failed: {error}")))
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::pin::Pin;
    use std::sync::mpsc::channel;
    use std::task::Poll;

    use super::*;

    /// Lets a future go as far as it comes.
    async fn begin(work: Pin<&mut impl Future>) {
        let mut work = Some(work);
        poll_fn(|context| {
            let work = work.take().expect("it is polled once");
            assert!(work.poll(context).is_pending());
            Poll::Ready(())
        })
        .await;
    }

    #[tokio::test]
    async fn the_second_file_waits_for_the_first() {
        let files = FileWork::default();
        let (finish, finished) = channel();
        let (done, order) = channel();
        let second_done = done.clone();
        let mut first = Box::pin(files.run(move || {
            finished.recv().expect("the test lets it finish");
            done.send(1)
        }));
        let mut second = Box::pin(files.run(move || second_done.send(2)));
        begin(first.as_mut()).await;
        begin(second.as_mut()).await;
        assert_eq!(files.seat.available_permits(), 0);
        finish.send(()).expect("the first is waiting");
        let (first, second) = tokio::join!(first, second);
        first.expect("it was done").expect("it was told");
        second.expect("it was done").expect("it was told");
        assert_eq!(order.iter().collect::<Vec<_>>(), [1, 2]);
    }
}
