//! The program: parses the command line and runs the chosen command.

use std::error::Error;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use tessera::operate::convert::{self, Format};
use tessera::operate::version::VERSION;
use tessera::operate::{bot, engine, health, pair, puzzles, referee, reports, review};

/// A Discord bot on which friends play Pente and its relatives.
#[derive(Parser)]
#[command(version = VERSION)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    run: RunArguments,
}

#[derive(Args, Clone, Copy)]
struct RunArguments {
    /// Accept the system clock although it showed a later time when the bot last ran, or is far
    /// ahead of Discord's. Use this once, after correcting a clock that was ahead, or at each start
    /// with a clock that is meant to be ahead. Game clocks show what they showed when the bot last
    /// ran
    #[arg(long)]
    accept_clock: bool,
}

#[derive(Args, Clone)]
struct ConvertArguments {
    /// What the records are read from: json (a game in a line, as the referee reads it), text or sgf
    #[arg(long)]
    from: Format,
    /// What they are written as: json, text or sgf
    #[arg(long)]
    to: Format,
    /// The files with the records; standard input if there is none, or for `-`
    files: Vec<PathBuf>,
}

#[derive(Args, Clone)]
struct PuzzlesArguments {
    /// The file to add the puzzles to; standard output if left out. If it has some, the search
    /// continues with the last record in it
    #[arg(long)]
    output: Option<PathBuf>,
    /// Pass over this many records at the beginning
    #[arg(long, default_value_t = 0)]
    skip: u64,
    /// End once the output has this many puzzles, those that it had before included
    #[arg(long)]
    limit: Option<u64>,
    /// Nodes for each proof
    #[arg(long, default_value_t = tessera::puzzle::NODES, value_parser = clap::value_parser!(u64).range(100..=1_000_000_000))]
    nodes: u64,
    /// Let the engine play this many games against itself, instead of reading any
    #[arg(long)]
    self_play: Option<u64>,
    /// Makes the games of the engine differ
    #[arg(long, default_value_t = 1, requires = "self_play")]
    seed: u64,
    /// The ruleset of the engine's games; all for two in turn if left out
    #[arg(long, requires = "self_play")]
    rules: Option<String>,
}

#[derive(Args, Clone, Copy)]
struct HealthArguments {
    /// Ask whether it is connected to Discord and can write to its database, instead of whether its
    /// loops turn
    #[arg(long)]
    ready: bool,
}

#[derive(Clone, Subcommand)]
enum Command {
    /// Connect to Discord and play, until SIGTERM or Ctrl-C. This is the default
    Run(RunArguments),
    /// Read games as lines of JSON from standard input and write a verdict on each
    Referee,
    /// Read positions as lines of JSON from standard input and write a move for each
    Engine,
    /// Read games as lines of JSON from standard input and write a review of each: who stood better,
    /// how well both played, and what decided
    Review,
    /// Convert records of games between lines of JSON, text and SGF. A record that is no game is
    /// named on standard error, the others go on, and the exit status is 1
    Convert(ConvertArguments),
    /// Find puzzles in games, read as lines of JSON from standard input, and write a line of JSON for
    /// each. A line that is no game is named on standard error, the others go on, and the exit status
    /// is 1
    Puzzles(PuzzlesArguments),
    /// Read rounds of Swiss tournaments as lines of JSON from standard input and write the pairing of
    /// each, by the FIDE (Dutch) system
    Pair,
    /// Ask the bot that runs with the same `METRICS_ADDR` whether it is well; the exit status is 1 if it is
    /// not
    Health(HealthArguments),
    /// Write what players have reported about opponents from other servers, a line of JSON for each
    Reports,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.command.unwrap_or(Command::Run(arguments.run)) {
        Command::Run(it) => bot::run(it.accept_clock || arguments.run.accept_clock),
        Command::Referee => {
            referee::run(io::stdin().lock(), io::stdout().lock()).map_err(Into::into)
        }
        Command::Engine => engine::run(io::stdin().lock(), io::stdout().lock()).map_err(Into::into),
        Command::Review => {
            let (input, output) = (io::stdin().lock(), io::stdout().lock());
            review::run(input, output, io::stderr()).map_err(Into::into)
        }
        Command::Pair => {
            let (input, output) = (io::stdin().lock(), io::stdout().lock());
            pair::run(input, output, io::stderr()).map_err(Into::into)
        }
        Command::Health(it) => return exit(health::run(it.ready, io::stdout().lock())),
        Command::Reports => reports::run(io::stdout().lock()),
        Command::Convert(it) => return exit(convert(&it)),
        Command::Puzzles(it) => return exit(puzzles(it)),
    };
    exit(done.map(|()| true))
}

/// Returns whether all records were converted.
fn convert(arguments: &ConvertArguments) -> Result<bool, Box<dyn Error>> {
    let ConvertArguments { from, to, files } = arguments;
    let (input, output) = (io::stdin().lock(), io::stdout().lock());
    let output = io::BufWriter::new(output);
    Ok(convert::run(
        (*from, *to),
        files,
        input,
        output,
        io::stderr(),
    )?)
}

/// Returns whether all lines were games.
fn puzzles(arguments: PuzzlesArguments) -> Result<bool, Box<dyn Error>> {
    let options = puzzles::SearchOptions {
        skip: arguments.skip,
        limit: arguments.limit.unwrap_or(u64::MAX),
        nodes: arguments.nodes,
    };
    let games: Box<dyn Iterator<Item = _>> = match arguments.self_play {
        Some(games) => {
            let rules = arguments.rules.as_deref();
            Box::new(puzzles::self_played(games, arguments.seed, rules)?)
        }
        None => Box::new(puzzles::read_games(io::stdin().lock())),
    };
    let done = match arguments.output {
        Some(file) => puzzles::add_to_file(games, options, &file, io::stderr()),
        None => puzzles::run(games, options, io::stdout().lock(), io::stderr()),
    };
    Ok(done?)
}

fn exit(done: Result<bool, Box<dyn Error>>) -> ExitCode {
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("tessera: {error}");
            ExitCode::FAILURE
        }
    }
}
