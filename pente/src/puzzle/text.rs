//! A puzzle as a line of text: seven fields with semicolons between them.
//!
//! They are the code of the ruleset; the moves of the game, with a slash where the puzzle begins; the
//! goal; the themes; the winner's turns; how many of the sensible first stones are accepted; and
//! the rating, as in `gomoku;K10L11M12/M10…;row;fours;3;2/41;1130`. Points follow each other without
//! a space; a word among the moves has one before it.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::goal::Goal;
use super::grade::Grade;
use super::puzzle::Puzzle;
use super::theme::Theme;
use crate::rules::{BoardSize, Move, Record, Ruleset, catalogue};

/// Why a line is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum InvalidPuzzle {
    /// A field is missing, or there are too many.
    #[error("a puzzle has seven fields with semicolons between them")]
    Fields,
    /// There is no such ruleset.
    #[error("there is no such ruleset")]
    Ruleset,
    /// A move cannot be read, or there is no slash among them.
    #[error("the moves cannot be read")]
    Moves,
    /// There is no such goal.
    #[error("there is no such goal")]
    Goal,
    /// There is no such theme.
    #[error("there is no such theme")]
    Theme,
    /// A number cannot be read.
    #[error("a number cannot be read")]
    Number,
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            game,
            goal,
            turns,
            grade,
            ..
        } = self;
        let themes: Vec<_> = self.themes.iter().map(|theme| theme.id()).collect();
        write!(
            f,
            "{};{}/{};{};{};{turns};{}/{};{}",
            game.ruleset.code(),
            written(self.moves(), &game.ruleset),
            written(self.continuation(), &game.ruleset),
            goal.id(),
            themes.join(","),
            grade.accepted,
            grade.sensible,
            grade.rating,
        )
    }
}

impl FromStr for Puzzle {
    type Err = InvalidPuzzle;

    fn from_str(line: &str) -> Result<Self, InvalidPuzzle> {
        let fields: Vec<&str> = line.trim().split(';').collect();
        let [code, moves, goal, themes, turns, choice, rating] = fields[..] else {
            return Err(InvalidPuzzle::Fields);
        };
        let ruleset = catalogue::decode(code).map_err(|_| InvalidPuzzle::Ruleset)?;
        let (before, after) = moves.split_once('/').ok_or(InvalidPuzzle::Moves)?;
        let mut game = Record::new(ruleset);
        game.moves = read(before, ruleset.size)?;
        let start = game.moves.len();
        game.moves.extend(read(after, ruleset.size)?);
        let themes = themes.split(',').filter(|theme| !theme.is_empty());
        let themes = themes.map(|theme| Theme::from_id(theme).ok_or(InvalidPuzzle::Theme));
        let (accepted, sensible) = choice.split_once('/').ok_or(InvalidPuzzle::Number)?;
        Ok(Self {
            game,
            start,
            goal: Goal::from_id(goal).ok_or(InvalidPuzzle::Goal)?,
            themes: themes.collect::<Result<_, _>>()?,
            turns: number(turns)?,
            grade: Grade {
                rating: number(rating)?,
                accepted: number(accepted)?,
                sensible: number(sensible)?,
            },
        })
    }
}

impl Puzzle {
    /// Moves in this puzzle as text, one after the other.
    pub fn line_text(&self, moves: &[Move]) -> String {
        written(moves, &self.game.ruleset)
    }

    /// Reads such a text.
    pub fn read_line(&self, text: &str) -> Result<Vec<Move>, InvalidPuzzle> {
        read(text, self.game.ruleset.size)
    }
}

fn number<N: FromStr>(text: &str) -> Result<N, InvalidPuzzle> {
    text.parse().map_err(|_| InvalidPuzzle::Number)
}

fn written(moves: &[Move], ruleset: &Ruleset) -> String {
    let words = moves.iter().map(|mv| {
        let text = mv.text(ruleset.size);
        match mv.point() {
            Some(_) => text,
            None => format!(" {text}"),
        }
    });
    words.collect()
}

fn read(text: &str, size: BoardSize) -> Result<Vec<Move>, InvalidPuzzle> {
    let mut words: Vec<String> = Vec::new();
    let mut before = ' ';
    for letter in text.chars() {
        let begins = match letter {
            ' ' | '+' => true,
            letter => letter.is_ascii_uppercase() && before != '+',
        };
        if begins {
            words.push(String::new());
        }
        words.last_mut().ok_or(InvalidPuzzle::Moves)?.push(letter);
        before = letter;
    }
    let moves = words.iter().map(|word| Move::parse(word, size));
    moves
        .collect::<Result<_, _>>()
        .map_err(|_| InvalidPuzzle::Moves)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for line in [
            "gomoku;K10L11M12/M10A1 resign-2;row;fours,long;5;2/41;1130",
            "pente opening=free;K10/L11;captures;;2;1/9;900",
            "swap2-pente;K10L11A1 passB1C1 noswap/D1 draw;defence;defence;3;1/20;1500",
            "pente-plus;K10+L11/A1+B2;row;quiet-stone;3;1/20;1500",
            "linear-pente;KLA/BT;row;;3;1/10;900",
        ] {
            let puzzle: Puzzle = line.parse().unwrap();
            assert_eq!(puzzle.to_string(), line);
        }
    }

    #[test]
    fn what_is_no_puzzle_is_refused() {
        for (line, why) in [
            ("gomoku;K10/;row", InvalidPuzzle::Fields),
            ("chess;K10/;row;;2;1/9;900", InvalidPuzzle::Ruleset),
            ("gomoku;K10;row;;2;1/9;900", InvalidPuzzle::Moves),
            ("gomoku;k10/;row;;2;1/9;900", InvalidPuzzle::Moves),
            ("gomoku;I99/;row;;2;1/9;900", InvalidPuzzle::Moves),
            ("gomoku;K10/;win;;2;1/9;900", InvalidPuzzle::Goal),
            ("gomoku;K10/;row;nice;2;1/9;900", InvalidPuzzle::Theme),
            ("gomoku;K10/;row;;x;1/9;900", InvalidPuzzle::Number),
            ("gomoku;K10/;row;;2;9;900", InvalidPuzzle::Number),
        ] {
            assert_eq!(line.parse::<Puzzle>(), Err(why), "{line}");
        }
    }
}
