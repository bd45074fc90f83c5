//! Which texts and small drawings describe each ruleset. The words are not here: texts go by keys,
//! and nothing in the rules depends on them.

use super::players::Colour;
use super::{Point, Stone};

/// What a player reads about a ruleset.
#[derive(PartialEq, Eq)]
pub struct About {
    /// The key of the one sentence that says what is special about it.
    pub sentence: &'static str,
    /// The keys of a few short paragraphs.
    pub paragraphs: &'static [&'static str],
    /// Drawings of what is special in it.
    pub diagrams: &'static [Diagram],
}

/// A corner of a board drawn in text, and what to see there.
#[derive(Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The key of the text that says what it shows, if there is one.
    pub caption: Option<&'static str>,
    /// One line per rank from the top: a dot for an empty point, a digit for a stone of that
    /// colour, a plus for a power stone and an exclamation mark for the empty point that matters.
    pub ranks: &'static [&'static str],
}

/// What a diagram shows on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// Nothing.
    Empty,
    /// A stone.
    Stone(Stone),
    /// An empty point that the caption refers to.
    Marked,
}

/// Prints only the type's name: all keys and drawings would fill every debug output.
impl std::fmt::Debug for About {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("About")
    }
}

impl Diagram {
    /// How many files it has.
    pub fn files(&self) -> usize {
        self.ranks.first().map_or(0, |rank| rank.len())
    }

    /// Every point, rank by rank from the lowest, with what is drawn there.
    pub fn points(&self) -> impl Iterator<Item = (Point, Drawn)> + '_ {
        (0..)
            .zip(self.ranks.iter().rev())
            .flat_map(|(rank, drawing)| {
                (0..)
                    .zip(drawing.chars())
                    .map(move |(file, letter)| (Point::new(file, rank), drawn(letter)))
            })
    }
}

fn drawn(letter: char) -> Drawn {
    match letter {
        '!' => Drawn::Marked,
        '+' => Drawn::Stone(Stone::Power),
        _ => letter
            .to_digit(10)
            .and_then(|digit| u8::try_from(digit).ok())
            .and_then(Colour::new)
            .map_or(Drawn::Empty, |colour| Drawn::Stone(Stone::Of(colour))),
    }
}

const fn drawing(caption: &'static str, ranks: &'static [&'static str]) -> Diagram {
    Diagram {
        caption: Some(caption),
        ranks,
    }
}

const CAPTURE: Diagram = drawing("drawing-capture", &["......", ".122!.", "......"]);
const MOVING_IN: Diagram = drawing("drawing-moving-in", &[".......", ".12!1..", "......."]);
const THIRD_STONE: Diagram = drawing(
    "drawing-third-stone",
    &[
        "!!!!!!!", "!.....!", "!.....!", "!..1..!", "!.....!", "!.....!", "!!!!!!!",
    ],
);
const TRIO: Diagram = drawing("drawing-trio", &[".......", ".1222!.", "......."]);
const G_LINES: Diagram = drawing(
    "drawing-g-lines",
    &[
        "!.....", "......", ".!!!!!", "...!!!", "...!!!", "...!!!", "1....!",
    ],
);
const POOF: Diagram = drawing("drawing-poof", &[".......", ".21!2..", "......."]);
const BREAKABLE: Diagram = drawing(
    "drawing-breakable",
    &["..!....", ".11111.", "..1....", "..2...."],
);
const SWAP_CHOICE: Diagram = drawing(
    "drawing-swap-choice",
    &["......", ".1.2..", "..1...", "....2.", "......"],
);
const SWAP2_CHOICE: Diagram = drawing(
    "drawing-swap2-choice",
    &["......", ".1.2..", "..1...", "......", "......"],
);
const OVERLINE: Diagram = drawing("drawing-overline", &[".......", "111111.", "......."]);
const DOUBLE_THREE: Diagram = drawing(
    "drawing-double-three",
    &[
        ".......", "...1...", "...1...", ".11!...", ".......", ".......",
    ],
);
const SIX: Diagram = drawing("drawing-six", &["........", ".111111.", "........"]);
const SPACED: Diagram = drawing("drawing-spaced", &["..1.2.2.!.."]);
const DIAGONAL: Diagram = drawing(
    "drawing-diagonal",
    &[".......", "...!221", "..2....", ".2.....", "1......"],
);
const POWER: Diagram = drawing("drawing-power", &[".......", ".11+11.", "......."]);
const TOUCHING: Diagram = drawing(
    "drawing-touching",
    &[".....", ".!!!.", ".!1!.", ".!!!.", "....."],
);
const MIXED: Diagram = drawing("drawing-mixed", &["......", ".123!.", "......"]);
const MIXED_TRIO: Diagram = drawing("drawing-mixed-trio", &[".......", ".1232!.", "......."]);
const PARTNERS_ORDER: Diagram = drawing(
    "drawing-partners-order",
    &[".........", ".1.2.1.2.", "........."],
);
const PARTNERS_ROW: Diagram = drawing("drawing-partners-row", &[".......", ".11!11.", "......."]);
const TEAM_CAPTURE: Diagram = drawing("drawing-team-capture", &["......", ".124!.", "......"]);
const TEAM_PARTNER: Diagram = drawing("drawing-team-partner", &["......", ".123!.", "......"]);
const TEAM_ROW: Diagram = drawing("drawing-team-row", &[".......", ".11311.", "......."]);
const FOURS: Diagram = drawing(
    "drawing-fours",
    &[
        "..........",
        ".11111..2.",
        "........2.",
        ".1111...2.",
        "........2.",
        "...2222...",
        "..........",
    ],
);
const NO_FOURS: Diagram = drawing(
    "drawing-no-fours",
    &[".......", ".11111.", ".......", ".22.22.", "......."],
);
const THREES: Diagram = drawing(
    "drawing-threes",
    &[
        ".........",
        ".1111....",
        ".........",
        ".111.222.",
        ".........",
        "...333...",
        ".........",
    ],
);

// What several rulesets say in the same words.
const TOURNAMENT: &str = "tournament";
const TOURNAMENT_BY_DEFAULT: &str = "tournament-by-default";
const TOURNAMENT_OPTIONAL: &str = "tournament-optional";
const MATCH_OPTIONS: &str = "match-options";
const LIKE_PENTE: &str = "like-pente";
const LIKE_PENTE_FREE: &str = "like-pente-free";
const LIKE_KERYO: &str = "like-keryo";
const ENDLESS: &str = "endless";
const BLACK_BEGINS: &str = "black-begins";
const SWAP: &str = "swap";
const SWAP2: &str = "swap2";

pub(super) const PENTE: About = About {
    sentence: "pente-sentence",
    paragraphs: &[
        "pente-1",
        "pente-2",
        "pente-3",
        TOURNAMENT_BY_DEFAULT,
        "pente-4",
        ENDLESS,
    ],
    diagrams: &[CAPTURE, MOVING_IN, THIRD_STONE],
};
pub(super) const KERYO_PENTE: About = About {
    sentence: "keryo-pente-sentence",
    paragraphs: &["keryo-pente-1", TOURNAMENT_BY_DEFAULT, "keryo-pente-2"],
    diagrams: &[TRIO],
};
pub(super) const SMALL_KERYO: About = About {
    sentence: "small-keryo-sentence",
    paragraphs: &["small-keryo-1", TOURNAMENT, LIKE_KERYO],
    diagrams: &[TRIO],
};
pub(super) const G_PENTE: About = About {
    sentence: "g-pente-sentence",
    paragraphs: &["g-pente-1", LIKE_PENTE],
    diagrams: &[G_LINES],
};
pub(super) const POOF_PENTE: About = About {
    sentence: "poof-pente-sentence",
    paragraphs: &["poof-pente-1", "poof-pente-2", TOURNAMENT, LIKE_PENTE],
    diagrams: &[POOF],
};
pub(super) const BOAT_PENTE: About = About {
    sentence: "boat-pente-sentence",
    paragraphs: &["boat-pente-1", TOURNAMENT, LIKE_PENTE],
    diagrams: &[BREAKABLE],
};
pub(super) const O_PENTE: About = About {
    sentence: "o-pente-sentence",
    paragraphs: &["o-pente-1", TOURNAMENT],
    diagrams: &[TRIO, POOF, BREAKABLE],
};
pub(super) const D_PENTE: About = About {
    sentence: "d-pente-sentence",
    paragraphs: &[SWAP, LIKE_PENTE],
    diagrams: &[SWAP_CHOICE],
};
pub(super) const DK_PENTE: About = About {
    sentence: "dk-pente-sentence",
    paragraphs: &[SWAP, LIKE_KERYO],
    diagrams: &[SWAP_CHOICE],
};
pub(super) const SWAP2_PENTE: About = About {
    sentence: "swap2-pente-sentence",
    paragraphs: &[SWAP2, LIKE_PENTE],
    diagrams: &[SWAP2_CHOICE],
};
pub(super) const SWAP2_KERYO: About = About {
    sentence: "swap2-keryo-sentence",
    paragraphs: &[SWAP2, LIKE_KERYO],
    diagrams: &[SWAP2_CHOICE],
};
pub(super) const GOMOKU: About = About {
    sentence: "gomoku-sentence",
    paragraphs: &["gomoku-1", BLACK_BEGINS],
    diagrams: &[OVERLINE],
};
pub(super) const NINUKI_RENJU: About = About {
    sentence: "ninuki-renju-sentence",
    paragraphs: &[
        "ninuki-renju-1",
        "ninuki-renju-2",
        "ninuki-renju-3",
        "ninuki-renju-4",
        BLACK_BEGINS,
    ],
    diagrams: &[BREAKABLE, OVERLINE, DOUBLE_THREE],
};
pub(super) const COMPLICATION: About = About {
    sentence: "complication-sentence",
    paragraphs: &["complication-1", "complication-2", LIKE_PENTE_FREE],
    diagrams: &[OVERLINE, DOUBLE_THREE],
};
pub(super) const CONNECT6: About = About {
    sentence: "connect6-sentence",
    paragraphs: &["connect6-1"],
    diagrams: &[SIX],
};
pub(super) const LINEAR_PENTE: About = About {
    sentence: "linear-pente-sentence",
    paragraphs: &["linear-pente-1", ENDLESS],
    diagrams: &[SPACED],
};
pub(super) const PYATKA: About = About {
    sentence: "pyatka-sentence",
    paragraphs: &["pyatka-1", "pyatka-2", "pyatka-3", ENDLESS],
    diagrams: &[DIAGONAL],
};
pub(super) const PENTE_PLUS: About = About {
    sentence: "pente-plus-sentence",
    paragraphs: &["pente-plus-1", "pente-plus-2", LIKE_PENTE_FREE],
    diagrams: &[POWER],
};
pub(super) const NEIGHBOURS: About = About {
    sentence: "neighbours-sentence",
    paragraphs: &["neighbours-1", LIKE_PENTE_FREE],
    diagrams: &[TOUCHING],
};
pub(super) const PARTNERS: About = About {
    sentence: "partners-sentence",
    paragraphs: &["partners-1", "partners-2", LIKE_PENTE, TOURNAMENT_OPTIONAL],
    diagrams: &[PARTNERS_ORDER, PARTNERS_ROW, CAPTURE],
};
pub(super) const TEAM_PENTE: About = About {
    sentence: "team-pente-sentence",
    paragraphs: &[
        "team-pente-1",
        "team-pente-2",
        "team-pente-3",
        LIKE_PENTE_FREE,
    ],
    diagrams: &[TEAM_CAPTURE, TEAM_PARTNER, TEAM_ROW],
};
pub(super) const PARTY: About = About {
    sentence: "party-sentence",
    paragraphs: &["party-1", "party-2", LIKE_PENTE_FREE],
    diagrams: &[MIXED],
};
pub(super) const KERYO_PARTY: About = About {
    sentence: "keryo-party-sentence",
    paragraphs: &["keryo-party-1", "party-2", LIKE_PENTE_FREE],
    diagrams: &[MIXED, MIXED_TRIO],
};
pub(super) const POINTS: About = About {
    sentence: "points-sentence",
    paragraphs: &[
        "points-1",
        MATCH_OPTIONS,
        "points-2",
        "points-3",
        TOURNAMENT_OPTIONAL,
    ],
    diagrams: &[FOURS, NO_FOURS],
};
pub(super) const POINTS_PARTY: About = About {
    sentence: "points-party-sentence",
    paragraphs: &[
        "points-party-1",
        MATCH_OPTIONS,
        "points-party-2",
        "points-party-3",
    ],
    diagrams: &[THREES, MIXED],
};
