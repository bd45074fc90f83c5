//! An option of a ruleset that is chosen from a menu with options of several kinds.

use std::fmt;

use crate::rules::{Opening, Options, Points, Ruleset};

/// What is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesetOption {
    /// The game begins so.
    Opening(Opening),
    /// The board has so many lines.
    Size(u8),
    /// This many points win.
    Target(u16),
    /// The person who drafts and the other start with these points.
    Handicap(Points),
}

impl RulesetOption {
    /// Puts it in place of what was chosen before. A handicap that reaches the new target is dropped.
    pub fn apply(self, options: &mut Options) {
        match self {
            Self::Opening(opening) => options.opening = Some(opening),
            Self::Size(lines) => options.size = Some(lines),
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

    /// Whether a ruleset has it now.
    pub fn is_of(self, ruleset: &Ruleset) -> bool {
        match self {
            Self::Opening(opening) => opening == ruleset.opening,
            Self::Size(lines) => lines == ruleset.size.files(),
            Self::Target(target) => Some(target) == ruleset.target(),
            Self::Handicap(handicap) => handicap == ruleset.handicap(),
        }
    }

    /// Reads it as it was written.
    pub fn read(word: &str) -> Option<Self> {
        let (kind, value) = word.split_once('-')?;
        Some(match kind {
            "opening" => Self::Opening(Opening::from_id(value)?),
            "lines" => Self::Size(value.parse().ok()?),
            "to" => Self::Target(value.parse().ok()?),
            "start" => {
                let (own, other) = value.split_once('-')?;
                let mut handicap = Points::default();
                handicap[0] = own.parse().ok()?;
                handicap[1] = other.parse().ok()?;
                Self::Handicap(handicap)
            }
            _ => return None,
        })
    }
}

/// `opening-free`, `lines-13`, `to-21`, or `start-0-5` for the points of the person who drafts and of the
/// other.
impl fmt::Display for RulesetOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opening(opening) => write!(f, "opening-{}", opening.id()),
            Self::Size(lines) => write!(f, "lines-{lines}"),
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
        for option in [
            RulesetOption::Opening(Opening::Swap2),
            RulesetOption::Size(13),
            RulesetOption::Target(50),
            RulesetOption::Handicap(handicap),
        ] {
            assert_eq!(RulesetOption::read(&option.to_string()), Some(option));
        }
        for damaged in [
            "",
            "to-",
            "to-x",
            "start-5",
            "start-5-x",
            "50",
            "lines-x",
            "opening-x",
        ] {
            assert_eq!(RulesetOption::read(damaged), None, "{damaged}");
        }
    }

    #[test]
    fn a_lower_target_drops_a_handicap_that_reaches_it() {
        let mut options = Options::default();
        RulesetOption::Target(50).apply(&mut options);
        RulesetOption::Handicap([0, 30, 0, 0, 0, 0]).apply(&mut options);
        RulesetOption::Target(21).apply(&mut options);
        let points = catalogue::find("points").expect("a ruleset");
        let changed = points.with_options(options).expect("they fit");
        assert_eq!(changed, points);
    }
}
