//! How far it is, on standard error: at most a line in two seconds.

use std::fmt;
use std::io::{self, Write as _};
use std::time::{Duration, Instant};

/// The time between two lines.
const PERIOD: Duration = Duration::from_secs(2);

/// Writes a line to standard error at once. What cannot be written is left out: it is only for people.
pub fn tell(line: fmt::Arguments<'_>) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Writes how far something is, now and then.
pub struct Progress {
    /// When the last line was written.
    last: Option<Instant>,
}

impl Progress {
    /// No line has been written.
    pub const fn new() -> Self {
        Self { last: None }
    }

    /// Writes a line if it is time for one.
    pub fn tell(&mut self, line: fmt::Arguments<'_>) {
        if self.last.is_none_or(|last| last.elapsed() >= PERIOD) {
            self.last = Some(Instant::now());
            tell(line);
        }
    }
}
