//! A game as another program tells it: rules, options and moves.

use serde::Deserialize;

use crate::rules::{Opening, Options, Ruleset, catalogue};

/// A game that is asked about.
#[derive(Deserialize)]
pub(super) struct Game {
    rules: String,
    /// The moves in order, in either notation.
    pub(super) moves: Vec<String>,
    size: Option<u64>,
    opening: Option<String>,
    poof: Option<bool>,
    boat: Option<bool>,
}

impl Game {
    /// The rules it is played by, or why there are none like that.
    pub(super) fn ruleset(&self) -> Result<Ruleset, String> {
        let base = catalogue::find(&self.rules).ok_or("there is no ruleset of that name")?;
        let opening = self
            .opening
            .as_deref()
            .map(|id| Opening::from_id(id).ok_or("no such opening"));
        let options = Options {
            // A number that is no byte is no size either, and is refused as one.
            size: self
                .size
                .map(|lines| u8::try_from(lines).unwrap_or(u8::MAX)),
            opening: opening.transpose()?,
            poof: self.poof,
            boat: self.boat,
        };
        base.with_options(options)
            .map_err(|refusal| refusal.to_string())
    }
}

/// The beginning of a text that somebody else wrote, fit to be shown.
pub(super) fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}
