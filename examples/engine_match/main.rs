//! Lets two engines play a match and says which is the stronger one, and makes the openings for it.
//!
//!     cargo run --release --example engine_match -- play --player nodes:20000 \
//!         --opponent "nodes:20000 program:./tessera-old engine" \
//!         --openings examples/engine_match/openings/pente.txt --record match.jsonl
//!     cargo run --release --example engine_match -- openings --rules pente --output pente.txt
//!
//! A player is the engine in this program, or any program that speaks the lines of `tessera engine`, such as one that
//! was built from an earlier commit. Each opening is played twice with the seats swapped. The result goes to standard
//! output, progress to standard error.

mod arguments;
mod balanced;
mod conclusion;
mod contestant;
mod dice;
mod digest;
mod elo;
mod game;
mod interrupt;
mod made_openings;
mod match_play;
mod opening;
mod pentanomial;
mod player;
mod program;
mod program_files;
mod programs;
mod progress;
mod question;
mod record_file;
mod settings;
mod sprt;
mod tally;
mod written_game;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser;

use arguments::{Arguments, PlayArguments, Work};
use conclusion::{conclusion, conclusion_of_fixed};
use interrupt::end_when_interrupted;
use progress::{Progress, tell};
use record_file::RecordFile;

fn main() -> ExitCode {
    let done = match Arguments::parse().work {
        Work::Play(arguments) => play(&arguments),
        Work::Openings(arguments) => made_openings::make(&arguments, io::stdout()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tell(format_args!("engine_match: {error}"));
            ExitCode::FAILURE
        }
    }
}

fn play(arguments: &PlayArguments) -> Result<(), String> {
    let (it, test) = (arguments.prepared()?, arguments.test()?);
    let settings = arguments.settings().line()?;
    let (file, known) = RecordFile::open(&arguments.record, &settings)?;
    it.check_openings(&known)?;
    let mut progress = Progress::new();
    if !known.is_empty() {
        tell(format_args!("{} games are there already", known.len()));
    }
    if !it.is_over(&it.begun(&known)) {
        end_when_interrupted(it.programs.clone())
            .map_err(|error| format!("Ctrl-C cannot be listened for: {error}"))?;
        it.try_programs()?;
    }
    let tally = it.play(&file, &known, |tally| {
        let ratio = test.ratio(&tally.pairs);
        progress.tell(format_args!("{}, LLR {ratio:.2}", tally.line()));
    })?;
    let [player, opponent] = &it.players;
    let conclusion = match &it.test {
        Some(test) => conclusion(&tally, test),
        None => conclusion_of_fixed(&tally, &test),
    };
    let result = format!("{player} against {opponent}\n{conclusion}");
    let written = io::stdout().write_all(result.as_bytes());
    written.map_err(|error| format!("the result cannot be written: {error}"))
}
