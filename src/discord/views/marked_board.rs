//! A position that is no board of a game, with names on some of its points.

use crate::language::Text;
use crate::rules::{Played, Point, Position, Record, Stone};

/// What its picture shows.
#[derive(Clone, Debug)]
pub struct MarkedBoard {
    /// The stones.
    pub position: Position,
    /// The move that led to it, which is ringed.
    pub last: Option<Played>,
    /// What the players are called, by seat; empty if nobody plays.
    pub names: Vec<Text>,
    /// The points with a name.
    pub labels: Vec<(Point, String)>,
    /// What the description says of them.
    pub told: Text,
    /// The words in the corner of the picture.
    pub title: Text,
    /// The part that is shown enlarged, with what is compared on it; the whole board if there is none.
    pub part: Option<ComparedPart>,
}

/// The part of a board around two moves.
#[derive(Clone, Debug)]
pub struct ComparedPart {
    /// Its lower left and its upper right point.
    pub window: (Point, Point),
    /// The stone that was played and is not on the board, with the number of its move and a mark.
    pub played: Option<(Point, Stone, u16, &'static str)>,
    /// Where the better stone belongs, and which one it is.
    pub better: Option<(Point, Stone)>,
    /// The moves of a line, whose stones are numbered from 1.
    pub numbered: Vec<Played>,
    /// Which move it is.
    pub heading: Text,
    /// What the picture says under it.
    pub lines: Vec<Text>,
}

impl MarkedBoard {
    /// The position after the moves of a record, as far as they are allowed.
    pub fn after(record: &Record) -> Self {
        let mut position = Position::new(record.ruleset);
        let mut last = None;
        for &mv in &record.moves {
            let Ok(played) = position.play(mv) else {
                break;
            };
            last = Some(played);
        }
        Self {
            position,
            last,
            names: Vec::new(),
            labels: Vec::new(),
            told: Text::default(),
            title: Text::default(),
            part: None,
        }
    }
}
