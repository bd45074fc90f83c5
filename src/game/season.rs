//! The seasons of a server's ladder by the calendar: months or quarters of a year, in UTC, because a server
//! has no time zone. A season ends where the next one begins, at midnight.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::id::{SeasonId, ServerId};

/// How long the seasons of a server are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeasonLength {
    /// A month.
    Monthly,
    /// A quarter of a year.
    Quarterly,
}

/// A month or a quarter of a certain year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeasonPeriod {
    /// Whether it is a month or a quarter.
    pub length: SeasonLength,
    /// The year.
    pub year: i16,
    /// The month or the quarter, counted from 1.
    pub part: i8,
}

/// A season of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Season {
    /// Identifies it.
    pub id: SeasonId,
    /// The server.
    pub server: ServerId,
    /// Which season of the server it is, counted from 1.
    pub number: u32,
    /// The period that it is called after.
    pub period: SeasonPeriod,
    /// From when it counts games, if seasons were switched on in the middle of its period, or a season of another
    /// length ended there.
    pub begins_at: Option<Timestamp>,
    /// When it ends: games that end from then on do not belong to it.
    pub ends_at: Timestamp,
}

impl SeasonLength {
    /// Both lengths.
    pub const ALL: [Self; 2] = [Self::Monthly, Self::Quarterly];

    /// How it is stored, and called in a command.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Monthly => "monthly",
            Self::Quarterly => "quarterly",
        }
    }

    /// The length with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|length| length.id() == id)
    }

    /// How many months it has.
    const fn months(self) -> i8 {
        match self {
            Self::Monthly => 1,
            Self::Quarterly => 3,
        }
    }

    /// How many of them a year has.
    const fn parts(self) -> i8 {
        12 / self.months()
    }
}

impl SeasonPeriod {
    /// The period to which a time belongs.
    pub fn at(length: SeasonLength, time: Timestamp) -> Self {
        let date = time.to_zoned(TimeZone::UTC).date();
        Self {
            length,
            year: date.year(),
            part: (date.month() - 1) / length.months() + 1,
        }
    }

    /// The period of the season that begins by now after one that ended at this time, and from when it counts games
    /// if that is not the beginning of its period: after a season of another length it may begin in the middle.
    pub fn following(
        length: SeasonLength,
        ended_at: Timestamp,
        now: Timestamp,
    ) -> (Self, Option<Timestamp>) {
        let period = Self::at(length, now);
        let begins_at = Some(ended_at).filter(|&end| end > period.begins_at());
        (period, begins_at)
    }

    /// When it begins.
    pub fn begins_at(self) -> Timestamp {
        midnight(self.year, (self.part - 1) * self.length.months() + 1)
    }

    /// When it ends, which is when the next one begins.
    pub fn ends_at(self) -> Timestamp {
        if self.part < self.length.parts() {
            midnight(self.year, self.part * self.length.months() + 1)
        } else {
            midnight(self.year.saturating_add(1), 1)
        }
    }

    /// How it is stored: "2026-10" or "2026-q4".
    pub fn id(self) -> String {
        let Self { year, part, .. } = self;
        match self.length {
            SeasonLength::Monthly => format!("{year:04}-{part:02}"),
            SeasonLength::Quarterly => format!("{year:04}-q{part}"),
        }
    }

    /// The period with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        let (year, part) = id.split_once('-')?;
        let (length, part) = match part.strip_prefix('q') {
            Some(quarter) => (SeasonLength::Quarterly, quarter),
            None => (SeasonLength::Monthly, part),
        };
        let (year, part) = (year.parse().ok()?, part.parse().ok()?);
        let is_real = (1..=length.parts()).contains(&part) && (0..=9_998).contains(&year);
        is_real.then_some(Self { length, year, part })
    }
}

/// When a month begins; the end of time for a month that is beyond it.
fn midnight(year: i16, month: i8) -> Timestamp {
    let first = Date::new(year, month, 1).ok();
    let zoned = first.and_then(|date| date.to_zoned(TimeZone::UTC).ok());
    zoned.map_or(Timestamp::MAX, |zoned| zoned.timestamp())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().expect("a time")
    }

    #[test]
    fn a_season_ends_at_midnight_when_the_next_begins() {
        for (time, length, id, ends_at) in [
            (
                "2026-10-01T00:00:00Z",
                SeasonLength::Monthly,
                "2026-10",
                "2026-11-01T00:00:00Z",
            ),
            (
                "2026-12-31T23:59:59Z",
                SeasonLength::Monthly,
                "2026-12",
                "2027-01-01T00:00:00Z",
            ),
            (
                "2028-02-29T12:00:00Z",
                SeasonLength::Monthly,
                "2028-02",
                "2028-03-01T00:00:00Z",
            ),
            (
                "2026-11-23T12:00:00Z",
                SeasonLength::Quarterly,
                "2026-q4",
                "2027-01-01T00:00:00Z",
            ),
            (
                "2026-04-01T00:00:00Z",
                SeasonLength::Quarterly,
                "2026-q2",
                "2026-07-01T00:00:00Z",
            ),
        ] {
            let period = SeasonPeriod::at(length, at(time));
            assert_eq!((period.id().as_str(), period.ends_at()), (id, at(ends_at)));
        }
    }

    #[test]
    fn what_is_no_period_is_not_read_as_one() {
        for torn in [
            "", "2026", "2026-0", "2026-13", "2026-q5", "2026-q0", "-3-04", "x-q1", "9999-01",
        ] {
            assert_eq!(SeasonPeriod::from_id(torn), None, "{torn}");
        }
    }

    proptest! {
        #[test]
        fn every_moment_lies_in_one_period(second in 0..4_000_000_000_i64) {
            let time = Timestamp::from_second(second).expect("a time");
            for length in SeasonLength::ALL {
                let period = SeasonPeriod::at(length, time);
                prop_assert!(period.begins_at() <= time && time < period.ends_at());
                prop_assert_eq!(SeasonPeriod::from_id(&period.id()), Some(period));
                let next = SeasonPeriod::at(length, period.ends_at());
                prop_assert_eq!(next.begins_at(), period.ends_at());
            }
        }
    }
}
