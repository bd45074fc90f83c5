//! Whether the bot is present: it runs, its clock can be trusted, and Discord can be reached.
//! Otherwise it is absent.

use std::time::Duration;

use tokio::sync::{Mutex, MutexGuard, Notify};
use tokio::time::Instant;

/// Keeps the result of the last presence check, and notifies the jobs that wait for a change.
#[derive(Debug, Default)]
pub struct PresenceMonitor {
    last: Mutex<Option<LastCheck>>,
    /// Notified when clocks were given time back, or vacation began to extend a game.
    pub time_given_back: Notify,
    /// Notified when the bot is present again.
    pub present_again: Notify,
}

/// The last presence check.
#[derive(Clone, Copy, Debug)]
pub struct LastCheck {
    /// Its result.
    pub presence: Presence,
    /// When it ended, by a clock that nobody can set, but which stops while the host sleeps.
    pub at: Instant,
    /// By the same clock, the last check at which the bot was present.
    pub present_at: Option<Instant>,
    /// What has been logged about the system's clock since then.
    pub clock_warning: Option<ClockWarning>,
}

/// A line in the log that the system's clock cannot be trusted.
#[derive(Clone, Copy, Debug)]
pub struct ClockWarning {
    /// What is wrong with it.
    pub reason: Presence,
    /// How long the bot had run when it was logged.
    pub at: Duration,
}

/// The result of a presence check: the bot is present, or absent for one of these reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Nothing is wrong.
    Present,
    /// Discord cannot be reached.
    Unreachable,
    /// No process is present with this shard, and perhaps with others.
    ShardMissing(u32),
    /// The system's clock shows less than it did.
    ClockSetBack,
    /// The system's clock leapt ahead of Discord's.
    ClockSetAhead,
    /// The database fails.
    DatabaseFails,
    /// The database no longer exists.
    DatabaseLost,
    /// Another process has taken the place of this one.
    Replaced,
}

impl Presence {
    /// Why the bot is absent; `None` if it is present.
    pub const fn why_absent(self) -> Option<&'static str> {
        Some(match self {
            Self::Present => return None,
            Self::Unreachable => "Discord cannot be reached",
            Self::ShardMissing(_) => "another process of the bot is missing",
            Self::ClockSetBack => "the system's clock was set back",
            Self::ClockSetAhead => "the system's clock was set ahead",
            Self::DatabaseFails => "the database cannot be written",
            Self::Replaced => "another process has taken the place of this one",
            Self::DatabaseLost => "a file of the database was deleted or replaced",
        })
    }
}

/// A presence check that is being made. No other check begins until it is finished or dropped.
#[derive(Debug)]
pub struct PresenceCheck<'a> {
    monitor: &'a PresenceMonitor,
    last: MutexGuard<'a, Option<LastCheck>>,
}

impl PresenceMonitor {
    /// Begins a check, after any other that is being made.
    pub async fn begin_check(&self) -> PresenceCheck<'_> {
        let last = self.last.lock().await;
        PresenceCheck {
            monitor: self,
            last,
        }
    }

    /// Whether the bot was present at the last check. Waits for a check that is being made.
    pub async fn is_present(&self) -> bool {
        let last = *self.last.lock().await;
        last.is_none_or(|last| last.presence == Presence::Present)
    }

    /// Why the bot cannot go on, if the last check found that.
    pub async fn why_ended(&self) -> Option<&'static str> {
        let presence = (*self.last.lock().await)?.presence;
        let is_ended = matches!(presence, Presence::DatabaseLost | Presence::Replaced);
        presence.why_absent().filter(|_| is_ended)
    }
}

impl PresenceCheck<'_> {
    /// The check before this one.
    pub fn last(&self) -> Option<LastCheck> {
        *self.last
    }

    /// Keeps the result of this check, and notifies who waits for the bot to be present again.
    /// Returns the result of the check before; a first check finds the bot as if it had been
    /// present. A clock warning holds until the bot is present.
    pub fn finish(mut self, presence: Presence, clock_warning: Option<ClockWarning>) -> Presence {
        let at = Instant::now();
        let present_at = match presence {
            Presence::Present => Some(at),
            _ => self.last.and_then(|last| last.present_at),
        };
        let before = self.last.map_or(Presence::Present, |last| last.presence);
        *self.last = Some(LastCheck {
            presence,
            at,
            present_at,
            clock_warning: clock_warning.filter(|_| presence != Presence::Present),
        });
        if presence == Presence::Present && before != presence {
            self.monitor.present_again.notify_one();
        }
        before
    }
}
