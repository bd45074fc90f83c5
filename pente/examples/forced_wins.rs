//! How often the engine finds the win that a real game went on to: the moves before the end of
//! recorded games, with the winner to move.
//!
//!     cargo run --release -p pente --example forced_wins -- games.jsonl [games] [nodes]
//!
//! A line of the file is a game: `{"rules": .., "moves": [..], "winner": 1 or "result": "1-0"}`.

use std::env;
use std::fs;

use pente::engine::{self, Analysis, Budget, Score};
use pente::rules::{Move, Position, Record, catalogue};
use serde_json::Value;

/// How many plies before the end it is asked.
const BEFORE: [usize; 4] = [3, 5, 7, 9];

/// What became of the questions at one distance from the end.
#[derive(Default)]
struct Count {
    asked: u32,
    proven: u32,
    seen: u32,
    kept: u32,
    nodes: u64,
}

fn main() {
    let mut arguments = env::args().skip(1);
    let file = arguments.next().expect("the name of a file of games");
    let mut number = |otherwise: u64| {
        arguments
            .next()
            .map_or(otherwise, |text| text.parse().expect("a number"))
    };
    let (games, nodes) = (number(200), number(200_000));
    let text = fs::read_to_string(&file).expect("the file is readable");
    let records: Vec<Record> = text.lines().filter_map(ended_on_the_board).collect();
    let every = (records.len() / usize::try_from(games).unwrap_or(1).max(1)).max(1);
    let mut counts = BEFORE.map(|_| Count::default());
    for record in records.iter().step_by(every) {
        for (before, count) in BEFORE.into_iter().zip(&mut counts) {
            let Some(played) = record.moves.len().checked_sub(before) else {
                continue;
            };
            let position = record
                .position_after(played)
                .expect("the game was replayed");
            ask(&position, nodes, count);
        }
    }
    println!("plies before the end  asked  proven  seen or proven  then proven  nodes each");
    for (before, count) in BEFORE.into_iter().zip(&counts) {
        let percent = |part: u32| 100.0 * f64::from(part) / f64::from(count.asked.max(1));
        println!(
            "{before:>20}  {:>5}  {:>5.1}%  {:>13.1}%  {:>10.1}%  {:>10}",
            count.asked,
            percent(count.proven),
            percent(count.seen),
            percent(count.kept),
            count.nodes / u64::from(count.asked.max(1)),
        );
    }
}

/// A game with two seats that a row or captures won.
fn ended_on_the_board(line: &str) -> Option<Record> {
    let game: Value = serde_json::from_str(line).ok()?;
    let ruleset = catalogue::find(game["rules"].as_str()?)?;
    let mut record = Record::new(ruleset);
    for text in game["moves"].as_array()? {
        record.push(Move::parse(text.as_str()?, ruleset.size).ok()?);
    }
    let outcome = record.position().ok()?.outcome()?;
    outcome.winner.map(|_| record)
}

fn ask(position: &Position, nodes: u64, count: &mut Count) {
    let budget = Budget::nodes(nodes);
    let Some(analysis) = engine::analyse(position, &budget) else {
        return;
    };
    count.asked += 1;
    count.nodes += analysis.nodes;
    count.proven += u32::from(analysis.is_forced_win);
    count.seen += u32::from(analysis.score >= Score::WON);
    count.kept += u32::from(is_kept(position, &analysis, &budget));
}

/// Whether the move is then proved to win: after it the other side is seen to be lost, or there is a
/// forced win after the best answer that is found.
fn is_kept(position: &Position, analysis: &Analysis, budget: &Budget<'_>) -> bool {
    let mut after = position.clone();
    let Some(&mv) = analysis.line.first() else {
        return false;
    };
    after.play(mv).expect("the move is legal");
    if let Some(outcome) = after.outcome() {
        return outcome.winner.is_some();
    }
    let Some(answer) = engine::analyse(&after, budget) else {
        return false;
    };
    if answer.score.loses_in().is_some() {
        return true;
    }
    after.play(answer.line[0]).expect("the answer is legal");
    engine::analyse(&after, budget).is_some_and(|analysis| analysis.is_forced_win)
}
