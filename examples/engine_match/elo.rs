//! Elo differences and expected scores, by the logistic curve.

use crate::pentanomial::Pentanomial;

/// How many standard errors either side of the mean hold it with a probability of 95 %.
const OF_95_PERCENT: f64 = 1.96;

/// The score a game that is expected of a player who is so much stronger.
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// How much stronger a player is of whom this score a game is expected; infinite from 1 on, and
/// down to 0.
pub fn elo_of(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    400.0 * (score / (1.0 - score)).log10()
}

/// An Elo difference and the interval that holds it with a probability of 95 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The most likely difference.
    pub elo: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Difference {
    /// What the results of pairs say.
    pub fn of(results: &Pentanomial) -> Self {
        let (mean, error) = (results.mean(), OF_95_PERCENT * results.standard_error());
        Self {
            elo: elo_of(mean),
            low: elo_of(mean - error),
            high: elo_of(mean + error),
        }
    }
}

/// An Elo difference with its sign, to a tenth.
pub fn shown(elo: f64) -> String {
    match elo {
        f64::INFINITY => "+∞".to_owned(),
        f64::NEG_INFINITY => "-∞".to_owned(),
        elo => format!("{elo:+.1}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_and_differences_are_those_calculated_by_hand() {
        assert!((expected_score(0.0) - 0.5).abs() < 1e-12);
        assert!((expected_score(400.0) - 10.0 / 11.0).abs() < 1e-12);
        assert!((elo_of(10.0 / 11.0) - 400.0).abs() < 1e-9);
        for elo in [-250.0, -10.0, 0.0, 3.5, 700.0] {
            assert!((elo_of(expected_score(elo)) - elo).abs() < 1e-9);
        }
    }

    #[test]
    fn the_interval_is_that_of_the_mean_score() {
        let difference = Difference::of(&Pentanomial([10, 20, 40, 20, 10]));
        assert!(difference.elo.abs() < 1e-9);
        // The standard error is √(0.0762195 / 100) = 0.0276079, so that the score is 0.4458885 to 0.5541115.
        assert!((difference.high - 37.748).abs() < 0.001, "{difference:?}");
        assert!((difference.low + difference.high).abs() < 1e-9);
    }

    #[test]
    fn a_clean_sheet_has_no_upper_end() {
        let difference = Difference::of(&Pentanomial([0, 0, 0, 0, 20]));
        assert_eq!(shown(difference.elo), "+∞");
        assert_eq!(shown(difference.high), "+∞");
        assert!(difference.low > 100.0 && difference.low.is_finite());
        assert_eq!(shown(elo_of(0.0)), "-∞");
        assert_eq!(shown(-12.34), "-12.3");
    }
}
