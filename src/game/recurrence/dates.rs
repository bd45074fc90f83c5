//! The dates of a rule, without times.

use jiff::civil::{Date, Weekday};
use jiff::{Span, ToSpan};

use super::{FRUITLESS_YEARS, Frequency, Recurrence, RepeatDay, later};

impl Recurrence {
    /// The dates from the first one on, in order. They end only where the calendar does, or where no date comes for many
    /// years.
    pub(super) fn dates(&self, first: Date) -> impl Iterator<Item = Date> {
        let period = self.period();
        let base = match self.frequency {
            Frequency::Daily => Some(first),
            Frequency::Weekly => monday(first),
            Frequency::Monthly => Some(first.first_of_month()),
        };
        let rule = self.clone();
        let bases = (0_i64..).map_while(move |count| {
            let by = period.checked_mul(count).ok()?;
            later(base?, by)
        });
        let mut last_found = first.year();
        bases
            .map_while(move |base| {
                let found = rule.within(base, first);
                if found.is_empty() && base.year() > last_found.saturating_add(FRUITLESS_YEARS) {
                    return None;
                }
                last_found = found.last().map_or(last_found, |it| it.year());
                Some(found)
            })
            .flatten()
    }

    fn period(&self) -> Span {
        let count = i64::from(self.interval);
        match self.frequency {
            Frequency::Daily => count.days(),
            Frequency::Weekly => count.weeks(),
            Frequency::Monthly => count.months(),
        }
    }

    /// The dates in the day, the week or the month that begins here, and not before the first one.
    fn within(&self, base: Date, first: Date) -> Vec<Date> {
        let mut found = match self.frequency {
            Frequency::Daily if self.is_on(base.weekday()) => vec![base],
            Frequency::Daily => Vec::new(),
            Frequency::Weekly if self.days.is_empty() => in_week(base, first.weekday()),
            Frequency::Weekly => {
                let days = self.days.iter();
                days.flat_map(|it| in_week(base, it.weekday)).collect()
            }
            Frequency::Monthly if self.days.is_empty() => {
                Date::new(base.year(), base.month(), first.day())
                    .into_iter()
                    .collect()
            }
            Frequency::Monthly => {
                let days = self.days.iter();
                days.flat_map(|it| in_month(base, *it)).collect()
            }
        };
        found.retain(|it| first <= *it);
        found.sort_unstable();
        found.dedup();
        found
    }

    fn is_on(&self, weekday: Weekday) -> bool {
        self.days.is_empty() || self.days.iter().any(|it| it.weekday == weekday)
    }
}

/// The Monday of a date's week.
fn monday(date: Date) -> Option<Date> {
    let since = i64::from(date.weekday().to_monday_zero_offset());
    date.checked_sub(since.days()).ok()
}

/// The day of the week that begins on this Monday.
fn in_week(monday: Date, weekday: Weekday) -> Vec<Date> {
    let since = i64::from(weekday.to_monday_zero_offset());
    later(monday, since.days()).into_iter().collect()
}

/// The days of a month that are meant.
fn in_month(base: Date, day: RepeatDay) -> Vec<Date> {
    let nth = |which: i8| base.nth_weekday_of_month(which, day.weekday).ok();
    match day.which {
        Some(which) => nth(which).into_iter().collect(),
        None => (1..=5).filter_map(nth).collect(),
    }
}
