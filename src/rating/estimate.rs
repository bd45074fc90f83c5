//! An estimate of a player's strength.

use super::method::Method;

/// Days without a game that add as much uncertainty as one rating period: on a ladder for two, a
/// well-known player (deviation 60) becomes provisional again after 13 months.
pub const PERIOD_DAYS: f64 = 5.0;

/// How much a deviation grows at the end of a season, as a standard deviation of its own.
///
/// A well-known player (deviation 60) comes to 85, which a few games take back. After a third season in a
/// row without a game they are provisional.
pub const SEASON_GROWTH: f64 = 60.0;

/// The deviation of a newcomer, which is the maximum.
const NEWCOMER_DEVIATION: f64 = 350.0;

/// Rating points per unit of Glicko-2's own scale, in which volatilities are given.
const SCALE: f64 = 173.7178;

/// An estimate of a player's strength.
///
/// Both methods start at the same numbers and count time away in the same way. Ratings are rounded
/// after every game. So a database stores them exactly, and replaying all games gives the same
/// numbers on every host.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength: 1500 for a newcomer. Rounded to a thousandth.
    pub rating: f64,
    /// The uncertainty of the rating, as one standard deviation: 350 for a newcomer and never more.
    /// Rounded to a thousandth.
    pub deviation: f64,
    /// How much less certain the rating becomes with every period. Under Glicko-2 it is higher for
    /// erratic results; under Weng-Lin it always stays that of a newcomer, 0.06. Rounded to a
    /// hundred-millionth, because a single game changes it by little.
    pub volatility: f64,
}

impl Rating {
    /// The rating of a newcomer.
    pub fn new() -> Self {
        Self {
            rating: 1500.0,
            deviation: NEWCOMER_DEVIATION,
            volatility: 0.06,
        }
    }

    /// Whether the rating is too uncertain to rank the player.
    pub fn is_provisional(self, method: Method) -> bool {
        self.deviation >= method.provisional_deviation()
    }

    /// The rating after this many days without a game: equally high, but less certain.
    #[must_use]
    pub fn after_absence(self, days: u32) -> Self {
        self.after(days, 0.0)
    }

    /// The same after ends of seasons as well: `growth` is the sum of the squares by which their deviations
    /// grow. It makes no difference which came first, and numbers are rounded once.
    #[must_use]
    pub fn after(self, days: u32, growth: f64) -> Self {
        let periods = f64::from(days) / PERIOD_DAYS;
        let drift = self.drift_per_period();
        let deviation = (self.deviation.powi(2) + periods * drift.powi(2) + growth).sqrt();
        Self {
            deviation: deviation.min(NEWCOMER_DEVIATION),
            ..self
        }
        .rounded()
    }

    /// The rating after a result that counts only for this part, from 0 to 1: it goes that part of the way.
    #[must_use]
    pub fn towards(self, after: Self, part: f64) -> Self {
        let between = |before: f64, after: f64| before + (after - before) * part;
        Self {
            rating: between(self.rating, after.rating),
            deviation: between(self.deviation, after.deviation),
            volatility: between(self.volatility, after.volatility),
        }
        .rounded()
    }

    /// The days without a game after which the rating becomes provisional; 0 if it already is.
    pub fn days_until_provisional(self, method: Method) -> u32 {
        self.days_until_provisional_after(0.0, method)
    }

    /// The same with this growth by ends of seasons, as in [`Self::after`].
    pub fn days_until_provisional_after(self, growth: f64, method: Method) -> u32 {
        // The deviation only grows, so the first such day can be found by bisection.
        let (mut settled, mut provisional) = (0, u32::MAX);
        if self.after(0, growth).is_provisional(method) {
            return 0;
        }
        while provisional - settled > 1 {
            let middle = settled + (provisional - settled) / 2;
            if self.after(middle, growth).is_provisional(method) {
                provisional = middle;
            } else {
                settled = middle;
            }
        }
        provisional
    }

    /// How much the deviation grows in a period without games, in rating points.
    fn drift_per_period(self) -> f64 {
        self.volatility * SCALE
    }

    /// The rating rounded to the stored decimals.
    pub(super) fn rounded(self) -> Self {
        Self {
            rating: (self.rating * 1e3).round() / 1e3,
            deviation: (self.deviation.min(NEWCOMER_DEVIATION) * 1e3).round() / 1e3,
            volatility: (self.volatility * 1e8).round() / 1e8,
        }
    }
}

impl Default for Rating {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const METHODS: [Method; 2] = [Method::Glicko2, Method::WengLin];

    #[test]
    fn a_year_and_a_month_away_makes_a_known_player_provisional() {
        let known = Rating {
            deviation: 60.0,
            ..Rating::new()
        };
        let days = known.days_until_provisional(Method::Glicko2);
        assert_eq!(days / 30, 13, "{days} days");
    }

    #[test]
    fn who_misses_three_seasons_is_provisional() {
        let known = Rating {
            deviation: 60.0,
            ..Rating::new()
        };
        let provisional = [0.0, 1.0, 2.0, 3.0].map(|seasons| {
            let after = known.after(0, seasons * SEASON_GROWTH.powi(2));
            after.is_provisional(Method::Glicko2)
        });
        assert_eq!(provisional, [false, false, false, true]);
        let fresh = known.after(0, SEASON_GROWTH.powi(2));
        assert!((fresh.deviation - 85.0).abs() < 0.5, "{fresh:?}");
    }

    #[test]
    fn nobody_is_less_known_than_a_newcomer() {
        let away = Rating {
            deviation: 60.0,
            ..Rating::new()
        };
        assert_eq!(away.after_absence(u32::MAX), Rating::new());
    }

    prop_compose! {
        fn ratings()(
            rating in 100.0..3500.0_f64,
            deviation in 30.0..350.0_f64,
            volatility in 0.03..0.09_f64,
        ) -> Rating {
            Rating { rating, deviation, volatility }.rounded()
        }
    }

    proptest! {
        #[test]
        fn absence_only_takes_certainty(rating in ratings(), days in 0..10_000_u32) {
            let away = rating.after_absence(days);
            prop_assert_eq!(Rating { deviation: rating.deviation, ..away }, rating);
            prop_assert!(away.deviation >= rating.deviation);
            prop_assert!(away.after_absence(1).deviation >= away.deviation);
        }

        #[test]
        fn ends_of_seasons_count_alike_before_and_after_an_absence(
            rating in ratings(),
            days in 0..1_000_u32,
            seasons in 0..9_u8,
        ) {
            let growth = f64::from(seasons) * SEASON_GROWTH.powi(2);
            let near = |one: Rating, other: Rating| (one.deviation - other.deviation).abs() < 0.01;
            let at_once = rating.after(days, growth);
            prop_assert!(near(rating.after_absence(days).after(0, growth), at_once));
            prop_assert!(near(rating.after(0, growth).after_absence(days), at_once));
            prop_assert!(at_once.deviation >= rating.deviation && at_once.deviation <= 350.0);
            prop_assert!((at_once.rating - rating.rating).abs() < f64::EPSILON);
            for method in METHODS {
                let days = rating.days_until_provisional_after(growth, method);
                prop_assert!(rating.after(days, growth).is_provisional(method));
                let before = days.checked_sub(1);
                prop_assert!(before.is_none_or(|it| !rating.after(it, growth).is_provisional(method)));
            }
        }

        #[test]
        fn the_day_of_becoming_provisional_is_the_first(rating in ratings()) {
            for method in METHODS {
                let days = rating.days_until_provisional(method);
                prop_assert!(rating.after_absence(days).is_provisional(method));
                if let Some(before) = days.checked_sub(1) {
                    prop_assert!(!rating.after_absence(before).is_provisional(method));
                }
            }
        }
    }
}
