//! Requests held back or refused because a test says so.
//!
//! Knows requests by method and path only.

use std::{collections::VecDeque, sync::Arc};

use axum::http::StatusCode;
use parking_lot::Mutex;
use tokio::sync::watch;

use crate::{refusal::Refusal, waiting};

/// When a held request stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// Before anything was done about it.
    BeforeProcessing,
    /// After it took effect, before the bot is told so.
    BeforeAnswering,
}

/// Which requests are meant: a method and a path such as `/channels/*/messages`.
#[derive(Debug, Clone)]
struct Pattern {
    method: String,
    path: String,
}

impl Pattern {
    fn new(method: &str, path: &str) -> Self {
        Self {
            method: method.to_owned(),
            path: path.trim_matches('/').to_owned(),
        }
    }

    /// Whether a request is meant; `*` stands for one part of the path, `**` at the end for any.
    fn matches(&self, method: &str, path: &str) -> bool {
        if self.method != method && self.method != "*" {
            return false;
        }
        let mut asked = path.trim_matches('/').split('/');
        for part in self.path.split('/') {
            match (part, asked.next()) {
                ("**", _) => return true,
                ("*", Some(_)) => {}
                (part, Some(asked)) if part == asked => {}
                _ => return false,
            }
        }
        asked.next().is_none()
    }
}

/// Everything that is to be held back or refused.
#[derive(Debug, Default)]
pub(crate) struct Gates {
    holds: Mutex<Vec<Gate>>,
    refusals: Mutex<VecDeque<(Pattern, Refusal)>>,
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

    /// Refuses the next matching request.
    pub fn refuse_next(&self, method: &str, path: &str, refusal: Refusal) {
        self.refusals
            .lock()
            .push_back((Pattern::new(method, path), refusal));
    }

    /// The refusal waiting for this request, which is used up by it.
    pub fn refusal(&self, method: &str, path: &str) -> Option<Refusal> {
        let mut refusals = self.refusals.lock();
        let index = refusals
            .iter()
            .position(|(pattern, _)| pattern.matches(method, path))?;
        refusals.remove(index).map(|(_, refusal)| refusal)
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

/// The refusal a test asks for.
pub(crate) fn asked_for(status: u16, code: u64, message: &str) -> Refusal {
    let status = StatusCode::from_u16(status).expect("a test names a valid HTTP status");
    Refusal::new(status, code, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_means_some_requests_and_no_others() {
        let messages = Pattern::new("POST", "/channels/*/messages");
        assert!(messages.matches("POST", "/channels/12/messages"));
        assert!(!messages.matches("GET", "/channels/12/messages"));
        assert!(!messages.matches("POST", "/channels/12/messages/7"));
        assert!(!messages.matches("POST", "/channels/12"));
        assert!(
            Pattern::new("*", "/webhooks/**").matches("PATCH", "/webhooks/1/t/messages/@original")
        );
    }

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
