//! What `/if-then` was asked to do, in the ids of the buttons that ask for which game.

use std::fmt;

use crate::discord::action::field;
use crate::game::LONGEST_LINE;
use crate::rules::{BoardSize, Choice, Move};

/// To clear a plan, to add a line to it, or to show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlanRequest {
    /// What becomes of the lines that are there.
    pub others: OtherLines,
    /// The moves of the line, then nothing; `None` if no line is added.
    line: Option<[Option<Move>; LONGEST_LINE]>,
}

/// What becomes of the lines of a plan before one is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OtherLines {
    /// They stay.
    Keep,
    /// They are deleted.
    Clear,
    /// Those go that answer the same moves otherwise.
    Replace,
}

/// A choice in an opening is one small letter, so that it cannot be taken for a point.
const CHOICES: [(char, Choice); 3] = [
    ('s', Choice::Swap),
    ('n', Choice::NoSwap),
    ('p', Choice::Pass),
];

/// Stands for no line.
const NO_LINE: &str = "=";

impl OtherLines {
    const ALL: [Self; 3] = [Self::Keep, Self::Clear, Self::Replace];

    const fn word(self) -> &'static str {
        match self {
            Self::Keep => "keep",
            Self::Clear => "clear",
            Self::Replace => "replace",
        }
    }

    fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.word() == word)
    }
}

impl PlanRequest {
    /// The request with these moves, if there is a line; `None` if the line is too long.
    pub fn new(others: OtherLines, has_line: bool, moves: &[Move]) -> Option<Self> {
        let mut line = [None; LONGEST_LINE];
        for (place, &mv) in moves.iter().enumerate() {
            *line.get_mut(place)? = Some(mv);
        }
        Some(Self {
            others,
            line: has_line.then_some(line),
        })
    }

    /// The moves of the line to add.
    pub fn moves(&self) -> Option<Vec<Move>> {
        let line = self.line?;
        Some(line.into_iter().flatten().collect())
    }

    /// Parses the two fields.
    pub fn read(others: &str, line: &str) -> Option<Self> {
        let others = OtherLines::read(others)?;
        if line == NO_LINE {
            return Self::new(others, false, &[]);
        }
        let is_start = |letter: char| letter == '+' || letter.is_ascii_alphabetic();
        let mut moves = Vec::new();
        let mut rest = line;
        while let Some(first) = rest.chars().next() {
            let from = if first == '+' { 2 } else { 1 };
            let end = rest.get(from..)?.find(is_start).map(|at| at + from);
            let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
            moves.push(read_move(word)?);
            rest = after;
        }
        Self::new(others, true, &moves)
    }
}

fn read_move(word: &str) -> Option<Move> {
    let letter = |&&(letter, _): &&(char, Choice)| word.chars().eq([letter]);
    if let Some(&(_, choice)) = CHOICES.iter().find(letter) {
        return Some(Move::Choose(choice));
    }
    match word.strip_prefix('+') {
        Some(point) => Some(Move::Power(field::point(point)?)),
        None => Some(Move::Place(field::point(word)?)),
    }
}

/// Both fields: `keep:M9N8`.
impl fmt::Display for PlanRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.others.word())?;
        let Some(line) = self.line else {
            return f.write_str(NO_LINE);
        };
        line.into_iter().flatten().try_for_each(|mv| match mv {
            Move::Choose(choice) => CHOICES
                .iter()
                .filter(|(_, it)| *it == choice)
                .try_for_each(|(letter, _)| write!(f, "{letter}")),
            mv => f.write_str(&mv.text(BoardSize::STANDARD)),
        })
    }
}
