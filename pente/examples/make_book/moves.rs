//! Searches the positions of the book of moves.

use std::thread;

use pente::engine::{self, Analyst, Budget};
use pente::rules::{Move, OrientedPosition, Point, Position, Ruleset};
use serde_json::{Value, json};

use crate::likely::{Met, likeliest};
use crate::recorded::Recorded;
use crate::searched::Searched;
use crate::work::{self, Work};

/// A position of the book has fewer stones.
const DEEPEST: usize = 7;
/// How many positions are searched at once. Which come next depends on it, and on no number of processors.
const BATCH: usize = 4;
/// The part of the nodes of a move, one in this many, for a first look at all moves of a position.
const FIRST_LOOK: u64 = 2;
/// How many moves of a position are searched, at most, and how much worse than the best they may seem.
const MOVES: usize = 5;
const SEEMS: i32 = 100;
/// What people played this often is searched as well: so many games, and one in so many of all.
const GAMES: u32 = 8;
const ONE_IN: u32 = 7;
/// After the first stone, everything this near to it is searched, in king's moves.
const AROUND_FIRST: u8 = 4;

/// Searches positions: see the module of the program.
pub fn make(arguments: &[String]) -> Result<(), String> {
    let mut work = Work::open(work::text(arguments, 0, "WORK")?)?;
    let ruleset = work::ruleset(arguments, 1)?;
    let positions = work::number(arguments, 2, "POSITIONS")? as usize;
    let nodes = work::number(arguments, 3, "NODES")?;
    let recorded = Recorded::read(arguments.get(4), ruleset, DEEPEST as u16)?;
    let mut done = std::mem::take(&mut work.done).into_iter();
    let mut all: Vec<Searched> = Vec::new();
    while all.len() < positions {
        let batch = likeliest(ruleset, &all, &recorded, (BATCH, DEEPEST));
        if batch.is_empty() {
            break;
        }
        let known: Vec<Value> = done.by_ref().take(batch.len()).collect();
        let rest = &batch[known.len()..];
        let found = searched_at_once(rest, |met| searched(met, ruleset, nodes, &recorded));
        for line in &found {
            work.add(line)?;
        }
        for (met, line) in batch.iter().zip(known.iter().chain(&found)) {
            let searched = Searched::read(line, ruleset)?;
            if searched.stones != met.stones || line["nodes"] != nodes {
                return Err(format!(
                    "{line} is not what these arguments make: begin with another file"
                ));
            }
            all.push(searched);
        }
        eprintln!("{} of {positions} positions", all.len());
    }
    Ok(())
}

/// Searches positions, each on a thread of its own.
fn searched_at_once(batch: &[Met], search: impl Fn(&Met) -> Value + Sync) -> Vec<Value> {
    thread::scope(|scope| {
        let searches = batch.iter().map(|met| scope.spawn(|| search(met)));
        let searches: Vec<_> = searches.collect();
        let found = searches.into_iter().map(thread::ScopedJoinHandle::join);
        found
            .map(|it| it.expect("a search does not panic"))
            .collect()
    })
}

fn searched(met: &Met, ruleset: Ruleset, nodes: u64, recorded: &Recorded) -> Value {
    let position = met.position.position();
    let mut analyst = Analyst::for_nodes(2 * nodes);
    let scores = worth_a_search(&met.position, nodes, recorded)
        .into_iter()
        .filter_map(|point| {
            let score = after(position, point, &mut analyst, nodes)?;
            Some((point.to_string(), score.into()))
        });
    let scores: serde_json::Map<String, Value> = scores.collect();
    let stones: Vec<String> = met.stones.iter().map(Point::to_string).collect();
    json!({
        "rules": ruleset.code(), "stones": stones.join(" "), "nodes": nodes, "scores": scores,
    })
}

/// The moves that look good and those that people play, one of those that are the same when the
/// board is turned.
fn worth_a_search(position: &OrientedPosition, nodes: u64, recorded: &Recorded) -> Vec<Point> {
    let ranked = engine::rank(position.position(), &Budget::nodes(nodes / FIRST_LOOK));
    let best = ranked.first().map_or(0, |&(_, score)| score.0);
    let mut points: Vec<Point> = Vec::new();
    let mut add = |point: Point, most: usize| {
        let point = position.own(position.common(point));
        if points.len() < most && !points.contains(&point) {
            points.push(point);
        }
    };
    for (mv, score) in ranked {
        if let Some(point) = mv.point().filter(|_| score.0 >= best - SEEMS) {
            add(point, MOVES);
        }
    }
    if position.position().ply() == 1 {
        let centre = position.position().ruleset().size.centre();
        let around = position.position().legal_points().into_iter();
        for point in around.filter(|point| point.distance(centre) <= AROUND_FIRST) {
            add(point, usize::MAX);
        }
    }
    let played = recorded.played(position);
    let games: u32 = played.iter().map(|&(_, count)| count).sum();
    for (point, count) in played {
        if count >= GAMES && count * ONE_IN >= games {
            add(point, usize::MAX);
        }
    }
    points
}

/// The score of a move for the side that makes it.
fn after(position: &Position, point: Point, analyst: &mut Analyst, nodes: u64) -> Option<i32> {
    let mut after = position.clone();
    after.play(Move::Place(point)).ok()?;
    let analysis = analyst.analyse(&after, &Budget::nodes(nodes))?;
    Some(-analysis.score.0)
}
