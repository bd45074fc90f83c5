//! Refusals about a ruleset's options as sentences: what is wrong, and what would be right.

use crate::discord::views::phrases::{bans, opening};
use crate::language::{Text, say};
use crate::rules::OptionsRefusal;

/// A refusal of options.
pub fn of_options(refusal: OptionsRefusal) -> Text {
    match refusal {
        OptionsRefusal::Size { lines } => say!(refusal::size, lines = lines),
        OptionsRefusal::SizeIsFixed { ruleset } => say!(refusal::size_is_fixed, ruleset = ruleset),
        OptionsRefusal::OpeningIsFixed { ruleset } => {
            say!(refusal::opening_is_fixed, ruleset = ruleset)
        }
        OptionsRefusal::Opening { ruleset, allowed } => {
            let openings = Text::alternatives(allowed.iter().copied().map(opening));
            say!(refusal::opening, ruleset = ruleset, openings = openings)
        }
        OptionsRefusal::PoofIsFixed { ruleset } => say!(refusal::poof_is_fixed, ruleset = ruleset),
        OptionsRefusal::BoatIsFixed { ruleset } => say!(refusal::boat_is_fixed, ruleset = ruleset),
        OptionsRefusal::OverlineIsFixed { ruleset } => {
            say!(refusal::overline_is_fixed, ruleset = ruleset)
        }
        OptionsRefusal::BansAreFixed { ruleset } => {
            say!(refusal::bans_are_fixed, ruleset = ruleset)
        }
        OptionsRefusal::Bans { ruleset, allowed } => {
            let bans = Text::alternatives(allowed.iter().copied().map(bans));
            say!(refusal::bans, ruleset = ruleset, bans = bans)
        }
        OptionsRefusal::NoMatch { ruleset } => say!(refusal::no_match, ruleset = ruleset),
        OptionsRefusal::Target {
            points,
            fewest,
            most,
        } => say!(
            refusal::target,
            points = points,
            fewest = fewest,
            most = most
        ),
        OptionsRefusal::Handicap { target } => say!(refusal::handicap, target = target),
    }
}
