//! A game's ruleset as it is written in lines of JSON: what [`asked`](super::asked) reads.

use serde::Serialize;

use crate::rules::{Bans, Opening, Options, Overline, Ruleset};

/// The ruleset's id, and the options in which it differs from the catalogue.
#[derive(Serialize)]
pub struct WrittenRules {
    rules: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    size: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opening: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    poof: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    boat: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    overline: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bans: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    handicap: Option<Vec<u16>>,
}

impl WrittenRules {
    /// What is written for a ruleset.
    pub fn of(ruleset: &Ruleset) -> Self {
        let options = ruleset.changed_options();
        Self {
            rules: ruleset.id,
            size: options.size,
            opening: options.opening.map(Opening::id),
            poof: options.poof,
            boat: options.boat,
            overline: options.overline.map(Overline::id),
            bans: options.bans.map(Bans::id),
            target: options.target,
            handicap: handicap(ruleset, &options),
        }
    }
}

fn handicap(ruleset: &Ruleset, options: &Options) -> Option<Vec<u16>> {
    let seats = usize::from(ruleset.seats);
    options.handicap.map(|points| points[..seats].to_vec())
}
