//! On which servers the bot is, as the gateway has told. Nothing else of them is kept in memory: their members,
//! channels and roles come with every interaction, or Discord is asked.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::game::ServerId;

/// For each server of which the gateway has told, whether the bot is on it.
#[derive(Debug, Default)]
pub struct Memberships(Mutex<HashMap<ServerId, bool>>);

impl Memberships {
    /// On how many servers the bot is, those included that are unavailable.
    pub fn count(&self) -> usize {
        self.known(|known| known.values().filter(|is_there| **is_there).count())
    }

    /// Whether the opposite is known of a server.
    pub fn contradict(&self, server: ServerId, is_there: bool) -> bool {
        self.known(|known| known.get(&server) == Some(&!is_there))
    }

    /// Notes whether the bot is on a server.
    pub fn note(&self, server: ServerId, is_there: bool) {
        self.known(|known| known.insert(server, is_there));
    }

    /// Notes on which servers the bot is at the beginning of a session: on these, and on no others of which `is_ours`
    /// is true.
    pub fn begin(&self, present: &[ServerId], is_ours: impl Fn(ServerId) -> bool) {
        self.known(|known| {
            known.retain(|server, _| !is_ours(*server));
            known.extend(present.iter().map(|server| (*server, true)));
        });
    }

    fn known<T>(&self, change: impl FnOnce(&mut HashMap<ServerId, bool>) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_counts_until_the_bot_is_removed_from_it() {
        let memberships = Memberships::default();
        let [one, two, three] = [1, 2, 3].map(ServerId);
        memberships.begin(&[one, two], |_| true);
        assert!(!memberships.contradict(one, true));
        assert!(memberships.contradict(one, false));
        memberships.note(one, false);
        assert_eq!(memberships.count(), 1);
        assert!(memberships.contradict(one, true));
        for is_there in [true, false] {
            assert!(!memberships.contradict(three, is_there), "nothing is known");
        }
        memberships.note(three, true);
        assert_eq!(memberships.count(), 2);
    }

    #[test]
    fn a_session_tells_only_of_its_own_servers() {
        let memberships = Memberships::default();
        let [one, two, three] = [1, 2, 3].map(ServerId);
        memberships.begin(&[one, two], |_| true);
        memberships.begin(&[three], |server| server != one);
        assert_eq!(memberships.count(), 2);
        assert!(memberships.contradict(one, false));
        assert!(!memberships.contradict(two, false));
    }
}
