//! Positions to learn from, taken from games.

use std::ops::ControlFlow;
use std::{fs, thread};

use in_order::in_order;
use pente::engine::{self, Learnable, Score, Weights};
use pente::rules::{Colour, Move, Record, Ruleset, catalogue};
use serde_json::Value;

use crate::model::canonical;

/// A position: what counts in it, and how the game went on, for the side to move.
pub struct Sample {
    /// The numbers of the lines through each cell; [`NO_LINE`] after the last one.
    pub cells: Vec<[u32; 4]>,
    /// The other terms.
    pub others: Vec<u16>,
    captured: [u8; 2],
    /// How the game ended: 1 for a win, 0 for a loss.
    pub result: f32,
    /// What a search of the position says, if there was one.
    pub score: Option<Score>,
}

/// Stands for no line.
pub const NO_LINE: u32 = u32::MAX;

impl Sample {
    fn new(learnable: &Learnable, result: f32, score: Option<Score>) -> Self {
        let cells = learnable.cells.iter().map(|lines| {
            let mut cell = [NO_LINE; 4];
            for (place, &line) in cell.iter_mut().zip(lines) {
                *place = canonical(line as usize) as u32;
            }
            cell
        });
        Self {
            cells: cells.collect(),
            others: learnable.others.iter().map(|&term| term as u16).collect(),
            captured: learnable.captured.map(|stones| stones as u8),
            result,
            score,
        }
    }

    /// The lines through all cells.
    pub fn lines(&self) -> impl Iterator<Item = usize> + '_ {
        let lines = self.cells.iter().flatten();
        lines
            .filter(|&&line| line != NO_LINE)
            .map(|&line| line as usize)
    }

    /// The place of the weights for what was captured.
    pub fn captured(&self) -> usize {
        let [own, other] = self.captured.map(usize::from);
        own * Weights::CAPTURED + other
    }
}

/// Positions of one kind of games.
#[derive(Default)]
pub struct Samples {
    pub learned_from: Vec<Sample>,
    pub held_out: Vec<Sample>,
    pub games: usize,
}

/// What is left out at the beginning of a game between people: openings are chosen by habit.
const FIRST: usize = 4;
/// Every game of this many is held out.
const HELD_OUT: usize = 10;

/// A game that can be learned from.
struct Game {
    record: Record,
    /// From which ply on.
    first: usize,
    /// The score of each ply from `first` on, for the side that moved; empty if there are none.
    scores: Vec<i32>,
    /// What the first colour got.
    result: f32,
}

/// Reads a file of games; those of other rulesets are left out.
pub fn read(file: &str, ruleset: &Ruleset) -> Result<Samples, String> {
    let text = fs::read_to_string(file).map_err(|why| format!("{file} cannot be read: {why}."))?;
    let lines: Vec<&str> = text.lines().collect();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let read_one = |(): &mut (), index: u64| {
        let game = lines
            .get(index as usize)
            .and_then(|line| game(line, ruleset));
        Ok::<_, String>(game.map(|game| positions(&game)))
    };
    let mut samples = Samples::default();
    in_order(
        threads,
        lines.len() as u64,
        || (),
        read_one,
        |_, found| {
            if let Some(positions) = found {
                samples.games += 1;
                let list = if samples.games.is_multiple_of(HELD_OUT) {
                    &mut samples.held_out
                } else {
                    &mut samples.learned_from
                };
                list.extend(positions);
            }
            ControlFlow::Continue(())
        },
    )?;
    Ok(samples)
}

/// A line of a file: a game of this program, or a recorded one as the referee reads it.
fn game(line: &str, ruleset: &Ruleset) -> Option<Game> {
    let read: Value = serde_json::from_str(line).ok()?;
    let rules = catalogue::decode(read["rules"].as_str()?).ok()?;
    if rules.row != ruleset.row || rules.captures != ruleset.captures {
        return None;
    }
    let mut record = Record::new(rules);
    let texts: Vec<&str> = match &read["moves"] {
        Value::String(moves) => moves.split_whitespace().collect(),
        moves => moves.as_array()?.iter().filter_map(Value::as_str).collect(),
    };
    for text in texts {
        record.push(Move::parse(text, rules.size).ok()?);
    }
    let result = match &read["result"] {
        Value::String(text) if text == "1-0" => 1.0,
        Value::String(text) if text == "0-1" => 0.0,
        Value::Number(number) => number.as_i64()? as f32 / 2.0 + 0.5,
        _ => return None,
    };
    let scores = read["scores"].as_array().into_iter().flatten();
    Some(Game {
        record,
        first: read["opening"]
            .as_u64()
            .map_or(FIRST, |first| first as usize),
        scores: scores
            .filter_map(|score| Some(score.as_i64()? as i32))
            .collect(),
        result,
    })
}

/// The quiet positions of a game.
fn positions(game: &Game) -> Vec<Sample> {
    let plies = game.first..game.record.moves.len();
    let samples = plies.filter_map(|ply| {
        let position = game.record.position_after(ply).ok()?;
        let learnable = engine::learnable(&position)?;
        let is_first = position.to_act()?.colour? == Colour::FIRST;
        let score = game.scores.get(ply - game.first).copied().map(Score);
        let result = if is_first {
            game.result
        } else {
            1.0 - game.result
        };
        Some(Sample::new(&learnable, result, score))
    });
    samples.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_with_and_without_their_settings_are_read_and_skipped_ones_left_out() {
        let game = "\"rules\":\"pente\",\"opening\":4,\"moves\":\"K10 L12 N10 L10 M9\",\"scores\":[5],\"result\":-1";
        let lines = [
            format!("{{\"game\":0,{game}}}"),
            format!("{{\"game\":1,\"nodes\":50,\"seed\":3,{game}}}"),
            "{\"game\":2,\"rules\":\"pente\",\"nodes\":50,\"seed\":3,\"skipped\":\"none was even\"}".to_owned(),
            "{\"rules\":\"pente\",\"moves\":[\"K10\",\"L12\"],\"result\":\"0-1\"}".to_owned(),
            "{\"game\":3,\"rules\":\"pen".to_owned(),
        ];
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.jsonl");
        fs::write(&path, lines.join("\n")).expect("it can be written");
        let pente = catalogue::find("pente").expect("the base game");
        let samples = read(&path.display().to_string(), &pente).expect("a file");
        assert_eq!((samples.games, samples.learned_from.len()), (3, 2));
        for sample in samples.learned_from {
            assert_eq!(sample.score, Some(Score(5)));
            assert!(sample.result.abs() < f32::EPSILON);
        }
    }
}
