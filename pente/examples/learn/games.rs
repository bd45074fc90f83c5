//! Games that the engine plays against itself, a line of JSON each.

use std::collections::HashSet;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::ops::ControlFlow;
use std::thread;

use in_order::in_order;
use pente::engine::{self, Budget, Level};
use pente::rules::{Colour, Move, Outcome, Point, Position, Ruleset, TurnAction, catalogue};
use serde_json::{Value, json};

use crate::dice::Dice;

/// How many random stones begin a game, at least and at most.
const OPENING: (u16, u16) = (4, 9);
/// How far from another stone each of them stands at most, in king's moves.
const SPREAD: u8 = 3;
/// From this score on, in either direction, an opening is not even.
const EVEN: i32 = 350;
/// How many openings are tried for a game.
const TRIES: u64 = 40;
/// After how many stones a game counts as drawn.
const LONGEST: u16 = 200;

/// Plays games and adds them to a file: see the module of the program.
pub fn make(arguments: &[String]) -> Result<(), String> {
    let file = arguments.first().ok_or("The name of a file is missing.")?;
    let code = arguments.get(1).map_or("pente", String::as_str);
    let ruleset = catalogue::decode(code).map_err(|_| format!("`{code}` is no ruleset."))?;
    let number = |place: usize, otherwise: u64| match arguments.get(place) {
        Some(text) => text.parse().map_err(|_| format!("`{text}` is no number.")),
        None => Ok(otherwise),
    };
    let (games, nodes, seed) = (number(2, 1_000)?, number(3, 1_000)?, number(4, 1)?);
    let done = there_already(file);
    let output = OpenOptions::new().create(true).append(true).open(file);
    let mut output = output.map_err(|why| format!("{file} cannot be written: {why}."))?;
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let one = |(): &mut (), game| {
        let is_new = !done.contains(&game);
        Ok::<_, String>(is_new.then(|| play(ruleset, code, nodes, seed, game)))
    };
    let mut written = Ok(());
    in_order(
        threads,
        games,
        || (),
        one,
        |game, line| {
            if let Some(line) = line {
                written = writeln!(output, "{line}");
            }
            if game % 500 == 499 {
                eprintln!("{} of {games} games", game + 1);
            }
            match written {
                Ok(()) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            }
        },
    )?;
    written.map_err(|why| format!("{file} cannot be written: {why}."))
}

/// The numbers of the games that a file has. A line that was not written to its end does not count.
fn there_already(file: &str) -> HashSet<u64> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let games = text
        .lines()
        .filter_map(|line| serde_json::from_str::<Value>(line).ok());
    games.filter_map(|game| game["game"].as_u64()).collect()
}

/// One game as a line of JSON: its moves, how many of them are its opening, the score of each further
/// move for the side that made it, and what the side of the first colour got: 1, 0 or -1.
fn play(ruleset: Ruleset, code: &str, nodes: u64, seed: u64, game: u64) -> Value {
    let mut dice = Dice::new(seed, game);
    let (mut position, mut moves) = (Position::new(ruleset), Vec::new());
    for _ in 0..TRIES {
        (position, moves) = opening(ruleset, &mut dice);
        let judged = engine::analyse(&position, &Budget::nodes(nodes));
        if judged.is_some_and(|judged| judged.score.0.abs() <= EVEN) {
            break;
        }
    }
    let begun = moves.len();
    let (mut scores, mut won) = (Vec::new(), None);
    let level = Level::strongest().without_book();
    while position.outcome().is_none() && position.ply() < LONGEST {
        let budget = Budget::nodes(nodes);
        let Some(chosen) = engine::choose_within(&position, &level, game, &budget) else {
            break;
        };
        let colour = position.to_act().and_then(|turn| turn.colour);
        if chosen.score.wins_in().is_some() {
            won = colour;
        } else if chosen.score.loses_in().is_some() {
            won = colour.map(other);
        }
        if won.is_some() {
            break;
        }
        scores.push(chosen.score.0);
        moves.push(chosen.mv.text(ruleset.size));
        position.play(chosen.mv).expect("the choice is legal");
    }
    let won = won.or(match position.outcome() {
        Some(Outcome { winning_colour, .. }) => winning_colour,
        None => None,
    });
    let result = match won {
        Some(colour) if colour == Colour::FIRST => 1,
        Some(_) => -1,
        None => 0,
    };
    json!({
        "game": game, "rules": code, "opening": begun, "moves": moves.join(" "),
        "scores": scores, "result": result,
    })
}

fn other(colour: Colour) -> Colour {
    if colour == Colour::FIRST {
        Colour::SECOND
    } else {
        Colour::FIRST
    }
}

/// Random stones near one another, after which the game goes on.
fn opening(ruleset: Ruleset, dice: &mut Dice) -> (Position, Vec<String>) {
    loop {
        let stones = OPENING.0 + dice.below(u64::from(OPENING.1 - OPENING.0)) as u16;
        let (mut position, mut moves) = (Position::new(ruleset), Vec::new());
        while position.ply() < stones && position.outcome().is_none() {
            let Some(turn) = position.to_act() else { break };
            let mv = match turn.asks {
                TurnAction::Choose(choices) => Move::Choose(choices[0]),
                TurnAction::Place => Move::Place(near(&position, ruleset, dice)),
            };
            moves.push(mv.text(ruleset.size));
            position.play(mv).expect("the move is legal");
        }
        if position.outcome().is_none() {
            return (position, moves);
        }
    }
}

/// A random point near the stones, or near the centre of an empty board.
fn near(position: &Position, ruleset: Ruleset, dice: &mut Dice) -> Point {
    let mut points = position.legal_points();
    let stones: Vec<Point> = position.board().stones().map(|(point, _)| point).collect();
    let near = |point: &Point| {
        if stones.is_empty() {
            point.distance(ruleset.size.centre()) <= SPREAD
        } else {
            stones.iter().any(|stone| stone.distance(*point) <= SPREAD)
        }
    };
    if points.iter().any(near) {
        points.retain(near);
    }
    points[dice.below(points.len() as u64) as usize]
}
