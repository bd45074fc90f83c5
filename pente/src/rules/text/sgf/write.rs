//! Writes a record as SGF.
//!
//! Each node is written by itself: a tree of them is one level deep for each move, and a library that
//! walks it would need a stack as deep.

use sgf_parse::SgfNode;
use sgf_parse::unknown_game::Prop;

use super::{GOMOKU, HEADER, MOVE, POWER, RESULT, about, letter, letters};
use crate::rules::text::{RecordText, on_one_line};
use crate::rules::{Colour, Move, Notation, Played, Position, Reason, Seat};

/// The longest line of nodes after the first, in bytes.
const WIDTH: usize = 80;

impl RecordText {
    /// The record as SGF, with a line break at its end.
    pub fn to_sgf(&self) -> String {
        let mut sgf = format!("({}", node(self.root()));
        let mut column = WIDTH;
        for properties in self.nodes() {
            let node = node(properties);
            if column + node.len() > WIDTH {
                sgf.push('\n');
                column = 0;
            }
            column += node.len();
            sgf.push_str(&node);
        }
        sgf.push_str(")\n");
        sgf
    }

    /// The properties of the game.
    fn root(&self) -> Vec<Prop> {
        let ruleset = &self.record.ruleset;
        let (files, ranks) = (ruleset.size.files(), ruleset.size.ranks());
        let size = if files == ranks {
            files.to_string()
        } else {
            format!("{files}:{ranks}")
        };
        let end = self.last_legal();
        let mut properties = vec![
            property("FF", ["4"]),
            property("GM", [GOMOKU]),
            property("CA", ["UTF-8"]),
            property("AP", ["Tessera:1"]),
            property("SZ", [size.as_str()]),
            text("RU", &ruleset.code()),
        ];
        for (name, header) in [("PC", "Site"), ("EV", "Event"), ("RO", "Round")] {
            properties.extend(self.header(header).map(|value| text(name, value)));
        }
        properties.extend(self.date().map(|date| text("DT", &date)));
        for (player, rating, of) in [("PB", "BR", "B"), ("PW", "WR", "W")] {
            for (name, what) in [(player, "Name"), (rating, "Rating")] {
                let value = self.of_players(&end, of, what);
                properties.extend((!value.is_empty()).then(|| text(name, &value)));
            }
        }
        properties.push(text("RE", &self.outcome(&end)));
        if !self.headers.is_empty() {
            let headers = self.headers.iter().flat_map(|(name, value)| [name, value]);
            let headers = headers.map(|part| escaped(part)).collect();
            properties.push(Prop::Unknown(HEADER.to_owned(), headers));
        }
        properties.push(text(RESULT, &self.result));
        properties
    }

    /// The position after the last move up to which all are legal.
    fn last_legal(&self) -> Position {
        let mut position = Position::new(self.record.ruleset);
        for &mv in &self.record.moves {
            if position.play(mv).is_err() {
                break;
            }
        }
        position
    }

    /// What the headers say about the players whose stones have this letter, in the order of seats.
    fn of_players(&self, end: &Position, of: &str, what: &str) -> String {
        let ruleset = &self.record.ruleset;
        let mut told = Vec::new();
        for seat in end.seats() {
            let colour = end.colour_of(seat).or_else(|| usual(seat, ruleset.colours));
            let has = colour.is_some_and(|colour| letter(ruleset, colour) == of);
            let header = has.then(|| self.header(&about(seat.index() + 1, what)));
            told.extend(header.flatten());
        }
        told.join(", ")
    }

    /// The date of the game, from the order that the text has to that of SGF.
    fn date(&self) -> Option<String> {
        let mut parts = self.header("Date")?.split('/');
        let (month, day, year) = (parts.next()?, parts.next()?, parts.next()?);
        let are_digits = |text: &str, most: usize| {
            text.len() == most && text.bytes().all(|byte| byte.is_ascii_digit())
        };
        let is_date = are_digits(month, 2) && are_digits(day, 2) && are_digits(year, 4);
        (is_date && parts.next().is_none()).then(|| format!("{year}-{month}-{day}"))
    }

    /// The result as SGF has it: who won and how, `0` for a draw, and a question mark if it has no
    /// word for it.
    fn outcome(&self, end: &Position) -> String {
        let ruleset = &self.record.ruleset;
        let winner = match (ruleset.sides, self.result.as_str()) {
            (_, "1/2-1/2" | "0-0") => return "0".to_owned(),
            (2, "1-0") => Colour::FIRST,
            (2, "0-1") => Colour::SECOND,
            _ => return "?".to_owned(),
        };
        let how = match end.outcome().map(|outcome| outcome.reason) {
            Some(Reason::Resigned) => "R",
            Some(Reason::OutOfTime) => "T",
            _ => "",
        };
        format!("{}+{how}", letter(ruleset, winner))
    }

    /// The properties of each node after the first.
    fn nodes(&self) -> Vec<Vec<Prop>> {
        let ruleset = &self.record.ruleset;
        let mut nodes = Vec::new();
        // The position, while every move so far is legal.
        let mut position = Some(Position::new(*ruleset));
        let mut stones = 0;
        for (index, &mv) in self.record.moves.iter().enumerate() {
            let played = position.as_mut().and_then(|it| it.play(mv).ok());
            position = position.filter(|_| played.is_some());
            if self.implied.contains(&index) {
                continue;
            }
            let Some(point) = mv.point() else {
                nodes.push(vec![text(MOVE, &mv.text_in(Notation::Board, ruleset.size))]);
                continue;
            };
            let usual = usual(Seat::new(stones), ruleset.colours).unwrap_or(Colour::FIRST);
            stones = (stones + 1) % ruleset.colours;
            let colour = played.and_then(|it| it.colour).unwrap_or(usual);
            let letters = |point| letters(point, ruleset.size);
            let mut stone = vec![property(letter(ruleset, colour), [letters(point).as_str()])];
            if matches!(mv, Move::Power(_)) {
                stone.push(property(POWER, [""]));
            }
            nodes.push(stone);
            if let Some(played) = played.filter(Played::has_removed) {
                let gone = played.removed().map(|gone| letters(gone.point));
                nodes.push(vec![Prop::Unknown("AE".to_owned(), gone.collect())]);
            }
        }
        nodes
    }
}

/// The colour of a seat if colours are dealt in turn.
fn usual(seat: Seat, colours: u8) -> Option<Colour> {
    Colour::first(colours).nth(seat.index() % usize::from(colours))
}

/// A property with values that need no escape.
fn property<const COUNT: usize>(name: &str, values: [&str; COUNT]) -> Prop {
    Prop::Unknown(name.to_owned(), values.map(str::to_owned).to_vec())
}

/// A property with a text that somebody may have written.
fn text(name: &str, value: &str) -> Prop {
    Prop::Unknown(name.to_owned(), vec![escaped(value)])
}

fn escaped(value: &str) -> String {
    let one_line = on_one_line(value);
    one_line.replace('\\', "\\\\").replace(']', "\\]")
}

fn node(properties: Vec<Prop>) -> String {
    SgfNode::new(properties, Vec::new(), false).to_string()
}
