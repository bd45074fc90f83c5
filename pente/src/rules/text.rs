//! A record as text: headers, numbered moves and a result, in the export format of the best-known
//! site.
//!
//! Reading is lenient; text read from that site's export is written back byte for byte.

mod decode;
mod invalid;
mod read;
mod result;
mod sgf;
mod split;

pub use decode::decode_text;
pub use invalid::InvalidRecord;
pub use sgf::SgfError;

use std::fmt;

use thiserror::Error;

use super::{
    Choice, Move, Notation, Opening, Played, Position, Record, ReplayError, UnknownRuleset,
    catalogue,
};

/// The longest line of moves, in characters.
const WIDTH: usize = 80;

/// The longest record in bytes, headers and comments included. The longest game needs a tenth of it.
const LONGEST: usize = 1 << 18;

/// The header with the ruleset's name.
const GAME: &str = "Game";
/// Another name of that header.
const GAME_TYPE: &str = "GameType";
/// The header with the exact ruleset, options included, where its name alone is not enough.
const RULES: &str = "Rules";
const RESULT: &str = "Result";
/// The header with the notation of the moves, if it is not the board's.
const NOTATION: &str = "Notation";
/// The header that says whether the second player took the first colour.
const SWAPPED: &str = "Player's Swapped?";

/// A record with its headers, as written to a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordText {
    /// Names and values, in the order in which they are written.
    pub headers: Vec<(String, String)>,
    /// The game.
    pub record: Record,
    /// The result after the last move.
    pub result: String,
    /// The indexes of moves that are not written as words, because a header or the result implies
    /// them.
    implied: Vec<usize>,
    /// The result by the moves, or what is wrong with the record.
    known: Result<String, InvalidRecord>,
}

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TextError {
    /// A header has an unknown ruleset, or options that do not fit it.
    #[error("the record is of a game that is not known here: {0}")]
    Ruleset(#[from] UnknownRuleset),
    /// A word among the moves is not a move.
    #[error("{word:?} is not a move")]
    Word {
        /// The beginning of that word.
        word: String,
    },
    /// It is longer than any game, headers and comments included.
    #[error("it is longer than any game")]
    TooLong,
    /// A comment in braces does not end.
    #[error("a comment in braces does not end")]
    Comment,
    /// It has no header and no move.
    #[error("it has no header and no move")]
    Empty,
    /// A header's name cannot be written as text.
    #[error("{name:?} cannot be the name of a header")]
    Header {
        /// The beginning of the name.
        name: String,
    },
}

impl TextError {
    /// A word that is not a move, cut short.
    fn word(word: &str) -> Self {
        Self::Word {
            word: shortened(word),
        }
    }
}

/// The beginning of what somebody wrote.
fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}

impl RecordText {
    /// A record to be written, with headers about the players and the event. Headers for the game
    /// and its result are added in their places. Fails if the record cannot be replayed.
    pub fn new(
        record: Record,
        about: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Self, ReplayError> {
        let known = result::of(&record.position()?);
        Self::build(record, about, known.clone(), known)
    }

    /// Like [`Self::new`], of a game without a result, although somebody left it: it was aborted. Who
    /// left stands among the moves.
    pub fn aborted(
        record: Record,
        about: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Self, ReplayError> {
        let known = result::of(&record.position()?);
        Self::build(record, about, result::OPEN.to_owned(), known)
    }

    /// Like [`Self::new`], with a result that the moves alone do not give. Fails if it is none, or
    /// contradicts the moves.
    pub fn with_result(
        record: &Record,
        about: impl IntoIterator<Item = (String, String)>,
        result: &str,
    ) -> Result<Self, InvalidRecord> {
        let invalid = |error| InvalidRecord::of_move(record, error);
        let position = record.position().map_err(invalid)?;
        let known = result::of(&position);
        // What ends a game of two is a move.
        let may_end = record.ruleset.seats != 2 || position.outcome().is_some();
        let is_open = result::is_open(result);
        if !result::is_result(result, &record.ruleset)
            || result::contradict(result, &known)
            || !(may_end || is_open)
        {
            return Err(InvalidRecord::of_result(result, &known));
        }
        Self::build(record.clone(), about, result.to_owned(), known).map_err(invalid)
    }

    fn build(
        record: Record,
        about: impl IntoIterator<Item = (String, String)>,
        result: String,
        known: String,
    ) -> Result<Self, ReplayError> {
        let mut headers = vec![(GAME.to_owned(), record.ruleset.name.to_owned())];
        headers.extend(about);
        if catalogue::find(record.ruleset.id) != Some(record.ruleset) {
            headers.push((RULES.to_owned(), record.ruleset.code()));
        }
        headers.push((RESULT.to_owned(), result.clone()));
        let mut implied = Vec::new();
        if let Some((index, swapped)) = simple_choice(&record) {
            let value = if swapped { "Yes" } else { "No" };
            headers.push((SWAPPED.to_owned(), value.to_owned()));
            implied.push(index);
        }
        if let Some((last, before)) = record.moves.split_last() {
            let before = record.position_after(before.len())?;
            if result::implied_end(&before, &result) == Some(*last) {
                implied.push(record.moves.len() - 1);
            }
        }
        Ok(Self {
            headers,
            record,
            result,
            implied,
            known: Ok(known),
        })
    }

    /// Whether all moves are legal and the result does not contradict them.
    pub fn validate(&self) -> Result<(), InvalidRecord> {
        self.known.as_ref().map(drop).map_err(Clone::clone)
    }

    /// The result, if it is not the one that follows from the moves.
    pub fn result_beyond_moves(&self) -> Option<&str> {
        let follows = self.known.as_ref() == Ok(&self.result);
        (!follows).then_some(self.result.as_str())
    }

    /// A header that reads the same after it was written as text: on one line, its name without blanks
    /// around it. Fails if text cannot hold that name.
    pub fn header_line(name: &str, value: &str) -> Result<(String, String), TextError> {
        let name = name.trim();
        if name.contains(['"', '\r', '\n']) {
            let name = shortened(name);
            return Err(TextError::Header { name });
        }
        Ok((name.to_owned(), on_one_line(value)))
    }

    /// Adds the header with the ruleset's name in the first place, if no header names the ruleset: in
    /// a file, a header tells where a record begins.
    #[must_use]
    pub fn with_game_header(mut self) -> Self {
        let names_ruleset = [RULES, GAME, GAME_TYPE];
        if !names_ruleset.iter().any(|name| self.header(name).is_some()) {
            let name = self.record.ruleset.name.to_owned();
            self.headers.insert(0, (GAME.to_owned(), name));
        }
        self
    }

    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        lookup(&self.headers, name)
    }

    /// The moves as words with their numbers, and the result.
    fn words(&self) -> impl Iterator<Item = String> + '_ {
        let ruleset = &self.record.ruleset;
        let mut stones = 0;
        let notation = notation(&self.headers);
        // The position, while every move so far is legal.
        let mut position = Some(Position::new(*ruleset));
        let moves = self.record.moves.iter().enumerate();
        let marked = moves.map(move |(index, &mv)| {
            let played = position.as_mut().map(|position| position.play(mv));
            let played: Option<Played> = played.and_then(Result::ok);
            position = position.take().filter(|_| played.is_some());
            let mark = played.map_or("", |played| played.capture_mark(notation));
            (index, mv, mark)
        });
        let written = marked.filter(|(index, ..)| !self.implied.contains(index));
        let words = written.flat_map(move |(_, mv, mark)| {
            let is_stone = mv.point().is_some();
            let begins = is_stone && stones % usize::from(ruleset.colours) == 0;
            let number = begins.then(|| format!("{}.", stones / usize::from(ruleset.colours) + 1));
            stones += usize::from(is_stone);
            let word = mv.text_in(notation, ruleset.size) + mark;
            number.into_iter().chain([word])
        });
        words.chain([self.result.clone()])
    }
}

/// The text, with the line endings that the site uses.
impl fmt::Display for RecordText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.headers {
            write!(f, "[{} \"{}\"]\r\n", on_one_line(name), on_one_line(value))?;
        }
        f.write_str("\r\n")?;
        let mut column = 0;
        for word in self.words() {
            if column > 0 && column + 1 + word.len() > WIDTH {
                f.write_str("\r\n")?;
                column = 0;
            } else if column > 0 {
                f.write_str(" ")?;
                column += 1;
            }
            f.write_str(&word)?;
            column += word.len();
        }
        f.write_str("\r\n")
    }
}

/// The choice of an opening that has only one choice of colours: its index, and whether the chooser
/// took the first colour.
fn simple_choice(record: &Record) -> Option<(usize, bool)> {
    if record.ruleset.opening != Opening::Swap {
        return None;
    }
    record
        .moves
        .iter()
        .enumerate()
        .find_map(|(index, mv)| match mv {
            Move::Choose(choice) => Some((index, *choice == Choice::Swap)),
            _ => None,
        })
}

/// The value of the first header with this name.
fn lookup<'a>(headers: &'a [(String, String)], name: &str) -> Option<&'a str> {
    let found = headers
        .iter()
        .find(|(other, _)| other.eq_ignore_ascii_case(name));
    found.map(|(_, value)| value.as_str())
}

/// The notation in which the moves are written.
fn notation(headers: &[(String, String)]) -> Notation {
    let told = lookup(headers, NOTATION).map(|value| value.trim().to_lowercase());
    told.and_then(|id| Notation::from_id(&id))
        .unwrap_or_default()
}

fn on_one_line(text: &str) -> String {
    text.replace(['\r', '\n'], " ")
}
