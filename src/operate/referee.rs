//! Replays games from a stream and says what happened at every stone.
//!
//! It judges by `rules` alone and knows no people, no storage and no Discord.

use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};

use serde::{Deserialize, Serialize};

use crate::rules::{
    Asks, Colour, Move, Notation, Opening, Options, Outcome, Point, Position, Reason, Ruleset,
    catalogue,
};

/// The longest line that is read. The longest real game needs a few thousand bytes.
const LONGEST_LINE: usize = 1 << 20;

/// Which plies are asked for the points that may not be chosen.
const RESTRICTED_PLIES: std::ops::RangeInclusive<u16> = 2..=5;

/// Reads one game a line and writes one verdict a line, in the same order, until the input ends.
///
/// A line that is no game gets a verdict with an error, and the next one is read. Nothing is kept
/// from one line to the next. Fails only when reading or writing does.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        let verdict = match read_line(&mut input, &mut line)? {
            Line::End => return Ok(()),
            Line::TooLong => Verdict::refused(format!("the line is over {LONGEST_LINE} bytes")),
            Line::Whole => judge(&line),
        };
        serde_json::to_writer(&mut output, &verdict)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}

/// A game to judge.
#[derive(Deserialize)]
struct Game {
    rules: String,
    moves: Vec<String>,
    size: Option<u64>,
    opening: Option<String>,
    poof: Option<bool>,
    boat: Option<bool>,
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
    match ruleset(&game) {
        Ok(ruleset) => replay(ruleset, &game.moves),
        Err(error) => Verdict::refused(error),
    }
}

fn ruleset(game: &Game) -> Result<Ruleset, String> {
    let base = catalogue::find(&game.rules).ok_or("there is no ruleset of that name")?;
    let opening = game
        .opening
        .as_deref()
        .map(|id| Opening::from_id(id).ok_or("no such opening"));
    let options = Options {
        // A number that is no byte is no size either, and is refused as one.
        size: game
            .size
            .map(|lines| u8::try_from(lines).unwrap_or(u8::MAX)),
        opening: opening.transpose()?,
        poof: game.poof,
        boat: game.boat,
    };
    base.with_options(options)
        .map_err(|refusal| refusal.to_string())
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

/// The beginning of a text that somebody else wrote, fit to be shown.
fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}

enum Line {
    Whole,
    TooLong,
    End,
}

/// Reads one line without its end. Of a line that is too long nothing is kept.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let (mut any, mut too_long) = (false, false);
    loop {
        let part = match input.fill_buf() {
            Ok(part) => part,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = part.iter().position(|&byte| byte == b'\n');
        let length = end.unwrap_or(part.len());
        too_long |= line.len() + length > LONGEST_LINE;
        if !too_long {
            line.extend_from_slice(&part[..length]);
        }
        any |= !part.is_empty();
        let is_last = part.is_empty() || end.is_some();
        input.consume(length + usize::from(end.is_some()));
        if is_last {
            break;
        }
    }
    Ok(match (any, too_long) {
        (false, _) => Line::End,
        (true, true) => Line::TooLong,
        (true, false) => Line::Whole,
    })
}
