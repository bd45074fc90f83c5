//! Times at which nobody could play, because the bot was not there.

use jiff::{SignedDuration, Timestamp};

/// A time at which nobody could play: the bot did not run, or could not reach Discord. Clocks show
/// at its end what they showed at its beginning.
///
/// Where the system's clock turned out to have been ahead, the end is the true time at which it had
/// shown the beginning, and lies before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absence {
    /// When the bot was last there.
    pub since: Timestamp,
    /// When it was there again.
    pub until: Timestamp,
}

impl Absence {
    /// Whether it takes back time that had never passed.
    pub fn is_correction(&self) -> bool {
        self.until < self.since
    }

    /// How much of it lies after a moment; nothing of a correction, which was no time at all.
    pub fn lost_since(&self, moment: Timestamp) -> SignedDuration {
        let lost = self.until.duration_since(self.since.max(moment));
        lost.max(SignedDuration::ZERO)
    }

    /// A moment as it is to be counted: one that was noted ahead of the true time is moved back by
    /// as much as the clock was ahead; any other stays.
    #[must_use]
    pub fn corrected(&self, at: Timestamp) -> Timestamp {
        if self.is_correction() && at > self.until {
            let ahead = self.since.duration_since(self.until);
            at.saturating_sub(ahead).unwrap_or(Timestamp::MIN)
        } else {
            at
        }
    }
}
