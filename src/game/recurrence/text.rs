//! Rules as text: `FREQ=MONTHLY;BYDAY=1SA;COUNT=12`.

use std::fmt;
use std::str::FromStr;

use jiff::Timestamp;
use jiff::civil::{Date, DateTime, Weekday};
use jiff::tz::TimeZone;
use thiserror::Error;

use super::{Frequency, MOST_COUNT, MOST_DAYS, MOST_INTERVAL, Recurrence, RepeatDay, RepeatEnd};

/// The days of the week as rules name them, from Monday on.
const DAYS: [(&str, Weekday); 7] = [
    ("MO", Weekday::Monday),
    ("TU", Weekday::Tuesday),
    ("WE", Weekday::Wednesday),
    ("TH", Weekday::Thursday),
    ("FR", Weekday::Friday),
    ("SA", Weekday::Saturday),
    ("SU", Weekday::Sunday),
];

/// How a day is written.
const DAY: &str = "%Y%m%d";
/// How a time is written, in UTC.
const TIME: &str = "%Y%m%dT%H%M%SZ";

/// What may stand before a rule.
const HEAD: &str = "RRULE:";

/// Why a text is no rule.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecurrenceError {
    /// It does not say how often, or in another way than by the day, the week or the month.
    #[error("a rule has FREQ=DAILY, FREQ=WEEKLY or FREQ=MONTHLY")]
    Frequency,
    /// A part is unknown, stands twice or has a value that it cannot have.
    #[error("{part:?} is no part of a rule")]
    Part {
        /// The part, as it was written.
        part: String,
    },
    /// It ends in two ways.
    #[error("a rule has COUNT or UNTIL, not both")]
    TwoEnds,
}

impl FromStr for Recurrence {
    type Err = RecurrenceError;

    /// Reads a rule; `RRULE:` may stand before it, and small letters are as good.
    fn from_str(text: &str) -> Result<Self, RecurrenceError> {
        let text = text.trim();
        let text = match text.split_at_checked(HEAD.len()) {
            Some((head, rule)) if head.eq_ignore_ascii_case(HEAD) => rule,
            _ => text,
        };
        let mut found = Found::default();
        for part in text.trim_end_matches(';').split(';') {
            let part = part.trim();
            found
                .take(&part.to_ascii_uppercase())
                .ok_or_else(|| RecurrenceError::Part {
                    part: part.to_owned(),
                })?;
        }
        found.rule()
    }
}

/// The parts of a rule that were read so far.
#[derive(Default)]
struct Found {
    frequency: Option<Frequency>,
    interval: Option<u16>,
    days: Option<Vec<RepeatDay>>,
    count: Option<u16>,
    until: Option<RepeatEnd>,
    has_week_start: bool,
}

impl Found {
    /// Takes a part; `None` if it is not right, or stands twice.
    fn take(&mut self, part: &str) -> Option<()> {
        let (name, value) = part.split_once('=')?;
        match name {
            "FREQ" if self.frequency.is_none() => self.frequency = Some(frequency(value)?),
            "INTERVAL" if self.interval.is_none() => {
                self.interval = Some(number(value, MOST_INTERVAL)?);
            }
            "COUNT" if self.count.is_none() => self.count = Some(number(value, MOST_COUNT)?),
            "UNTIL" if self.until.is_none() => self.until = Some(until(value)?),
            "BYDAY" if self.days.is_none() => self.days = Some(days(value)?),
            "WKST" if value == "MO" && !self.has_week_start => self.has_week_start = true,
            _ => return None,
        }
        Some(())
    }

    fn rule(self) -> Result<Recurrence, RecurrenceError> {
        let frequency = self.frequency.ok_or(RecurrenceError::Frequency)?;
        let days = self.days.unwrap_or_default();
        let ordinal = days.iter().find(|it| it.which.is_some());
        if let (Some(day), true) = (ordinal, frequency != Frequency::Monthly) {
            let part = format!("BYDAY={day}");
            return Err(RecurrenceError::Part { part });
        }
        let end = match (self.count, self.until) {
            (Some(_), Some(_)) => return Err(RecurrenceError::TwoEnds),
            (Some(count), None) => RepeatEnd::Count(count),
            (None, Some(until)) => until,
            (None, None) => RepeatEnd::Never,
        };
        Ok(Recurrence {
            frequency,
            interval: self.interval.unwrap_or(1),
            days,
            end,
        })
    }
}

fn frequency(value: &str) -> Option<Frequency> {
    Some(match value {
        "DAILY" => Frequency::Daily,
        "WEEKLY" => Frequency::Weekly,
        "MONTHLY" => Frequency::Monthly,
        _ => return None,
    })
}

/// A number from 1 to `most`.
fn number(value: &str, most: u16) -> Option<u16> {
    let is_plain = value.bytes().all(|it| it.is_ascii_digit());
    let number = value.parse().ok().filter(|_| is_plain)?;
    (1..=most).contains(&number).then_some(number)
}

fn until(value: &str) -> Option<RepeatEnd> {
    if value.contains('T') {
        let at = DateTime::strptime(TIME, value).ok()?;
        let at = at.to_zoned(TimeZone::UTC).ok()?;
        return Some(RepeatEnd::Until(at.timestamp()));
    }
    (value.len() == 8).then_some(())?;
    Date::strptime(DAY, value).ok().map(RepeatEnd::UntilDay)
}

fn days(value: &str) -> Option<Vec<RepeatDay>> {
    let days: Option<Vec<RepeatDay>> = value.split(',').map(day).collect();
    days.filter(|it| it.len() <= MOST_DAYS)
}

fn day(value: &str) -> Option<RepeatDay> {
    let split = value.len().checked_sub(2)?;
    let (which, name) = (value.get(..split)?, value.get(split..)?);
    let (_, weekday) = DAYS.into_iter().find(|(it, _)| *it == name)?;
    let which = match which.trim_start_matches('+') {
        "" if which.is_empty() => None,
        number => Some(number.parse::<i8>().ok()?),
    };
    let is_sound = which.is_none_or(|it| (1..=5).contains(&it.abs()));
    is_sound.then_some(RepeatDay { weekday, which })
}

impl fmt::Display for RepeatDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(which) = self.which {
            write!(f, "{which}")?;
        }
        let named = DAYS.into_iter().find(|(_, it)| *it == self.weekday);
        f.write_str(named.map_or("", |(name, _)| name))
    }
}

/// The rule as RFC 5545 writes it, always the same for the same rule.
impl fmt::Display for Recurrence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.frequency {
            Frequency::Daily => "FREQ=DAILY",
            Frequency::Weekly => "FREQ=WEEKLY",
            Frequency::Monthly => "FREQ=MONTHLY",
        })?;
        if self.interval > 1 {
            write!(f, ";INTERVAL={}", self.interval)?;
        }
        for (index, day) in self.days.iter().enumerate() {
            let before = if index == 0 { ";BYDAY=" } else { "," };
            write!(f, "{before}{day}")?;
        }
        match self.end {
            RepeatEnd::Never => Ok(()),
            RepeatEnd::Count(count) => write!(f, ";COUNT={count}"),
            RepeatEnd::UntilDay(day) => write!(f, ";UNTIL={}", day.strftime(DAY)),
            RepeatEnd::Until(at) => write!(f, ";UNTIL={}", utc(at)),
        }
    }
}

/// A time in UTC as calendars write it: `20261205T190000Z`.
pub fn utc(at: Timestamp) -> String {
    at.strftime(TIME).to_string()
}
