//! The events that Discord has delivered to this process. After a lost connection the gateway may
//! deliver an event again under the same id, though the person acted only once.
//!
//! The ids are in memory only. That is enough: a new process begins a new session with Discord,
//! which delivers nothing of the old one again. An event that begins a game is also recorded in the
//! database.

use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, PoisonError};

/// How many of the latest ids are remembered: under a megabyte. Only requests to the bot are
/// counted, and no more than this many arrive in the few minutes for which Discord keeps a lost
/// session.
const MOST: usize = 10_000;

/// The messages to the bot and the interactions that were delivered recently.
#[derive(Default)]
pub struct Deliveries(Mutex<Known>);

/// The ids for lookup, and the same ids in order of arrival.
#[derive(Default)]
struct Known {
    ids: HashSet<u64>,
    order: VecDeque<u64>,
}

impl Deliveries {
    /// Records the id of a message or an interaction. Returns false if it was delivered before.
    /// Discord never gives two things the same id.
    pub fn note(&self, id: u64) -> bool {
        // A set of ids stays valid if another thread panics.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_new = known.ids.insert(id);
        if is_new {
            known.order.push_back(id);
            if known.order.len() > MOST
                && let Some(oldest) = known.order.pop_front()
            {
                known.ids.remove(&oldest);
            }
        }
        is_new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_new_once_and_the_oldest_are_forgotten() {
        let deliveries = Deliveries::default();
        assert!(deliveries.note(1));
        assert!(!deliveries.note(1));
        for id in 2..=MOST as u64 + 1 {
            assert!(deliveries.note(id));
        }
        assert!(!deliveries.note(2), "it is among the last {MOST}");
        assert!(deliveries.note(1), "it was the oldest");
    }
}
