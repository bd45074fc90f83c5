//! The options of a match for points: its target, and the points that players start with.

use super::{OptionsRefusal, Points, Ruleset};

/// The lowest target of a match.
pub const LOWEST_TARGET: u16 = 5;
/// The highest target of a match.
pub const HIGHEST_TARGET: u16 = 200;

impl Ruleset {
    /// This ruleset with another target and handicap; `None` keeps them. Those it already has are
    /// always allowed.
    pub(super) fn with_match_options(
        &self,
        target: Option<u16>,
        handicap: Option<Points>,
    ) -> Result<Self, OptionsRefusal> {
        let mut changed = *self;
        let ruleset = self.name;
        let Some(scoring) = &mut changed.scoring else {
            return match (target, handicap) {
                (None, None) => Ok(changed),
                _ => Err(OptionsRefusal::NoMatch { ruleset }),
            };
        };
        if let Some(points) = target.filter(|&points| points != scoring.target) {
            if !(LOWEST_TARGET..=HIGHEST_TARGET).contains(&points) {
                return Err(OptionsRefusal::Target {
                    points,
                    fewest: LOWEST_TARGET,
                    most: HIGHEST_TARGET,
                });
            }
            scoring.target = points;
        }
        if let Some(handicap) = handicap {
            scoring.handicap = handicap;
        }
        let target = scoring.target;
        if scoring.handicap.iter().any(|&points| points >= target) {
            return Err(OptionsRefusal::Handicap { target });
        }
        Ok(changed)
    }

    /// How many points win the match; `None` if games are not part of one.
    pub fn target(&self) -> Option<u16> {
        Some(self.scoring?.target)
    }

    /// The points with which each seat begins the match; zeros if games are not part of one.
    pub fn handicap(&self) -> Points {
        self.scoring
            .map_or_else(Points::default, |scoring| scoring.handicap)
    }

    /// Whether somebody begins the match with points.
    pub fn has_handicap(&self) -> bool {
        self.changed_handicap().is_some()
    }

    /// The same with this handicap instead. Unchanged if games are not part of a match.
    #[must_use]
    pub fn with_handicap(&self, handicap: Points) -> Self {
        let mut changed = *self;
        if let Some(scoring) = &mut changed.scoring {
            scoring.handicap = handicap;
        }
        changed
    }

    /// The same with the handicaps of the first two seats exchanged.
    #[must_use]
    pub fn with_handicap_reversed(&self) -> Self {
        let mut handicap = self.handicap();
        handicap.swap(0, 1);
        self.with_handicap(handicap)
    }

    /// The same with the target of another ruleset, if games of both are part of a match.
    pub(super) fn with_target_of(&self, other: &Self) -> Self {
        let mut changed = *self;
        if let (Some(scoring), Some(target)) = (&mut changed.scoring, other.target()) {
            scoring.target = target;
        }
        changed
    }

    pub(super) fn changed_target(&self, base: &Self) -> Option<u16> {
        self.target()
            .filter(|&target| base.target() != Some(target))
    }

    pub(super) fn changed_handicap(&self) -> Option<Points> {
        Some(self.handicap()).filter(|handicap| *handicap != Points::default())
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::{Options, OptionsRefusal, Ruleset, catalogue};

    fn points() -> Ruleset {
        catalogue::find("points").expect("a ruleset")
    }

    #[test]
    fn target_and_handicap_are_part_of_the_code() {
        let options = Options {
            target: Some(50),
            handicap: Some([0, 5, 0, 0, 0, 0]),
            ..Options::default()
        };
        let changed = points().with_options(options).expect("they fit");
        assert_eq!(changed.code(), "points handicap=0,5 target=50");
        assert_eq!(catalogue::decode(&changed.code()), Ok(changed));
        assert_eq!(changed.changed_options(), options);
        for damaged in [
            "handicap=5",
            "handicap=0,5,0",
            "handicap=0,x",
            "target=x",
            "target=-5",
        ] {
            assert!(
                catalogue::decode(&format!("points {damaged}")).is_err(),
                "{damaged}"
            );
        }
    }

    #[test]
    fn a_target_is_rated_and_a_handicap_is_not() {
        let rated = Ruleset {
            rated: true,
            ..points()
        };
        let base = Ruleset {
            rated: true,
            ..rated.with_target_of(&points())
        };
        assert_eq!(rated, base);
        let with = |target, handicap| {
            let options = Options {
                target,
                handicap,
                ..Options::default()
            };
            points().with_options(options).expect("they fit")
        };
        assert!(!with(None, Some([1, 0, 0, 0, 0, 0])).rated_allowed());
        let usual = points();
        assert_eq!(with(Some(50), None).rated_allowed(), usual.rated_allowed());
    }

    #[test]
    fn nobody_begins_at_the_target_and_targets_have_bounds() {
        let refused = |base: &Ruleset, target, handicap| {
            let options = Options {
                target,
                handicap,
                ..Options::default()
            };
            base.with_options(options).err()
        };
        let points = points();
        for (target, fits) in [(4, false), (5, true), (200, true), (201, false), (0, false)] {
            assert_eq!(
                refused(&points, Some(target), None).is_none(),
                fits,
                "{target}"
            );
        }
        let handicap = |points| Some([0, points, 0, 0, 0, 0]);
        assert_eq!(refused(&points, None, handicap(20)), None);
        let above = OptionsRefusal::Handicap { target: 21 };
        assert_eq!(refused(&points, None, handicap(21)), Some(above));
        assert_eq!(refused(&points, Some(22), handicap(21)), None);
        let pente = catalogue::find("pente").expect("a ruleset");
        let none = OptionsRefusal::NoMatch { ruleset: "Pente" };
        assert_eq!(refused(&pente, Some(21), None), Some(none));
        assert_eq!(refused(&pente, None, handicap(1)), Some(none));
    }
}
