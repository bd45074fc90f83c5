//! When a player is reminded that a game is waiting for them.
//!
//! Each person chooses how often, and the quiet hours in which they get none.

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use super::calendar::Calendar;

/// How long before the deadline the last reminder comes.
pub const LAST_CALL: SignedDuration = SignedDuration::from_hours(1);

/// The hour of the daily list for a person without quiet hours.
pub const DIGEST_HOUR: i8 = 9;

/// Why a player is reminded, from the least urgent to the most urgent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reminder {
    /// Half of the time is gone.
    Half,
    /// 15 % of the time is left.
    Low,
    /// [`LAST_CALL`] is left.
    LastCall,
}

/// A set of reminders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reminders(u8);

/// Hours of the day, in the person's own time zone, in which they get no notices. They may span
/// midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct QuietHours {
    from: i8,
    to: i8,
}

/// A person's calendar and reminder preferences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimePreferences {
    /// When their clocks run.
    pub calendar: Calendar,
    /// The reminders they want.
    pub reminders: Reminders,
    /// When they get none.
    pub quiet: Option<QuietHours>,
}

impl Reminder {
    /// All reminders, the least urgent first.
    pub const ALL: [Self; 3] = [Self::Half, Self::Low, Self::LastCall];

    /// How much of a turn's time is left when it comes.
    fn left_of(self, whole: SignedDuration) -> SignedDuration {
        match self {
            Self::Half => whole / 2,
            Self::Low => whole * 3 / 20,
            Self::LastCall => LAST_CALL,
        }
    }
}

impl Reminders {
    /// No reminders.
    pub const OFF: Self = Self(0);
    /// When little time is left, and a last call.
    pub const CALM: Self = Self::OFF.with(Reminder::Low).with(Reminder::LastCall);
    /// All reminders.
    pub const INSISTENT: Self = Self::CALM.with(Reminder::Half);

    /// These and one more.
    #[must_use]
    pub const fn with(self, reminder: Reminder) -> Self {
        Self(self.0 | 1 << reminder as u8)
    }

    /// This reminder and all less urgent ones.
    #[must_use]
    pub const fn up_to(reminder: Reminder) -> Self {
        Self((1 << (reminder as u8 + 1)) - 1)
    }

    /// Whether this reminder is in the set.
    pub const fn has(self, reminder: Reminder) -> bool {
        self.0 >> reminder as u8 & 1 == 1
    }

    /// The set as bits; the least urgent reminder is the lowest.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The set from its bits; `None` for bits without a meaning.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits <= Self::INSISTENT.0 {
            Some(Self(bits))
        } else {
            None
        }
    }
}

impl QuietHours {
    /// From one full hour to another; `None` if either is not an hour of the day, or both are the
    /// same.
    pub fn new(from: i8, to: i8) -> Option<Self> {
        let is_hour = |hour| (0..24).contains(&hour);
        (is_hour(from) && is_hour(to) && from != to).then_some(Self { from, to })
    }

    /// The hour at which they begin, from 0 to 23.
    pub const fn from(self) -> i8 {
        self.from
    }

    /// The hour at which they end, from 0 to 23.
    pub const fn to(self) -> i8 {
        self.to
    }

    /// When the quiet hours around `at` end; `None` if `at` is not in quiet hours.
    pub fn over(self, zone: &TimeZone, at: Timestamp) -> Option<Timestamp> {
        let local = at.to_zoned(zone.clone());
        let hour = local.hour();
        let is_quiet = if self.from < self.to {
            (self.from..self.to).contains(&hour)
        } else {
            hour >= self.from || hour < self.to
        };
        if !is_quiet {
            return None;
        }
        let today = local.date();
        let day = if hour < self.to {
            Some(today)
        } else {
            today.tomorrow().ok()
        };
        let end = day?.to_datetime(Time::new(self.to, 0, 0, 0).ok()?);
        Some(zone.to_timestamp(end).unwrap_or(at).max(at))
    }
}

impl Default for TimePreferences {
    /// Every hour counts, with calm reminders.
    fn default() -> Self {
        Self {
            calendar: Calendar::default(),
            reminders: Reminders::CALM,
            quiet: None,
        }
    }
}

impl TimePreferences {
    /// When the next daily list of waiting games is due: at the end of the quiet hours, or at
    /// [`DIGEST_HOUR`] if there are none, in the person's time zone.
    pub fn next_digest(&self, now: Timestamp) -> Timestamp {
        let hour = self.quiet.map_or(DIGEST_HOUR, QuietHours::to);
        let local = now.to_zoned(self.calendar.zone.clone());
        let days = std::iter::successors(Some(local.date()), |day| day.tomorrow().ok());
        let times = days.filter_map(|day| {
            let time = day.to_datetime(Time::new(hour, 0, 0, 0).ok()?);
            self.calendar.zone.to_timestamp(time).ok()
        });
        // One of these days is sure to be later, even where clocks go forward.
        times.take(3).find(|&at| at > now).unwrap_or(Timestamp::MAX)
    }
}

/// A turn on a running clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// When it began.
    pub since: Timestamp,
    /// When its time ends.
    pub deadline: Timestamp,
    /// How much time the clock showed when it began.
    pub whole: SignedDuration,
}

impl TimePreferences {
    /// When a reminder is due in a turn; `None` if the person does not want it, or the turn is too
    /// short for it.
    ///
    /// A reminder that would come in quiet hours comes at their end, unless the deadline is sooner.
    pub fn due(&self, reminder: Reminder, turn: Turn) -> Option<Timestamp> {
        if !self.reminders.has(reminder) {
            return None;
        }
        let granted = self.calendar.counted(turn.since, turn.deadline);
        let wait = granted - reminder.left_of(turn.whole);
        if !wait.is_positive() {
            return None;
        }
        let at = self.calendar.after(turn.since, wait);
        Some(self.quiet_until(at, Some(turn.deadline)).unwrap_or(at))
    }

    /// When a reminder is due in a turn that vacation extends until `deadline`: the last call comes
    /// once more, at any hour if quiet hours would make it too late.
    pub fn vacation_due(&self, reminder: Reminder, deadline: Timestamp) -> Option<Timestamp> {
        if reminder != Reminder::LastCall || !self.reminders.has(reminder) {
            return None;
        }
        let at = deadline.saturating_sub(LAST_CALL).ok()?;
        Some(self.quiet_until(at, Some(deadline)).unwrap_or(at))
    }

    /// When the quiet hours around `at` end and notices may be sent again; `None` if `at` is not in
    /// quiet hours, or if their end would be too late for the deadline.
    pub fn quiet_until(&self, at: Timestamp, deadline: Option<Timestamp>) -> Option<Timestamp> {
        let over = self.quiet?.over(&self.calendar.zone, at)?;
        let is_in_time = deadline.is_none_or(|deadline| over < deadline);
        // Where clocks go forward, the quiet hours may end at this very moment.
        (is_in_time && over > at).then_some(over)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().expect("a time")
    }

    fn turn(hours: i64) -> Turn {
        let since = at("2026-11-20T12:00:00Z");
        let whole = SignedDuration::from_hours(hours);
        Turn {
            since,
            deadline: since + whole,
            whole,
        }
    }

    fn time_preferences(zone: &str, quiet: (i8, i8)) -> TimePreferences {
        TimePreferences {
            calendar: Calendar {
                zone: TimeZone::get(zone).expect("a zone"),
                ..Calendar::default()
            },
            reminders: Reminders::INSISTENT,
            quiet: QuietHours::new(quiet.0, quiet.1),
        }
    }

    #[test]
    fn reminders_come_at_half_at_little_and_at_last() {
        let often = time_preferences("UTC", (0, 0));
        let due = |reminder| often.due(reminder, turn(40));
        assert_eq!(due(Reminder::Half), Some(at("2026-11-21T08:00:00Z")));
        assert_eq!(due(Reminder::Low), Some(at("2026-11-21T22:00:00Z")));
        assert_eq!(due(Reminder::LastCall), Some(at("2026-11-22T03:00:00Z")));
        assert_eq!(
            often.due(Reminder::LastCall, turn(1)),
            None,
            "the ping was now"
        );
        let calm = TimePreferences::default();
        assert_eq!(calm.due(Reminder::Half, turn(40)), None);
        assert!(calm.due(Reminder::Low, turn(40)).is_some());
    }

    #[test]
    fn quiet_hours_are_waited_for_unless_it_would_be_too_late() {
        // 22:00 to 7:00 in New York is 3:00 to 12:00 UTC.
        let sleeper = time_preferences("America/New_York", (22, 7));
        let due = |reminder, hours| sleeper.due(reminder, turn(hours));
        assert_eq!(due(Reminder::Half, 40), Some(at("2026-11-21T12:00:00Z")));
        assert_eq!(due(Reminder::Low, 40), Some(at("2026-11-21T22:00:00Z")));
        assert_eq!(
            due(Reminder::LastCall, 40),
            Some(at("2026-11-22T03:00:00Z")),
            "it ends at 4"
        );
        let noon = time_preferences("UTC", (12, 13)).quiet.expect("an hour");
        assert_eq!(noon.over(&TimeZone::UTC, at("2026-11-20T13:00:00Z")), None);
        assert_eq!(
            noon.over(&TimeZone::UTC, at("2026-11-20T12:59:59Z")),
            Some(at("2026-11-20T13:00:00Z"))
        );
    }

    #[test]
    fn the_daily_list_comes_once_a_day_at_a_waking_hour() {
        let night = time_preferences("America/New_York", (22, 7));
        let first = night.next_digest(at("2026-11-20T11:59:59Z"));
        assert_eq!(first, at("2026-11-20T12:00:00Z"));
        assert_eq!(night.next_digest(first), at("2026-11-21T12:00:00Z"));
        let plain = TimePreferences::default();
        assert_eq!(plain.next_digest(first), at("2026-11-21T09:00:00Z"));
    }

    #[test]
    fn a_reminder_settles_those_that_are_less_pressing() {
        assert_eq!(Reminders::up_to(Reminder::LastCall), Reminders::INSISTENT);
        assert_eq!(
            Reminders::up_to(Reminder::Half),
            Reminders::OFF.with(Reminder::Half)
        );
        for bits in 0..=7 {
            assert_eq!(Reminders::from_bits(bits).map(Reminders::bits), Some(bits));
        }
        assert_eq!(Reminders::from_bits(8), None);
    }
}
