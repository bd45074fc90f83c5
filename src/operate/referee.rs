//! Replays games from a stream and reports what happened at every stone.
//!
//! This module judges by `rules` alone and knows no people, no storage and no Discord.

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};

use serde::Serialize;

use super::asked::Game;
use super::fields::shortened;
use super::lines;
use crate::rules::{
    Colour, Match, Move, Notation, Outcome, Point, Position, Reason, Ruleset, Standing, TurnAction,
};

/// The plies for which the forbidden points are listed.
const RESTRICTED_PLIES: std::ops::RangeInclusive<u16> = 2..=5;

/// Reads one game per line and writes one verdict per line, in the same order, until the input
/// ends.
///
/// An invalid line gets a verdict with an error, and reading continues. Nothing is remembered from
/// one line to the next. Fails only when reading or writing does.
pub fn run(input: impl BufRead, output: impl Write) -> io::Result<()> {
    lines::answer_each(input, output, |line| match line {
        Ok(line) => judge(line),
        Err(error) => Verdict::refused(error),
    })
}

/// The result of replaying a game.
#[derive(Default, Serialize)]
struct Verdict {
    /// One entry per move; `None` for a move without a stone.
    steps: Vec<Option<Step>>,
    /// Captured stones at the end, by colour.
    captured: Vec<u16>,
    over: bool,
    /// The number of the winning colour, or 0.
    winner: u8,
    reason: Option<&'static str>,
    /// `None` if games do not score points.
    #[serde(flatten)]
    points: Option<Points>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    refused_at: BTreeMap<u16, Vec<String>>,
    error: Option<String>,
}

/// The points of a game that is part of a match, by seat.
#[derive(Serialize)]
struct Points {
    /// Each seat's points in the match: its handicap and, once the game is over, its score.
    scores: Vec<u16>,
    /// Each seat's points from this game; `None` while it is running.
    scored: Option<Vec<u16>>,
    target: u16,
    /// The number of the seat that has won the match, or 0.
    match_winner: usize,
    /// The number of the seat that begins the next game of the match, or 0.
    begins_next: usize,
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
    try_judge(line).unwrap_or_else(Verdict::refused)
}

fn try_judge(line: &[u8]) -> Result<Verdict, String> {
    let game = Game::read(line)?;
    let ruleset = game.ruleset()?;
    let points = game.points(&ruleset)?;
    let (mut verdict, position) = replay(ruleset, game.notation()?, &game.moves);
    verdict.points = points.map(|points| count(points, &position));
    Ok(verdict)
}

/// What a game adds to its match.
fn count(mut points: Match, game: &Position) -> Points {
    let seats = usize::from(game.ruleset().seats);
    let before = points.points();
    let is_over = game.outcome().is_some();
    let (match_winner, begins_next) = match is_over.then(|| points.finish(game)) {
        None => (0, 0),
        Some(Standing::Won { person }) => (person + 1, 0),
        Some(Standing::Next { first }) => (0, first + 1),
    };
    let scores = points.points();
    let made = (0..seats).map(|seat| scores[seat] - before[seat]);
    Points {
        scores: scores[..seats].to_vec(),
        scored: is_over.then(|| made.collect()),
        target: points.target(),
        match_winner,
        begins_next,
    }
}

fn replay(ruleset: Ruleset, notation: Notation, moves: &[String]) -> (Verdict, Position) {
    let mut position = Position::new(ruleset);
    let mut verdict = Verdict::default();
    for (index, text) in moves.iter().enumerate() {
        note_refused(&position, &mut verdict.refused_at);
        match step(&mut position, notation, text) {
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
    (verdict, position)
}

fn step(position: &mut Position, notation: Notation, text: &str) -> Result<Option<Step>, String> {
    let size = position.ruleset().size;
    let mv = Move::parse_preferring(notation, text, size).map_err(|error| error.to_string())?;
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

/// Lists the empty points where the next stone may not be placed, if this ply is one of
/// [`RESTRICTED_PLIES`].
fn note_refused(position: &Position, refused_at: &mut BTreeMap<u16, Vec<String>>) {
    let ply = position.ply().saturating_add(1);
    let places = position
        .to_act()
        .is_some_and(|turn| turn.asks == TurnAction::Place);
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
        Reason::PlyLimit => "ply limit",
    }
}
