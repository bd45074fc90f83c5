//! Reads a record from text.

use super::{
    GAME, GAME_TYPE, InvalidRecord, LONGEST, RESULT, RULES, RecordText, SWAPPED, TextError, lookup,
    notation, result,
};
use crate::rules::{
    Choice, Departure, Move, Notation, Played, Position, Record, ReplayError, Ruleset, TurnAction,
    UnknownRuleset, catalogue,
};

/// What may end a line; each is one byte.
pub(super) const LINE_ENDS: [char; 2] = ['\r', '\n'];
/// Prefixes that the site puts before a ruleset's name to say how fast the game is.
const PACES: [&str; 2] = ["speed ", "turn-based "];

impl RecordText {
    /// Reads a record. Any line endings are accepted, and headers may be missing or unknown.
    /// Comments in braces and after semicolons, move numbers and marks after a move are skipped. It
    /// does not check whether the moves are legal: see [`RecordText::validate`].
    pub fn parse(text: &str) -> Result<Self, TextError> {
        if text.len() > LONGEST {
            return Err(TextError::TooLong);
        }
        let (headers, moves) = split(text);
        let mut reader = Reader::new(ruleset(&headers)?, notation(&headers), &headers);
        for word in without_comments(moves)?.split_whitespace() {
            reader.read(word)?;
        }
        if headers.is_empty() && reader.record.moves.is_empty() {
            return Err(TextError::Empty);
        }
        Ok(reader.finish(headers))
    }

    /// The headers of a record alone, as names and values; no move is read.
    pub fn headers_of(text: &str) -> Vec<(String, String)> {
        split(text).0
    }
}

/// The headers, and the text after them. Comments before and between them are skipped.
fn split(text: &str) -> (Vec<(String, String)>, &str) {
    let mut headers = Vec::new();
    let mut rest = text.trim_start_matches('\u{feff}');
    loop {
        rest = rest.trim_start();
        let line = rest.split(LINE_ENDS).next().unwrap_or_default();
        let length = match (header(line), rest.as_bytes().first()) {
            (Some(found), _) => {
                headers.push(found);
                line.len()
            }
            (None, Some(b';')) => line.len(),
            (None, Some(b'{')) => match rest.find('}') {
                Some(end) => end + 1,
                None => return (headers, rest),
            },
            _ => return (headers, rest),
        };
        rest = &rest[length..];
    }
}

/// The name and the value of a line that is a header.
pub(super) fn header(line: &str) -> Option<(String, String)> {
    let inside = line.trim_end().strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inside.split_once('"')?;
    let value = value.trim_end().strip_suffix('"')?;
    Some((name.trim().to_owned(), value.to_owned()))
}

/// The ruleset that the headers name; the base game if they name none.
pub(super) fn ruleset(headers: &[(String, String)]) -> Result<Ruleset, TextError> {
    let game = lookup(headers, GAME).or_else(|| lookup(headers, GAME_TYPE));
    let Some(code) = lookup(headers, RULES) else {
        return Ok(game.map_or(Ok(catalogue::all()[0]), named)?);
    };
    match (catalogue::decode(code), game) {
        // Other programs write something else there, such as "Tournament".
        (Err(UnknownRuleset::Name), Some(game)) => Ok(named(game)?),
        (decoded, _) => Ok(decoded?),
    }
}

/// The ruleset of this name or id, whatever its case, blanks and dashes.
pub(super) fn named(game: &str) -> Result<Ruleset, UnknownRuleset> {
    let game = game.trim().to_lowercase();
    let name = PACES
        .iter()
        .find_map(|pace| game.strip_prefix(pace))
        .unwrap_or(&game);
    let plain = |text: &str| text.to_lowercase().replace([' ', '-'], "");
    let wanted = plain(name);
    let found = catalogue::all()
        .iter()
        .find(|ruleset| plain(ruleset.name) == wanted || plain(ruleset.id) == wanted);
    found.copied().ok_or(UnknownRuleset::Name)
}

/// The text with every comment replaced by a blank.
fn without_comments(text: &str) -> Result<String, TextError> {
    let mut kept = String::with_capacity(text.len());
    let mut end = None;
    for letter in text.chars() {
        match (end, letter) {
            (None, '{') => end = Some('}'),
            (None, ';') => end = Some('\n'),
            (None, _) => kept.push(letter),
            (Some(wanted), _) if wanted == letter || (wanted, letter) == ('\n', '\r') => {
                kept.push(' ');
                end = None;
            }
            (Some(_), _) => {}
        }
    }
    if end == Some('}') {
        return Err(TextError::Comment);
    }
    Ok(kept)
}

/// A record while it is read.
pub(super) struct Reader {
    record: Record,
    notation: Notation,
    /// The position, while every move so far is legal.
    position: Option<Position>,
    /// The first illegal move.
    illegal: Option<ReplayError>,
    implied: Vec<usize>,
    /// The result of the headers.
    headed: Option<String>,
    /// The result that was read last.
    result: Option<String>,
    swapped: Option<bool>,
}

impl Reader {
    /// Begins with what the headers say about the result and the opening.
    pub(super) fn new(ruleset: Ruleset, notation: Notation, headers: &[(String, String)]) -> Self {
        let headed = lookup(headers, RESULT);
        let headed = headed.filter(|told| result::is_result(told, &ruleset));
        let headed = headed.map(str::to_owned);
        let swapped = lookup(headers, SWAPPED).map(|value| value.eq_ignore_ascii_case("yes"));
        let position = Some(Position::new(ruleset));
        Self {
            record: Record::new(ruleset),
            notation,
            position,
            illegal: None,
            implied: Vec::new(),
            result: headed.clone(),
            headed,
            swapped,
        }
    }

    /// The ruleset of the record.
    pub(super) fn ruleset(&self) -> &Ruleset {
        &self.record.ruleset
    }

    /// How many moves were read.
    pub(super) fn moves(&self) -> usize {
        self.record.moves.len()
    }

    /// Reads a word among the moves.
    pub(super) fn read(&mut self, word: &str) -> Result<(), TextError> {
        let word = without_number(word);
        if word.is_empty() {
            return Ok(());
        }
        if result::is_result(word, &self.record.ruleset) {
            self.result = Some(word.to_owned());
            return Ok(());
        }
        let mv = self.word(word)?;
        self.play(mv);
        Ok(())
    }

    /// Adds a move, legal or not, and before it the choice that it implies. Returns what it did, while
    /// every move is legal.
    pub(super) fn play(&mut self, mv: Move) -> Option<Played> {
        let passes_over_choice = match mv {
            Move::Place(_) | Move::Power(_) => true,
            Move::Choose(_) => false,
            // A player may leave before choosing; then a header says whether the choice was made.
            Move::Leave(..) | Move::AgreeDraw => self.swapped.is_some(),
        };
        if passes_over_choice && self.asks_to_choose() {
            self.imply(self.told_choice());
        }
        self.push(mv)
    }

    /// The game is told to have ended by the clock: unless it is over, who lost by the result did.
    pub(super) fn time_out(&mut self) {
        let Some(position) = self.position.as_ref().filter(|it| it.outcome().is_none()) else {
            return;
        };
        let leaver = result::leaver(position, self.result.as_deref());
        self.play(Move::Leave(leaver, Departure::OutOfTime));
    }

    fn word(&self, word: &str) -> Result<Move, TextError> {
        let departure = match word {
            _ if word.eq_ignore_ascii_case("resign") => Some(Departure::Resigned),
            _ if word.eq_ignore_ascii_case("forfeit") => Some(Departure::OutOfTime),
            _ => None,
        };
        if let (Some(departure), Some(position)) = (departure, &self.position) {
            return Ok(Move::Leave(
                result::leaver(position, self.result.as_deref()),
                departure,
            ));
        }
        let bare = word.trim_end_matches(['*', '!', '?', '#']);
        let size = self.record.ruleset.size;
        Move::parse_preferring(self.notation, bare, size).map_err(|_| TextError::word(word))
    }

    fn asks_to_choose(&self) -> bool {
        let turn = self.position.as_ref().and_then(Position::to_act);
        turn.is_some_and(|turn| matches!(turn.asks, TurnAction::Choose(_)))
    }

    /// The choice that the header states. If there is none, the colours stay as they were, so that
    /// every stone keeps its colour.
    fn told_choice(&self) -> Move {
        Move::Choose(if self.swapped == Some(true) {
            Choice::Swap
        } else {
            Choice::NoSwap
        })
    }

    fn imply(&mut self, mv: Move) {
        self.implied.push(self.record.moves.len());
        self.push(mv);
    }

    fn push(&mut self, mv: Move) -> Option<Played> {
        let index = self.record.moves.len();
        self.record.push(mv);
        match self.position.as_mut()?.play(mv) {
            Ok(played) => Some(played),
            Err(refusal) => {
                self.illegal = Some(ReplayError { index, refusal });
                self.position = None;
                None
            }
        }
    }

    /// The record with these headers.
    pub(super) fn finish(mut self, headers: Vec<(String, String)>) -> RecordText {
        if self.swapped.is_some() && self.asks_to_choose() {
            self.imply(self.told_choice());
        }
        let end = match (&self.position, self.result.as_deref()) {
            (Some(position), Some(told)) => result::implied_end(position, told),
            _ => None,
        };
        if let Some(end) = end {
            self.imply(end);
        }
        let known = self.known();
        let result = self.result.or_else(|| known.clone().ok());
        RecordText {
            headers,
            record: self.record,
            result: result.unwrap_or_else(|| result::OPEN.to_owned()),
            implied: self.implied,
            known,
        }
    }

    /// The result by the moves, or what is wrong with the record.
    fn known(&self) -> Result<String, InvalidRecord> {
        if let Some(error) = self.illegal {
            return Err(InvalidRecord::of_move(&self.record, error));
        }
        let known = self.position.as_ref().map(result::of);
        let known = known.unwrap_or_else(|| result::OPEN.to_owned());
        let Some(told) = &self.result else {
            return Ok(known);
        };
        // While the game goes on by the moves, a result may still be told.
        let others = [self.headed.as_ref(), Some(&known)].into_iter().flatten();
        for other in others {
            if result::contradict(told, other) {
                return Err(InvalidRecord::of_result(told, other));
            }
        }
        Ok(known)
    }
}

/// A word without the move number before it. A number alone becomes empty, except for zero, which
/// is the centre.
fn without_number(word: &str) -> &str {
    let after_digits = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let rest = after_digits.trim_start_matches('.');
    match after_digits.len() {
        _ if word == "0" => word,
        0 => "",
        length if length == word.len() => word.trim_start_matches('.'),
        _ if rest.len() < after_digits.len() => rest,
        _ => word,
    }
}

#[cfg(test)]
mod tests {
    use super::without_number;

    #[test]
    fn numbers_are_skipped_and_points_are_not() {
        for (word, left) in [
            ("1.", ""),
            ("12.K10", "K10"),
            ("3...", ""),
            ("7", ""),
            ("0", "0"),
            ("10K", "10K"),
            ("3R2U", "3R2U"),
            ("1-0", "1-0"),
            ("1/2-1/2", "1/2-1/2"),
        ] {
            assert_eq!(without_number(word), left, "{word}");
        }
    }
}
