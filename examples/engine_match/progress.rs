//! How far it is, on standard error: at most a line in two seconds.

use std::fmt;
use std::time::{Duration, Instant};

/// The time between two lines.
const PERIOD: Duration = Duration::from_secs(2);

/// Writes how far something is, now and then.
pub struct Progress {
    told: Option<Instant>,
}

impl Progress {
    /// Nothing has been told.
    pub const fn new() -> Self {
        Self { told: None }
    }

    /// Writes a line if it is time for one.
    pub fn tell(&mut self, line: fmt::Arguments<'_>) {
        if self.told.is_none_or(|told| told.elapsed() >= PERIOD) {
            self.told = Some(Instant::now());
            eprintln!("{line}");
        }
    }
}
