//! Reads a record from SGF.
//!
//! The library nests the nodes of a record as deep as it has moves and gives them up one inside the
//! other, so a record with more nodes than any game is refused before the library sees it.

use sgf_parse::unknown_game::Prop;
use sgf_parse::{GameTree, SgfNode, SgfParseError, parse};
use thiserror::Error;

use super::{HEADER, MOVE, POWER, RESULT, about, letter, point};
use crate::rules::text::read::{self, Reader};
use crate::rules::text::{RecordText, TextError, notation, result};
use crate::rules::{Colour, Move, Options, OptionsRefusal, Ruleset, catalogue};

/// The most nodes and variations of a record: a game ends after 2,000 stones, and at most half of
/// them remove some.
const MOST_NODES: usize = 3_500;

/// The longest record in bytes, comments included. The longest game needs a tenth of it.
const LONGEST: usize = 1 << 18;

/// Names and values.
type Headers = Vec<(String, String)>;

/// Why SGF is not a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SgfError {
    /// It has more nodes, or more bytes, than any game needs.
    #[error("it is longer than any game")]
    TooLong,
    /// It is not SGF.
    #[error("it is not SGF: {0}")]
    Syntax(SgfParseError),
    /// It says that it is of Go, or says of no game.
    #[error("it is a record of Go: GM is 4 for the games played here")]
    Go,
    /// It does not say by which rules the game was played.
    #[error("it does not say which game it is of: RU names the ruleset, as in RU[keryo-pente]")]
    NoRuleset,
    /// The board's size does not fit the ruleset.
    #[error(transparent)]
    Size(#[from] OptionsRefusal),
    /// The ruleset is unknown, or a word is not a move.
    #[error(transparent)]
    Text(#[from] TextError),
    /// Stones are set up on the board.
    #[error("it sets up stones (AB, AW), so it is not a record of moves alone")]
    SetUp,
}

impl RecordText {
    /// Reads a record from SGF, the first variation if there are several. It does not check whether
    /// the moves are legal.
    pub fn parse_sgf(sgf: &str) -> Result<Self, SgfError> {
        if sgf.len() > LONGEST || count_nodes(sgf) > MOST_NODES {
            return Err(SgfError::TooLong);
        }
        let trees = parse(sgf.trim_start_matches('\u{feff}')).map_err(SgfError::Syntax)?;
        let tree = trees.into_iter().next();
        let Some(GameTree::Unknown(root)) = tree else {
            return Err(SgfError::Go);
        };
        let told = values(&root, RESULT).and_then(<[String]>::first).cloned();
        let (headers, told) = match told {
            Some(told) => (own_headers(&root), Some(told)),
            None => foreign_headers(&root)?,
        };
        let mut reader = reader(&headers)?;
        for node in root.main_variation() {
            read_node(node, &mut reader)?;
        }
        if let Some(told) = told.filter(|told| result::is_result(told)) {
            reader.read(&told)?;
        }
        Ok(reader.finish(headers))
    }
}

/// How many nodes and variations begin outside the values of properties.
fn count_nodes(sgf: &str) -> usize {
    let (mut nodes, mut in_value, mut is_escaped) = (0, false, false);
    for byte in sgf.bytes() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if in_value => is_escaped = true,
            b']' => in_value = false,
            b'[' => in_value = true,
            b';' | b'(' if !in_value => nodes += 1,
            _ => {}
        }
    }
    nodes
}

fn reader(headers: &[(String, String)]) -> Result<Reader, TextError> {
    let ruleset = read::ruleset(headers)?;
    Ok(Reader::new(ruleset, notation(headers), headers))
}

/// The moves of a node, in their order.
fn read_node(node: &SgfNode<Prop>, reader: &mut Reader) -> Result<(), SgfError> {
    let size = reader.ruleset().size;
    let is_power = values(node, POWER).is_some();
    for property in node.properties() {
        let (letters, mv) = match property {
            Prop::B(letters) | Prop::W(letters) => {
                let point = point(letters, size);
                let placed = if is_power { Move::Power } else { Move::Place };
                (letters, point.map(placed))
            }
            Prop::Unknown(name, words) if name == MOVE && words.len() == 1 => {
                (&words[0], Move::parse(&words[0], size).ok())
            }
            Prop::AB(_) | Prop::AW(_) => return Err(SgfError::SetUp),
            _ => continue,
        };
        reader.play(mv.ok_or_else(|| TextError::word(letters))?);
    }
    Ok(())
}

/// The values of a property that SGF itself does not have.
fn values<'a>(node: &'a SgfNode<Prop>, wanted: &str) -> Option<&'a [String]> {
    node.properties().find_map(|property| match property {
        Prop::Unknown(name, values) if name == wanted => Some(values.as_slice()),
        _ => None,
    })
}

/// The headers of a record that was written here.
fn own_headers(root: &SgfNode<Prop>) -> Headers {
    let (pairs, _) = values(root, HEADER).unwrap_or_default().as_chunks();
    let pairs = pairs.iter().cloned();
    pairs.map(|[name, value]| (name, value)).collect()
}

/// Headers, and the result, of a record from elsewhere.
fn foreign_headers(root: &SgfNode<Prop>) -> Result<(Headers, Option<String>), SgfError> {
    let ruleset = foreign_ruleset(root)?;
    let mut headers = vec![("Game".to_owned(), ruleset.name.to_owned())];
    let mut add = |name: &str, value: Option<&str>| {
        headers.extend(value.map(|value| (name.to_owned(), value.to_owned())));
    };
    for (name, property) in [
        ("Site", "PC"),
        ("Event", "EV"),
        ("Round", "RO"),
        ("Date", "DT"),
    ] {
        add(name, simple(root, property));
    }
    for (seat, colour) in [(1, Colour::FIRST), (2, Colour::SECOND)] {
        let (name, rating) = match letter(&ruleset, colour) {
            "B" => ("PB", "BR"),
            _ => ("PW", "WR"),
        };
        add(&about(seat, "Name"), simple(root, name));
        add(&about(seat, "Rating"), simple(root, rating));
    }
    let usual = catalogue::find(ruleset.id) == Some(ruleset);
    let code = (!usual).then(|| ruleset.code());
    add("Rules", code.as_deref());
    let told = simple(root, "RE").and_then(|told| foreign_result(told, &ruleset));
    add("Result", told);
    Ok((headers, told.map(str::to_owned)))
}

/// The ruleset that `RU` names, on a board of the size that `SZ` tells.
fn foreign_ruleset(root: &SgfNode<Prop>) -> Result<Ruleset, SgfError> {
    let named = simple(root, "RU").ok_or(SgfError::NoRuleset)?;
    let ruleset = match catalogue::decode(named) {
        Ok(ruleset) => ruleset,
        Err(_) => read::named(named).map_err(TextError::from)?,
    };
    let size = root.properties().find_map(|property| match property {
        Prop::SZ((files, _)) => Some(*files),
        _ => None,
    });
    let options = Options {
        size: size.filter(|&files| files != ruleset.size.files()),
        ..Options::default()
    };
    Ok(ruleset.with_options(options)?)
}

/// The result of a game between two sides in the text's words.
fn foreign_result(told: &str, ruleset: &Ruleset) -> Option<&'static str> {
    if matches!(told, "0" | "Draw") {
        return Some("1/2-1/2");
    }
    let (winner, _) = told.split_once('+').filter(|_| ruleset.sides == 2)?;
    match winner {
        _ if winner == letter(ruleset, Colour::FIRST) => Some("1-0"),
        _ if winner == letter(ruleset, Colour::SECOND) => Some("0-1"),
        _ => None,
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
