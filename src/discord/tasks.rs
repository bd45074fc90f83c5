//! Work in progress: the bot counts it, so that it can stop without dropping any of it.

use std::future::Future;
use std::sync::Arc;

use tokio_util::task::TaskTracker;
pub use tokio_util::task::task_tracker::TaskTrackerToken as Task;

/// Counts work in progress. Once it is closed, nothing new starts; what follows from work that is in
/// progress still does.
#[derive(Debug)]
pub struct Tasks(TaskTracker);

impl Tasks {
    /// A counter at zero.
    pub fn new() -> Arc<Self> {
        Arc::new(Self(TaskTracker::new()))
    }

    /// Starts something new, which is in progress until the token is dropped; `None` once the counter
    /// is closed.
    pub fn start(&self) -> Option<Task> {
        // Counted first and asked afterwards, so that closing cannot slip in between.
        let task = self.0.token();
        (!self.0.is_closed()).then_some(task)
    }

    /// Starts what follows from work in progress, in the background.
    pub fn spawn(&self, work: impl Future<Output = ()> + Send + 'static) {
        self.0.spawn(work);
    }

    /// How much work is in progress.
    pub fn in_progress(&self) -> usize {
        self.0.len()
    }

    /// From now on nothing new starts.
    pub fn close(&self) {
        self.0.close();
    }

    /// Waits until the counter is closed and nothing is in progress.
    pub async fn finished(&self) {
        self.0.wait().await;
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn what_follows_is_finished_though_nothing_new_starts() {
        let tasks = Tasks::new();
        let first = tasks.start().expect("it is open");
        tasks.close();
        assert!(tasks.start().is_none());
        let (finish, finished) = oneshot::channel::<()>();
        tasks.spawn(async move {
            let _ = finished.await;
        });
        drop(first);
        assert_eq!(tasks.in_progress(), 1);
        finish.send(()).expect("somebody waits for it");
        tasks.finished().await;
    }
}
