//! Vacation: extra time that everyone has besides their clocks. It is used automatically, by the
//! hour, and only when a game would otherwise be lost on time.
//!
//! Once a player's own time is up, vacation is spent for as long as it takes them to move: an hour
//! as soon as it begins, whenever somebody looks. An hour counts once, for all games of the person.
//! They are told when it begins, and from then on once a day ([`VacationNews`]).

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

/// How many hours of vacation there are in a year: ten days.
pub const HOURS_A_YEAR: u16 = 10 * 24;

/// How often a person is told what is left while vacation is spent.
pub const TOLD_EVERY: SignedDuration = SignedDuration::from_hours(24);

/// How long vacation that is being used still extends a game whose server allows it no longer.
pub const LAST_STRETCH: SignedDuration = SignedDuration::from_hours(24);

const HOUR: SignedDuration = SignedDuration::from_hours(1);

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
    /// When the person was to be told of it last.
    pub told_at: Option<Timestamp>,
}

/// How vacation extends a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extension {
    /// The end of the hour that is spent now.
    pub until: Timestamp,
    /// How long the game can be extended in all: the new deadline.
    pub at_most: Timestamp,
    /// What the person has to be told.
    pub news: Option<VacationNews>,
}

/// What a person is told about their vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VacationNews {
    /// It is being used from now on.
    Began,
    /// It has been used for another day.
    GoesOn,
}

impl Default for Vacation {
    fn default() -> Self {
        Self {
            is_wanted: true,
            year: 0,
            spent: 0,
            until: Timestamp::UNIX_EPOCH,
            told_at: None,
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

    /// Extends a game whose own time was up at `since`, beyond `now`. Spends every hour that has
    /// begun by now and was not spent before. `None` if no vacation is wanted, or too little is left.
    pub fn begin(&mut self, since: Timestamp, now: Timestamp) -> Option<Extension> {
        let is_used_already = self.until >= since;
        let mut extension = self.go_on(since, now)?;
        if !is_used_already {
            self.told_at = Some(now);
            extension.news = Some(VacationNews::Began);
        }
        Some(extension)
    }

    /// The same for a game that vacation has extended until `since`.
    pub fn go_on(&mut self, since: Timestamp, now: Timestamp) -> Option<Extension> {
        if !self.is_wanted {
            return None;
        }
        let mut until = self.until.max(since);
        while until <= now {
            until = self.take_hour(until)?;
        }
        Some(Extension {
            until,
            at_most: self.lasts_until(until),
            news: self.daily_news(now),
        })
    }

    /// Spends the hour that begins at this time and returns its end.
    fn take_hour(&mut self, from: Timestamp) -> Option<Timestamp> {
        let left = self.hours_left(from).checked_sub(1)?;
        self.year = year(from);
        self.spent = HOURS_A_YEAR - left;
        self.until = from.saturating_add(HOUR).ok()?;
        Some(self.until)
    }

    /// How long it lasts if it is spent without a break from this time on.
    fn lasts_until(mut self, mut until: Timestamp) -> Timestamp {
        while let Some(next) = self.take_hour(until) {
            until = next;
        }
        until
    }

    /// After a jump of many days it is told once.
    fn daily_news(&mut self, now: Timestamp) -> Option<VacationNews> {
        let Some(told_at) = self.told_at else {
            self.told_at = Some(now);
            return None;
        };
        let days = now.duration_since(told_at).as_hours() / TOLD_EVERY.as_hours();
        let days = i32::try_from(days).ok().filter(|&days| days > 0)?;
        self.told_at = told_at.checked_add(TOLD_EVERY * days).ok();
        Some(VacationNews::GoesOn)
    }
}

fn year(now: Timestamp) -> i16 {
    now.to_zoned(TimeZone::UTC).year()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        text.parse().expect("a time")
    }

    fn hours(hours: i64) -> SignedDuration {
        SignedDuration::from_hours(hours)
    }

    #[test]
    fn an_hour_holds_for_every_game_and_a_year_has_ten_days() {
        let start = at("2026-07-01T00:00:00Z");
        let end = start + hours(240);
        let mut vacation = Vacation::default();
        let mut now = start;
        for spent in 1..=HOURS_A_YEAR {
            let extension = vacation.go_on(now, now).expect("an hour is left");
            assert_eq!((extension.until, extension.at_most), (now + hours(1), end));
            let another_game = now + SignedDuration::from_mins(40);
            let same = vacation.begin(another_game, another_game);
            assert_eq!(same.map(|it| it.until), Some(extension.until));
            assert_eq!(vacation.hours_left(now), HOURS_A_YEAR - spent);
            now = extension.until;
        }
        assert_eq!(now, end);
        assert_eq!(vacation.go_on(now, now), None);
        let next_year = at("2027-01-01T00:00:00Z");
        assert_eq!(vacation.hours_left(next_year), HOURS_A_YEAR);
        assert!(vacation.begin(next_year, next_year).is_some());
    }

    #[test]
    fn it_passes_with_time_and_not_with_looks() {
        let start = at("2026-07-01T00:00:00Z");
        let now = start + hours(3 * 24);
        let mut vacation = Vacation::default();
        let extension = vacation.begin(start, now).expect("it is left");
        assert_eq!(extension.news, Some(VacationNews::Began));
        assert_eq!(extension.at_most, start + hours(240));
        assert_eq!(vacation.hours_left(now), HOURS_A_YEAR - 73);
        let later = now + hours(49);
        let told = vacation.go_on(extension.until, later).expect("it is left");
        assert_eq!(told.news, Some(VacationNews::GoesOn));
        let tomorrow = later + hours(22);
        let told = vacation.go_on(told.until, tomorrow).expect("it is left");
        assert_eq!(told.news, None, "once a day");
        let told = vacation.go_on(told.until, tomorrow + hours(1));
        assert!(told.expect("it is left").news.is_some());
        assert_eq!(vacation.go_on(now, start + hours(240)), None, "it is over");
    }

    #[test]
    fn the_next_year_brings_ten_more_days() {
        let start = at("2026-12-25T00:00:00Z");
        let mut vacation = Vacation::default();
        let extension = vacation.begin(start, start).expect("it is left");
        assert_eq!(extension.at_most, at("2027-01-11T00:00:00Z"));
    }

    #[test]
    fn who_does_not_want_any_spends_none() {
        let mut vacation = Vacation {
            is_wanted: false,
            ..Vacation::default()
        };
        let start = Timestamp::UNIX_EPOCH;
        assert_eq!(vacation.begin(start, start), None);
    }
}
