//! Results of pairs: two games from one opening with the seats swapped.
//!
//! Both games of a pair share what the opening favours, so only pairs are independent results.

/// How many pairs brought the player 0, ½, 1, 1½ and 2 points, in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pentanomial(pub [u32; 5]);

/// The points a game of each kind of pair.
const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// How many pairs of each kind are added where the variance is estimated (the Jeffreys prior): after a few
/// equal results it would be zero otherwise, and any difference certain.
const PRIOR: f64 = 0.5;

impl Pentanomial {
    /// Adds a pair that brought so many half points, 0 to 4.
    pub fn add(&mut self, half_points: usize) {
        self.0[half_points] += 1;
    }

    /// How many pairs there are.
    pub fn pairs(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The mean score, in points a game; ½ if there are no pairs.
    pub fn mean(&self) -> f64 {
        if self.pairs() == 0 {
            return 0.5;
        }
        let counts = self.0.map(f64::from);
        let sum: f64 = counts
            .iter()
            .zip(SCORES)
            .map(|(pairs, it)| pairs * it)
            .sum();
        sum / f64::from(self.pairs())
    }

    /// The variance of the score of one pair, in points a game; never zero.
    pub fn variance(&self) -> f64 {
        let mean = self.mean();
        let weights = self.0.map(|pairs| f64::from(pairs) + PRIOR);
        let squares: f64 = weights
            .iter()
            .zip(SCORES)
            .map(|(weight, score)| weight * (score - mean).powi(2))
            .sum();
        squares / weights.iter().sum::<f64>()
    }

    /// The standard error of the mean score, in points a game.
    pub fn standard_error(&self) -> f64 {
        (self.variance() / f64::from(self.pairs().max(1))).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_variance_are_those_calculated_by_hand() {
        let even = Pentanomial([10, 20, 40, 20, 10]);
        assert_eq!(even.pairs(), 100);
        assert!((even.mean() - 0.5).abs() < 1e-12);
        // (2 · 10.5 · 0.25 + 2 · 20.5 · 0.0625) / 102.5
        assert!((even.variance() - 7.812_5 / 102.5).abs() < 1e-12);
        let better = Pentanomial([0, 0, 2, 0, 2]);
        assert!((better.mean() - 0.75).abs() < 1e-12);
        // (0.5 · 0.5625 + 0.5 · 0.25 + 2.5 · 0.0625 + 2.5 · 0.0625) / 6.5
        assert!((better.variance() - 0.718_75 / 6.5).abs() < 1e-12);
        assert!((better.standard_error() - (0.718_75_f64 / 6.5 / 4.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn equal_results_are_not_certain_and_none_are_even() {
        let mut sweeps = Pentanomial::default();
        assert!((sweeps.mean() - 0.5).abs() < 1e-12);
        for _ in 0..3 {
            sweeps.add(4);
        }
        assert_eq!(sweeps, Pentanomial([0, 0, 0, 0, 3]));
        assert!(sweeps.variance() > 0.1);
    }
}
