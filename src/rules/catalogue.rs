//! Every way to play: the named rulesets, and those that differ from them by options.

use super::{Options, OptionsRefusal, Ruleset, UnknownRuleset, options};

pub use super::rulesets::{all, find};

/// The ruleset with other options. Asking for what it has already is always allowed.
pub fn with_options(ruleset: &Ruleset, options: Options) -> Result<Ruleset, OptionsRefusal> {
    ruleset.with_options(options)
}

/// The ruleset that a code names; what [`Ruleset::code`] wrote is read back.
pub fn decode(code: &str) -> Result<Ruleset, UnknownRuleset> {
    options::decode(code)
}
