//! The list of named rulesets. Only this module knows their names; the rest of the crate reads it
//! through [`super::catalogue`].

use super::capture::{Captures, Lengths};
use super::row::{Overline, Row, RowWins};
use super::scoring::Scoring;
use super::{
    Adjustable, Bans, BoardSize, Colour, FirstStone, Opening, Ruleset, StoneColour, about, lines,
};

/// The id of the game that all others are like.
pub const BASE: &str = "pente";

/// Every ruleset, in the order in which people should read them.
pub fn all() -> &'static [Ruleset] {
    ALL
}

/// The ruleset of that id.
pub fn find(id: &str) -> Option<Ruleset> {
    ALL.iter().find(|ruleset| ruleset.id == id).copied()
}

const PAIRS: Captures = Captures {
    lengths: Lengths::PAIRS,
    lines: &lines::ALL,
    goal: Some(10),
    poof: false,
};
const PAIRS_AND_TRIOS: Captures = Captures {
    lengths: Lengths::PAIRS_AND_TRIOS,
    goal: Some(15),
    ..PAIRS
};
const NO_CAPTURES: Captures = Captures {
    lengths: Lengths::NONE,
    goal: None,
    ..PAIRS
};

const FIVE: Row = Row {
    length: 5,
    overline: Overline::Wins,
    lines: &lines::ALL,
    wins: RowWins::AtOnce,
    left_by_capture: false,
    yields_to_captures: false,
};
const EXACTLY_FIVE: Row = Row {
    overline: Overline::Neutral,
    ..FIVE
};
const UNBROKEN_FIVE: Row = Row {
    wins: RowWins::Unbroken,
    ..FIVE
};

/// The base game, which every other ruleset is described against.
const PENTE: Ruleset = Ruleset {
    id: "pente",
    name: "Pente",
    about: &about::PENTE,
    size: BoardSize::STANDARD,
    seats: 2,
    sides: 2,
    colours: 2,
    stone_colours: StoneColour::WHITE_BEGINS,
    stones_a_turn: 1,
    first_stone: FirstStone::Centre,
    opening: Opening::Tournament,
    captures: PAIRS,
    row: FIVE,
    touching: false,
    bans: Bans::None,
    power_stones: 0,
    scoring: None,
    rated: true,
    options: Adjustable::Everything,
};

/// The base game with fixed options.
const NAMED: Ruleset = Ruleset {
    options: Adjustable::Nothing,
    ..PENTE
};
const KERYO: Ruleset = Ruleset {
    captures: PAIRS_AND_TRIOS,
    ..NAMED
};
/// The base game without a rule for the third stone.
const FREE: Ruleset = Ruleset {
    opening: Opening::Free,
    ..NAMED
};
/// A game of more than two players, each for themselves; seats, sides and colours are still to be
/// set.
const PARTY: Ruleset = Ruleset {
    about: &about::PARTY,
    options: Adjustable::Size,
    ..FREE
};
const KERYO_PARTY: Ruleset = Ruleset {
    about: &about::KERYO_PARTY,
    captures: PAIRS_AND_TRIOS,
    ..PARTY
};
const POINTS: Ruleset = Ruleset {
    about: &about::POINTS,
    ..FREE
};
const POINTS_PARTY: Ruleset = Ruleset {
    about: &about::POINTS_PARTY,
    captures: Captures {
        goal: Some(8),
        ..PAIRS
    },
    row: Row { length: 4, ..FIVE },
    scoring: Some(Scoring {
        row: 10,
        capture: 1,
        lesser_row: 1,
        target: 21,
        handicap: [0; Colour::MOST as usize],
    }),
    ..POINTS
};

const fn party(people: u8, id: &'static str, name: &'static str, base: Ruleset) -> Ruleset {
    Ruleset {
        id,
        name,
        seats: people,
        sides: people,
        colours: people,
        ..base
    }
}

static ALL: &[Ruleset] = &[
    PENTE,
    Ruleset {
        id: "keryo-pente",
        name: "Keryo-Pente",
        about: &about::KERYO_PENTE,
        options: Adjustable::Everything,
        ..KERYO
    },
    Ruleset {
        id: "small-keryo",
        name: "Small Keryo",
        about: &about::SMALL_KERYO,
        size: BoardSize::of(13),
        ..KERYO
    },
    Ruleset {
        id: "g-pente",
        name: "G-Pente",
        about: &about::G_PENTE,
        opening: Opening::G,
        ..NAMED
    },
    Ruleset {
        id: "poof-pente",
        name: "Poof-Pente",
        about: &about::POOF_PENTE,
        captures: Captures {
            poof: true,
            ..PAIRS
        },
        ..NAMED
    },
    Ruleset {
        id: "boat-pente",
        name: "Boat-Pente",
        about: &about::BOAT_PENTE,
        row: UNBROKEN_FIVE,
        ..NAMED
    },
    Ruleset {
        id: "o-pente",
        name: "O-Pente",
        about: &about::O_PENTE,
        captures: Captures {
            poof: true,
            ..PAIRS_AND_TRIOS
        },
        row: UNBROKEN_FIVE,
        ..NAMED
    },
    Ruleset {
        id: "d-pente",
        name: "D-Pente",
        about: &about::D_PENTE,
        opening: Opening::Swap,
        ..NAMED
    },
    Ruleset {
        id: "dk-pente",
        name: "DK-Pente",
        about: &about::DK_PENTE,
        opening: Opening::Swap,
        ..KERYO
    },
    Ruleset {
        id: "swap2-pente",
        name: "Swap2-Pente",
        about: &about::SWAP2_PENTE,
        opening: Opening::Swap2,
        ..NAMED
    },
    Ruleset {
        id: "swap2-keryo",
        name: "Swap2-Keryo",
        about: &about::SWAP2_KERYO,
        opening: Opening::Swap2,
        ..KERYO
    },
    Ruleset {
        id: "gomoku",
        name: "Gomoku",
        about: &about::GOMOKU,
        stone_colours: StoneColour::BLACK_BEGINS,
        captures: NO_CAPTURES,
        row: EXACTLY_FIVE,
        options: Adjustable::Size,
        ..FREE
    },
    Ruleset {
        id: "ninuki-renju",
        name: "Ninuki-Renju",
        about: &about::NINUKI_RENJU,
        stone_colours: StoneColour::BLACK_BEGINS,
        size: BoardSize::of(15),
        row: Row {
            wins: RowWins::Unbroken,
            left_by_capture: true,
            yields_to_captures: true,
            ..EXACTLY_FIVE
        },
        bans: Bans::Both,
        options: Adjustable::Bans(&[Bans::Both, Bans::First]),
        ..FREE
    },
    Ruleset {
        id: "complication",
        name: "Complication",
        about: &about::COMPLICATION,
        row: EXACTLY_FIVE,
        bans: Bans::Both,
        ..FREE
    },
    Ruleset {
        id: "connect6",
        name: "Connect6",
        about: &about::CONNECT6,
        stones_a_turn: 2,
        captures: NO_CAPTURES,
        row: Row { length: 6, ..FIVE },
        ..FREE
    },
    Ruleset {
        id: "linear-pente",
        name: "Linear Pente",
        about: &about::LINEAR_PENTE,
        size: BoardSize::line(),
        first_stone: FirstStone::Anywhere,
        captures: Captures {
            lines: &lines::SPACED,
            goal: None,
            ..PAIRS
        },
        row: Row {
            lines: &lines::SPACED,
            ..FIVE
        },
        ..FREE
    },
    Ruleset {
        id: "pyatka",
        name: "Pyatka",
        about: &about::PYATKA,
        captures: Captures {
            lines: &lines::DIAGONALS,
            goal: None,
            ..PAIRS
        },
        row: Row {
            wins: RowWins::WithCaptures(6),
            ..FIVE
        },
        ..FREE
    },
    Ruleset {
        id: "pente-plus",
        name: "Pente Plus",
        about: &about::PENTE_PLUS,
        power_stones: 2,
        ..FREE
    },
    Ruleset {
        id: "adjacent-pente",
        name: "Neighbours",
        about: &about::NEIGHBOURS,
        touching: true,
        ..FREE
    },
    Ruleset {
        id: "partners",
        name: "Partners",
        about: &about::PARTNERS,
        seats: 4,
        options: Adjustable::SizeAndOpenings(&[Opening::Free, Opening::Tournament]),
        ..PARTY
    },
    Ruleset {
        id: "team-pente",
        name: "Team Pente",
        about: &about::TEAM_PENTE,
        seats: 4,
        colours: 4,
        ..PARTY
    },
    party(3, "pente-3", "Pente for Three", PARTY),
    party(4, "pente-4", "Pente for Four", PARTY),
    party(5, "pente-5", "Pente for Five", PARTY),
    party(6, "pente-6", "Pente for Six", PARTY),
    party(3, "keryo-3", "Keryo for Three", KERYO_PARTY),
    party(4, "keryo-4", "Keryo for Four", KERYO_PARTY),
    party(5, "keryo-5", "Keryo for Five", KERYO_PARTY),
    party(6, "keryo-6", "Keryo for Six", KERYO_PARTY),
    Ruleset {
        id: "points",
        name: "Points",
        scoring: Some(Scoring {
            row: 5,
            capture: 1,
            lesser_row: 1,
            target: 21,
            handicap: [0; Colour::MOST as usize],
        }),
        options: Adjustable::Openings(&[Opening::Free, Opening::Tournament]),
        ..POINTS
    },
    party(3, "points-3", "Points for Three", POINTS_PARTY),
    party(4, "points-4", "Points for Four", POINTS_PARTY),
    party(5, "points-5", "Points for Five", POINTS_PARTY),
    party(6, "points-6", "Points for Six", POINTS_PARTY),
];
