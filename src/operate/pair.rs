//! Pairs rounds of tournaments from a stream, by the FIDE (Dutch) system.
//!
//! This module pairs by `tournament` alone and knows no people, no storage and no Discord.

mod report;
mod round;

use std::fs;
use std::io::{self, BufRead, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use serde::Serialize;

use round::Round;

use super::lines;
use crate::tournament::dutch;
use crate::tournament::round::{PairingNumber, RoundPairing};

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
