//! How much time a game gives its players: the paces to choose from.

use jiff::SignedDuration;

/// A day, as clocks count it.
pub const DAY: SignedDuration = SignedDuration::from_hours(24);

/// The most days that can be agreed on for each move.
pub const MOST_DAYS: u8 = 14;

/// How long an untimed game may lie idle before it is adjourned.
pub const IDLE: SignedDuration = SignedDuration::from_hours(90 * 24);

/// How much time the players of a game have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pace {
    /// Three days, and one more after each move, never above seven.
    #[default]
    Relaxed,
    /// One day, and twelve hours more after each move, never above three days.
    Daily,
    /// Ten days, and 36 hours more after each move, never above ten days.
    Slow,
    /// So many days for each move, from 1 to [`MOST_DAYS`]; what is left over is not kept.
    Days(u8),
    /// As much as they like.
    Untimed,
}

/// What a pace gives, as time on a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// At the start of the game.
    pub start: SignedDuration,
    /// After each move of one's own.
    pub bonus: SignedDuration,
    /// The most that a clock ever holds.
    pub most: SignedDuration,
}

impl Pace {
    /// The paces that have a name.
    pub const NAMED: [Self; 4] = [Self::Relaxed, Self::Daily, Self::Slow, Self::Untimed];

    /// So many days for each move; `None` for fewer than one or more than [`MOST_DAYS`].
    pub fn days(days: u8) -> Option<Self> {
        (1..=MOST_DAYS).contains(&days).then_some(Self::Days(days))
    }

    /// What the players are given; `None` where time does not count.
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
            Self::Untimed => None,
        }
    }

    /// The word that stands for it where it is kept: `relaxed`, `days-3`.
    pub fn id(self) -> String {
        match self {
            Self::Relaxed => "relaxed".to_owned(),
            Self::Daily => "daily".to_owned(),
            Self::Slow => "slow".to_owned(),
            Self::Days(days) => format!("days-{days}"),
            Self::Untimed => "untimed".to_owned(),
        }
    }

    /// The pace that a word stands for.
    pub fn from_id(id: &str) -> Option<Self> {
        let named = Self::NAMED.into_iter().find(|pace| pace.id() == id);
        let days = || Self::days(id.strip_prefix("days-")?.parse().ok()?);
        named.or_else(days).filter(|pace| pace.id() == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_read_back_from_its_word() {
        let days = (1..=MOST_DAYS).map(Pace::Days);
        for pace in Pace::NAMED.into_iter().chain(days) {
            assert_eq!(Pace::from_id(&pace.id()), Some(pace));
        }
        for id in [
            "", "Relaxed", "days-0", "days-15", "days-03", "days-+3", "days-",
        ] {
            assert_eq!(Pace::from_id(id), None, "{id}");
        }
    }

    #[test]
    fn no_clock_starts_above_its_most_and_every_move_earns_something() {
        let days = (1..=MOST_DAYS).map(Pace::Days);
        for pace in Pace::NAMED.into_iter().chain(days) {
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
