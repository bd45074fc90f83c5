//! Vacation: extra time that everyone has besides their clocks. It is used automatically, by the
//! hour, and only when a game would otherwise be lost on time.

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

/// How many hours of vacation there are in a year: ten days.
pub const HOURS_A_YEAR: u16 = 10 * 24;

/// A person's vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    /// Whether it is to be used at all.
    pub is_wanted: bool,
    /// The year in which the hours were used, in UTC.
    pub year: i16,
    /// How many hours of that year's vacation are used.
    pub spent: u16,
    /// The end of the hour begun last. It applies to all games of the person.
    pub until: Timestamp,
}

impl Default for Vacation {
    fn default() -> Self {
        Self {
            is_wanted: true,
            year: 0,
            spent: 0,
            until: Timestamp::UNIX_EPOCH,
        }
    }
}

impl Vacation {
    /// How many hours are left in the year of this time.
    pub fn hours_left(&self, now: Timestamp) -> u16 {
        if self.year == year(now) {
            HOURS_A_YEAR.saturating_sub(self.spent)
        } else {
            HOURS_A_YEAR
        }
    }

    /// Extends a game that would be lost at `now` and returns until when. Uses an hour of vacation
    /// if none is already running. `None` if no vacation is left or wanted.
    pub fn spend(&mut self, now: Timestamp) -> Option<Timestamp> {
        if !self.is_wanted {
            return None;
        }
        if self.until > now {
            return Some(self.until);
        }
        let left = self.hours_left(now).checked_sub(1)?;
        self.year = year(now);
        self.spent = HOURS_A_YEAR - left;
        self.until = now + SignedDuration::from_hours(1);
        Some(self.until)
    }
}

fn year(now: Timestamp) -> i16 {
    now.to_zoned(TimeZone::UTC).year()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_hour_holds_for_every_game_and_a_year_has_ten_days() {
        let start: Timestamp = "2026-07-01T00:00:00Z".parse().expect("a time");
        let mut vacation = Vacation::default();
        let mut now = start;
        for spent in 1..=HOURS_A_YEAR {
            let until = vacation.spend(now).expect("an hour is left");
            assert_eq!(until, now + SignedDuration::from_hours(1));
            let another_game = now + SignedDuration::from_mins(40);
            assert_eq!(vacation.spend(another_game), Some(until), "the same hour");
            assert_eq!(vacation.hours_left(now), HOURS_A_YEAR - spent);
            now = until;
        }
        assert_eq!(now.duration_since(start), SignedDuration::from_hours(240));
        assert_eq!(vacation.spend(now), None);
        let next_year: Timestamp = "2027-01-01T00:00:00Z".parse().expect("a time");
        assert_eq!(vacation.hours_left(next_year), HOURS_A_YEAR);
        assert!(vacation.spend(next_year).is_some());
    }

    #[test]
    fn who_does_not_want_any_spends_none() {
        let mut vacation = Vacation {
            is_wanted: false,
            ..Vacation::default()
        };
        assert_eq!(vacation.spend(Timestamp::UNIX_EPOCH), None);
    }
}
