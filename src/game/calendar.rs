//! Which time counts for a person's clocks: every day but their weekend, in their own time zone.

use jiff::civil::{Date, Weekday};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

/// The most days of a week that may be excluded, so that every game comes to an end.
pub const LONGEST_WEEKEND: u32 = 3;

/// Days of the week on which a person's clocks do not run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Weekend(u8);

/// When a person's clocks run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calendar {
    /// The time zone that says where the person's days begin and end.
    pub zone: TimeZone,
    /// The days that do not count.
    pub weekend: Weekend,
}

impl Weekend {
    /// No days.
    pub const NONE: Self = Self(0);

    /// A weekend of these days; `None` for more than [`LONGEST_WEEKEND`].
    pub fn of(days: impl IntoIterator<Item = Weekday>) -> Option<Self> {
        let bit = |day: Weekday| 1_u8 << day.to_monday_zero_offset();
        Self::from_bits(days.into_iter().map(bit).fold(0, |bits, bit| bits | bit))
    }

    /// The days as bits; Monday is the lowest.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The weekend from its bits; `None` for more than [`LONGEST_WEEKEND`] days, or for bits beyond
    /// the seventh.
    pub const fn from_bits(bits: u8) -> Option<Self> {
        if bits.count_ones() <= LONGEST_WEEKEND && bits < 1 << 7 {
            Some(Self(bits))
        } else {
            None
        }
    }

    /// Whether this day belongs to the weekend.
    pub fn has(self, day: Weekday) -> bool {
        self.0 >> day.to_monday_zero_offset() & 1 == 1
    }
}

impl Default for Calendar {
    /// Every day counts.
    fn default() -> Self {
        Self {
            zone: TimeZone::UTC,
            weekend: Weekend::NONE,
        }
    }
}

impl Calendar {
    /// How much of the time between two timestamps counts; zero if `to` is not later than `from`.
    pub fn counted(&self, from: Timestamp, to: Timestamp) -> SignedDuration {
        if self.weekend == Weekend::NONE {
            return to.duration_since(from).max(SignedDuration::ZERO);
        }
        self.stretches(from)
            .take_while(|stretch| stretch.from < to)
            .map(|stretch| stretch.to.min(to).duration_since(stretch.from))
            .sum()
    }

    /// The time at which this much counted time has passed since `from`.
    pub fn after(&self, from: Timestamp, counted: SignedDuration) -> Timestamp {
        let mut left = counted.max(SignedDuration::ZERO);
        if self.weekend == Weekend::NONE {
            return later(from, left);
        }
        for stretch in self.stretches(from) {
            let length = stretch.to.duration_since(stretch.from);
            if left <= length {
                return later(stretch.from, left);
            }
            left -= length;
        }
        Timestamp::MAX
    }

    /// The days that count, in order, limited to the time after `from`.
    fn stretches(&self, from: Timestamp) -> impl Iterator<Item = Stretch> {
        let first = from.to_zoned(self.zone.clone()).date();
        let mut date = Some(first);
        std::iter::from_fn(move || {
            let today = date?;
            let tomorrow = today.tomorrow().ok();
            date = tomorrow;
            let stretch = Stretch {
                from: self.beginning(today)?.max(from),
                to: self.beginning(tomorrow?)?,
            };
            Some((today, stretch))
        })
        .filter(|(day, _)| !self.weekend.has(day.weekday()))
        .map(|(_, stretch)| stretch)
    }

    /// When a day begins. Where clocks go forward at midnight, this is a little later.
    fn beginning(&self, date: Date) -> Option<Timestamp> {
        let zoned = date.to_zoned(self.zone.clone()).ok()?;
        Some(zoned.timestamp())
    }
}

/// A span of time that counts.
#[derive(Clone, Copy)]
struct Stretch {
    from: Timestamp,
    to: Timestamp,
}

fn later(from: Timestamp, by: SignedDuration) -> Timestamp {
    from.saturating_add(by).unwrap_or(Timestamp::MAX)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().expect("a time")
    }

    fn calendar(zone: &str, days: &[Weekday]) -> Calendar {
        Calendar {
            zone: TimeZone::get(zone).expect("a zone"),
            weekend: Weekend::of(days.iter().copied()).expect("a short weekend"),
        }
    }

    #[test]
    fn a_weekend_does_not_count() {
        let berlin = calendar("Europe/Berlin", &[Weekday::Saturday, Weekday::Sunday]);
        // Friday the 20th, noon in Berlin.
        let friday = at("2026-11-20T11:00:00Z");
        let monday = at("2026-11-23T11:00:00Z");
        assert_eq!(berlin.after(friday, SignedDuration::from_hours(24)), monday);
        assert_eq!(
            berlin.counted(friday, monday),
            SignedDuration::from_hours(24)
        );
        let saturday = at("2026-11-21T11:00:00Z");
        assert_eq!(
            berlin.after(saturday, SignedDuration::from_hours(1)),
            at("2026-11-23T00:00:00Z"),
            "it begins when Monday does, an hour before the day of UTC"
        );
    }

    #[test]
    fn days_are_as_long_as_they_are_where_the_person_lives() {
        // Summer time in Berlin ends on Sunday, 25 October 2026, at 3 o'clock; that day has 25
        // hours.
        let sundays = calendar("Europe/Berlin", &[Weekday::Sunday]);
        let saturday = at("2026-10-24T22:00:00Z");
        assert_eq!(
            sundays.after(saturday, SignedDuration::from_millis(1)),
            at("2026-10-25T23:00:00.001Z")
        );
        let free = calendar("Europe/Berlin", &[]);
        let day = SignedDuration::from_hours(24);
        assert_eq!(
            free.after(saturday, day),
            at("2026-10-25T22:00:00Z"),
            "a day is 24 hours"
        );
    }

    #[test]
    fn a_week_must_have_days_that_count() {
        assert_eq!(Weekend::from_bits(0x7f), None);
        assert_eq!(Weekend::from_bits(0x80), None);
        assert_eq!(
            Weekend::from_bits(0b110_0000).map(Weekend::bits),
            Some(0b110_0000)
        );
    }

    fn any_calendar() -> impl Strategy<Value = Calendar> {
        let zones = prop::sample::select(vec![
            "UTC",
            "Europe/Berlin",
            "America/New_York",
            "Asia/Kathmandu",
            "Australia/Lord_Howe",
            "America/Sao_Paulo",
            "Pacific/Apia",
        ]);
        let weekends = any::<u8>().prop_filter_map("too long", Weekend::from_bits);
        (zones, weekends).prop_map(|(zone, weekend)| Calendar {
            zone: TimeZone::get(zone).expect("a zone"),
            weekend,
        })
    }

    fn any_time() -> impl Strategy<Value = Timestamp> {
        // From 2010 to 2037, to the millisecond.
        (1_262_304_000_000_i64..2_114_380_800_000)
            .prop_map(|ms| Timestamp::from_millisecond(ms).expect("a time"))
    }

    proptest! {
        #[test]
        fn what_is_waited_for_is_what_counts(
            calendar in any_calendar(),
            from in any_time(),
            ms in 0..1_500_000_000_i64,
        ) {
            let wanted = SignedDuration::from_millis(ms);
            let then = calendar.after(from, wanted);
            prop_assert!(then >= from);
            prop_assert_eq!(calendar.counted(from, then), wanted);
        }

        #[test]
        fn time_adds_up_and_never_runs_faster_than_it_passes(
            calendar in any_calendar(),
            mut times in prop::array::uniform3(any_time()),
        ) {
            times.sort();
            let [a, b, c] = times;
            // Times far apart mean stepping through months of days; times close together test the
            // same.
            let near = |time: Timestamp| a + time.duration_since(a) / 5_000;
            let (b, c) = (near(b), near(c));
            prop_assert_eq!(calendar.counted(a, b) + calendar.counted(b, c), calendar.counted(a, c));
            prop_assert!(calendar.counted(a, c) <= c.duration_since(a));
            prop_assert!(calendar.counted(c, a).is_zero());
        }
    }
}
