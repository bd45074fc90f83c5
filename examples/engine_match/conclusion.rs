//! What a match has shown, in words.

use crate::sprt::Sprt;
use crate::tally::{Stop, Tally};

/// The result of a match that its test may have ended, some lines.
pub fn conclusion(tally: &Tally, test: &Sprt) -> String {
    let (ratio, [lower, upper]) = (test.shown_ratio(&tally.pairs), test.bounds());
    let Some(verdict) = test.verdict(&tally.pairs) else {
        let report = tally.report(Stop::AfterAll);
        return format!(
            "{report}{ratio}, within {lower:.2} to {upper:.2}: undecided; with more openings (and more --games, if \
             given) the match goes on\n"
        );
    };
    let (report, meaning) = (tally.report(Stop::ByTest), test.meaning(verdict));
    format!("{report}{ratio}, beyond {lower:.2} to {upper:.2}: {meaning}\n")
}

/// The result of a match whose games were all played, whatever the test says.
pub fn conclusion_of_fixed(tally: &Tally, test: &Sprt) -> String {
    let (report, ratio) = (tally.report(Stop::AfterAll), test.shown_ratio(&tally.pairs));
    format!("{report}{ratio}; all games were played, and the test decides nothing\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pentanomial::Pentanomial;

    type Concluded = fn(&Tally, &Sprt) -> String;

    fn concluded(conclude: Concluded, pairs: [u32; 5], [elo0, elo1]: [f64; 2]) -> String {
        let test = Sprt::new(elo0, elo1, 0.07, 0.05).expect("a test");
        let tally = Tally {
            pairs: Pentanomial(pairs),
            ..Tally::default()
        };
        conclude(&tally, &test)
    }

    const AHEAD: [u32; 5] = [0, 5, 100, 60, 80];
    const BEHIND: [u32; 5] = [80, 60, 100, 5, 0];
    const STOPPED: &str = "ended by its test";

    #[test]
    fn a_decision_is_told_with_both_differences_and_how_often_it_errs() {
        for ([elo0, elo1], pairs, sentence) in [
            (
                [-10.0, 0.0],
                AHEAD,
                "of 0 fits better than -10: where it is -10 or less, about 7 % of matches at most end like this\n",
            ),
            (
                [-10.0, 0.0],
                BEHIND,
                "of -10 fits better than 0: where it is 0 or more, about 5 % of matches at most end like this\n",
            ),
            (
                [0.0, 10.0],
                AHEAD,
                "of 10 fits better than 0: where it is 0 or less, about 7 % of matches at most end like this\n",
            ),
        ] {
            let text = concluded(conclusion, pairs, [elo0, elo1]);
            assert!(
                text.contains(&format!(" for Elo {elo0} against {elo1}, beyond ")),
                "{text}"
            );
            assert!(
                text.ends_with(&format!(": an Elo difference {sentence}")),
                "{text}"
            );
            assert!(text.contains(STOPPED), "{text}");
            assert!(!text.contains("stronger"), "{text}");
        }
    }

    #[test]
    fn where_nothing_was_decided_nothing_is_concluded() {
        let even = concluded(conclusion, [0, 0, 3, 0, 0], [0.0, 10.0]);
        assert!(even.contains("undecided"), "{even}");
        assert!(
            !even.contains(STOPPED) && !even.contains("fits better"),
            "{even}"
        );
        let fixed = concluded(conclusion_of_fixed, AHEAD, [0.0, 10.0]);
        let line = fixed.lines().last().expect("the test's");
        assert!(
            line.starts_with("LLR: ") && line.contains("decides nothing"),
            "{line}"
        );
        assert!(
            !fixed.contains(STOPPED) && !fixed.contains("fits better"),
            "{fixed}"
        );
    }
}
