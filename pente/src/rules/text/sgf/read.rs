//! Reads a record from SGF.
//!
//! The library nests the nodes of a record as deep as it has moves and drops them recursively, so a
//! record with more nodes than any game is refused before the library sees it. So is a record of Go: the
//! library would write out each rectangle of points in it.

use sgf_parse::unknown_game::Prop;
use sgf_parse::{GameTree, SgfNode, SgfParseError, parse};

use super::error::SgfError;
use super::foreign::{Foreign, Headers, Letters};
use super::outline::{count_nodes, first_tree, game_number};
use super::{HEADER, MOVE, POWER, RESULT, point};
use crate::rules::Move;
use crate::rules::text::read::{self, Reader};
use crate::rules::text::{LONGEST, RecordText, TextError, notation, result};

/// The most nodes and variations of a record: a game ends after 2,000 stones, and at most half of
/// them remove some.
const MOST_NODES: usize = 3_500;

/// The number of Go among the games that SGF numbers.
const GO: &str = "1";

impl RecordText {
    /// Reads a record from SGF, the first variation if there are several. It does not check whether
    /// the moves are legal: see [`RecordText::validate`].
    pub fn parse_sgf(sgf: &str) -> Result<Self, SgfError> {
        if sgf.len() > LONGEST || count_nodes(sgf) > MOST_NODES {
            return Err(SgfError::TooLong);
        }
        let tree = first_tree(sgf.trim_start_matches('\u{feff}').trim_start());
        let tree = tree.ok_or(SgfError::Syntax(SgfParseError::NoGameTrees))?;
        if game_number(tree).is_none_or(|number| number == GO) {
            return Err(SgfError::Go);
        }
        let trees = parse(tree).map_err(SgfError::Syntax)?;
        let Some(GameTree::Unknown(root)) = trees.into_iter().next() else {
            return Err(SgfError::Go);
        };
        match values(&root, RESULT).and_then(<[String]>::first) {
            Some(told) => own(&root, told),
            None => foreign(&root),
        }
    }
}

/// Reads a record that was written here.
fn own(root: &SgfNode<Prop>, told: &str) -> Result<RecordText, SgfError> {
    let headers = own_headers(root)?;
    let mut reader = reader(&headers)?;
    for node in root.main_variation() {
        read_node(node, &mut reader, None)?;
    }
    if result::is_result(told, reader.ruleset()) {
        reader.read(told)?;
    }
    Ok(reader.finish(headers))
}

/// Reads a record from elsewhere.
fn foreign(root: &SgfNode<Prop>) -> Result<RecordText, SgfError> {
    let foreign = Foreign::read(root)?;
    let mut reader = reader(&foreign.headers)?;
    for node in root.main_variation() {
        read_node(node, &mut reader, Some(foreign.letters))?;
    }
    if foreign.is_out_of_time {
        reader.time_out();
    }
    Ok(reader.finish(foreign.headers))
}

fn reader(headers: &[(String, String)]) -> Result<Reader, TextError> {
    let ruleset = read::ruleset(headers)?;
    Ok(Reader::new(ruleset, notation(headers), headers))
}

/// The moves of a node, in their order. With letters, each stone must have that of its colour.
fn read_node(
    node: &SgfNode<Prop>,
    reader: &mut Reader,
    told: Option<Letters>,
) -> Result<(), SgfError> {
    let size = reader.ruleset().size;
    let is_power = values(node, POWER).is_some();
    for property in node.properties() {
        let (letters, mv, stone) = match property {
            Prop::B(letters) | Prop::W(letters) => {
                let point = point(letters, size);
                let placed = if is_power { Move::Power } else { Move::Place };
                let stone = if matches!(property, Prop::B(_)) {
                    "B"
                } else {
                    "W"
                };
                (letters, point.map(placed), Some(stone))
            }
            Prop::Unknown(name, words) if name == MOVE && words.len() == 1 => {
                (&words[0], Move::parse(&words[0], size).ok(), None)
            }
            Prop::AB(_) | Prop::AW(_) => return Err(SgfError::SetUp),
            _ => continue,
        };
        let played = reader.play(mv.ok_or_else(|| TextError::word(letters))?);
        let colour = played.and_then(|played| played.colour);
        if let (Some(told), Some(stone), Some(colour)) = (told, stone, colour)
            && told.of(colour) != stone
        {
            let number = reader.moves();
            return Err(SgfError::Colour { number });
        }
    }
    Ok(())
}

/// The values of a property that SGF itself does not have.
pub(super) fn values<'a>(node: &'a SgfNode<Prop>, wanted: &str) -> Option<&'a [String]> {
    node.properties().find_map(|property| match property {
        Prop::Unknown(name, values) if name == wanted => Some(values.as_slice()),
        _ => None,
    })
}

/// The headers of a record that was written here, as text can hold them.
fn own_headers(root: &SgfNode<Prop>) -> Result<Headers, TextError> {
    let (pairs, _) = values(root, HEADER).unwrap_or_default().as_chunks();
    let headers = pairs.iter();
    let headers = headers.map(|[name, value]| RecordText::header_line(name, value));
    headers.collect()
}
