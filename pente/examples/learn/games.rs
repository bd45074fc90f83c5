//! Games that the engine plays against itself, a line of JSON each.

use std::ops::ControlFlow;
use std::thread;

use in_order::in_order;
use pente::engine::{self, Budget, Level};
use pente::rules::{Colour, Move, Outcome, Point, Position, Ruleset, TurnAction, catalogue};
use serde_json::{Map, Value, json};

use crate::dice::Dice;
use crate::game_file::{GameFile, Settings};

/// How many random stones begin a game, at least and at most.
const OPENING: (u16, u16) = (4, 9);
/// How far from another stone each of them stands at most, in king's moves.
const SPREAD: u8 = 3;
/// The largest score, in either direction, of an opening from which a game is played.
const EVEN: i32 = 350;
/// How many openings are tried for a game.
const TRIES: u64 = 40;
/// After how many stones a game counts as drawn.
const LONGEST: u16 = 200;

/// Plays games and adds them to a file: see the module of the program.
pub fn make(arguments: &[String]) -> Result<(), String> {
    let path = arguments.first().ok_or("The name of a file is missing.")?;
    let code = arguments.get(1).map_or("pente", String::as_str);
    let ruleset = catalogue::decode(code).map_err(|_| format!("`{code}` is no ruleset."))?;
    let number = |place: usize, otherwise: u64| match arguments.get(place) {
        Some(text) => text.parse().map_err(|_| format!("`{text}` is no number.")),
        None => Ok(otherwise),
    };
    let games = number(2, 1_000)?;
    let settings = Settings {
        ruleset,
        nodes: number(3, 1_000)?,
        seed: number(4, 1)?,
    };
    let mut file = GameFile::open(path, &settings)?;
    let done = std::mem::take(&mut file.done);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let one = |(): &mut (), game| {
        let is_new = !done.contains(&game);
        Ok::<_, String>(is_new.then(|| play(&settings, game)))
    };
    let mut written = Ok(());
    in_order(
        threads,
        games,
        || (),
        one,
        |game, line| {
            if let Some(line) = line {
                written = file.add(&line);
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
    written
}

/// One game as a line of JSON: its moves, how many of them are its opening, the score of each further
/// move for the side that made it, and what the side of the first colour got: 1, 0 or -1. If no even opening was
/// found, the line says so, and nothing is learned from it.
fn play(settings: &Settings, game: u64) -> Value {
    let Settings {
        ruleset,
        nodes,
        seed,
    } = *settings;
    let Some((mut position, mut moves)) = even_opening(settings, EVEN, &mut Dice::new(seed, game))
    else {
        return skipped(settings, game);
    };
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
    let mut known = Map::new();
    known.insert("opening".to_owned(), json!(begun));
    known.insert("moves".to_owned(), json!(moves.join(" ")));
    known.insert("scores".to_owned(), json!(scores));
    known.insert("result".to_owned(), json!(result));
    settings.line(game, known)
}

/// The line of a game that is not played.
fn skipped(settings: &Settings, game: u64) -> Value {
    let why = format!("none of {TRIES} openings was even");
    settings.line(game, Map::from_iter([("skipped".to_owned(), why.into())]))
}

/// A random opening whose score is so large at most, in either direction; `None` if all that were tried are beyond.
fn even_opening(
    settings: &Settings,
    most: i32,
    dice: &mut Dice,
) -> Option<(Position, Vec<String>)> {
    let budget = Budget::nodes(settings.nodes);
    let openings = (0..TRIES).map(|_| opening(settings.ruleset, dice));
    let mut even = openings.filter(|(position, _)| {
        let judged = engine::analyse(position, &budget);
        judged.is_some_and(|judged| judged.score.0.abs() <= most)
    });
    even.next()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Settings {
        Settings {
            ruleset: catalogue::find("pente").expect("the base game"),
            nodes: 50,
            seed: 3,
        }
    }

    #[test]
    fn a_game_says_how_it_was_played_and_begins_even() {
        let settings = settings();
        let line = play(&settings, 4);
        let said = ["game", "nodes", "seed"].map(|name| line[name].as_u64());
        assert_eq!(said, [4, 50, 3].map(Some));
        assert_eq!(line["rules"], "pente");
        assert!(line["result"].is_i64(), "{line}");
        assert_eq!(play(&settings, 4), line);
    }

    #[test]
    fn a_game_without_an_even_opening_is_skipped() {
        let (settings, mut dice) = (settings(), Dice::new(3, 4));
        assert!(even_opening(&settings, -1, &mut dice).is_none());
        let found = even_opening(&settings, 50, &mut dice);
        let (position, moves) = found.expect("an even opening");
        assert_eq!(usize::from(position.ply()), moves.len());
        let score = engine::analyse(&position, &Budget::nodes(50))
            .expect("a score")
            .score;
        assert!(score.0.abs() <= 50, "{score:?}");
        let line = skipped(&settings, 4);
        assert_eq!(line["game"], 4);
        assert!(
            line["result"].is_null() && line["moves"].is_null(),
            "{line}"
        );
    }
}
