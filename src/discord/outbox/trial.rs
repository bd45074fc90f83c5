//! What is tried again at the moment.

use std::collections::HashSet;

use crate::game::PlayerId;
use crate::service::attempts::Unposted;

/// What is tried again at the moment.
#[derive(Debug, Default)]
pub(super) struct InTrial {
    trying: HashSet<Unposted>,
    /// To whom another private notice is to be sent than the one that is tried.
    passed_over: HashSet<PlayerId>,
}

impl InTrial {
    /// Whether something may be tried, and is from now on: it is not yet, nor is another private notice
    /// to the same person.
    pub fn begin(&mut self, unposted: Unposted) -> bool {
        if self.trying.contains(&unposted) {
            return false;
        }
        // As many are tried as the outbox has seats.
        let is_busy = |player| self.trying.iter().any(|it| notified(*it) == Some(player));
        if let Some(player) = notified(unposted).filter(|&player| is_busy(player)) {
            self.passed_over.insert(player);
            return false;
        }
        self.trying.insert(unposted)
    }

    /// Notes that something is not tried any more: whether another notice has waited for that.
    pub fn end(&mut self, unposted: Unposted) -> bool {
        self.trying.remove(&unposted);
        notified(unposted).is_some_and(|player| self.passed_over.remove(&player))
    }
}

/// Who is told by a private notice; `None` where it is something else.
const fn notified(unposted: Unposted) -> Option<PlayerId> {
    match unposted {
        Unposted::Reminder(unsent) => Some(unsent.player),
        Unposted::Digest(unsent) => Some(unsent.player),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{GameId, Mark, Reminder};
    use crate::service::attempts::UnsentReminder;

    fn reminder(game: i64, player: u64) -> Unposted {
        Unposted::Reminder(UnsentReminder {
            game: GameId(game),
            player: PlayerId(player),
            at: Mark::default(),
            reminder: Reminder::Low,
        })
    }

    #[test]
    fn notices_of_one_person_are_tried_one_by_one_and_hold_up_no_other() {
        let mut trial = InTrial::default();
        assert!(trial.begin(reminder(1, 7)));
        assert!(!trial.begin(reminder(1, 7)), "it is tried");
        assert!(!trial.begin(reminder(2, 7)), "it would hold a second seat");
        assert!(trial.begin(reminder(2, 8)));
        assert!(trial.begin(Unposted::Board(GameId(1))));
        assert!(!trial.end(reminder(2, 8)));
        assert!(trial.end(reminder(1, 7)), "another waits for that");
        assert!(trial.begin(reminder(2, 7)));
        assert!(!trial.end(reminder(2, 7)));
    }
}
