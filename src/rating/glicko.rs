//! Glicko-2, after Mark Glickman's "Example of the Glicko-2 system" (2022).
//!
//! Every rated game is its own rating period, so that ratings change as soon as a game ends. Time
//! away is counted in periods of [`PERIOD_DAYS`].
//!
//! Ratings are rounded after every game. So a database stores them exactly, and replaying all games
//! gives the same numbers on every host.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// A rating with at least this deviation is provisional.
pub const PROVISIONAL_DEVIATION: f64 = 110.0;

/// Days without a game that add as much uncertainty as one rating period: a well-known player
/// (deviation 60) becomes provisional again after 13 months.
pub const PERIOD_DAYS: f64 = 5.0;

/// The deviation of a newcomer, which is the maximum.
const NEWCOMER_DEVIATION: f64 = 350.0;

/// Rating points per unit of Glicko-2's own scale.
const SCALE: f64 = 173.7178;

/// An estimate of a player's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength: 1500 for a newcomer. Rounded to a thousandth.
    pub rating: f64,
    /// The uncertainty of the rating, as one standard deviation: 350 for a newcomer and never more.
    /// Rounded to a thousandth.
    pub deviation: f64,
    /// How erratic the results are: 0.06 for a newcomer. Rounded to a hundred-millionth, because a
    /// single game changes it by little.
    pub volatility: f64,
}

/// A result from the first player's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// The first player won.
    Win,
    /// A draw.
    Draw,
    /// The second player won.
    Loss,
}

/// The ratings of two players after a game between them.
pub fn rate(first: Rating, second: Rating, score: Score) -> (Rating, Rating) {
    (
        first.after(&[(second, score)]),
        second.after(&[(first, score.reversed())]),
    )
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
    pub fn is_provisional(self) -> bool {
        self.deviation >= PROVISIONAL_DEVIATION
    }

    /// The rating after this many days without a game: equally high, but less certain.
    #[must_use]
    pub fn after_absence(self, days: u32) -> Self {
        let periods = f64::from(days) / PERIOD_DAYS;
        let drift = self.drift_per_period();
        let deviation = (self.deviation.powi(2) + periods * drift.powi(2)).sqrt();
        Self {
            deviation: deviation.min(NEWCOMER_DEVIATION),
            ..self
        }
        .rounded()
    }

    /// The days without a game after which the rating becomes provisional; 0 if it already is.
    pub fn days_until_provisional(self) -> u32 {
        // The deviation only grows, so the first such day can be found by bisection.
        let (mut settled, mut provisional) = (0, u32::MAX);
        if self.is_provisional() {
            return 0;
        }
        while provisional - settled > 1 {
            let middle = settled + (provisional - settled) / 2;
            if self.after_absence(middle).is_provisional() {
                provisional = middle;
            } else {
                settled = middle;
            }
        }
        provisional
    }

    /// The rating after a period with these results, each against the opponent's rating before the
    /// game.
    fn after(self, results: &[(Rating, Score)]) -> Self {
        let results: Vec<_> = results
            .iter()
            .map(|&(opponent, score)| (opponent.into(), score.into()))
            .collect();
        Self::from(glicko2_rating_period(
            &self.into(),
            &results,
            &Glicko2Config::new(),
        ))
        .rounded()
    }

    /// How much the deviation grows in a period without games, in rating points.
    fn drift_per_period(self) -> f64 {
        self.volatility * SCALE
    }

    /// The rating rounded to the stored decimals.
    fn rounded(self) -> Self {
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

impl From<Rating> for Glicko2Rating {
    fn from(rating: Rating) -> Self {
        Self {
            rating: rating.rating,
            deviation: rating.deviation,
            volatility: rating.volatility,
        }
    }
}

impl From<Glicko2Rating> for Rating {
    fn from(rating: Glicko2Rating) -> Self {
        Self {
            rating: rating.rating,
            deviation: rating.deviation,
            volatility: rating.volatility,
        }
    }
}

impl Score {
    /// The same result from the second player's point of view.
    #[must_use]
    pub fn reversed(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Draw => Self::Draw,
            Self::Loss => Self::Win,
        }
    }
}

impl From<Score> for Outcomes {
    fn from(score: Score) -> Self {
        match score {
            Score::Win => Self::WIN,
            Score::Draw => Self::DRAW,
            Score::Loss => Self::LOSS,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn known(rating: f64, deviation: f64) -> Rating {
        Rating {
            rating,
            deviation,
            volatility: 0.06,
        }
    }

    fn assert_near(found: f64, expected: f64, tolerance: f64) {
        assert!(
            (found - expected).abs() <= tolerance,
            "{found} is not {expected} within {tolerance}"
        );
    }

    #[test]
    fn glickmans_worked_example() {
        let after = known(1500.0, 200.0).after(&[
            (known(1400.0, 30.0), Score::Win),
            (known(1550.0, 100.0), Score::Loss),
            (known(1700.0, 300.0), Score::Loss),
        ]);
        assert_near(after.rating, 1464.06, 0.01);
        assert_near(after.deviation, 151.52, 0.01);
        assert_near(after.volatility, 0.05999, 0.00001);
    }

    #[test]
    fn a_newcomer_is_provisional_until_enough_games() {
        let (mut anna, mut ben) = (Rating::new(), Rating::new());
        assert!(anna.is_provisional());
        let mut games = 0;
        while anna.is_provisional() {
            let score = if games % 2 == 0 {
                Score::Win
            } else {
                Score::Loss
            };
            (anna, ben) = rate(anna, ben, score);
            games += 1;
        }
        assert!((8..=16).contains(&games), "{games} games");
    }

    #[test]
    fn a_year_and_a_month_away_makes_a_known_player_provisional() {
        let days = known(1700.0, 60.0).days_until_provisional();
        assert_eq!(days / 30, 13, "{days} days");
    }

    #[test]
    fn nobody_is_less_known_than_a_newcomer() {
        assert_near(
            known(1500.0, 60.0).after_absence(u32::MAX).deviation,
            350.0,
            0.0,
        );
        let (upset, _) = rate(Rating::new(), known(3000.0, 30.0), Score::Win);
        assert!(upset.deviation <= 350.0);
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
        fn winning_lifts_losing_lowers(first in ratings(), second in ratings()) {
            let (won, lost) = rate(first, second, Score::Win);
            prop_assert!(won.rating >= first.rating);
            prop_assert!(lost.rating <= second.rating);
        }

        #[test]
        fn neither_seat_is_favoured(first in ratings(), second in ratings()) {
            let (won, lost) = rate(first, second, Score::Win);
            let (lost_again, won_again) = rate(second, first, Score::Loss);
            prop_assert_eq!((won, lost), (won_again, lost_again));
        }

        #[test]
        fn absence_only_takes_certainty(rating in ratings(), days in 0..10_000_u32) {
            let away = rating.after_absence(days);
            prop_assert_eq!(Rating { deviation: rating.deviation, ..away }, rating);
            prop_assert!(away.deviation >= rating.deviation);
            prop_assert!(away.after_absence(1).deviation >= away.deviation);
        }

        #[test]
        fn the_day_of_becoming_provisional_is_the_first(rating in ratings()) {
            let days = rating.days_until_provisional();
            prop_assert!(rating.after_absence(days).is_provisional());
            if let Some(before) = days.checked_sub(1) {
                prop_assert!(!rating.after_absence(before).is_provisional());
            }
        }
    }
}
