//! A target or a handicap that is chosen from a menu for a match for points.

use std::fmt;

use crate::rules::{Options, Points, Ruleset};

/// What is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchOption {
    /// This many points win.
    Target(u16),
    /// The person who drafts and the other start with these points.
    Handicap(Points),
}

impl MatchOption {
    /// Puts it in place of what was chosen before. A handicap that reaches the new target is dropped.
    pub fn apply(self, options: &mut Options) {
        match self {
            Self::Target(target) => {
                options.target = Some(target);
                let handicap = options.handicap.unwrap_or_default();
                if handicap.iter().any(|&points| points >= target) {
                    options.handicap = None;
                }
            }
            Self::Handicap(handicap) => options.handicap = Some(handicap),
        }
    }

    /// Whether a ruleset, with the options it has, can have it as well.
    pub fn fits(self, ruleset: &Ruleset) -> bool {
        let mut options = Options::default();
        self.apply(&mut options);
        ruleset.with_options(options).is_ok()
    }

    /// Reads it as it was written.
    pub fn read(word: &str) -> Option<Self> {
        if let Some(target) = word.strip_prefix("to-") {
            return Some(Self::Target(target.parse().ok()?));
        }
        let (own, other) = word.strip_prefix("start-")?.split_once('-')?;
        let mut handicap = Points::default();
        handicap[0] = own.parse().ok()?;
        handicap[1] = other.parse().ok()?;
        Some(Self::Handicap(handicap))
    }
}

/// `to-21`, or `start-0-5` for the points of the person who drafts and of the other.
impl fmt::Display for MatchOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Target(target) => write!(f, "to-{target}"),
            Self::Handicap([own, other, ..]) => write!(f, "start-{own}-{other}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::catalogue;

    #[test]
    fn it_is_read_as_it_is_written() {
        let handicap = [3, 19, 0, 0, 0, 0];
        for option in [MatchOption::Target(50), MatchOption::Handicap(handicap)] {
            assert_eq!(MatchOption::read(&option.to_string()), Some(option));
        }
        for damaged in ["", "to-", "to-x", "start-5", "start-5-x", "50"] {
            assert_eq!(MatchOption::read(damaged), None, "{damaged}");
        }
    }

    #[test]
    fn a_lower_target_drops_a_handicap_that_reaches_it() {
        let mut options = Options::default();
        MatchOption::Target(50).apply(&mut options);
        MatchOption::Handicap([0, 30, 0, 0, 0, 0]).apply(&mut options);
        MatchOption::Target(21).apply(&mut options);
        let points = catalogue::find("points").expect("a ruleset");
        let changed = points.with_options(options).expect("they fit");
        assert_eq!(changed, points);
    }
}
