//! What the table of rulesets says, put down a second time.

/// How a game is played.
#[expect(
    clippy::struct_excessive_bools,
    reason = "the table says yes or no to each of these"
)]
#[derive(Clone, Debug)]
pub struct Way {
    pub width: usize,
    pub height: usize,
    pub seats: usize,
    pub sides: usize,
    pub colours: usize,
    pub opening: &'static str,
    pub centre_first: bool,
    pub stones_a_turn: usize,
    pub lengths: Vec<i32>,
    pub capture_steps: Vec<(i32, i32)>,
    pub goal: Option<usize>,
    pub poof: bool,
    pub row: usize,
    pub exact: bool,
    pub row_steps: Vec<(i32, i32)>,
    pub unbroken: bool,
    pub row_needs_captures: Option<usize>,
    /// The colours, from 0, that may not make two open threes at once.
    pub bans: Vec<usize>,
    /// Whether a capture that leaves the opponent exactly a row gives it the win.
    pub left_by_capture: bool,
    /// Whether reaching the goal beats the opponent's row that was made a move ago.
    pub captures_before_old_rows: bool,
    pub touching: bool,
    pub powers: usize,
}

impl Way {
    /// Whether the opening shares out the colours.
    pub fn shares_out(&self) -> bool {
        self.opening == "swap" || self.opening == "swap2"
    }

    fn base() -> Self {
        Self {
            width: 19,
            height: 19,
            seats: 2,
            sides: 2,
            colours: 2,
            opening: "free",
            centre_first: true,
            stones_a_turn: 1,
            lengths: vec![2],
            capture_steps: vec![(1, 0), (0, 1), (1, 1), (1, -1)],
            goal: Some(10),
            poof: false,
            row: 5,
            exact: false,
            row_steps: vec![(1, 0), (0, 1), (1, 1), (1, -1)],
            unbroken: false,
            row_needs_captures: None,
            bans: vec![],
            left_by_capture: false,
            captures_before_old_rows: false,
            touching: false,
            powers: 0,
        }
    }

    fn square(self, lines: usize) -> Self {
        Self {
            width: lines,
            height: lines,
            ..self
        }
    }

    fn people(self, people: usize) -> Self {
        Self {
            seats: people,
            sides: people,
            colours: people,
            ..self
        }
    }

    /// The ruleset of that id as the catalogue's table has it.
    #[expect(clippy::too_many_lines, reason = "it is a table")]
    pub fn named(id: &str) -> Self {
        let base = Self::base();
        let pro = Self {
            opening: "tournament",
            ..Self::base()
        };
        let keryo = Self {
            lengths: vec![2, 3],
            goal: Some(15),
            ..pro.clone()
        };
        let points_party = Self {
            goal: Some(8),
            row: 4,
            ..base.clone()
        };
        let keryo_party = Self {
            lengths: vec![2, 3],
            goal: Some(15),
            ..base.clone()
        };
        match id {
            "pente" => pro,
            "keryo-pente" => keryo,
            "small-keryo" => keryo.square(13),
            "g-pente" => Self {
                opening: "g",
                ..base
            },
            "poof-pente" => Self { poof: true, ..pro },
            "boat-pente" => Self {
                unbroken: true,
                ..pro
            },
            "o-pente" => Self {
                poof: true,
                unbroken: true,
                ..keryo
            },
            "d-pente" => Self {
                opening: "swap",
                ..base
            },
            "dk-pente" => Self {
                opening: "swap",
                ..keryo
            },
            "swap2-pente" => Self {
                opening: "swap2",
                ..base
            },
            "swap2-keryo" => Self {
                opening: "swap2",
                ..keryo
            },
            "gomoku" => Self {
                lengths: vec![],
                goal: None,
                exact: true,
                ..base
            },
            "ninuki-renju" => Self {
                exact: true,
                unbroken: true,
                bans: vec![0, 1],
                left_by_capture: true,
                captures_before_old_rows: true,
                ..base
            }
            .square(15),
            "complication" => Self {
                exact: true,
                bans: vec![0, 1],
                ..base
            },
            "connect6" => Self {
                lengths: vec![],
                goal: None,
                row: 6,
                stones_a_turn: 2,
                ..base
            },
            "linear-pente" => {
                let steps = vec![(1, 0), (2, 0), (3, 0), (4, 0)];
                Self {
                    height: 1,
                    centre_first: false,
                    goal: None,
                    capture_steps: steps.clone(),
                    row_steps: steps,
                    ..base
                }
            }
            "pyatka" => Self {
                capture_steps: vec![(1, 1), (1, -1)],
                goal: None,
                row_needs_captures: Some(6),
                ..base
            },
            "pente-plus" => Self { powers: 2, ..base },
            "adjacent-pente" => Self {
                touching: true,
                ..base
            },
            "partners" => Self { seats: 4, ..base },
            "team-pente" => Self {
                seats: 4,
                colours: 4,
                ..base
            },
            "pente-3" => base.people(3),
            "pente-4" => base.people(4),
            "pente-5" => base.people(5),
            "pente-6" => base.people(6),
            "keryo-3" => keryo_party.people(3),
            "keryo-4" => keryo_party.people(4),
            "keryo-5" => keryo_party.people(5),
            "keryo-6" => keryo_party.people(6),
            "points" => base,
            "points-3" => points_party.people(3),
            "points-4" => points_party.people(4),
            "points-5" => points_party.people(5),
            "points-6" => points_party.people(6),
            _ => panic!("the table has no {id}"),
        }
    }

    /// A ruleset with options, as in `pente opening=free size=13`.
    pub fn coded(code: &str) -> Self {
        let mut words = code.split(' ');
        let mut way = Self::named(words.next().expect("a code begins with an id"));
        for word in words {
            match word.split_once('=').expect("an option has a value") {
                ("size", lines) => way = way.square(lines.parse().expect("a size is a number")),
                ("opening", "free") => way.opening = "free",
                ("opening", "tournament") => way.opening = "tournament",
                ("opening", "g") => way.opening = "g",
                ("opening", "swap") => way.opening = "swap",
                ("opening", "swap2") => way.opening = "swap2",
                ("poof", on) => way.poof = on == "on",
                ("boat", on) => way.unbroken = on == "on",
                ("overline", worth) => way.exact = worth == "neutral",
                ("bans", "none") => way.bans = vec![],
                ("bans", "first") => way.bans = vec![0],
                ("bans", "both") => way.bans = vec![0, 1],
                other => panic!("no option {other:?}"),
            }
        }
        way
    }
}
