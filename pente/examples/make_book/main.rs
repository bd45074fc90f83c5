//! Makes the book of openings of the engine by long searches, and measures what it is worth.
//!
//!     cargo build --release -p pente --example make_book
//!     target/release/examples/make_book moves WORK RULESET POSITIONS NODES [GAMES]
//!     target/release/examples/make_book offers WORK RULESET COUNT NODES
//!     target/release/examples/make_book write moves|offers WORK... > FILE
//!
//! `moves` searches the positions that are most likely to be met after the first stone, up to so many, with
//! so many nodes for each good move; what people play is read from a file of recorded games, as the referee
//! reads them. `offers` looks for stones that are even, where the other player then chooses a colour. Both
//! add a line of JSON to the file `WORK` for each search, and go on where it ends, so that they can
//! be stopped at any time; the same arguments give the same lines. `write` makes of several such files
//! what the engine includes, `pente/src/engine/book/moves.txt` and `offers.txt`; it needs those of all rulesets that
//! the book is to have. When the judgement of the engine
//! changes, begin with new files.
//!
//!     target/release/examples/make_book even RULESET COUNT LEVEL NODES
//!     target/release/examples/make_book match RULESET GAMES NODES
//!
//! `even` lets a level make so many offers and says how far from even they are, once with the book and
//! once without. `match` plays games of the strongest level with the book against the same one without it,
//! with so many nodes a stone.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "counts and scores are small"
)]

mod even;
mod likely;
mod matched;
mod moves;
mod offers;
mod recorded;
mod searched;
mod work;
mod written;

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let task = arguments.next().unwrap_or_default();
    let rest: Vec<String> = arguments.collect();
    let done = match task.as_str() {
        "moves" => moves::make(&rest),
        "offers" => offers::make(&rest),
        "write" => written::write(&rest),
        "even" => even::measure(&rest),
        "match" => matched::play(&rest),
        _ => Err("say what to do: moves, offers, write, even or match".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("make_book: {why}");
            ExitCode::FAILURE
        }
    }
}
