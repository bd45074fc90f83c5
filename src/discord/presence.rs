//! The state that says whether the bot is present: it runs, its clock can be trusted, and Discord
//! can be reached.

use tokio::sync::{Mutex, Notify};
use tokio::time::Instant;

/// Whether the bot is present, by the last check.
#[derive(Debug, Default)]
pub struct Presence {
    pub(super) last: Mutex<Option<Last>>,
    /// Notified when clocks were given time back.
    pub given_back: Notify,
    /// Notified when the bot is present again.
    pub back: Notify,
}

/// The result of the last check.
#[derive(Clone, Copy, Debug)]
pub(super) struct Last {
    pub connectivity: Connectivity,
    /// By a clock that nobody can set, but which stops while the host sleeps.
    pub at: Instant,
    /// By the same clock, the last check at which the bot was present.
    pub there_at: Option<Instant>,
}

/// The result of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Connectivity {
    There,
    /// Discord cannot be reached.
    CutOff,
    /// The system's clock shows less than it did.
    SetBack,
    /// The system's clock leapt ahead of Discord's.
    SetAhead,
    /// The database fails.
    Failing,
    /// The database no longer exists.
    Lost,
}

impl Presence {
    /// Whether the bot was present at the last check.
    pub async fn is_there(&self) -> bool {
        let last = *self.last.lock().await;
        last.is_none_or(|last| last.connectivity == Connectivity::There)
    }

    pub(super) async fn is_lost(&self) -> bool {
        let last = *self.last.lock().await;
        last.is_some_and(|last| last.connectivity == Connectivity::Lost)
    }
}
