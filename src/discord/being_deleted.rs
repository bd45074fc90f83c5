//! The people who are being deleted, in memory: their requests are refused until nothing of them is left, so that a late
//! one creates nothing again. The database has the same list, from which this one is filled at the start.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use crate::game::PlayerId;

/// The people who are being deleted.
#[derive(Debug, Default)]
pub struct BeingDeleted(Mutex<HashSet<PlayerId>>);

impl BeingDeleted {
    /// Whether this person is being deleted.
    pub fn contains(&self, player: PlayerId) -> bool {
        self.people(|people| people.contains(&player))
    }

    /// From now on these people are being deleted.
    pub fn add(&self, players: impl IntoIterator<Item = PlayerId>) {
        self.people(|people| people.extend(players));
    }

    /// This person has been deleted.
    pub fn remove(&self, player: PlayerId) {
        self.people(|people| people.remove(&player));
    }

    fn people<T>(&self, change: impl FnOnce(&mut HashSet<PlayerId>) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
