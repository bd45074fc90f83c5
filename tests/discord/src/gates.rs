//! Requests held back because a test says so.
//!
//! Knows requests by method and path only.

use std::sync::Arc;

use parking_lot::Mutex;
use tokio::sync::watch;

use crate::{pattern::Pattern, waiting};

/// When a request is held up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// Before anything was done about it.
    BeforeProcessing,
    /// After it took effect, before the bot is told so.
    BeforeAnswering,
}

/// Everything that is to be held back.
#[derive(Debug, Default)]
pub(crate) struct Gates {
    holds: Mutex<Vec<Gate>>,
}

#[derive(Debug, Clone)]
struct Gate {
    pattern: Pattern,
    moment: Moment,
    arrived: Arc<watch::Sender<usize>>,
    released: watch::Receiver<bool>,
}

impl Gates {
    /// Holds back matching requests until the handle is released or dropped.
    pub fn hold(&self, moment: Moment, method: &str, path: &str) -> Hold {
        let arrived = Arc::new(watch::Sender::new(0));
        let (release, released) = watch::channel(false);
        let pattern = Pattern::new(method, path);
        let arrivals = arrived.subscribe();
        self.holds.lock().push(Gate {
            pattern,
            moment,
            arrived,
            released,
        });
        Hold { arrivals, release }
    }

    /// Waits as long as a hold stands in this request's way.
    pub async fn pass(&self, moment: Moment, method: &str, path: &str) {
        for mut gate in self.in_the_way(moment, method, path) {
            gate.arrived.send_modify(|count| *count += 1);
            // A dropped handle releases as well, so how the wait ends makes no difference.
            let _ = gate.released.wait_for(|released| *released).await;
        }
    }

    fn in_the_way(&self, moment: Moment, method: &str, path: &str) -> Vec<Gate> {
        let mut holds = self.holds.lock();
        holds.retain(|gate| gate.released.has_changed().is_ok() && !*gate.released.borrow());
        let applies = |gate: &&Gate| gate.moment == moment && gate.pattern.matches(method, path);
        holds.iter().filter(applies).cloned().collect()
    }
}

/// Requests are held back as long as this lives and is not released.
#[derive(Debug)]
pub struct Hold {
    arrivals: watch::Receiver<usize>,
    release: watch::Sender<bool>,
}

impl Hold {
    /// Waits until a request is held back; at once when one already was.
    ///
    /// # Panics
    /// When none is for so long that a test is better ended.
    pub async fn arrived(&mut self) {
        let arrival = self.arrivals.wait_for(|count| *count > 0);
        let arrival = tokio::time::timeout(waiting::PATIENCE, arrival).await;
        assert!(
            matches!(arrival, Ok(Ok(_))),
            "no request arrived that was to be held back"
        );
    }

    /// How many requests were held back so far.
    pub fn arrivals(&self) -> usize {
        *self.arrivals.borrow()
    }

    /// Lets everything pass, now and from now on.
    pub fn release(self) {
        self.release.send_replace(true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_held_request_waits_until_it_is_released() {
        let gates = Gates::default();
        let mut hold = gates.hold(Moment::BeforeProcessing, "GET", "/a");
        let passing = gates.pass(Moment::BeforeProcessing, "GET", "/a");
        tokio::pin!(passing);
        tokio::select! {
            biased;
            () = &mut passing => panic!("it was not held"),
            () = hold.arrived() => {}
        }
        assert_eq!(hold.arrivals(), 1);
        hold.release();
        passing.await;
        gates.pass(Moment::BeforeProcessing, "GET", "/a").await;
    }
}
