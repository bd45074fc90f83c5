//! Looks for even stones to offer, where the other player then chooses a colour.

use std::collections::HashSet;

use pente::engine::{self, Budget, mixed};
use pente::rules::{Choice, Colour, Move, Point, Position, Ruleset, TurnAction};
use serde_json::{Value, json};

use crate::work::{self, Work};

/// How far from the centre the stones lie at most, in king's moves.
const SPREAD: u8 = 3;
/// From this score on, in either direction, stones are not even: after all nodes, and after a part of
/// them (one in this many).
const EVEN: i32 = 20;
const EVEN_AT_FIRST: i32 = 50;
const FIRST_LOOK: u64 = 12;

/// Looks for offers: see the module of the program.
pub fn make(arguments: &[String]) -> Result<(), String> {
    let mut work = Work::open(work::text(arguments, 0, "WORK")?)?;
    let ruleset = work::ruleset(arguments, 1)?;
    let count = work::number(arguments, 2, "COUNT")? as usize;
    let nodes = work::number(arguments, 3, "NODES")?;
    if ruleset.opening.stages().is_empty() {
        return Err(format!("{} offers no stones", ruleset.name));
    }
    let mut keys = HashSet::new();
    let mut begin = 0;
    for line in &work.done {
        if line["nodes"] != nodes {
            return Err(format!(
                "{line} was found with other nodes: begin with another file"
            ));
        }
        let stones = line["stones"].as_str().unwrap_or_default();
        let points = stones.split_whitespace();
        let points = points.filter_map(|text| Point::parse(text, ruleset.size).ok());
        keys.extend(placed(ruleset, points).map(|(position, _)| position.key()));
        begin = line["number"].as_u64().map_or(begin, |number| number + 1);
    }
    let mut made = work.done.len();
    for number in begin.. {
        if made >= count {
            break;
        }
        let Some((position, stones)) = by_chance(ruleset, number) else {
            continue;
        };
        if let Some(score) = even(&position, nodes).filter(|_| keys.insert(position.key())) {
            work.add(&line(ruleset, number, nodes, &stones, score))?;
            made += 1;
            eprintln!("{made} of {count} offers, {} tried", number + 1);
        }
    }
    Ok(())
}

fn line(ruleset: Ruleset, number: u64, nodes: u64, stones: &[Point], score: i32) -> Value {
    let stones: Vec<String> = stones.iter().map(Point::to_string).collect();
    json!({
        "rules": ruleset.code(), "number": number, "stones": stones.join(" "), "nodes": nodes,
        "score": score,
    })
}

/// Some stones near the centre, as many as are placed before a colour is chosen.
fn by_chance(ruleset: Ruleset, number: u64) -> Option<(Position, Vec<Point>)> {
    let (centre, sides) = (ruleset.size.centre(), u64::from(2 * SPREAD + 1));
    let points = (0..).map(|stone: u64| {
        let lot = mixed(mixed(number) ^ stone);
        let along = |lot: u64| (lot % sides) as u8;
        let (file, rank) = (along(lot), along(lot >> 32));
        Point::new(centre.file() + file - SPREAD, centre.rank() + rank - SPREAD)
    });
    placed(ruleset, points)
}

/// The position after these stones, as soon as a colour is to be chosen.
fn placed(ruleset: Ruleset, points: impl Iterator<Item = Point>) -> Option<(Position, Vec<Point>)> {
    let (mut position, mut stones) = (Position::new(ruleset), Vec::new());
    for point in points {
        position.play(Move::Place(point)).ok()?;
        stones.push(point);
        if matches!(position.to_act()?.asks, TurnAction::Choose(_)) {
            return Some((position, stones));
        }
    }
    None
}

/// The score for the first colour, if neither colour is ahead.
fn even(position: &Position, nodes: u64) -> Option<i32> {
    let is_even = |score: &i32, most: i32| score.abs() <= most;
    score_of_first(position, nodes / FIRST_LOOK).filter(|score| is_even(score, EVEN_AT_FIRST))?;
    score_of_first(position, nodes).filter(|score| is_even(score, EVEN))
}

/// The score of a position, in which a colour is to be chosen, for the first colour.
pub fn score_of_first(position: &Position, nodes: u64) -> Option<i32> {
    let mut chosen = position.clone();
    chosen.play(Move::Choose(Choice::NoSwap)).ok()?;
    let to_move = chosen.to_act()?.colour?;
    let score = engine::analyse(&chosen, &Budget::nodes(nodes.max(1)))?
        .score
        .0;
    Some(if to_move == Colour::FIRST {
        score
    } else {
        -score
    })
}
