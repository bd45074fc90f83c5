//! What time it is, for a search that may not take longer than a given time.

use std::fmt::Debug;
use std::time::Instant;

/// Tells what time it is.
pub trait Clock: Debug + Sync {
    /// The present time; never earlier than what was told before.
    fn now(&self) -> Instant;
}

/// The clock of the machine.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Instant {
        Instant::now()
    }
}
