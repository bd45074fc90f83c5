//! The ruleset that a command names.

use crate::discord::handlers::common::typed::half_width;
use crate::rules::{Ruleset, catalogue};

/// The ruleset if none is named.
pub const DEFAULT_RULESET: &str = "pente";

/// The ruleset with this id or name, whatever stands between its words.
pub fn named_ruleset(typed: &str) -> Option<Ruleset> {
    let letters = |name: &str| -> String {
        let letters = name.chars().filter(|letter| letter.is_alphanumeric());
        letters.flat_map(char::to_lowercase).collect()
    };
    let typed = letters(&half_width(typed));
    let named = |name: &str| letters(name) == typed;
    catalogue::all()
        .iter()
        .find(|ruleset| named(ruleset.id) || named(ruleset.name))
        .copied()
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
        assert_eq!(named_ruleset("chess"), None);
        assert_eq!(named_ruleset(""), None);
    }
}
