//! How much time a game gives its players: the paces to choose from.

use jiff::SignedDuration;

/// A day, as clocks count it.
pub const DAY: SignedDuration = SignedDuration::from_hours(24);

/// The most days per move that players can agree on.
pub const MOST_DAYS: u8 = 14;

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
    /// No time limit.
    Untimed,
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
            Self::Untimed => None,
        }
    }

    /// The id it is stored under: `relaxed`, `days-3`.
    pub fn id(self) -> String {
        match self {
            Self::Relaxed => "relaxed".to_owned(),
            Self::Daily => "daily".to_owned(),
            Self::Slow => "slow".to_owned(),
            Self::Days(days) => format!("days-{days}"),
            Self::Untimed => "untimed".to_owned(),
        }
    }

    /// The pace with this id.
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
