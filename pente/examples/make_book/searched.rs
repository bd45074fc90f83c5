//! Searched positions, and what they say about those before them.

use std::collections::HashMap;

use pente::rules::{Move, OrientedPosition, Point, PositionKey, Ruleset};
use serde_json::Value;

/// A searched position.
pub struct Searched {
    /// The stones that lead to it.
    pub stones: Vec<Point>,
    pub position: OrientedPosition,
    /// The searched moves and their scores.
    scores: Vec<(Point, i32)>,
}

impl Searched {
    /// Reads a line of work.
    pub fn read(line: &Value, ruleset: Ruleset) -> Result<Self, String> {
        let point = |text: &str| {
            Point::parse(text, ruleset.size).map_err(|error| format!("{text}: {error}"))
        };
        let stones = line["stones"].as_str().unwrap_or_default();
        let stones: Result<Vec<Point>, String> = stones.split_whitespace().map(point).collect();
        let stones = stones?;
        let scores = line["scores"].as_object().into_iter().flatten();
        let score = |(text, score): (&String, &Value)| {
            Ok((point(text)?, score.as_i64().unwrap_or(0) as i32))
        };
        let scores: Result<Vec<_>, String> = scores.map(score).collect();
        let position = reached(ruleset, &stones);
        Ok(Self {
            position: position.ok_or_else(|| format!("{line}: no game goes so"))?,
            stones,
            scores: scores?,
        })
    }

    fn value_after(&self, point: Point, moves: &Moves) -> Option<i32> {
        let mut after = self.position.clone();
        after.play(Move::Place(point)).ok()?;
        let &(_, best) = moves.get(&after.key())?.first()?;
        Some(-best)
    }
}

/// The moves of each searched position, the best first.
pub type Moves = HashMap<PositionKey, Vec<(Point, i32)>>;

/// The moves of all these positions: one that leads to another of them has the score of the best answer
/// there, whether or not the move itself was searched. Of moves that are the same when the board is
/// turned there is one.
pub fn backed_up(searched: &[Searched]) -> Moves {
    let mut latest_first: Vec<&Searched> = searched.iter().collect();
    latest_first.sort_by_key(|it| std::cmp::Reverse(it.stones.len()));
    let mut moves = Moves::new();
    for it in latest_first {
        let position = &it.position;
        let mut scores = Vec::new();
        for point in position.position().legal_points() {
            if position.own(position.common(point)) != point {
                continue;
            }
            let score = it.scores.iter().find(|&&(other, _)| other == point);
            let score = it
                .value_after(point, &moves)
                .or(score.map(|&(_, score)| score));
            scores.extend(score.map(|score| (point, score)));
        }
        scores.sort_by_key(|&(point, score)| (-score, point));
        moves.insert(position.key(), scores);
    }
    moves
}

/// The position after these stones; `None` if they are not allowed.
pub fn reached(ruleset: Ruleset, stones: &[Point]) -> Option<OrientedPosition> {
    let mut position = OrientedPosition::new(ruleset);
    for &point in stones {
        position.play(Move::Place(point)).ok()?;
    }
    Some(position)
}
