//! What Discord has delivered to this process. After a lost connection the gateway may deliver an event
//! once more, under the same id; the person behind it wanted one thing.
//!
//! The ids are in memory only. That is enough: a new process begins a new session with Discord, to
//! which nothing of the old one is delivered again. What begins a game is noted in the database, too.

use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, PoisonError};

/// How many ids are remembered, the most recent ones: under a megabyte. Only what people ask of the bot
/// is noted, of which so much comes in some minutes at most, and Discord keeps a lost session for no
/// longer than that.
const MOST: usize = 10_000;

/// The messages to the bot and the interactions that were delivered lately.
#[derive(Default)]
pub struct Deliveries(Mutex<Known>);

/// The same ids to be looked up, and in the order in which they came.
#[derive(Default)]
struct Known {
    ids: HashSet<u64>,
    order: VecDeque<u64>,
}

impl Deliveries {
    /// Notes the id of a message or an interaction; false if it was delivered before. Discord gives
    /// no id to two things.
    pub fn note(&self, id: u64) -> bool {
        // A set of ids is whole whatever panicked beside it.
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
