//! What a picture of a crosstable shows.

use crate::language::Language;
use crate::picture::theme::Theme;
use crate::rules::StoneColour;

/// What a picture of a crosstable shows.
#[derive(Clone, Copy, Debug)]
pub struct Crosstable<'a> {
    /// The name of the tournament.
    pub title: &'a str,
    /// The line below it: what is played, how far it has come, and which part of it this is.
    pub subtitle: &'a str,
    /// What stands below each other.
    pub parts: &'a [CrosstablePart],
    /// The language of its description.
    pub language: Language,
    /// How it looks.
    pub theme: Theme,
}

/// A part of a crosstable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrosstablePart {
    /// What it is, if there are several.
    pub heading: Option<String>,
    /// What it shows.
    pub body: CrosstableBody,
}

/// What a part of a crosstable shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CrosstableBody {
    /// A row for each player.
    Table(CrosstableTable),
    /// The matches of an elimination, the first round first.
    Bracket(Vec<BracketRound>),
}

/// A row for each player, and a column for each round or opponent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrosstableTable {
    /// The heading over the names: what stands below each of them.
    pub notes: String,
    /// The heading over the points.
    pub points: String,
    /// The headings over the cells, one for each column. At most eight columns can be read on a phone.
    pub columns: Vec<String>,
    /// The rows, the first place first.
    pub rows: Vec<CrosstableRow>,
}

/// A player in a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrosstableRow {
    /// The place; whoever has left has none.
    pub place: Option<usize>,
    /// The number by which other rows name the player.
    pub number: usize,
    /// The name, of any length and script.
    pub name: String,
    /// What stands below the name, such as tie-breaks; may be empty.
    pub note: String,
    /// The points.
    pub points: String,
    /// A cell for each column.
    pub cells: Vec<CrosstableCell>,
    /// Whether it is the viewer.
    pub is_viewer: bool,
    /// Whether the player has left.
    pub has_left: bool,
}

/// What happened in a round, or against an opponent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrosstableCell {
    /// The result, such as `12+`.
    pub text: String,
    /// What stands below it in small letters; may be empty.
    pub below: String,
    /// The colour of the player's stones, if it counts.
    pub stones: Option<StoneColour>,
    /// Whether the player would meet themselves here.
    pub is_own: bool,
    /// Whether it was decided without a game.
    pub is_pale: bool,
}

/// The matches of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BracketRound {
    /// The heading over them.
    pub heading: String,
    /// The matches from the top.
    pub matches: Vec<BracketMatch>,
}

/// A match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BracketMatch {
    /// Who meets.
    pub sides: [BracketSide; 2],
    /// From which match of the round before each of them comes, if it is shown.
    pub from: [Option<usize>; 2],
}

/// One of two who meet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BracketSide {
    /// The name, or what stands for nobody; empty if it is not known yet.
    pub name: String,
    /// The points in the match; may be empty.
    pub score: String,
    /// Whether they have won it.
    pub has_won: bool,
    /// Whether they have lost it.
    pub has_lost: bool,
    /// Whether it is the viewer.
    pub is_viewer: bool,
}
