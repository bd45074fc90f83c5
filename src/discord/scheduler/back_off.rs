//! How long a job waits before it tries again, as long as it fails.

use std::time::Duration;

/// The pause after a first failure; it doubles after each further failure.
const FIRST: Duration = Duration::from_secs(2);
/// The longest pause while everything fails.
const LONGEST: Duration = Duration::from_mins(5);

/// The pauses of a job that fails: 2 s, 4 s, and so on, at most [`LONGEST`], or others.
#[derive(Debug)]
pub struct BackOff {
    first: Duration,
    longest: Duration,
    next: Duration,
}

impl BackOff {
    /// Nothing has failed.
    pub const fn new() -> Self {
        Self::between(FIRST, LONGEST)
    }

    /// Nothing has failed. The pauses grow from the first to the longest.
    pub const fn between(first: Duration, longest: Duration) -> Self {
        Self {
            first,
            longest,
            next: first,
        }
    }

    /// Whether nothing has failed since the last success.
    pub fn is_fresh(&self) -> bool {
        self.next == self.first
    }

    /// The pause after one more failure.
    pub fn pause(&mut self) -> Duration {
        let pause = self.next;
        self.next = (2 * pause).min(self.longest);
        pause
    }

    /// Notes a success.
    pub fn reset(&mut self) {
        self.next = self.first;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_the_longest_and_begin_anew_after_a_success() {
        let mut back_off = BackOff::new();
        let mut pauses = |count: usize| -> Vec<u64> {
            let pauses = std::iter::repeat_with(|| back_off.pause().as_secs());
            pauses.take(count).collect()
        };
        assert_eq!(pauses(10), [2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
        assert!(!back_off.is_fresh());
        back_off.reset();
        assert!(back_off.is_fresh());
        assert_eq!(back_off.pause().as_secs(), 2);
    }
}
