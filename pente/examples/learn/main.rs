//! Learns the judgement of the engine from games.
//!
//!     cargo run --release -p pente --example learn -- games FILE [ruleset] [games] [nodes] [seed]
//!
//! `games` lets the strongest level play against itself with this many nodes a stone, from random
//! openings of which it says that neither side is ahead by more than 350 points, and writes a line of JSON for each
//! game; if none of 40 openings is so, the line says that the game is skipped. It goes on where a
//! file ends, so that it can be stopped at any time, if its games have the same ruleset, nodes and seed.
//!
//!     cargo run --release -p pente --example learn -- fit NETWORK ruleset FILES...
//!
//! `fit` learns from such games, and from recorded ones as the referee reads them, and writes what it
//! learned as the engine reads it: to `pente/src/engine/learned`. Every tenth game is held out: it is not
//! learned from, only measured. The same files in the same order give the same result. With the name of
//! a network in the environment's `LEARN_FROM` it begins with what that has learned of lines.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "counts and weights are small"
)]

mod descent;
mod dice;
mod fit;
mod game_file;
mod games;
mod model;
mod samples;

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let task = arguments.next().unwrap_or_default();
    let rest: Vec<String> = arguments.collect();
    let done = match task.as_str() {
        "games" => games::make(&rest),
        "fit" => fit::fit(&rest),
        _ => Err("Say what to do: `games FILE …` or `fit NETWORK …`.".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("learn: {why}");
            ExitCode::FAILURE
        }
    }
}
