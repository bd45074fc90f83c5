//! The sequential test: after how many pairs one may stop, and what is then known.
//!
//! It is Wald's sequential probability ratio test between two Elo differences, generalised to results
//! whose distribution is unknown: the log-likelihood ratio is that of the most likely distributions with
//! either mean. For it stands the normal approximation by Michel Van den Bergh, "A Practical Introduction
//! to the GSPRT", formula 2.1, which fishtest uses, too: with `N` pairs of mean `s` and variance `v`, and
//! the expected scores `s0` and `s1` under the two hypotheses,
//!
//! ```text
//! LLR = N (s1 - s0) (2 s - s0 - s1) / (2 v)
//! ```
//!
//! The test ends when the ratio leaves the interval from `ln(β / (1 - α))` to `ln((1 - β) / α)`.

use crate::elo::expected_score;
use crate::pentanomial::Pentanomial;

/// A sequential test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The Elo difference under the null hypothesis.
    elo0: f64,
    /// The Elo difference under the alternative, which is larger.
    elo1: f64,
    /// The probability of accepting the alternative when the null hypothesis is true.
    alpha: f64,
    /// The probability of accepting the null hypothesis when the alternative is true.
    beta: f64,
}

/// Which hypothesis a test has accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The null hypothesis: the player is not stronger than by `elo0`.
    Null,
    /// The alternative: the player is stronger, by `elo1` or so.
    Alternative,
}

impl Sprt {
    /// A test between two differences with these probabilities of error. Fails with a sentence unless the
    /// second difference is the larger one and both probabilities are between 0 and ½.
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Self, String> {
        if !(elo0.is_finite() && elo1.is_finite() && elo0 < elo1) {
            return Err(format!(
                "--elo0 is to be less than --elo1, and is {elo0} against {elo1}"
            ));
        }
        for (name, chance) in [("--alpha", alpha), ("--beta", beta)] {
            if !(chance > 0.0 && chance < 0.5) {
                return Err(format!(
                    "{name} is to be between 0 and 0.5, and is {chance}"
                ));
            }
        }
        Ok(Self {
            elo0,
            elo1,
            alpha,
            beta,
        })
    }

    /// The log-likelihood ratios at which either hypothesis is accepted: the null hypothesis at the first,
    /// the alternative at the second.
    pub fn bounds(&self) -> [f64; 2] {
        let lower = (self.beta / (1.0 - self.alpha)).ln();
        let upper = ((1.0 - self.beta) / self.alpha).ln();
        [lower, upper]
    }

    /// The log-likelihood ratio of the alternative to the null hypothesis.
    pub fn ratio(&self, results: &Pentanomial) -> f64 {
        let [s0, s1] = [self.elo0, self.elo1].map(expected_score);
        let pairs = f64::from(results.pairs());
        pairs * (s1 - s0) * (2.0 * results.mean() - s0 - s1) / (2.0 * results.variance())
    }

    /// What is accepted after these results; `None` if more are needed.
    pub fn verdict(&self, results: &Pentanomial) -> Option<Verdict> {
        let ([lower, upper], ratio) = (self.bounds(), self.ratio(results));
        if ratio >= upper {
            Some(Verdict::Alternative)
        } else {
            (ratio <= lower).then_some(Verdict::Null)
        }
    }

    /// The ratio and between what it was looked for, as in "LLR: 1.00 for Elo 0 against 10".
    pub fn shown_ratio(&self, results: &Pentanomial) -> String {
        let Self { elo0, elo1, .. } = self;
        format!(
            "LLR: {:.2} for Elo {elo0} against {elo1}",
            self.ratio(results)
        )
    }

    /// What a verdict says, as the end of a sentence.
    pub fn meaning(&self, verdict: Verdict) -> String {
        let Self { elo0, elo1, .. } = self;
        match verdict {
            Verdict::Alternative => format!(
                "an Elo difference of {elo1} fits better than {elo0}: where it is {elo0} or less, about {} of \
                 matches at most end like this",
                percent(self.alpha)
            ),
            Verdict::Null => format!(
                "an Elo difference of {elo0} fits better than {elo1}: where it is {elo1} or more, about {} of \
                 matches at most end like this",
                percent(self.beta)
            ),
        }
    }
}

/// A probability in percent, without the digits in which a computer errs.
fn percent(chance: f64) -> String {
    format!("{} %", (chance * 1e6).round() / 1e4)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;

    fn test() -> Sprt {
        Sprt::new(0.0, 10.0, 0.05, 0.05).expect("a test")
    }

    #[test]
    fn ratio_and_bounds_are_those_calculated_by_hand() {
        let [lower, upper] = test().bounds();
        assert!((upper - 19_f64.ln()).abs() < 1e-12 && (lower + upper).abs() < 1e-12);
        // s1 = 0.5143872, v = 7.8125 / 102.5: -100 · 0.0143872² / (2 · 0.0762195)
        let even = Pentanomial([10, 20, 40, 20, 10]);
        assert!((test().ratio(&even) + 0.135_786).abs() < 1e-6);
        assert_eq!(test().verdict(&even), None);
        // s = (20 · 0.25 + 50 · 0.5 + 10 · 0.75 + 15) / 100 = 0.525
        let ahead = Pentanomial([5, 20, 50, 10, 15]);
        assert!((ahead.mean() - 0.525).abs() < 1e-12);
        let variance = (5.5 * 0.525_f64.powi(2)
            + 20.5 * 0.275_f64.powi(2)
            + 50.5 * 0.025_f64.powi(2)
            + 10.5 * 0.225_f64.powi(2)
            + 15.5 * 0.475_f64.powi(2))
            / 102.5;
        let expected = 100.0 * 0.014_387_2 * (1.05 - 1.014_387_2) / (2.0 * variance);
        assert!((test().ratio(&ahead) - expected).abs() < 1e-4);
    }

    #[test]
    fn a_clear_result_ends_it_either_way_and_three_pairs_do_not() {
        assert_eq!(
            test().verdict(&Pentanomial([0, 5, 100, 60, 80])),
            Some(Verdict::Alternative)
        );
        assert_eq!(
            test().verdict(&Pentanomial([80, 60, 100, 5, 0])),
            Some(Verdict::Null)
        );
        assert_eq!(test().verdict(&Pentanomial([0, 0, 0, 0, 3])), None);
        assert_eq!(test().verdict(&Pentanomial::default()), None);
    }

    #[test]
    fn what_is_no_test_is_refused() {
        for (elo0, elo1, alpha, beta) in [
            (10.0, 0.0, 0.05, 0.05),
            (5.0, 5.0, 0.05, 0.05),
            (0.0, f64::NAN, 0.05, 0.05),
            (0.0, 10.0, 0.0, 0.05),
            (0.0, 10.0, 0.05, 0.5),
        ] {
            assert!(Sprt::new(elo0, elo1, alpha, beta).is_err());
        }
    }

    /// In how many of a thousand tests the alternative is accepted if the player is so much stronger.
    fn accepted(sprt: &Sprt, elo: f64, seed: u64) -> u32 {
        let mut dice = Dice::new(seed);
        let shift = expected_score(elo) - 0.5;
        let chances = [0.15 - shift, 0.1, 0.5, 0.1, 0.15 + shift];
        let mut accepted = 0;
        for _ in 0..1_000 {
            let mut results = Pentanomial::default();
            let verdict = loop {
                let mut lot = dice.fraction();
                let passed = |chance: &&f64| {
                    lot -= **chance;
                    lot >= 0.0
                };
                results.add(chances[..4].iter().take_while(passed).count());
                if let Some(verdict) = sprt.verdict(&results) {
                    break verdict;
                }
            };
            accepted += u32::from(verdict == Verdict::Alternative);
        }
        accepted
    }

    #[test]
    fn it_errs_about_as_often_as_it_may() {
        let sprt = Sprt::new(0.0, 20.0, 0.05, 0.1).expect("a test");
        let wrongly = accepted(&sprt, 0.0, 1);
        assert!((30..=65).contains(&wrongly), "alpha: {wrongly} of 1,000");
        let rightly = accepted(&sprt, 20.0, 2);
        assert!((880..=930).contains(&rightly), "beta: {rightly} of 1,000");
        assert!(accepted(&sprt, 60.0, 3) > 995);
        assert!(accepted(&sprt, -40.0, 4) < 5);
    }
}
