//! Reviews games from a stream: who stood better after each move, how well both played, and what decided.
//!
//! This module knows the rules and the review; no people, no storage and no Discord.

mod sentence;

use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use serde::Serialize;

use super::asked::Game;
use super::lines;
use crate::review::{Chance, JudgedPly, Judging, MissedWin, Review, TurningPoint, Word};
use crate::rules::{BoardSize, Move};

/// The time between two lines about the progress.
const BETWEEN_NOTES: Duration = Duration::from_secs(10);

/// Reads one game per line, as the referee does, and writes one review per line, in the same order, until
/// the input ends. What takes long is noted on `progress` now and then.
///
/// An invalid line gets an answer with an error, and reading continues. Fails only when reading or writing
/// does.
pub fn run(input: impl BufRead, output: impl Write, progress: impl Write) -> io::Result<()> {
    let mut progress = Progress {
        output: progress,
        games: 0,
        noted: Instant::now(),
    };
    lines::answer_each(input, output, |line| {
        let answer = line.and_then(|line| review(line, &mut progress));
        progress.games += 1;
        answer.unwrap_or_else(|error| Answer {
            error: Some(error),
            ..Answer::default()
        })
    })
}

/// The review of a game, or why there is none.
#[derive(Default, Serialize)]
struct Answer {
    /// In percent, of the colour that moves first and of the other.
    accuracy: [Option<f64>; 2],
    /// One entry per move.
    plies: Vec<Ply>,
    turning_points: Vec<Turning>,
    missed_wins: Vec<Missed>,
    error: Option<String>,
}

/// The position after a move, for the colour that moves first, and a word on the move.
#[derive(Serialize)]
struct Ply {
    /// `None` while the opening has not assigned the colours.
    score: Option<i32>,
    /// The chance of winning, in percent.
    win: f64,
    word: Option<&'static str>,
}

#[derive(Serialize)]
struct Turning {
    /// Counted from 1.
    ply: usize,
    played: String,
    better: String,
    why: String,
    /// The better move and how the game would go on.
    line: Vec<String>,
    /// The answers to the move that was played of which `why` speaks.
    reply: Vec<String>,
}

#[derive(Serialize)]
struct Missed {
    ply: usize,
    /// How many moves of the winner's the win takes.
    moves: u16,
    line: Vec<String>,
}

fn review(line: &[u8], progress: &mut Progress<impl Write>) -> Result<Answer, String> {
    let game: Game =
        serde_json::from_slice(line).map_err(|error| format!("the line is no game: {error}"))?;
    let record = game.record()?;
    let mut judging = Judging::new(&record).map_err(|refusal| refusal.to_string())?;
    while judging.left() > 0 {
        judging.step(None);
        progress.note(judging.left());
    }
    Ok(told(&judging.review()))
}

fn told(review: &Review) -> Answer {
    let size = review.ruleset.size;
    Answer {
        accuracy: review.accuracy().map(|found| found.map(rounded)),
        plies: review.plies.iter().map(ply).collect(),
        turning_points: review
            .turning_points()
            .iter()
            .map(|it| turning(it, size))
            .collect(),
        missed_wins: review
            .missed_wins()
            .iter()
            .map(|it| missed(it, size))
            .collect(),
        error: None,
    }
}

fn ply(ply: &JudgedPly) -> Ply {
    let word = ply.judgement.as_ref().and_then(|judgement| judgement.word);
    Ply {
        score: ply.score.map(|score| score.0),
        win: rounded(ply.chance.unwrap_or(Chance::EVEN).0),
        word: word.map(Word::id),
    }
}

fn turning(point: &TurningPoint<'_>, size: BoardSize) -> Turning {
    let line = texts(&point.judgement.better, size);
    Turning {
        ply: point.index + 1,
        played: point.played.text(size),
        better: line.first().cloned().unwrap_or_default(),
        why: sentence::why(point, size),
        line,
        reply: texts(&point.judgement.reply, size),
    }
}

fn missed(win: &MissedWin<'_>, size: BoardSize) -> Missed {
    Missed {
        ply: win.index + 1,
        moves: win.moves,
        line: texts(win.line, size),
    }
}

fn texts(moves: &[Move], size: BoardSize) -> Vec<String> {
    moves.iter().map(|mv| mv.text(size)).collect()
}

/// A percentage with one decimal place.
fn rounded(percent: f64) -> f64 {
    (percent * 10.0).round() / 10.0
}

/// Says how far the reviews are, if they take long.
struct Progress<W> {
    output: W,
    games: u64,
    noted: Instant,
}

impl<W: Write> Progress<W> {
    fn note(&mut self, left: usize) {
        if self.noted.elapsed() < BETWEEN_NOTES {
            return;
        }
        self.noted = Instant::now();
        let games = self.games;
        // Whoever does not read the progress wants the reviews all the same.
        let _ = writeln!(
            self.output,
            "{games} games reviewed, {left} positions left in the next one"
        );
    }
}
