//! Every ruleset: the named ones, and their variants by options.

use super::{Options, OptionsRefusal, Ruleset, UnknownRuleset, options};

pub use super::rulesets::{BASE, all, find};

/// The ruleset with other options. Options it already has are always allowed.
pub fn with_options(ruleset: &Ruleset, options: Options) -> Result<Ruleset, OptionsRefusal> {
    ruleset.with_options(options)
}

/// The ruleset for a code as written by [`Ruleset::code`].
pub fn decode(code: &str) -> Result<Ruleset, UnknownRuleset> {
    options::decode(code)
}
