//! A position that is no board of a game, with names on some of its points.

use crate::language::Text;
use crate::rules::{Played, Point, Position, Record};

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
        }
    }
}
