//! The ruleset that a command names.

use crate::rules::{Ruleset, catalogue};

/// The ruleset if none is named.
pub const DEFAULT_RULESET: &str = "pente";

/// The ruleset with this id or name.
pub fn named_ruleset(typed: &str) -> Option<Ruleset> {
    let typed = typed.trim();
    let named = |name: &str| name.eq_ignore_ascii_case(typed);
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
        assert_eq!(named_ruleset("chess"), None);
    }
}
