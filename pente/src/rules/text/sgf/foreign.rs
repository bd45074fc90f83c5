//! What the first node of SGF from elsewhere says about the game.

use sgf_parse::SgfNode;
use sgf_parse::unknown_game::Prop;

use super::error::SgfError;
use super::{about, letter};
use crate::rules::text::TextError;
use crate::rules::text::read;
use crate::rules::{Colour, Options, Ruleset, catalogue};

/// Names and values.
pub(super) type Headers = Vec<(String, String)>;

/// What is known about a game before its moves are read.
pub(super) struct Foreign {
    /// The headers of the record as text.
    pub headers: Headers,
    /// The letters of the stones.
    pub letters: Letters,
    /// Whether the loser lost by the clock.
    pub is_out_of_time: bool,
}

/// The letters that a record has for the colours. Elsewhere either colour may begin: the letter of the
/// first stone is that of the first colour.
#[derive(Clone, Copy)]
pub(super) struct Letters {
    ruleset: Ruleset,
    is_exchanged: bool,
}

impl Letters {
    fn new(ruleset: Ruleset, root: &SgfNode<Prop>) -> Self {
        let mut properties = root.main_variation().flat_map(SgfNode::properties);
        let first = properties.find_map(|property| match property {
            Prop::B(_) => Some("B"),
            Prop::W(_) => Some("W"),
            _ => None,
        });
        let is_exchanged = first.is_some_and(|first| first != letter(&ruleset, Colour::FIRST));
        Self {
            ruleset,
            is_exchanged,
        }
    }

    /// The letter of a colour.
    pub(super) fn of(self, colour: Colour) -> &'static str {
        match (letter(&self.ruleset, colour), self.is_exchanged) {
            ("B", true) => "W",
            (_, true) => "B",
            (usual, false) => usual,
        }
    }
}

impl Foreign {
    /// Reads the first node, and the letter of the first stone.
    pub(super) fn read(root: &SgfNode<Prop>) -> Result<Self, SgfError> {
        let ruleset = ruleset(root)?;
        let letters = Letters::new(ruleset, root);
        let result = simple(root, "RE").and_then(|told| result(told, letters));
        let mut headers = vec![("Game".to_owned(), ruleset.name.to_owned())];
        let mut add = |name: &str, value: Option<&str>| {
            headers.extend(value.map(|value| (name.to_owned(), value.to_owned())));
        };
        for (name, property) in [("Site", "PC"), ("Event", "EV"), ("Round", "RO")] {
            add(name, simple(root, property));
        }
        add("Date", simple(root, "DT").map(date).as_deref());
        for (seat, colour) in [(1, Colour::FIRST), (2, Colour::SECOND)] {
            let (name, rating) = match letters.of(colour) {
                "B" => ("PB", "BR"),
                _ => ("PW", "WR"),
            };
            add(&about(seat, "Name"), simple(root, name));
            add(&about(seat, "Rating"), simple(root, rating));
        }
        let usual = catalogue::find(ruleset.id) == Some(ruleset);
        let code = (!usual).then(|| ruleset.code());
        add("Rules", code.as_deref());
        add("Result", result.map(|(score, _)| score));
        Ok(Self {
            headers,
            letters,
            is_out_of_time: result.is_some_and(|(_, is_out_of_time)| is_out_of_time),
        })
    }
}

/// The ruleset that `RU` names, on a board of the size that `SZ` tells.
fn ruleset(root: &SgfNode<Prop>) -> Result<Ruleset, SgfError> {
    let named = simple(root, "RU").ok_or(SgfError::NoRuleset)?;
    let ruleset = match catalogue::decode(named) {
        Ok(ruleset) => ruleset,
        Err(_) => read::named(named).map_err(TextError::from)?,
    };
    let told = root.properties().find_map(|property| match property {
        Prop::SZ(size) => Some(*size),
        _ => None,
    });
    let usual = (ruleset.size.files(), ruleset.size.ranks());
    let size = match told.filter(|&told| told != usual) {
        Some((files, ranks)) if files != ranks => {
            return Err(SgfError::NotSquare { files, ranks });
        }
        told => told.map(|(files, _)| files),
    };
    let options = Options {
        size,
        ..Options::default()
    };
    Ok(ruleset.with_options(options)?)
}

/// The result of a game between two sides in the text's words, and whether the loser lost by the clock.
fn result(told: &str, letters: Letters) -> Option<(&'static str, bool)> {
    if matches!(told, "0" | "Draw") {
        return Some(("1/2-1/2", false));
    }
    let (winner, how) = told.split_once('+')?;
    if letters.ruleset.sides != 2 {
        return None;
    }
    let score = match winner {
        _ if winner == letters.of(Colour::FIRST) => "1-0",
        _ if winner == letters.of(Colour::SECOND) => "0-1",
        _ => return None,
    };
    let how = how.trim();
    Some((
        score,
        ["T", "Time"].iter().any(|it| how.eq_ignore_ascii_case(it)),
    ))
}

/// A date in the order that the text has, if it is one day in that of SGF.
fn date(told: &str) -> String {
    let parts: Vec<_> = told.trim().split('-').collect();
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    match parts[..] {
        [year, month, day]
            if [year.len(), month.len(), day.len()] == [4, 2, 2]
                && parts.iter().all(|part| is_number(part)) =>
        {
            format!("{month}/{day}/{year}")
        }
        _ => told.to_owned(),
    }
}

/// The text of a property about the game.
fn simple<'a>(root: &'a SgfNode<Prop>, name: &str) -> Option<&'a str> {
    root.properties()
        .find_map(|property| match (name, property) {
            ("BR", Prop::BR(it))
            | ("DT", Prop::DT(it))
            | ("EV", Prop::EV(it))
            | ("PB", Prop::PB(it))
            | ("PC", Prop::PC(it))
            | ("PW", Prop::PW(it))
            | ("RE", Prop::RE(it))
            | ("RO", Prop::RO(it))
            | ("RU", Prop::RU(it))
            | ("WR", Prop::WR(it)) => Some(it.text.as_str()),
            _ => None,
        })
}
