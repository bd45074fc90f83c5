//! Glicko-2, after Mark Glickman's "Example of the Glicko-2 system" (2022): games between two.
//!
//! Every rated game is its own rating period, so that ratings change as soon as a game ends. Time
//! away is counted in periods of [`PERIOD_DAYS`](super::PERIOD_DAYS).

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use super::estimate::Rating;
use super::standing::Score;

/// The ratings of two players after a game between them.
pub fn rate(first: Rating, second: Rating, score: Score) -> (Rating, Rating) {
    (
        after(first, &[(second, score)]),
        after(second, &[(first, score.reversed())]),
    )
}

/// The rating after a period with these results, each against the opponent's rating before the
/// game.
fn after(rating: Rating, results: &[(Rating, Score)]) -> Rating {
    let results: Vec<_> = results
        .iter()
        .map(|&(opponent, score)| (opponent.into(), score.into()))
        .collect();
    let after = glicko2_rating_period(&rating.into(), &results, &Glicko2Config::new());
    Rating::from(after).rounded()
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

    use super::super::method::Method;
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
        let after = after(
            known(1500.0, 200.0),
            &[
                (known(1400.0, 30.0), Score::Win),
                (known(1550.0, 100.0), Score::Loss),
                (known(1700.0, 300.0), Score::Loss),
            ],
        );
        assert_near(after.rating, 1464.06, 0.01);
        assert_near(after.deviation, 151.52, 0.01);
        assert_near(after.volatility, 0.05999, 0.00001);
    }

    #[test]
    fn a_newcomer_is_provisional_until_enough_games() {
        let (mut anna, mut ben) = (Rating::new(), Rating::new());
        assert!(anna.is_provisional(Method::Glicko2));
        let mut games = 0;
        while anna.is_provisional(Method::Glicko2) {
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
    fn an_upset_leaves_nobody_less_known_than_a_newcomer() {
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
    }
}
