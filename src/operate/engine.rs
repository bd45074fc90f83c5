//! Plays moves for other programs: one position per input line, one move per output line.
//!
//! This module knows the rules and the engine; no people, no storage and no Discord.

use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::asked::{GAME, Game};
use super::fields::{self, Field, Holds, Others, shortened};
use super::lines;
use crate::engine::{self, Budget, Chosen, Level};
use crate::rules::{Move, Position};

/// Reads one question per line and writes one answer per line, in the same order, until the input
/// ends.
///
/// An invalid line gets an answer with an error, and reading continues; so does an empty one, and one
/// with a field that is not known. Fails only when reading or writing does.
pub fn run(input: impl BufRead, output: impl Write) -> io::Result<()> {
    lines::answer_each(input, output, |line| {
        let answered = line.and_then(answer);
        answered.unwrap_or_else(|error| Answer {
            error: Some(error),
            ..Answer::default()
        })
    })
}

/// The nodes of a search that is to end by its time alone: they take minutes. How many there are makes no other
/// difference, for each part of a search has the same share of them as of the time, and no table grows with so many.
const NODES_OF_ANY_TIME: u64 = 100_000_000;

/// The fields of a question beside its game.
const QUESTION: [Field; 5] = [
    Field::optional("level", Holds::Number),
    Field::optional("nodes", Holds::Number),
    Field::optional("seed", Holds::Number),
    Field::optional("ms", Holds::Number),
    Field::optional("book", Holds::Flag),
];

/// A question: which move to play in a position.
#[derive(Deserialize)]
struct Question {
    #[serde(flatten)]
    game: Game,
    /// The level, 1 to 10; the strongest if left out.
    level: Option<u64>,
    /// How many nodes to search; if left out, the level's own number, or, without a level, as many as the
    /// time allows.
    nodes: Option<u64>,
    /// Makes games at the same level differ; 0 if left out.
    seed: Option<u64>,
    /// After how many milliseconds to answer even if nodes are left.
    ms: Option<u64>,
    /// Whether the book of openings may answer; if left out, where neither nodes nor milliseconds are given.
    book: Option<bool>,
}

/// The move, and how it was found.
#[derive(Default, Serialize)]
struct Answer {
    #[serde(rename = "move")]
    mv: Option<String>,
    /// From the point of view of the player to move; 0 for a choice.
    score: i32,
    depth: u32,
    nodes: u64,
    ms: u64,
    /// The move and the expected continuation.
    line: Vec<String>,
    error: Option<String>,
}

fn answer(line: &[u8]) -> Result<Answer, String> {
    let question: Question = fields::read(
        line,
        "question",
        &[&GAME, &QUESTION],
        Others::RefusedBut(&[]),
    )?;
    let position = position(&question.game)?;
    let asked = question.level.map(level).transpose()?;
    let budget = budget(asked.as_ref(), question.nodes, question.ms);
    let level = asked.unwrap_or_else(Level::strongest);
    let has_budget = question.nodes.is_some() || question.ms.is_some();
    let level = if question.book.unwrap_or(!has_budget) {
        level
    } else {
        level.without_book()
    };
    let begun = Instant::now();
    let chosen = engine::choose_within(&position, &level, question.seed.unwrap_or(0), &budget)
        .ok_or("there is nothing to choose")?;
    let elapsed = begun.elapsed().as_millis();
    Ok(told(
        &position,
        &chosen,
        u64::try_from(elapsed).unwrap_or(u64::MAX),
    ))
}

/// What may be spent on a move. If the nodes are not given, they are those of the level; if there is only a time,
/// they are as many as it allows; and if nothing is given, they are those of the strongest level.
pub fn budget(level: Option<&Level>, nodes: Option<u64>, ms: Option<u64>) -> Budget<'static> {
    let nodes = nodes.unwrap_or_else(|| match (level, ms) {
        (Some(level), _) => level.nodes,
        (None, Some(_)) => NODES_OF_ANY_TIME,
        (None, None) => Level::strongest().nodes,
    });
    Budget {
        guard: ms.map(Duration::from_millis),
        ..Budget::nodes(nodes.max(1))
    }
}

fn level(number: u64) -> Result<Level, String> {
    let found = u8::try_from(number).ok().and_then(Level::by_number);
    let strongest = Level::strongest().number;
    found.ok_or_else(|| format!("there is no level {number}, but 1 to {strongest}"))
}

fn position(game: &Game) -> Result<Position, String> {
    let ruleset = game.ruleset()?;
    if !engine::plays(&ruleset) {
        return Err(format!("the engine does not play {}", ruleset.name));
    }
    let notation = game.notation()?;
    let mut position = Position::new(ruleset);
    for (index, text) in game.moves.iter().enumerate() {
        let about = |error: String| format!("move {}, {}: {error}", index + 1, shortened(text));
        let mv = Move::parse_preferring(notation, text, ruleset.size)
            .map_err(|error| about(error.to_string()))?;
        position
            .play(mv)
            .map_err(|refusal| about(refusal.to_string()))?;
    }
    if position.outcome().is_some() {
        return Err("the game is over".to_owned());
    }
    Ok(position)
}

fn told(position: &Position, chosen: &Chosen, ms: u64) -> Answer {
    let size = position.ruleset().size;
    Answer {
        mv: Some(chosen.mv.text(size)),
        score: chosen.score.0,
        depth: chosen.depth,
        nodes: chosen.nodes,
        ms,
        line: chosen.line.iter().map(|mv| mv.text(size)).collect(),
        error: None,
    }
}
