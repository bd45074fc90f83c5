//! Games of the strongest level with the book against the same one without it.

use std::collections::HashSet;

use pente::engine::{self, Budget, Level};
use pente::rules::{Colour, Outcome, Position, Ruleset};

use crate::work;

/// After how many stones a game counts as drawn.
const LONGEST: u16 = 240;
/// After how many stones games are compared.
const OPENING: u16 = 8;

/// Plays the games: see the module of the program.
pub fn play(arguments: &[String]) -> Result<(), String> {
    let ruleset = work::ruleset(arguments, 0)?;
    let games = work::number(arguments, 1, "GAMES")?;
    let nodes = work::number(arguments, 2, "NODES")?;
    let (mut points, mut openings) = (0.0, HashSet::new());
    for game in 0..games {
        let with_book = if game % 2 == 0 {
            Colour::FIRST
        } else {
            Colour::SECOND
        };
        let (outcome, opening) = one(ruleset, with_book, nodes, game)?;
        openings.insert(opening);
        points += match outcome.and_then(|outcome| outcome.winning_colour) {
            Some(colour) => f64::from(u8::from(colour == with_book)),
            None => 0.5,
        };
        eprintln!("{points} of {}", game + 1);
    }
    println!(
        "{}: with the book {points} points of {games} games, {} different after {OPENING} stones",
        ruleset.code(),
        openings.len()
    );
    Ok(())
}

/// How a game ended, and what identifies its opening.
fn one(
    ruleset: Ruleset,
    with_book: Colour,
    nodes: u64,
    seed: u64,
) -> Result<(Option<Outcome>, i64), String> {
    let mut position = Position::new(ruleset);
    let mut opening = 0;
    while position.ply() < LONGEST {
        let Some(turn) = position.to_act() else { break };
        let level = if turn.colour == Some(with_book) {
            Level::strongest()
        } else {
            Level::strongest().without_book()
        };
        let chosen = engine::choose_within(&position, &level, seed, &Budget::nodes(nodes));
        let chosen = chosen.ok_or("there is nothing to choose")?;
        let played = position.play(chosen.mv);
        played.map_err(|error| error.to_string())?;
        if position.ply() == OPENING {
            opening = position.key().0;
        }
    }
    Ok((position.outcome(), opening))
}
