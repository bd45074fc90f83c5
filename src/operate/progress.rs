//! How far a backup or a restoration is, on standard error: at most a line a second, and one for each step.

use std::io::Write;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::service::backups::BackupProgress;

/// The time between two lines about the same step.
const PERIOD: Duration = Duration::from_secs(1);

/// Writes how far something is.
pub(super) struct Progress<W>(Mutex<State<W>>);

struct State<W> {
    output: W,
    told: Option<Instant>,
}

impl<W: Write> Progress<W> {
    pub fn new(output: W) -> Self {
        let told = None;
        Self(Mutex::new(State { output, told }))
    }

    /// Writes a line if it is time for one. What cannot be written is left out: it is only for people.
    pub fn tell(&self, progress: BackupProgress) {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_step = match progress {
            BackupProgress::Copied { .. } => false,
            BackupProgress::Checking => true,
            BackupProgress::Replayed { games, of } => games == of,
        };
        if !is_step && state.told.is_some_and(|told| told.elapsed() < PERIOD) {
            return;
        }
        state.told = Some(Instant::now());
        let _ = writeln!(state.output, "{}", line(progress));
    }
}

fn line(progress: BackupProgress) -> String {
    match progress {
        BackupProgress::Copied { bytes, of } => {
            format!("copied {} of {}", size(bytes), size(of))
        }
        BackupProgress::Checking => "checking the copy".to_owned(),
        BackupProgress::Replayed { games, of } => format!("replayed {games} of {of} games"),
    }
}

/// A size for people, as in `12.5 MB`.
pub(super) fn size(bytes: u64) -> String {
    const STEPS: [(u64, &str); 3] = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB")];
    for (step, unit) in STEPS {
        if bytes >= step {
            let tenths = bytes / (step / 10);
            return format!("{}.{} {unit}", tenths / 10, tenths % 10);
        }
    }
    format!("{bytes} bytes")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_told_in_the_largest_unit_that_fits() {
        for (bytes, told) in [
            (0, "0 bytes"),
            (999, "999 bytes"),
            (1_000, "1.0 kB"),
            (12_550_000, "12.5 MB"),
            (2_099_999_999, "2.0 GB"),
        ] {
            assert_eq!(size(bytes), told);
        }
    }

    #[test]
    fn every_step_is_told_and_little_in_between() {
        let mut output = Vec::new();
        let progress = Progress::new(&mut output);
        for bytes in [1_000, 2_000, 3_000] {
            progress.tell(BackupProgress::Copied { bytes, of: 3_000 });
        }
        progress.tell(BackupProgress::Checking);
        for games in 0..=2 {
            progress.tell(BackupProgress::Replayed { games, of: 2 });
        }
        let told = String::from_utf8(output).expect("text");
        let expected = "copied 1.0 kB of 3.0 kB\nchecking the copy\nreplayed 2 of 2 games\n";
        assert_eq!(told, expected);
    }
}
