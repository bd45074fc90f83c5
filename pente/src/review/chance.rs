//! The chance of winning.
//!
//! It is fitted to the engine's score at [`NODES_A_POSITION`](super::NODES_A_POSITION) nodes by
//! `cargo run --release -p pente --example fit_win_chance -- real-games.jsonl 1154 5`, on 1,154 of the 3,462 games
//! between people in the conformance games' file `real-games.jsonl` that ended on the board (Pente, tournament
//! rule), up to five positions of each from the seventh move on. Every fifth game was held out. Of 5,768 positions
//! 2,014 had a win by force in view; the other 3,754 were fitted (2,988) or only measured (766). The mean negative
//! logarithm of the chance given to what happened, for each way to guess:
//!
//! | guess by | fitted | held out |
//! |---|---|---|
//! | nothing (50 %) | 0.6931 | 0.6931 |
//! | how many stones are on the board | 0.6911 | 0.6942 |
//! | who has captured more | 0.6833 | 0.6799 |
//! | the score, a plain logistic curve | 0.5324 | 0.4928 |
//! | the score, bent as here | 0.5300 | 0.4915 |
//!
//! The engine's judgement was learned from most of these games, too, so that they are no fresh test of it. Who is
//! to move adds little that the score does not have (0.5291 and 0.4920 with a constant for it). Wins by force that
//! were proved were won in 783 of 823 games, seen ones in 682 of 700, expected ones in 460 of 491. The same curve
//! serves every ruleset, for want of games between people in the others.

use crate::engine::Score;

/// The chance of winning, in percent: 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Chance(pub f64);

/// The two constants of the fit: the score from which on more says less and less, and what the score says.
const SCALE: f64 = 550.0;
const SLOPE: f64 = 1.6133;

/// How often who was seen to win by force in that search won, in percent, and who was only expected to.
const SEEN: f64 = 97.0;
const EXPECTED: f64 = 94.0;

impl Chance {
    /// Proved to win.
    pub const WON: Self = Self(100.0);
    /// Proved to lose.
    pub const LOST: Self = Self(0.0);
    /// As good as the other side.
    pub const EVEN: Self = Self(50.0);

    /// The chance of the side with this score, as long as nothing is proved: 3 to 97.
    pub fn of(score: Score) -> Self {
        let sure = match score {
            seen if seen.wins_in().or(seen.loses_in()).is_some() => SEEN,
            expected if expected.is_expected_end() => EXPECTED,
            _ => return Self::fitted(score),
        };
        Self(if score.0 > 0 { sure } else { 100.0 - sure })
    }

    /// Whether whoever has it very likely wins: the search expects that, or values the position as highly.
    pub fn is_likely_win(self) -> bool {
        (EXPECTED..Self::WON.0).contains(&self.0)
    }

    /// Whether the other side does.
    pub fn is_likely_loss(self) -> bool {
        Self(100.0 - self.0).is_likely_win()
    }

    fn fitted(score: Score) -> Self {
        let bent = SLOPE * (f64::from(score.0) / SCALE).asinh();
        let chance = 100.0 / (1.0 + (-bent).exp());
        Self(chance.clamp(100.0 - EXPECTED, EXPECTED))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn it_grows_with_the_score_and_both_sides_share_it(score in -30_000..30_000_i32) {
            let of = |score| Chance::of(Score(score)).0;
            prop_assert!(of(score) <= of(score + 1));
            prop_assert!((of(score) + of(-score) - 100.0).abs() < 1e-9);
            prop_assert!((3.0..=97.0).contains(&of(score)));
        }
    }
}
