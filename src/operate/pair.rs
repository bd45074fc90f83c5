//! Pairs rounds of tournaments from a stream, by the FIDE (Dutch) system.
//!
//! This module pairs by `tournament` alone and knows no people, no storage and no Discord.

mod report;

use std::fs;
use std::io::{self, BufRead, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::lines;
use crate::tournament::dutch;
use crate::tournament::round::{
    Bye, Colour, GameResult, PairingNumber, PastGame, PastRound, RoundPairing, RoundToPair,
};

/// The time between two lines about the progress.
const BETWEEN_NOTES: Duration = Duration::from_secs(10);

/// Reads one round per line and writes one pairing per line, in the same order, until the input ends.
/// What takes long is noted on `progress` now and then. If a folder for `reports` is named, it is made, and the
/// round of line 7 is written there as `7.trf`: those before it with their results, and its pairing without any.
///
/// An invalid line gets an answer with an error, and reading continues. Nothing is remembered from one
/// line to the next. Fails only when reading or writing does; a report that cannot be written is an error of its line.
pub fn run(
    input: impl BufRead,
    output: impl Write,
    mut progress: impl Write,
    reports: Option<&Path>,
) -> io::Result<()> {
    if let Some(folder) = reports {
        fs::create_dir_all(folder)?;
    }
    let mut rounds: u64 = 0;
    let mut noted = Instant::now();
    lines::answer_each(input, output, |line| {
        rounds += 1;
        let file = reports.map(|it| it.join(format!("{rounds}.trf")));
        let answer = line.and_then(|it| pair(it, file.as_deref()));
        if noted.elapsed() >= BETWEEN_NOTES {
            // Nobody may be reading it.
            let _ = writeln!(progress, "{rounds} rounds");
            noted = Instant::now();
        }
        answer.unwrap_or_else(|error| Answer {
            error: Some(error),
            ..Answer::default()
        })
    })
}

/// The pairing of a round, or why there is none.
#[derive(Default, Serialize)]
struct Answer {
    /// White and black of each game, in the order of the boards.
    pairs: Vec<(PairingNumber, PairingNumber)>,
    /// Who is left over.
    bye: Option<PairingNumber>,
    error: Option<String>,
}

/// A round as described by another program.
#[derive(Deserialize)]
struct Round {
    id: Option<Value>,
    players: Vec<Player>,
    rounds_total: usize,
    first_color: FirstColour,
    #[serde(default)]
    history: Vec<Past>,
    #[serde(default)]
    absent: Vec<PairingNumber>,
}

#[derive(Deserialize)]
struct Player {
    n: PairingNumber,
    rating: Option<Value>,
}

#[derive(Clone, Copy, Deserialize)]
enum FirstColour {
    #[serde(rename = "w")]
    White,
    #[serde(rename = "b")]
    Black,
}

#[derive(Deserialize)]
struct Past {
    round: Option<usize>,
    #[serde(default)]
    pairs: Vec<(PairingNumber, PairingNumber, PastResult)>,
    #[serde(default)]
    byes: Vec<(PairingNumber, PastBye)>,
}

#[derive(Clone, Copy, Deserialize)]
enum PastResult {
    #[serde(rename = "1-0")]
    White,
    #[serde(rename = "0-1")]
    Black,
    #[serde(rename = "1/2")]
    Draw,
    #[serde(rename = "+--")]
    WhiteByForfeit,
    #[serde(rename = "--+")]
    BlackByForfeit,
    #[serde(rename = "---")]
    BothForfeit,
}

#[derive(Clone, Copy, Deserialize)]
enum PastBye {
    #[serde(rename = "U")]
    PairingAllocated,
    #[serde(rename = "H")]
    HalfPoint,
    #[serde(rename = "Z")]
    ZeroPoint,
}

/// Pairs the round of a line, and writes it into a file if one is named.
fn pair(line: &[u8], file: Option<&Path>) -> Result<Answer, String> {
    let round: Round =
        serde_json::from_slice(line).map_err(|error| format!("the line is no round: {error}"))?;
    let to_pair = round.to_pair()?;
    let pairing = dutch::pair(&to_pair).map_err(|error| error.to_string())?;
    let written = match file {
        Some(file) => fs::write(file, report::report(&round, &to_pair, &pairing).text()),
        None => Ok(()),
    };
    let RoundPairing { pairs, bye } = pairing;
    let error = written
        .err()
        .map(|error| format!("the report cannot be written: {error}"));
    Ok(Answer { pairs, bye, error })
}

impl Round {
    fn to_pair(&self) -> Result<RoundToPair, String> {
        let players = self.players.len();
        let mut numbers: Vec<_> = self.players.iter().map(|it| it.n).collect();
        numbers.sort_unstable();
        if !numbers.into_iter().eq(1..=players) {
            return Err("the players are numbered 1, 2, 3 and so on".to_owned());
        }
        let named = self.history.iter().map(|it| it.round).zip(1..);
        if let Some((_, next)) = named
            .into_iter()
            .find(|(round, next)| round.is_some_and(|it| it != *next))
        {
            return Err(format!(
                "round {next} is missing from the history, or not in its place"
            ));
        }
        Ok(RoundToPair {
            players,
            rounds_total: self.rounds_total,
            first_colour: match self.first_color {
                FirstColour::White => Colour::White,
                FirstColour::Black => Colour::Black,
            },
            history: self.history.iter().map(past).collect(),
            absent: self.absent.iter().copied().collect(),
        })
    }
}

fn past(round: &Past) -> PastRound {
    let games = round.pairs.iter().map(|(white, black, result)| PastGame {
        white: *white,
        black: *black,
        result: match result {
            PastResult::White => GameResult::WhiteWins,
            PastResult::Black => GameResult::BlackWins,
            PastResult::Draw => GameResult::Draw,
            PastResult::WhiteByForfeit => GameResult::WhiteWinsByForfeit,
            PastResult::BlackByForfeit => GameResult::BlackWinsByForfeit,
            PastResult::BothForfeit => GameResult::BothForfeit,
        },
    });
    let byes = round.byes.iter().map(|(player, bye)| {
        let bye = match bye {
            PastBye::PairingAllocated => Bye::PairingAllocated,
            PastBye::HalfPoint => Bye::HalfPoint,
            PastBye::ZeroPoint => Bye::ZeroPoint,
        };
        (*player, bye)
    });
    PastRound {
        games: games.collect(),
        byes: byes.collect(),
    }
}
