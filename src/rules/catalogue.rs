//! Every way to play that has a name. This is the only place that knows their names.

use super::capture::{Captures, Lengths};
use super::lines;
use super::row::{Overline, Row, RowWins};
use super::{
    Adjustable, BoardSize, FirstStone, Opening, Options, OptionsRefusal, Ruleset, UnknownRuleset,
    options,
};

/// The base game, which every other ruleset is described against.
const PENTE: Ruleset = Ruleset {
    id: "pente",
    name: "Pente",
    sentence: "Five in a row wins, and so do five captured pairs.",
    size: BoardSize::STANDARD,
    seats: 2,
    sides: 2,
    colours: 2,
    stones_a_turn: 1,
    first_stone: FirstStone::Centre,
    opening: Opening::Tournament,
    captures: PAIRS,
    row: FIVE,
    touching: false,
    no_double_three: false,
    power_stones: 0,
    rated: true,
    options: Adjustable::Everything,
};

const PAIRS: Captures = Captures {
    lengths: Lengths::PAIRS,
    lines: lines::ALL,
    goal: Some(10),
    poof: false,
};
const FIVE: Row = Row {
    length: 5,
    overline: Overline::Wins,
    lines: lines::ALL,
    wins: RowWins::AtOnce,
};

/// In the order in which people should read them.
static ALL: [Ruleset; 1] = [PENTE];

/// Every ruleset, in the order in which people should read them.
pub fn all() -> &'static [Ruleset] {
    &ALL
}

/// The ruleset of that id.
pub fn find(id: &str) -> Option<Ruleset> {
    ALL.iter().find(|ruleset| ruleset.id == id).copied()
}

/// The ruleset with other options. Asking for what it has already is always allowed.
pub fn with_options(ruleset: &Ruleset, options: Options) -> Result<Ruleset, OptionsRefusal> {
    ruleset.with_options(options)
}

/// The ruleset that a code names; what [`Ruleset::code`] wrote is read back.
pub fn decode(code: &str) -> Result<Ruleset, UnknownRuleset> {
    options::decode(code)
}
