//! A record as a line of JSON: what the referee reads, and the headers.

use std::collections::BTreeMap;
use std::error::Error;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::operate::asked::{Game, shortened};
use crate::rules::{Bans, Opening, Options, Overline, RecordText, Ruleset};

/// Headers that the text has of its own accord: they follow from the ruleset and the moves.
const DERIVED: [&str; 5] = ["Game", "GameType", "Rules", "Result", "Player's Swapped?"];

#[derive(Deserialize)]
struct Line {
    #[serde(flatten)]
    game: Game,
    #[serde(default)]
    headers: Vec<(String, String)>,
    /// The result, if it does not follow from the moves.
    result: Option<String>,
    /// Fields that are not known.
    #[serde(flatten)]
    unknown: BTreeMap<String, Value>,
}

#[derive(Serialize)]
struct Written<'a> {
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
    moves: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    headers: Vec<&'a (String, String)>,
}

/// Reads a record, all of whose moves must be legal.
pub(super) fn read(line: &str) -> Result<RecordText, String> {
    let Line {
        game,
        headers,
        result,
        unknown,
    } = serde_json::from_str(line).map_err(|error| no_game(&error))?;
    if let Some(name) = unknown.keys().next() {
        return Err(format!("there is no field {:?}", shortened(name)));
    }
    let headers = headers.iter();
    let headers = headers.map(|(name, value)| RecordText::header_line(name, value));
    let headers: Vec<_> = headers.collect::<Result<_, _>>().map_err(told)?;
    let about = headers.into_iter().filter(is_about);
    let record = game.record()?;
    match result {
        Some(result) => RecordText::with_result(&record, about, &result).map_err(told),
        None => RecordText::new(record, about).map_err(told),
    }
}

/// It is always the first line that is read.
fn no_game(error: &serde_json::Error) -> String {
    let told = error
        .to_string()
        .replace(" at line 1 column ", " at column ");
    format!("the line is no game: {told}")
}

fn told(error: impl Error) -> String {
    error.to_string()
}

/// Writes a record, with a line break at its end.
pub(super) fn write(text: &RecordText) -> String {
    let ruleset = &text.record.ruleset;
    let options = ruleset.changed_options();
    let moves = text.record.moves.iter();
    let written = Written {
        rules: ruleset.id,
        size: options.size,
        opening: options.opening.map(Opening::id),
        poof: options.poof,
        boat: options.boat,
        overline: options.overline.map(Overline::id),
        bans: options.bans.map(Bans::id),
        target: options.target,
        handicap: handicap(ruleset, &options),
        moves: moves.map(|mv| mv.text(ruleset.size)).collect(),
        result: text.result_beyond_moves(),
        headers: text
            .headers
            .iter()
            .filter(|header| is_about(header))
            .collect(),
    };
    serde_json::to_string(&written).expect("words and numbers can be written") + "\n"
}

fn handicap(ruleset: &Ruleset, options: &Options) -> Option<Vec<u16>> {
    let seats = usize::from(ruleset.seats);
    options.handicap.map(|points| points[..seats].to_vec())
}

/// Whether a header says something that does not follow from the moves.
fn is_about((name, _): &(String, String)) -> bool {
    !DERIVED
        .iter()
        .any(|derived| name.eq_ignore_ascii_case(derived))
}
