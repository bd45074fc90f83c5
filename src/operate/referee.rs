//! Replays games from a stream and says what happened at every stone.
//!
//! It judges by `rules` alone and knows no people, no storage and no Discord.

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};

use serde::Serialize;

use super::asked::{Game, shortened};
use super::lines;
use crate::rules::{Asks, Colour, Move, Notation, Outcome, Point, Position, Reason, Ruleset};

/// Which plies are asked for the points that may not be chosen.
const RESTRICTED_PLIES: std::ops::RangeInclusive<u16> = 2..=5;

/// Reads one game a line and writes one verdict a line, in the same order, until the input ends.
///
/// A line that is no game gets a verdict with an error, and the next one is read. Nothing is kept
/// from one line to the next. Fails only when reading or writing does.
pub fn run(input: impl BufRead, output: impl Write) -> io::Result<()> {
    lines::answer_each(input, output, |line| match line {
        Ok(line) => judge(line),
        Err(error) => Verdict::refused(error),
    })
}

/// What came of it.
#[derive(Default, Serialize)]
struct Verdict {
    /// One entry a move; nothing for a move without a stone.
    steps: Vec<Option<Step>>,
    /// Captured stones in the end, by colour.
    captured: Vec<u16>,
    over: bool,
    /// The number of the colour that won, or 0.
    winner: u8,
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    refused_at: BTreeMap<u16, Vec<String>>,
    error: Option<String>,
}

#[derive(Serialize)]
struct Step {
    colour: u8,
    removed: Vec<String>,
    captured: Vec<u16>,
}

impl Verdict {
    fn refused(error: String) -> Self {
        Self {
            error: Some(error),
            ..Self::default()
        }
    }
}

fn judge(line: &[u8]) -> Verdict {
    let game: Game = match serde_json::from_slice(line) {
        Ok(game) => game,
        Err(error) => return Verdict::refused(format!("the line is no game: {error}")),
    };
    match game.ruleset() {
        Ok(ruleset) => replay(ruleset, &game.moves),
        Err(error) => Verdict::refused(error),
    }
}

fn replay(ruleset: Ruleset, moves: &[String]) -> Verdict {
    let mut position = Position::new(ruleset);
    let mut verdict = Verdict::default();
    for (index, text) in moves.iter().enumerate() {
        note_refused(&position, &mut verdict.refused_at);
        match step(&mut position, text) {
            Ok(step) => verdict.steps.push(step),
            Err(error) => {
                verdict.error = Some(format!("move {}, {}: {error}", index + 1, shortened(text)));
                break;
            }
        }
    }
    verdict.captured = captured(&position);
    if let Some(outcome) = position.outcome() {
        verdict.over = true;
        verdict.winner = outcome.winning_colour.map_or(0, Colour::number);
        verdict.reason = Some(reason(outcome));
    }
    verdict
}

fn step(position: &mut Position, text: &str) -> Result<Option<Step>, String> {
    let size = position.ruleset().size;
    let mv = Move::parse(text, size).map_err(|error| error.to_string())?;
    let played = position.play(mv).map_err(|refusal| refusal.to_string())?;
    let (Some(_), Some(colour)) = (mv.point(), played.colour) else {
        return Ok(None);
    };
    let removed = played
        .removed()
        .map(|gone| gone.point.text(Notation::Board, size))
        .collect();
    Ok(Some(Step {
        colour: colour.number(),
        removed,
        captured: captured(position),
    }))
}

fn captured(position: &Position) -> Vec<u16> {
    Colour::first(position.ruleset().colours)
        .map(|colour| position.captured_by(colour))
        .collect()
}

/// Notes the empty points on which the next stone may not go, if it is one that is asked for.
fn note_refused(position: &Position, refused_at: &mut BTreeMap<u16, Vec<String>>) {
    let ply = position.ply().saturating_add(1);
    let places = position
        .to_act()
        .is_some_and(|turn| turn.asks == Asks::Place);
    if !places || !RESTRICTED_PLIES.contains(&ply) {
        return;
    }
    let size = position.ruleset().size;
    let is_refused = |point: &Point| {
        position.board().at(*point).is_none() && position.check(Move::Place(*point)).is_err()
    };
    let refused = size.points().filter(is_refused);
    let refused: Vec<_> = refused
        .map(|point| point.text(Notation::Board, size))
        .collect();
    if !refused.is_empty() {
        refused_at.insert(ply, refused);
    }
}

fn reason(outcome: Outcome) -> &'static str {
    match outcome.reason {
        Reason::Row => "row",
        Reason::Captures => "captures",
        Reason::Resigned => "resigned",
        Reason::OutOfTime => "out of time",
        Reason::BoardFull => "board full",
        Reason::Agreed => "agreed",
        Reason::RowAgainstCaptures => "row against captures",
    }
}
