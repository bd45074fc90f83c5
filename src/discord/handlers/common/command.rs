//! What all slash commands have in common.

use std::convert::Infallible;
use std::sync::Arc;

use crate::discord::bot::Bot;
use crate::rules::{Ruleset, catalogue};

/// What a command is given.
pub type Context<'a> = poise::ApplicationContext<'a, Arc<Bot>, Infallible>;
/// What a command comes back with: it has answered everything itself.
pub type Done = Result<(), Infallible>;

/// The ruleset that is meant when none is named.
pub const DEFAULT_RULESET: &str = "pente";

/// The ruleset that goes by this id or this name.
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
