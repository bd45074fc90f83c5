//! The option `opening` of `/table`: only what the ruleset that is being typed can begin with.

use serenity::all::{CreateAutocompleteResponse, ResolvedValue};

use crate::discord::handlers::common::context::Context;
use crate::discord::handlers::common::suggest;
use crate::discord::handlers::table::ruleset::asked_ruleset;
use crate::discord::refusal::Refusal;
use crate::discord::views;
use crate::rules::{Opening, Ruleset};

/// Reads the id of an opening. What a ruleset allows is checked with the ruleset.
pub fn read_opening(typed: &str) -> Result<Opening, Refusal> {
    let opening = Opening::from_id(&typed.trim().to_lowercase());
    opening.ok_or_else(|| Refusal::NotAnOpening(typed.to_owned()))
}

/// Suggests the openings of the ruleset that is being typed; none if no ruleset is meant.
pub async fn suggest_opening(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (mut ruleset, mut seats) = (None, None);
    for option in ctx.interaction.data.options() {
        match (option.name, option.value) {
            ("ruleset", ResolvedValue::String(typed)) => ruleset = Some(typed),
            ("seats", ResolvedValue::Integer(number)) => seats = u8::try_from(number).ok(),
            _ => {}
        }
    }
    let ruleset = asked_ruleset(ruleset, seats).ok();
    let openings = ruleset.map(|ruleset| openings_of(&ruleset));
    let typed = typed.trim().to_lowercase();
    let fitting = openings.into_iter().flatten();
    let fitting = fitting.filter(|opening| opening.id().contains(&typed));
    let named = fitting.map(|opening| (views::opening(opening), opening.id().to_owned()));
    suggest::choices(ctx, named)
}

/// The openings that this ruleset does not refuse: those to choose from, or the only one.
fn openings_of(ruleset: &Ruleset) -> Vec<Opening> {
    match ruleset.openings() {
        [] => vec![ruleset.opening],
        several => several.to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Options, catalogue};

    #[test]
    fn no_ruleset_refuses_an_opening_that_is_offered_for_it() {
        for ruleset in catalogue::all() {
            let offered = openings_of(ruleset);
            for opening in Opening::ALL {
                let options = Options {
                    opening: Some(opening),
                    ..Options::default()
                };
                let is_taken = ruleset.with_options(options).is_ok();
                assert_eq!(offered.contains(&opening), is_taken, "{}", ruleset.id);
            }
        }
    }
}
