//! Reviews games from a stream: who stood better after each move, how well both played, and what decided.
//!
//! This module knows the rules and the review; no people, no storage and no Discord.

mod sentence;

use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use serde::Serialize;

use super::asked::{GAME, Game, MATCH};
use super::fields::{self, Others};
use super::lines;
use crate::review::{
    Chance, FEWEST_STONES, JudgedPly, Judging, MissedWin, Review, TurningPoint, Word,
};
use crate::rules::{BoardSize, Move};

/// The time between two lines about the progress.
const BETWEEN_NOTES: Duration = Duration::from_secs(10);

/// What a record may say beside its game, which is not read here: what `tessera convert` writes, then what a match
/// between engines does, what `tessera referee` has found and other referees have, and what is known of games between
/// people.
const BESIDE: [&str; 25] = [
    "id",
    "headers",
    "result",
    "pair",
    "game",
    "given",
    "first",
    "winner",
    "reason",
    "fault",
    "player",
    "opponent",
    "steps",
    "captured",
    "over",
    "scores",
    "scored",
    "match_winner",
    "begins_next",
    "refused_at",
    "error",
    "illegal",
    "on_board",
    "rated",
    "ratings",
];

/// Reads one game per line, as the referee does, and writes one review per line, in the same order, until
/// the input ends. What takes long is noted on `progress` now and then.
///
/// An invalid line gets an answer with an error, and reading continues; so does an empty one, and one with a field
/// that is not known. Fails only when reading or writing does.
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
    /// Why there are none, if there are none.
    no_turning_points: Option<String>,
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
    let game: Game = fields::read(line, "game", &[&GAME, &MATCH], Others::RefusedBut(&BESIDE))?;
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
    let turning_points = review.turning_points();
    Answer {
        accuracy: review.accuracy().map(|found| found.map(rounded)),
        plies: review.plies.iter().map(ply).collect(),
        turning_points: turning_points.iter().map(|it| turning(it, size)).collect(),
        no_turning_points: turning_points.is_empty().then(|| why_none(review)),
        missed_wins: review
            .missed_wins()
            .iter()
            .map(|it| missed(it, size))
            .collect(),
        error: None,
    }
}

/// Why no move is told to have decided a game.
fn why_none(review: &Review) -> String {
    let stones = review.stones_in(review.plies.len());
    let is_judged = review.plies.iter().any(|ply| ply.judgement.is_some());
    if is_judged {
        "no single move decided the game".to_owned()
    } else if stones < usize::from(FEWEST_STONES) {
        format!(
            "no move of the game could be judged: with fewer than {FEWEST_STONES} stones it is too short"
        )
    } else {
        "no move of the game could be judged".to_owned()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::Judgement;
    use crate::rules::{Colour, Point, catalogue};

    /// A game of so many stones, all of them judged to be good, or none judged.
    fn game_of(stones: u8, is_judged: bool) -> Review {
        let stone = |file| JudgedPly {
            mv: Move::Place(Point::new(file, 0)),
            colour: Some(Colour::FIRST),
            score: None,
            chance: None,
            judgement: is_judged.then(|| Judgement {
                best: Chance::EVEN,
                played: Chance::EVEN,
                word: None,
                better: Vec::new(),
                reason: None,
                reply: Vec::new(),
                missed_win: None,
            }),
        };
        Review {
            ruleset: catalogue::find("pente").expect("the base game"),
            plies: (0..stones).map(stone).collect(),
        }
    }

    #[test]
    fn why_there_are_no_turning_points_is_told() {
        for (stones, is_judged, reason) in [
            (5, true, "no single move decided the game"),
            (6, true, "no single move decided the game"),
            (
                5,
                false,
                "no move of the game could be judged: with fewer than 6 stones it is too short",
            ),
            (6, false, "no move of the game could be judged"),
        ] {
            let told = told(&game_of(stones, is_judged));
            assert!(told.turning_points.is_empty());
            assert_eq!(told.no_turning_points.as_deref(), Some(reason));
        }
    }
}
