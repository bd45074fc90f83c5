//! A ruleset as plain data. The catalogue says which ones exist.

use super::{About, Bans, BoardSize, Captures, Colour, Opening, Row, Scoring, StoneColour};

/// Everything that distinguishes one ruleset from another.
///
/// ```
/// use pente::rules::{Opening, Options, catalogue};
///
/// let pente = catalogue::find("pente").expect("the base game");
/// assert_eq!(pente.seats, 2);
/// let options = Options {
///     opening: Some(Opening::Swap2),
///     ..Options::default()
/// };
/// let swapped = pente.with_options(options).expect("Pente knows this opening");
/// assert_eq!(catalogue::decode(&swapped.code()), Ok(swapped));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// The id that is stored and that people type; it never changes.
    pub id: &'static str,
    /// The name that people see.
    pub name: &'static str,
    /// Which texts and drawings describe it.
    pub about: &'static About,
    /// How large the board is.
    pub size: BoardSize,
    /// How many people play, 2 to 6.
    pub seats: u8,
    /// How many sides there are; seats are dealt to sides in turn.
    pub sides: u8,
    /// How many colours there are; seats are dealt to colours in turn.
    pub colours: u8,
    /// The look of each colour's stones, in the order of first move.
    pub stone_colours: [StoneColour; Colour::MOST as usize],
    /// How many stones a turn has, after the first turn's single stone.
    pub stones_a_turn: u8,
    /// Where the first stone goes, unless the opening says otherwise.
    pub first_stone: FirstStone,
    /// How the game begins.
    pub opening: Opening,
    /// How stones are captured.
    pub captures: Captures,
    /// The row that wins.
    pub row: Row,
    /// Whether every stone after the first must touch another.
    pub touching: bool,
    /// Who may not make two open threes at once.
    pub bans: Bans,
    /// How many power stones each colour may play.
    pub power_stones: u8,
    /// How games score in a match for points; `None` if games are not part of a match.
    pub scoring: Option<Scoring>,
    /// Whether games may be rated.
    pub rated: bool,
    /// Which options may be changed.
    pub options: Adjustable,
}

/// Where the first stone goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstStone {
    /// To the centre.
    Centre,
    /// To any point.
    Anywhere,
}

/// Which options of a ruleset may be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adjustable {
    /// None.
    Nothing,
    /// The size of the board.
    Size,
    /// The opening, to one of these.
    Openings(&'static [Opening]),
    /// The bans on double threes, to one of these.
    Bans(&'static [Bans]),
    /// The size, and the opening to one of these.
    SizeAndOpenings(&'static [Opening]),
    /// The size, the opening, poof, boat, overlines, and the ban on double threes.
    Everything,
}

impl Ruleset {
    /// Whether two people play it, with one colour each.
    pub const fn is_for_two(&self) -> bool {
        self.seats == 2 && self.colours == 2
    }

    /// The look of a colour's stones.
    pub const fn stone_colour(&self, colour: Colour) -> StoneColour {
        self.stone_colours[colour.index()]
    }

    /// Whether the first stone must go to the centre.
    pub fn centre_first(&self) -> bool {
        self.first_stone == FirstStone::Centre && self.opening.stages().is_empty()
    }
}
