//! What is known of the bot being there: it runs, its clock can be trusted, and Discord can be reached.

use tokio::sync::{Mutex, Notify};
use tokio::time::Instant;

/// What is known of the bot being there.
#[derive(Debug, Default)]
pub struct Attendance {
    pub(super) last: Mutex<Option<Last>>,
    /// Rung when clocks were given time back.
    pub given_back: Notify,
    /// Rung when the bot is there again.
    pub back: Notify,
}

/// What came of the last look.
#[derive(Clone, Copy, Debug)]
pub(super) struct Last {
    pub standing: Standing,
    /// By a clock that nobody can set, but which stands while the computer sleeps.
    pub at: Instant,
    /// By the same clock, the last look at which the bot was there.
    pub there_at: Option<Instant>,
}

/// How the bot stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    There,
    /// Discord cannot be reached.
    CutOff,
    /// The system's clock shows less than it did.
    SetBack,
    /// The system's clock leapt ahead of Discord's.
    SetAhead,
    /// The database fails.
    Failing,
    /// The database is not there any more.
    Lost,
}

impl Attendance {
    /// Whether the bot was there when it last looked.
    pub async fn is_there(&self) -> bool {
        let last = *self.last.lock().await;
        last.is_none_or(|last| last.standing == Standing::There)
    }

    pub(super) async fn is_lost(&self) -> bool {
        let last = *self.last.lock().await;
        last.is_some_and(|last| last.standing == Standing::Lost)
    }
}
