//! How much time a game gives its players: the paces to choose from.

use jiff::{SignedDuration, Timestamp};

use super::calendar::Calendar;
use super::reminder::{Reminders, TimePreferences};

/// A day, as clocks count it.
pub const DAY: SignedDuration = SignedDuration::from_hours(24);

/// The most days per move that players can agree on.
pub const MOST_DAYS: u8 = 14;

/// The most minutes with which a live clock can begin.
pub const MOST_MINUTES: u8 = 60;

/// The most seconds that a live clock can gain with a move.
pub const MOST_SECONDS: u8 = 60;

/// The most that a live clock ever holds. Nobody plays so many moves.
const MOST_LIVE: SignedDuration = SignedDuration::from_hours(24);

/// How long an invitation, a table or a seek waits for others.
pub const WAIT: SignedDuration = SignedDuration::from_hours(7 * 24);

/// The same for a live game: whoever offers it has to be there when it begins.
pub const LIVE_WAIT: SignedDuration = SignedDuration::from_mins(30);

/// How long an untimed game may be idle before it is adjourned.
pub const IDLE: SignedDuration = SignedDuration::from_hours(90 * 24);

/// How much time the players of a game have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pace {
    /// Three days, plus one day per move, at most seven.
    #[default]
    Relaxed,
    /// One day, plus twelve hours per move, at most three days.
    Daily,
    /// Ten days, plus 36 hours per move, at most ten days.
    Slow,
    /// This many days per move, from 1 to [`MOST_DAYS`]; unused time is not carried over.
    Days(u8),
    /// Some minutes, plus some seconds per move: its players sit together. The clock runs at every hour, and
    /// nothing extends it or reminds of it.
    Live(LiveClock),
    /// No time limit.
    Untimed,
}

/// The clock of a live game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LiveClock {
    minutes: u8,
    seconds: u8,
}

impl LiveClock {
    /// Those to choose from, the longest first.
    pub const OFFERED: [Self; 4] = [
        Self::of(30, 10),
        Self::of(20, 10),
        Self::of(10, 5),
        Self::of(5, 5),
    ];

    const fn of(minutes: u8, seconds: u8) -> Self {
        Self { minutes, seconds }
    }

    /// Begins with this many minutes, from 1 to [`MOST_MINUTES`], and gains this many seconds with each move,
    /// from 1 to [`MOST_SECONDS`].
    pub fn new(minutes: u8, seconds: u8) -> Option<Self> {
        let fits = (1..=MOST_MINUTES).contains(&minutes) && (1..=MOST_SECONDS).contains(&seconds);
        fits.then_some(Self::of(minutes, seconds))
    }

    /// With how many minutes it begins.
    pub const fn minutes(self) -> u8 {
        self.minutes
    }

    /// How many seconds each move adds.
    pub const fn seconds(self) -> u8 {
        self.seconds
    }
}

/// The latest times at which something was offered that has waited long enough by now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expiry {
    /// At other paces.
    pub usual: Timestamp,
    /// For a live game.
    pub live: Timestamp,
}

impl Expiry {
    /// What has waited long enough by this time.
    pub fn at(now: Timestamp) -> Self {
        let before = |wait| now.saturating_sub(wait).unwrap_or(Timestamp::MIN);
        Self {
            usual: before(WAIT),
            live: before(LIVE_WAIT),
        }
    }
}

/// The time a pace gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// At the start of the game.
    pub start: SignedDuration,
    /// Added after each of the player's own moves.
    pub bonus: SignedDuration,
    /// The most that a clock ever holds.
    pub most: SignedDuration,
}

impl Pace {
    /// The paces that have a name.
    pub const NAMED: [Self; 4] = [Self::Relaxed, Self::Daily, Self::Slow, Self::Untimed];

    /// A pace of this many days per move; `None` for fewer than one or more than [`MOST_DAYS`].
    pub fn days(days: u8) -> Option<Self> {
        (1..=MOST_DAYS).contains(&days).then_some(Self::Days(days))
    }

    /// The time the players get; `None` if untimed.
    pub fn allowance(self) -> Option<Allowance> {
        let hours = |start, bonus, most| {
            let [start, bonus, most] = [start, bonus, most].map(SignedDuration::from_hours);
            Some(Allowance { start, bonus, most })
        };
        match self {
            Self::Relaxed => hours(3 * 24, 24, 7 * 24),
            Self::Daily => hours(24, 12, 3 * 24),
            Self::Slow => hours(10 * 24, 36, 10 * 24),
            Self::Days(days) => {
                let each = 24 * i64::from(days);
                hours(each, each, each)
            }
            Self::Live(clock) => Some(Allowance {
                start: SignedDuration::from_mins(clock.minutes.into()),
                bonus: SignedDuration::from_secs(clock.seconds.into()),
                most: MOST_LIVE,
            }),
            Self::Untimed => None,
        }
    }

    /// Whether its players sit together.
    pub const fn is_live(self) -> bool {
        matches!(self, Self::Live(_))
    }

    /// Whether a win on time can be left to the other player to claim: a live game ends by its clock.
    pub const fn can_be_claimed(self) -> bool {
        !matches!(self, Self::Live(_) | Self::Untimed)
    }

    /// How long an invitation, a table or a seek for a game at this pace waits for others.
    pub const fn wait(self) -> SignedDuration {
        if self.is_live() { LIVE_WAIT } else { WAIT }
    }

    /// What counts in a game of somebody who has these preferences. In a live game every second counts, and
    /// nobody is reminded.
    pub fn time_preferences(self, own: TimePreferences) -> TimePreferences {
        if self.is_live() {
            TimePreferences {
                calendar: Calendar::default(),
                reminders: Reminders::OFF,
                quiet: None,
            }
        } else {
            own
        }
    }

    /// The id it is stored under: `relaxed`, `days-3`, `live-20-10`.
    pub fn id(self) -> String {
        match self {
            Self::Relaxed => "relaxed".to_owned(),
            Self::Daily => "daily".to_owned(),
            Self::Slow => "slow".to_owned(),
            Self::Days(days) => format!("days-{days}"),
            Self::Live(LiveClock { minutes, seconds }) => format!("live-{minutes}-{seconds}"),
            Self::Untimed => "untimed".to_owned(),
        }
    }

    /// The pace with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        let named = Self::NAMED.into_iter().find(|pace| pace.id() == id);
        let days = || Self::days(id.strip_prefix("days-")?.parse().ok()?);
        let live = || {
            let (minutes, seconds) = id.strip_prefix("live-")?.split_once('-')?;
            let clock = LiveClock::new(minutes.parse().ok()?, seconds.parse().ok()?);
            clock.map(Self::Live)
        };
        let found = named.or_else(days).or_else(live);
        found.filter(|pace| pace.id() == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_read_back_from_its_word() {
        let days = (1..=MOST_DAYS).map(Pace::Days);
        let live = LiveClock::OFFERED.map(Pace::Live);
        for pace in Pace::NAMED.into_iter().chain(days).chain(live) {
            assert_eq!(Pace::from_id(&pace.id()), Some(pace));
        }
        for id in [
            "",
            "Relaxed",
            "days-0",
            "days-15",
            "days-03",
            "days-+3",
            "days-",
            "live-",
            "live-20",
            "live-0-5",
            "live-61-5",
            "live-5-0",
            "live-05-5",
            "live-5-5-5",
        ] {
            assert_eq!(Pace::from_id(id), None, "{id}");
        }
    }

    #[test]
    fn no_clock_starts_above_its_most_and_every_move_earns_something() {
        let days = (1..=MOST_DAYS).map(Pace::Days);
        let live = LiveClock::OFFERED.map(Pace::Live);
        for pace in Pace::NAMED.into_iter().chain(days).chain(live) {
            if let Some(gives) = pace.allowance() {
                assert!(
                    gives.start <= gives.most && gives.bonus <= gives.most,
                    "{pace:?}"
                );
                assert!(gives.bonus.is_positive(), "{pace:?}");
            }
        }
    }
}
