//! What people played in each position of their games.

use std::collections::BTreeMap;
use std::collections::HashMap;
use std::fs;

use pente::rules::{Move, OrientedPosition, Point, PositionKey, Ruleset};
use serde_json::Value;

/// How often each point was played, by position. Points are those of [`OrientedPosition::common`].
pub struct Recorded(HashMap<PositionKey, BTreeMap<Point, u32>>);

impl Recorded {
    /// Reads the games of this ruleset in a file, as the referee reads them, up to so many stones.
    pub fn read(path: Option<&String>, ruleset: Ruleset, stones: u16) -> Result<Self, String> {
        let mut played = Self(HashMap::new());
        let Some(path) = path else {
            return Ok(played);
        };
        let text = fs::read_to_string(path).map_err(|why| format!("{path}: {why}"))?;
        for line in text.lines() {
            let Ok(game) = serde_json::from_str::<Value>(line) else {
                continue;
            };
            if game["rules"] == ruleset.id {
                played.add(&game, ruleset, stones);
            }
        }
        Ok(played)
    }

    fn add(&mut self, game: &Value, ruleset: Ruleset, stones: u16) {
        let mut position = OrientedPosition::new(ruleset);
        let moves = game["moves"].as_array().into_iter().flatten();
        for text in moves.filter_map(Value::as_str) {
            let parsed = Move::parse(text, ruleset.size).ok();
            let Some(point) = parsed.and_then(Move::point) else {
                return;
            };
            if position.position().ply() >= stones {
                return;
            }
            let (key, common) = (position.key(), position.common(point));
            if position.play(Move::Place(point)).is_err() {
                return;
            }
            *self.0.entry(key).or_default().entry(common).or_default() += 1;
        }
    }

    /// The points of this board that were played in a position, and how often.
    pub fn played(&self, position: &OrientedPosition) -> Vec<(Point, u32)> {
        let counts = self.0.get(&position.key()).into_iter().flatten();
        counts
            .map(|(&common, &count)| (position.own(common), count))
            .collect()
    }
}
