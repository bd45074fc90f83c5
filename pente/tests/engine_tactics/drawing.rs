//! Positions as text: a title, the rulesets, a line of facts and a drawing with stars on the best
//! points.
//!
//! The facts are the mover, the lower left point of the drawing, the captured stones and what is
//! claimed of the stars.

use pente::rules::{Colour, Move, Notation, Point, Position, Ruleset, Setup, Stone, catalogue};

/// A position and what is best in it.
pub struct Case {
    pub title: String,
    pub position: Position,
    /// The best points.
    pub stars: Vec<Point>,
    pub claim: Claim,
}

/// What is claimed of the stars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// They are all stones that win at once.
    WinNow,
    /// They are all stones that keep the other side from winning with its next.
    Answer,
    /// They are all stones that win within so many by threats to win at once.
    WinWithin(u32),
}

impl Claim {
    /// The words for it.
    pub fn words(self) -> String {
        match self {
            Self::WinNow => "win now".to_owned(),
            Self::Answer => "answer".to_owned(),
            Self::WinWithin(stones) => format!("win within {stones}"),
        }
    }

    fn read(words: &str) -> Self {
        match words {
            "win now" => Self::WinNow,
            "answer" => Self::Answer,
            other => {
                let stones = other.strip_prefix("win within ").expect("a claim");
                Self::WinWithin(stones.parse().expect("a number of stones"))
            }
        }
    }
}

/// All cases of a text, one for each ruleset they are about.
pub fn read(text: &str) -> Vec<Case> {
    let cases = text.split("\n== ").skip(1);
    cases.flat_map(read_one).collect()
}

fn read_one(text: &str) -> Vec<Case> {
    let mut lines = text.lines().filter(|line| !line.is_empty());
    let mut next = || {
        lines
            .next()
            .expect("a case has three lines before its drawing")
    };
    let (title, rulesets, facts) = (next(), next(), next());
    let drawn: Vec<&str> = lines.collect();
    let rulesets = rulesets
        .split(", ")
        .map(|code| catalogue::decode(code).expect("a ruleset"));
    rulesets
        .map(|ruleset| place(title, ruleset, facts, &drawn))
        .collect()
}

fn place(title: &str, ruleset: Ruleset, facts: &str, drawn: &[&str]) -> Case {
    let parts: Vec<&str> = facts.split(", ").collect();
    let [mover, corner, captured, claim] = parts[..] else {
        panic!("{title}: {facts}")
    };
    let mut setup = Setup::new(ruleset);
    setup.to_move = colour(mover);
    let totals = captured
        .split(':')
        .map(|total| total.parse().expect("a total"));
    setup
        .captured
        .iter_mut()
        .zip(totals)
        .for_each(|(total, given)| *total = given);
    let corner = Point::parse_preferring(Notation::Board, corner, ruleset.size).expect("a point");
    let mut stars = Vec::new();
    for (row, rank) in drawn.iter().rev().zip(corner.rank()..) {
        for (letter, file) in row.chars().zip(corner.file()..) {
            let point = Point::new(file, rank);
            match letter {
                '.' => {}
                '*' => stars.push(point),
                '+' => setup.stones.push((point, Stone::Power)),
                digit => setup
                    .stones
                    .push((point, Stone::Of(colour(&digit.to_string())))),
            }
        }
    }
    Case {
        title: format!("{title} in {}", ruleset.code()),
        position: Position::set_up(&setup).expect("the drawing fits the board"),
        stars,
        claim: Claim::read(claim),
    }
}

fn colour(number: &str) -> Colour {
    Colour::new(number.parse().expect("a number")).expect("a colour")
}

/// A case as it is drawn.
pub fn draw(title: &str, position: &Position, stars: &[Move], claim: Claim) -> String {
    let size = position.ruleset().size;
    let stars: Vec<Point> = stars.iter().filter_map(|mv| mv.point()).collect();
    let stones = size
        .points()
        .filter(|&point| position.board().at(point).is_some());
    let shown: Vec<Point> = stones.chain(stars.iter().copied()).collect();
    let span = |of: fn(Point) -> u8, count: u8| {
        let low = shown.iter().map(|&point| of(point)).min().unwrap_or(0);
        let high = shown.iter().map(|&point| of(point)).max().unwrap_or(0);
        low.saturating_sub(1)..(high + 2).min(count)
    };
    let (files, ranks) = (
        span(Point::file, size.files()),
        span(Point::rank, size.ranks()),
    );
    let corner = Point::new(files.start, ranks.start).text(Notation::Board, size);
    let mover = position
        .to_act()
        .and_then(|turn| turn.colour)
        .expect("a stone is asked for");
    let captured = |colour| position.captured_by(colour);
    let mut text = format!(
        "== {title}\n{}\n{mover}, {corner}, {}:{}, {}\n",
        position.ruleset().code(),
        captured(Colour::FIRST),
        captured(Colour::SECOND),
        claim.words(),
    );
    for rank in ranks.rev() {
        for file in files.clone() {
            let point = Point::new(file, rank);
            text += &match position.board().at(point) {
                Some(Stone::Of(colour)) => colour.to_string(),
                Some(Stone::Power) => "+".to_owned(),
                None if stars.contains(&point) => "*".to_owned(),
                None => ".".to_owned(),
            };
        }
        text.push('\n');
    }
    text
}
