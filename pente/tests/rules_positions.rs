//! Positions drawn as text: a board, a move, and the board and the outcome that follow.
//!
//! Each file in `rules_positions/` holds cases. A case is a title, the rulesets it is about, a line
//! with the mover (and where on the board the drawing lies), the captured stones before and after
//! and the outcome, and then the board before and after, side by side. A star marks the move.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "boards and games are small"
)]

use std::collections::BTreeMap;

use pente::rules::{
    Colour, IllegalMove, Move, Point, Position, Reason, Ruleset, Setup, Stone, catalogue,
};

const GROUPS: &str = include_str!("rules_positions/groups.txt");
const FILES: [&str; 7] = [
    include_str!("rules_positions/captures.txt"),
    include_str!("rules_positions/rows.txt"),
    include_str!("rules_positions/keryo.txt"),
    include_str!("rules_positions/poof.txt"),
    include_str!("rules_positions/boat.txt"),
    include_str!("rules_positions/bans.txt"),
    include_str!("rules_positions/others.txt"),
];

/// How many drawn positions every ruleset has at least.
const ENOUGH: usize = 12;

struct Case<'a> {
    title: &'a str,
    rulesets: Vec<Ruleset>,
    mover: Colour,
    power: bool,
    corner: &'a str,
    before: Vec<u16>,
    after: Vec<u16>,
    outcome: &'a str,
    drawn: Vec<(&'a str, Option<&'a str>)>,
}

#[test]
fn every_drawn_position_goes_as_drawn() {
    let mut failures = Vec::new();
    for case in cases() {
        for &ruleset in &case.rulesets {
            if let Err(error) = case.check(ruleset) {
                failures.push(format!("{} in {}: {error}", case.title, ruleset.code()));
            }
        }
    }
    assert!(
        failures.is_empty(),
        "{} failed:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

#[test]
fn every_ruleset_has_enough_drawn_positions() {
    let mut counts: BTreeMap<&str, usize> = catalogue::all()
        .iter()
        .map(|ruleset| (ruleset.id, 0))
        .collect();
    for case in cases() {
        for ruleset in &case.rulesets {
            *counts.entry(ruleset.id).or_default() += 1;
        }
    }
    counts.retain(|_, count| *count < ENOUGH);
    assert!(counts.is_empty(), "too few: {counts:?}");
}

impl<'a> Case<'a> {
    fn check(&self, ruleset: Ruleset) -> Result<(), String> {
        let (mut setup, star) = self.setup(ruleset);
        setup.to_move = self.mover;
        for (total, &given) in setup.captured.iter_mut().zip(&self.before) {
            *total = given;
        }
        let mut position = Position::set_up(&setup).map_err(|error| error.to_string())?;
        // Without a star the move is onto the first stone that is drawn.
        let star = star.unwrap_or(setup.stones[0].0);
        let mv = if self.power {
            Move::Power(star)
        } else {
            Move::Place(star)
        };
        let before = position.clone();
        let result = position.play(mv).map(|_| ());
        let got = outcome(result, &position);
        if got != self.outcome {
            return Err(format!("{got}, expected {}", self.outcome));
        }
        let totals = |position: &Position| -> Vec<u16> {
            let colours = Colour::first(ruleset.colours).take(self.after.len());
            colours.map(|colour| position.captured_by(colour)).collect()
        };
        if totals(&position) != self.after {
            return Err(format!(
                "captured {:?}, expected {:?}",
                totals(&position),
                self.after
            ));
        }
        if result.is_err() {
            return if position == before {
                Ok(())
            } else {
                Err("it changed".to_owned())
            };
        }
        let expected = self.place(ruleset, |row| row.1.expect("a board after is drawn"));
        for point in ruleset.size.points() {
            let stone = expected.get(&point).and_then(|&letter| stone(letter));
            if position.board().at(point) != stone {
                return Err(format!("{point} after:\n{}", position.board()));
            }
        }
        Ok(())
    }

    fn setup(&self, ruleset: Ruleset) -> (Setup, Option<Point>) {
        let letters = self.place(ruleset, |row| row.0);
        let mut setup = Setup::new(ruleset);
        setup.stones.extend(
            letters
                .iter()
                .filter_map(|(&at, &letter)| Some((at, stone(letter)?))),
        );
        let star = letters
            .iter()
            .find(|(_, letter)| **letter == '*')
            .map(|(&at, _)| at);
        (setup, star)
    }

    /// The letters of one of the two drawings, on the points where they lie.
    fn place(
        &self,
        ruleset: Ruleset,
        column: impl Fn(&(&'a str, Option<&'a str>)) -> &'a str,
    ) -> BTreeMap<Point, char> {
        let rows: Vec<&str> = self.drawn.iter().map(column).collect();
        let height = rows.len() as u8;
        let width = rows[0].len() as u8;
        let right = self.corner.ends_with("right");
        let left = if right {
            ruleset.size.files() - width
        } else {
            0
        };
        let low = if self.corner.starts_with("top") {
            ruleset.size.ranks() - height
        } else {
            0
        };
        let mut letters = BTreeMap::new();
        for (row, rank) in rows.iter().rev().zip(low..) {
            assert_eq!(row.len() as u8, width, "{}: uneven drawing", self.title);
            for (letter, file) in row.chars().zip(left..) {
                letters.insert(Point::new(file, rank), letter);
            }
        }
        letters
    }
}

fn outcome(result: Result<(), IllegalMove>, position: &Position) -> String {
    match (result, position.outcome()) {
        (Err(IllegalMove::Occupied { .. }), _) => "refused: taken".to_owned(),
        (Err(IllegalMove::DoubleThree { threes }), _) => {
            assert_ne!(threes[0], threes[1], "two threes are named");
            "refused: double three".to_owned()
        }
        (Err(IllegalMove::MustTouch), _) => "refused: must touch".to_owned(),
        (Err(refusal), _) => format!("refused: {refusal}"),
        (Ok(()), None) => "goes on".to_owned(),
        (Ok(()), Some(end)) => match (end.winning_colour, end.reason) {
            (Some(colour), Reason::Row) => format!("{colour} by row"),
            (Some(colour), Reason::Captures) => format!("{colour} by captures"),
            (None, Reason::RowAgainstCaptures) => "draw: row against captures".to_owned(),
            (None, Reason::BoardFull) => "draw: full".to_owned(),
            other => format!("{other:?}"),
        },
    }
}

fn stone(letter: char) -> Option<Stone> {
    match letter {
        '.' | '*' => None,
        '+' => Some(Stone::Power),
        digit => {
            let number = digit.to_digit(10).expect("a stone is drawn as a digit") as u8;
            Some(Stone::Of(Colour::new(number).expect("a digit is a colour")))
        }
    }
}

fn cases() -> Vec<Case<'static>> {
    FILES
        .iter()
        .flat_map(|file| file.split("\n== ").skip(1))
        .map(case)
        .collect()
}

fn case(text: &'static str) -> Case<'static> {
    let mut lines = text.lines().filter(|line| !line.is_empty());
    let mut next = || {
        lines
            .next()
            .expect("a case has a title and two lines before its drawing")
    };
    let (title, rulesets, line) = (next(), next(), next());
    let parts: Vec<&str> = line.split(", ").collect();
    let [mover, totals, outcome] = parts[..] else {
        panic!("{title}: {line}")
    };
    let (mover, corner) = mover.split_once(' ').unwrap_or((mover, "bottom left"));
    let (before, after) = totals
        .split_once(" -> ")
        .expect("totals are before and after");
    let number = mover
        .trim_end_matches('+')
        .parse()
        .expect("the mover is a number");
    Case {
        title,
        rulesets: rulesets_of(rulesets),
        mover: Colour::new(number).expect("the mover is a colour"),
        power: mover.ends_with('+'),
        corner,
        before: numbers(before),
        after: numbers(after),
        outcome,
        drawn: lines
            .map(|line| {
                let mut columns = line.split_whitespace();
                (columns.next().expect("a line is drawn"), columns.next())
            })
            .collect(),
    }
}

fn numbers(text: &str) -> Vec<u16> {
    text.split(':')
        .map(|number| number.parse().expect("totals are numbers"))
        .collect()
}

fn rulesets_of(list: &str) -> Vec<Ruleset> {
    list.split(", ")
        .flat_map(|name| {
            if name.starts_with('@') {
                let prefix = format!("{name} = ");
                let group = GROUPS.lines().find_map(|line| line.strip_prefix(&prefix));
                return rulesets_of(group.expect("the group is listed"));
            }
            vec![catalogue::decode(name).expect("the ruleset is in the catalogue")]
        })
        .collect()
}
