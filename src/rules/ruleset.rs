//! A way to play, as plain data. Which ones exist is the catalogue's business.

use super::{About, Bans, BoardSize, Captures, Colour, Opening, Row, Scoring, StoneColour};

/// Everything that distinguishes one way to play from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// The name that is stored for ever and that people type.
    pub id: &'static str,
    /// The name that is shown.
    pub name: &'static str,
    /// What is special about it, in one sentence.
    pub sentence: &'static str,
    /// All of it in plain words and drawings.
    pub about: &'static About,
    /// How large the board is.
    pub size: BoardSize,
    /// How many people play, 2 to 6.
    pub seats: u8,
    /// How many of them win separately; seats are dealt to sides in turn.
    pub sides: u8,
    /// How many colours there are; seats are dealt to colours in turn.
    pub colours: u8,
    /// What the stones of each colour look like, in the order of first move.
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
    /// What games score in a match for points; nothing if a game stands for itself.
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
    /// None: the ruleset is what it is.
    Nothing,
    /// The size of the board.
    Size,
    /// The opening, among these.
    Openings(&'static [Opening]),
    /// Whom the ban on double threes binds, among these.
    Bans(&'static [Bans]),
    /// The size, the opening, what happens to pairs that move in and to rows that can be broken,
    /// what a row longer than five is worth, and the ban on double threes.
    Everything,
}

impl Ruleset {
    /// What the stones of a colour look like.
    pub const fn stone_colour(&self, colour: Colour) -> StoneColour {
        self.stone_colours[colour.index()]
    }

    /// Whether the first stone has only one place.
    pub fn centre_first(&self) -> bool {
        self.first_stone == FirstStone::Centre && self.opening.stages().is_empty()
    }
}
