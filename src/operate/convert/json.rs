//! A record as a line of JSON: what the referee reads, and the headers.

use std::error::Error;

use serde::{Deserialize, Serialize};

use crate::operate::asked::{GAME, Game, MATCH};
use crate::operate::fields::{self, Field, Holds, Others};
use crate::operate::plain::plain_json;
use crate::operate::written::WrittenRules;
use crate::rules::RecordText;

/// Headers that the text has of its own accord: they follow from the ruleset and the moves.
const DERIVED: [&str; 5] = ["Game", "GameType", "Rules", "Result", "Player's Swapped?"];

/// The fields of a record beside its game.
const RECORD: [Field; 2] = [
    Field::optional("headers", Holds::Pairs),
    Field::optional("result", Holds::Text),
];

#[derive(Deserialize)]
struct Line {
    #[serde(flatten)]
    game: Game,
    headers: Option<Vec<(String, String)>>,
    /// The result, if it does not follow from the moves.
    result: Option<String>,
}

#[derive(Serialize)]
struct Written<'a> {
    #[serde(flatten)]
    rules: WrittenRules,
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
    } = fields::read(
        line.as_bytes(),
        "game",
        &[&GAME, &MATCH, &RECORD],
        Others::RefusedBut(&[]),
    )?;
    let headers = headers.iter().flatten();
    let headers = headers.map(|(name, value)| RecordText::header_line(name, value));
    let headers: Vec<_> = headers.collect::<Result<_, _>>().map_err(told)?;
    let about = headers.into_iter().filter(is_about);
    let record = game.record()?;
    match result {
        Some(result) => RecordText::with_result(&record, about, &result).map_err(told),
        None => RecordText::new(record, about).map_err(told),
    }
}

fn told(error: impl Error) -> String {
    error.to_string()
}

/// Writes a record, with a line break at its end.
pub(super) fn write(text: &RecordText) -> String {
    let ruleset = &text.record.ruleset;
    let moves = text.record.moves.iter();
    let written = Written {
        rules: WrittenRules::of(ruleset),
        moves: moves.map(|mv| mv.text(ruleset.size)).collect(),
        result: text.result_beyond_moves(),
        headers: text
            .headers
            .iter()
            .filter(|header| is_about(header))
            .collect(),
    };
    plain_json(&written).expect("words and numbers can be written") + "\n"
}

/// Whether a header says something that does not follow from the moves.
fn is_about((name, _): &(String, String)) -> bool {
    !DERIVED
        .iter()
        .any(|derived| name.eq_ignore_ascii_case(derived))
}
