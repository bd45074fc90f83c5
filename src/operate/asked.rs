//! A game as described by another program: rules, options and moves.

use serde::Deserialize;

use super::fields::{self, Field, Holds, Others, shortened};
use crate::rules::{
    Bans, Colour, Match, Move, Notation, Opening, Options, Overline, Points, Record, Ruleset,
    catalogue,
};

/// The fields of a game that every program takes.
pub(super) const GAME: [Field; 9] = [
    Field::needed("rules", Holds::Text),
    Field::needed("moves", Holds::Texts),
    Field::optional("size", Holds::Number),
    Field::optional("opening", Holds::Text),
    Field::optional("poof", Holds::Flag),
    Field::optional("boat", Holds::Flag),
    Field::optional("overline", Holds::Text),
    Field::optional("bans", Holds::Text),
    Field::optional("notation", Holds::Text),
];

/// The fields of a game that belongs to a match for points.
pub(super) const MATCH: [Field; 2] = [
    Field::optional("target", Holds::Points),
    Field::optional("handicap", Holds::PointsOfSeats),
];

/// The described game.
#[derive(Deserialize)]
pub struct Game {
    rules: String,
    /// The moves in order, in either notation.
    pub moves: Vec<String>,
    size: Option<u64>,
    opening: Option<String>,
    poof: Option<bool>,
    boat: Option<bool>,
    overline: Option<String>,
    bans: Option<String>,
    /// The notation in which ambiguous moves are read; board coordinates if left out.
    notation: Option<String>,
    /// How many points win the match, if games score points.
    target: Option<u16>,
    /// The points with which the seats begin, in their order.
    handicap: Option<Vec<u16>>,
}

impl Game {
    /// Reads a line that describes a game, whatever else stands in it. Fails with a sentence.
    pub(super) fn read(line: &[u8]) -> Result<Self, String> {
        fields::read(line, "game", &[&GAME, &MATCH], Others::Ignored)
    }

    /// The ruleset it is played by, or why there is no such ruleset.
    pub fn ruleset(&self) -> Result<Ruleset, String> {
        let base = catalogue::find(&self.rules).ok_or_else(|| no_ruleset(&self.rules))?;
        let opening = self.opening.as_ref();
        let overline = self.overline.as_ref();
        let bans = self.bans.as_ref();
        let options = Options {
            // A number that does not fit a byte is not a valid size, and is refused as one.
            size: self
                .size
                .map(|lines| u8::try_from(lines).unwrap_or(u8::MAX)),
            opening: named(
                "opening",
                opening,
                Opening::from_id,
                &Opening::ALL.map(Opening::id),
            )?,
            poof: self.poof,
            boat: self.boat,
            overline: named(
                "overline",
                overline,
                Overline::from_id,
                &Overline::ALL.map(Overline::id),
            )?,
            bans: named("bans", bans, Bans::from_id, &Bans::ALL.map(Bans::id))?,
            ..Options::default()
        };
        base.with_options(options)
            .map_err(|refusal| refusal.to_string())
    }

    /// The notation in which ambiguous moves are read, or why there is no such notation.
    pub fn notation(&self) -> Result<Notation, String> {
        let (word, ids) = (self.notation.as_ref(), Notation::ALL.map(Notation::id));
        let notation = named("notation", word, Notation::from_id, &ids)?;
        Ok(notation.unwrap_or_default())
    }

    /// The match that the game belongs to, as it stands before the game; `None` if games do not
    /// score points. Fails if points are given for a game that does not score any, or to more seats
    /// than it has.
    pub fn points(&self, ruleset: &Ruleset) -> Result<Option<Match>, String> {
        if ruleset.scoring.is_none() && (self.target.is_some() || self.handicap.is_some()) {
            return Err("target and handicap go with games for points".to_owned());
        }
        if self.target == Some(0) {
            return Err("target is a number of points from 1 on".to_owned());
        }
        Ok(Match::new(ruleset, self.target, self.given(ruleset)?))
    }

    /// The points with which the seats begin.
    fn given(&self, ruleset: &Ruleset) -> Result<Points, String> {
        let given = self.handicap.as_deref().unwrap_or_default();
        if given.len() > usize::from(ruleset.seats).min(Colour::MOST.into()) {
            return Err(format!(
                "handicap gives points to {} seats at most",
                ruleset.seats
            ));
        }
        let mut handicap = Points::default();
        handicap[..given.len()].copy_from_slice(given);
        Ok(handicap)
    }

    /// The record of the game, with a match's target and handicap among its options. It does not
    /// check whether the moves are legal.
    pub fn record(&self) -> Result<Record, String> {
        let ruleset = self.ruleset()?;
        let given = self.given(&ruleset)?;
        let options = Options {
            target: self.target,
            handicap: self.handicap.is_some().then_some(given),
            ..Options::default()
        };
        let ruleset = ruleset.with_options(options).map_err(|it| it.to_string())?;
        let notation = self.notation()?;
        let mut record = Record::new(ruleset);
        for (index, text) in self.moves.iter().enumerate() {
            let mv = Move::parse_preferring(notation, text, ruleset.size);
            let about = |error| format!("move {}, {}: {error}", index + 1, shortened(text));
            record.push(mv.map_err(about)?);
        }
        Ok(record)
    }
}

/// The value that the word in a field names, if there is a word. Fails with the words it may be, and that it is
/// another one.
fn named<T>(
    field: &str,
    word: Option<&String>,
    find: impl Fn(&str) -> Option<T>,
    ids: &[&str],
) -> Result<Option<T>, String> {
    let Some(word) = word else { return Ok(None) };
    let unknown = || format!("{field} is {}, not {:?}", one_of(ids), shortened(word));
    find(word).map(Some).ok_or_else(unknown)
}

/// Words as a choice, such as "none, first or both".
fn one_of(words: &[&str]) -> String {
    match words {
        [others @ .., last] if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        words => words.concat(),
    }
}

/// Why there is no ruleset of this name, and which there are.
fn no_ruleset(name: &str) -> String {
    let known: Vec<&str> = catalogue::all().iter().map(|it| it.id).collect();
    let (name, known) = (shortened(name), known.join(", "));
    format!("there is no ruleset {name:?}, but {known}")
}
