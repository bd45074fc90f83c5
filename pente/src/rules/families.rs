//! Which rulesets are the same game for different numbers of people.

use super::{Options, Ruleset, rulesets};

/// The ids of each family. A ruleset of no family is played by one number of people only.
static FAMILIES: &[&[&str]] = &[
    &["pente", "pente-3", "pente-4", "pente-5", "pente-6"],
    &["keryo-pente", "keryo-3", "keryo-4", "keryo-5", "keryo-6"],
    &["points", "points-3", "points-4", "points-5", "points-6"],
];

impl Ruleset {
    /// The same game for this many people, with the options that it can have, but without a handicap
    /// if it is for another number of people; `None` if nobody plays it so.
    pub fn for_seats(&self, seats: u8) -> Option<Self> {
        if self.seats == seats {
            return Some(*self);
        }
        let found = self.family().find(|ruleset| ruleset.seats == seats)?;
        let options = Options {
            handicap: None,
            ..self.changed_options()
        };
        let fitting = found.with_options(options);
        Some(fitting.unwrap_or_else(|_| found.with_target_of(self)))
    }

    /// The fewest and the most people for whom this game is played at a table, which is at least
    /// three.
    pub fn table_seats(&self) -> Option<(u8, u8)> {
        let numbers = self.family().map(|ruleset| ruleset.seats);
        let numbers = numbers.chain([self.seats]).filter(|&seats| seats > 2);
        let (fewest, most) = (numbers.clone().min()?, numbers.max()?);
        Some((fewest, most))
    }

    /// The rulesets of its family; none if it is in no family.
    fn family(&self) -> impl Iterator<Item = Self> + Clone + use<> {
        let id = self.id;
        let family = FAMILIES.iter().find(|family| family.contains(&id));
        let ids = family.copied().unwrap_or_default().iter();
        ids.filter_map(|id| rulesets::find(id))
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::catalogue;

    #[test]
    fn a_game_is_found_for_each_number_of_people() {
        for (id, seats, expected) in [
            ("pente", 4, Some("pente-4")),
            ("pente-6", 3, Some("pente-3")),
            ("pente-3", 2, Some("pente")),
            ("points", 5, Some("points-5")),
            ("partners", 4, Some("partners")),
            ("partners", 3, None),
            ("pente", 7, None),
            ("gomoku", 3, None),
        ] {
            let ruleset = catalogue::find(id).expect("a ruleset");
            let found = ruleset.for_seats(seats).map(|ruleset| ruleset.id);
            assert_eq!(found, expected, "{id} for {seats}");
        }
    }

    #[test]
    fn options_stay_where_they_fit() {
        for (code, seats, expected) in [
            ("pente-4 size=13", 3, "pente-3 size=13"),
            (
                "points-4 target=50 handicap=1,2,3,4",
                3,
                "points-3 target=50",
            ),
            ("points-4 handicap=1,2,3,4", 4, "points-4 handicap=1,2,3,4"),
            ("pente boat=on", 3, "pente-3"),
        ] {
            let ruleset = catalogue::decode(code).expect("a ruleset");
            let found = ruleset.for_seats(seats).map(|ruleset| ruleset.code());
            assert_eq!(found.as_deref(), Some(expected), "{code} for {seats}");
        }
    }

    #[test]
    fn a_table_has_at_least_three_seats() {
        let seats = |id| catalogue::find(id).and_then(|ruleset| ruleset.table_seats());
        assert_eq!(seats("pente"), Some((3, 6)));
        assert_eq!(seats("team-pente"), Some((4, 4)));
        assert_eq!(seats("gomoku"), None);
    }
}
