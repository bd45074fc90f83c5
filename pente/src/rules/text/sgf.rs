//! A record as SGF, the Smart Game Format FF\[4\], which editors of Go and Gomoku records open.
//!
//! SGF knows two colours, stones and captures by the rules of Go. What it has a property for stands
//! there, so that an editor shows the game as well as it can: the board's size (`SZ`), the ruleset's
//! code (`RU`), the players (`PB`, `PW`), their ratings, the date, the event, the result as far as it
//! has words for it (`RE`), and a node with `B` or `W` for each stone. Of more than two colours, the
//! odd ones share one letter and the even ones the other. Stones that a move removes are taken away
//! by `AE` in a node of its own.
//!
//! Everything else stands in properties of our own, which editors keep and do not show:
//!
//! * `HEADER`, in the first node: the headers of the record's text, name and value in turn. Where it
//!   or `RESULT` stands, it counts, and not the properties above that say the same.
//! * `RESULT`, in the first node: the result in the words of the record's text.
//! * `MOVE`: a move without a stone, in the word that the text has for it: `swap`, `noswap`, `pass`,
//!   `draw`, `resign-2`, `forfeit-2`.
//! * `POWER`, beside `B` or `W`: the stone is a power stone.
//!
//! What the text leaves out because a header or the result implies it, SGF leaves out, too. Text that
//! was written as SGF is read back byte for byte, and SGF that was written here as well. Of a file
//! from elsewhere the first variation is read, by the ruleset that `RU` names; either letter may begin.

mod error;
mod foreign;
mod outline;
mod read;
mod split;
mod write;

pub use error::SgfError;

use crate::rules::{BoardSize, Colour, Point, Ruleset, StoneColour};

/// The number of the game that is nearest to these among those that SGF numbers: Gomoku and Renju.
const GOMOKU: &str = "4";

/// The letters of the files and, from the top, of the ranks.
const FIRST_LETTER: u8 = b'a';

const HEADER: &str = "HEADER";
const RESULT: &str = "RESULT";
const MOVE: &str = "MOVE";
const POWER: &str = "POWER";

/// The property that a stone of a colour is written with.
fn letter(ruleset: &Ruleset, colour: Colour) -> &'static str {
    let white_begins = ruleset.stone_colour(Colour::FIRST) == StoneColour::White;
    let begins = colour.index().is_multiple_of(2);
    if begins == white_begins { "W" } else { "B" }
}

/// The letters of a point, the file's first; ranks are counted from the top.
fn letters(point: Point, size: BoardSize) -> String {
    let from_top = (size.ranks() - 1).saturating_sub(point.rank());
    let letter = |line: u8| char::from(FIRST_LETTER + line);
    [letter(point.file()), letter(from_top)].iter().collect()
}

/// The point that two letters name.
fn point(letters: &str, size: BoardSize) -> Option<Point> {
    let &[file, from_top] = letters.trim().as_bytes() else {
        return None;
    };
    let line = |letter: u8| letter.checked_sub(FIRST_LETTER);
    let rank = (size.ranks() - 1).checked_sub(line(from_top)?)?;
    let point = Point::new(line(file)?, rank);
    size.contains(point).then_some(point)
}

/// The name of the header with a player's name, or with something else about the player.
fn about(seat_number: usize, what: &str) -> String {
    format!("Player {seat_number} {what}")
}
