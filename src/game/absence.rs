//! Absences of the bot, during which nobody could play.

use jiff::{SignedDuration, Timestamp};

/// A period in which nobody could play because the bot was not running or could not reach Discord.
/// Clocks show at its end what they showed at its beginning.
///
/// If the system clock turned out to have been ahead, `until` is the true time at which the system
/// clock showed `since`, and is earlier than `since`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absence {
    /// When the bot was last present.
    pub since: Timestamp,
    /// When it was present again.
    pub until: Timestamp,
}

impl Absence {
    /// Whether it undoes time that never passed, because the system clock was ahead.
    pub fn is_correction(&self) -> bool {
        self.until < self.since
    }

    /// How much of the absence is after this time. Zero for a correction, during which no time
    /// passed.
    pub fn lost_since(&self, moment: Timestamp) -> SignedDuration {
        let lost = self.until.duration_since(self.since.max(moment));
        lost.max(SignedDuration::ZERO)
    }

    /// The part of the absence before this time; `None` if there is no such part. A correction stays
    /// whole.
    #[must_use]
    pub fn before(self, end: Option<Timestamp>) -> Option<Self> {
        let Some(end) = end.filter(|_| !self.is_correction()) else {
            return Some(self);
        };
        let until = self.until.min(end);
        (self.since < until).then_some(Self { until, ..self })
    }

    /// Corrects a recorded time: one recorded ahead of the true time is moved back by as much as
    /// the system clock was ahead. Any other time is returned unchanged.
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
