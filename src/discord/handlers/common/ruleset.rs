//! The ruleset that a command names.

use crate::discord::handlers::common::typed::half_width;
use crate::discord::refusal::Refusal;
use crate::rules::{Ruleset, catalogue};

/// The ruleset if none is named.
pub const DEFAULT_RULESET: &str = catalogue::BASE;

/// The fewest letters that can stand for a whole name.
const FEWEST_LETTERS: usize = 3;

/// The ruleset with this id or name, whatever stands between its words.
pub fn named_ruleset(typed: &str) -> Option<Ruleset> {
    let typed = letters(typed);
    let named = |name: &str| letters(name) == typed;
    let mut all = catalogue::all().iter();
    let found = all.find(|ruleset| named(ruleset.id) || named(ruleset.name));
    found.copied()
}

/// The ruleset that a person means: by its id or name, or by a part of it that no other ruleset has.
/// Of several, those that fit are meant before the others. A refusal names the ones that could be meant.
pub fn meant_ruleset(typed: &str, fits: impl Fn(&Ruleset) -> bool) -> Result<Ruleset, Refusal> {
    if let Some(named) = named_ruleset(typed) {
        return Ok(named);
    }
    let part = letters(typed);
    let has_part = |ruleset: &&Ruleset| {
        let names = [ruleset.id, ruleset.name];
        names.iter().any(|name| letters(name).contains(&part))
    };
    let refused = |names: &[&Ruleset]| {
        let typed = typed.to_owned();
        let rulesets: Vec<_> = names.iter().map(|ruleset| ruleset.name).collect();
        if rulesets.is_empty() {
            Refusal::Ruleset { typed }
        } else {
            Refusal::WhichRuleset { typed, rulesets }
        }
    };
    if part.chars().count() < FEWEST_LETTERS {
        return Err(refused(&[]));
    }
    let (fitting, others): (Vec<&Ruleset>, Vec<&Ruleset>) = catalogue::all()
        .iter()
        .filter(has_part)
        .partition(|ruleset| fits(ruleset));
    let meant = if fitting.is_empty() { others } else { fitting };
    match meant.as_slice() {
        [only] => Ok(**only),
        several => Err(refused(several)),
    }
}

/// The letters and digits of a name, in lower case.
fn letters(name: &str) -> String {
    let name = half_width(name);
    let letters = name.chars().filter(|letter| letter.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ruleset_goes_by_its_id_and_its_name() {
        assert_eq!(
            named_ruleset(" PENTE ").map(|ruleset| ruleset.id),
            Some("pente")
        );
        for typed in [
            "Boat Pente",
            "boatpente",
            "boat-pente",
            "ＢＯＡＴ－Ｐｅｎｔｅ",
        ] {
            let found = named_ruleset(typed).map(|ruleset| ruleset.id);
            assert_eq!(found, Some("boat-pente"), "{typed}");
        }
        assert_eq!(named_ruleset("ninuki"), None);
        assert_eq!(named_ruleset("chess"), None);
        assert_eq!(named_ruleset(""), None);
    }

    #[test]
    fn a_part_of_a_name_is_enough_if_no_other_ruleset_has_it() {
        let for_two = |typed: &str| meant_ruleset(typed, |ruleset| ruleset.seats == 2);
        for (typed, id) in [
            ("ninuki", "ninuki-renju"),
            ("Connect", "connect6"),
            ("pente", "pente"),
            ("team", "team-pente"),
        ] {
            assert_eq!(for_two(typed).map(|it| it.id), Ok(id), "{typed}");
        }
        for typed in ["", "ke", "chess"] {
            let typed = typed.to_owned();
            assert_eq!(for_two(&typed), Err(Refusal::Ruleset { typed }));
        }
        let Err(Refusal::WhichRuleset { rulesets, .. }) = for_two("keryo") else {
            panic!("several have that part");
        };
        assert_eq!(rulesets, ["Keryo-Pente", "Small Keryo", "Swap2-Keryo"]);
    }
}
