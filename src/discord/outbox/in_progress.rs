//! The retries that are running at the moment.

use std::collections::HashSet;

use crate::game::PlayerId;
use crate::service::attempts::Unposted;

/// The retries that are running at the moment.
#[derive(Debug, Default)]
pub(super) struct InProgress {
    trying: HashSet<Unposted>,
    /// What was skipped because it is running already. It may have changed since that began.
    again: HashSet<Unposted>,
    /// People with a further notice that was skipped because one is being sent to them.
    passed_over: HashSet<PlayerId>,
}

impl InProgress {
    /// Begins a retry. Returns false if it is already running, or another private notice is being
    /// sent to the same person.
    pub fn begin(&mut self, unposted: Unposted) -> bool {
        if self.trying.contains(&unposted) {
            self.again.insert(unposted);
            return false;
        }
        // This scan is short: the retry job has a fixed number of seats.
        let is_busy = |player| self.trying.iter().any(|it| notified(*it) == Some(player));
        if let Some(player) = notified(unposted).filter(|&player| is_busy(player)) {
            self.passed_over.insert(player);
            return false;
        }
        self.trying.insert(unposted)
    }

    /// Ends a retry. Returns whether it was asked for again meanwhile, or another notice to the same person was skipped.
    pub fn end(&mut self, unposted: Unposted) -> bool {
        self.trying.remove(&unposted);
        let is_again = self.again.remove(&unposted);
        is_again | notified(unposted).is_some_and(|player| self.passed_over.remove(&player))
    }
}

/// The person who gets a private notice; `None` for anything else.
const fn notified(unposted: Unposted) -> Option<PlayerId> {
    match unposted {
        Unposted::Reminder(unsent) => Some(unsent.player),
        Unposted::Digest(unsent) => Some(unsent.player),
        Unposted::News(unsent) => Some(unsent.player),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{GameId, Reminder, Revision, TournamentId};
    use crate::service::attempts::UnsentReminder;

    fn reminder(game: i64, player: u64) -> Unposted {
        Unposted::Reminder(UnsentReminder {
            game: GameId(game),
            player: PlayerId(player),
            at: Revision::default(),
            reminder: Reminder::Low,
        })
    }

    #[test]
    fn notices_of_one_person_are_tried_one_by_one_and_hold_up_no_other() {
        let mut in_progress = InProgress::default();
        assert!(in_progress.begin(reminder(1, 7)));
        assert!(!in_progress.begin(reminder(1, 7)), "it is tried");
        assert!(
            !in_progress.begin(reminder(2, 7)),
            "it would hold a second seat"
        );
        assert!(in_progress.begin(reminder(2, 8)));
        assert!(in_progress.begin(Unposted::Board(GameId(1))));
        assert!(!in_progress.end(reminder(2, 8)));
        assert!(in_progress.end(reminder(1, 7)), "another waits for that");
        assert!(in_progress.begin(reminder(2, 7)));
        assert!(!in_progress.end(reminder(2, 7)));
    }

    #[test]
    fn what_changes_while_it_is_posted_is_looked_at_again() {
        let mut in_progress = InProgress::default();
        let announcement = Unposted::Tournament(TournamentId(1));
        assert!(in_progress.begin(announcement));
        assert!(!in_progress.begin(announcement));
        assert!(in_progress.end(announcement), "once");
        assert!(in_progress.begin(announcement));
        assert!(!in_progress.end(announcement));
    }
}
