//! What `/if-then` was asked to do, in the ids of the buttons that ask for which game.

use std::fmt;

use crate::discord::action::field;
use crate::game::LONGEST_LINE;
use crate::rules::{BoardSize, Choice, Move};

/// To clear a plan, to add a line to it, or to show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlanRequest {
    /// Whether the plan is cleared first.
    pub clears: bool,
    /// The moves of the line, then nothing; `None` if no line is added.
    line: Option<[Option<Move>; LONGEST_LINE]>,
}

/// A choice in an opening is one small letter, so that it cannot be taken for a point.
const CHOICES: [(char, Choice); 3] = [
    ('s', Choice::Swap),
    ('n', Choice::NoSwap),
    ('p', Choice::Pass),
];

/// Stands for no line.
const NO_LINE: &str = "=";

impl PlanRequest {
    /// The request with these moves, if there is a line; `None` if the line is too long.
    pub fn new(clears: bool, has_line: bool, moves: &[Move]) -> Option<Self> {
        let mut line = [None; LONGEST_LINE];
        for (place, &mv) in moves.iter().enumerate() {
            *line.get_mut(place)? = Some(mv);
        }
        Some(Self {
            clears,
            line: has_line.then_some(line),
        })
    }

    /// The moves of the line to add.
    pub fn moves(&self) -> Option<Vec<Move>> {
        let line = self.line?;
        Some(line.into_iter().flatten().collect())
    }

    /// Parses the two fields.
    pub fn read(clears: &str, line: &str) -> Option<Self> {
        let clears = match clears {
            "clear" => true,
            "keep" => false,
            _ => return None,
        };
        if line == NO_LINE {
            return Self::new(clears, false, &[]);
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
        Self::new(clears, true, &moves)
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
        let clears = if self.clears { "clear" } else { "keep" };
        write!(f, "{clears}:")?;
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
