//! What the bot has begun and not finished: counted, so that it can stop without dropping any of it.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::watch;

/// Counts what is in hand, and takes nothing new once it is closed.
#[derive(Debug)]
pub struct InHand {
    closed: AtomicBool,
    count: watch::Sender<usize>,
}

/// Something in hand, until it is dropped.
#[derive(Debug)]
pub struct Task(Arc<InHand>);

impl InHand {
    /// Nothing is in hand yet.
    pub fn new() -> Arc<Self> {
        Arc::new(Self {
            closed: AtomicBool::new(false),
            count: watch::Sender::new(0),
        })
    }

    /// Takes in something new; `None` once nothing new is taken.
    pub fn begin(self: &Arc<Self>) -> Option<Task> {
        let task = self.carry_on();
        // Counted first and asked afterwards, so that closing cannot slip in between.
        (!self.closed.load(Ordering::SeqCst)).then_some(task)
    }

    /// Takes in what follows from something that is in hand already.
    pub fn carry_on(self: &Arc<Self>) -> Task {
        self.count.send_modify(|count| *count += 1);
        Task(Arc::clone(self))
    }

    /// Does what follows from something in hand in the background.
    pub fn spawn(self: &Arc<Self>, work: impl Future<Output = ()> + Send + 'static) {
        let task = self.carry_on();
        tokio::spawn(async move {
            work.await;
            drop(task);
        });
    }

    /// From now on nothing new is taken.
    pub fn close(&self) {
        self.closed.store(true, Ordering::SeqCst);
    }

    /// Waits until nothing is in hand.
    pub async fn finished(&self) {
        let mut count = self.count.subscribe();
        // The sender is `self`, which outlives the waiting.
        let _ = count.wait_for(|&count| count == 0).await;
    }
}

impl Drop for Task {
    fn drop(&mut self) {
        self.0.count.send_modify(|count| *count -= 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_follows_is_finished_though_nothing_new_is_taken() {
        let hand = InHand::new();
        let first = hand.begin().expect("it is open");
        hand.close();
        assert!(hand.begin().is_none());
        let follow = hand.carry_on();
        drop(first);
        assert_eq!(*hand.count.borrow(), 1);
        drop(follow);
        hand.finished().await;
    }
}
