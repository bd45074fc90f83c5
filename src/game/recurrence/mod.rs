//! When something repeats: the recurrence rules of RFC 5545, as far as people use them.
//!
//! A rule has `FREQ` (`DAILY`, `WEEKLY` or `MONTHLY`), and may have `INTERVAL`, `BYDAY` (days of the week; by the month
//! with an ordinal, as in `1SA` or `-1FR`), and `COUNT` or `UNTIL`. Weeks begin on Monday, which `WKST=MO` may say. A
//! time is that of a wall clock in a time zone: 20:00 stays 20:00 when clocks change. Where the clock skips it, it is as
//! much later as the clock skips; where the clock shows it twice, it is the first of the two.
//!
//! It knows no tournaments and no clock of its own: the time is an argument.

mod dates;
mod text;

use jiff::civil::{Date, DateTime, Weekday};
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};

pub use text::{RecurrenceError, utc};

/// The largest interval.
const MOST_INTERVAL: u16 = 99;
/// The most times.
const MOST_COUNT: u16 = 999;
/// The most days that a rule names.
const MOST_DAYS: usize = 7;
/// How many years without a time end the search for the next one: no rule waits longer for a fifth Monday.
const FRUITLESS_YEARS: i16 = 30;

/// When something repeats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recurrence {
    frequency: Frequency,
    /// Every how many days, weeks or months, from 1.
    interval: u16,
    /// On which days; none for that of the first time.
    days: Vec<RepeatDay>,
    end: RepeatEnd,
}

/// How often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Frequency {
    Daily,
    Weekly,
    Monthly,
}

/// A day of the week, and which one of a month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct RepeatDay {
    weekday: Weekday,
    /// From 1 to 5 from the beginning of the month, from -1 to -5 from its end; `None` for each.
    which: Option<i8>,
}

/// What ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RepeatEnd {
    Never,
    /// So many times, the first one among them.
    Count(u16),
    /// With this day, in the zone of the rule.
    UntilDay(Date),
    /// At this time.
    Until(Timestamp),
}

/// A rule that is chosen by a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UsualRecurrence {
    /// Every week on the same day.
    Weekly,
    /// Every other week on the same day.
    Fortnightly,
    /// Every month on the same day of the week, as in "every first Saturday".
    Monthly,
}

impl UsualRecurrence {
    /// All of them, the most frequent first.
    pub const ALL: [Self; 3] = [Self::Weekly, Self::Fortnightly, Self::Monthly];

    /// The word for it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Weekly => "weekly",
            Self::Fortnightly => "fortnightly",
            Self::Monthly => "monthly",
        }
    }

    /// The rule of this word.
    pub fn from_id(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == word)
    }

    /// The rule, for something whose first time is this one.
    pub fn rule(self, first: Timestamp, zone: &TimeZone) -> Recurrence {
        let date = zone.to_datetime(first).date();
        let (frequency, interval, days) = match self {
            Self::Weekly => (Frequency::Weekly, 1, Vec::new()),
            Self::Fortnightly => (Frequency::Weekly, 2, Vec::new()),
            Self::Monthly => (Frequency::Monthly, 1, vec![RepeatDay::of(date)]),
        };
        Recurrence {
            frequency,
            interval,
            days,
            end: RepeatEnd::Never,
        }
    }
}

impl RepeatDay {
    /// The day of the week of a date, and which one of its month it is: the fifth is the last one, because not every
    /// month has five.
    fn of(date: Date) -> Self {
        let which = (date.day() - 1) / 7 + 1;
        Self {
            weekday: date.weekday(),
            which: Some(if which == 5 { -1 } else { which }),
        }
    }
}

impl Recurrence {
    /// Which of the usual rules it is, if it never ends and is one of them for something whose first time is this one.
    pub fn usual(&self, first: Timestamp, zone: &TimeZone) -> Option<UsualRecurrence> {
        let mut all = UsualRecurrence::ALL.into_iter();
        all.find(|it| it.rule(first, zone) == *self)
    }

    /// Whether it is monthly on one day of the week, and never ends: then another first time has such a rule of its own.
    pub fn is_usual_monthly(&self) -> bool {
        let is_one_day = matches!(self.days.as_slice(), [it] if it.which.is_some());
        self.frequency == Frequency::Monthly
            && self.interval == 1
            && is_one_day
            && self.end == RepeatEnd::Never
    }

    /// Whether the first time is one of the rule's own.
    pub fn fits(&self, first: Timestamp, zone: &TimeZone) -> bool {
        self.times(first, zone).next() == Some(first)
    }

    /// The first time that is later than `after`, for something whose first time was `first`; `None` once it has ended.
    pub fn next(&self, first: Timestamp, zone: &TimeZone, after: Timestamp) -> Option<Timestamp> {
        self.times(first, zone).find(|it| after < *it)
    }

    /// The times, the first one first.
    fn times(&self, first: Timestamp, zone: &TimeZone) -> impl Iterator<Item = Timestamp> {
        let start = zone.to_datetime(first);
        let (end, zone) = (self.end, zone.clone());
        let most = match end {
            RepeatEnd::Count(count) => usize::from(count),
            _ => usize::MAX,
        };
        let is_before_end = move |(date, time): &(Date, Timestamp)| match end {
            RepeatEnd::UntilDay(last) => *date <= last,
            RepeatEnd::Until(last) => *time <= last,
            RepeatEnd::Never | RepeatEnd::Count(_) => true,
        };
        self.dates(start.date())
            .map_while(move |date| Some((date, moment(date, start, &zone)?)))
            .take(most)
            .take_while(is_before_end)
            .map(|(_, time)| time)
    }

    /// The rule as a calendar file has it: `UNTIL` as a time in UTC, because the beginning has a zone.
    pub fn in_calendar(&self, zone: &TimeZone) -> String {
        let RepeatEnd::UntilDay(day) = self.end else {
            return self.to_string();
        };
        let last = day.at(23, 59, 59, 0).to_zoned(zone.clone());
        let end = last.map_or(self.end, |it| RepeatEnd::Until(it.timestamp()));
        Self {
            end,
            ..self.clone()
        }
        .to_string()
    }
}

/// When the wall clock shows the time of the start on a date.
fn moment(date: Date, start: DateTime, zone: &TimeZone) -> Option<Timestamp> {
    let zoned = zone.to_ambiguous_zoned(date.to_datetime(start.time()));
    Some(zoned.compatible().ok()?.timestamp())
}

fn later(date: Date, by: Span) -> Option<Date> {
    date.checked_add(by).ok()
}

#[cfg(test)]
mod tests;
