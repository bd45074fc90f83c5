//! The program: parses the command line and runs the chosen command.

use std::io;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use tessera::operate::{bot, engine, referee};

/// A Discord bot on which friends play Pente and its relatives.
#[derive(Parser)]
#[command(version)]
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

#[derive(Clone, Copy, Subcommand)]
enum Command {
    /// Connect to Discord and play, until SIGTERM or Ctrl-C. This is the default
    Run(RunArguments),
    /// Read games as lines of JSON from standard input and write a verdict on each
    Referee,
    /// Read positions as lines of JSON from standard input and write a move for each
    Engine,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.command.unwrap_or(Command::Run(arguments.run)) {
        Command::Run(it) => bot::run(it.accept_clock || arguments.run.accept_clock),
        Command::Referee => {
            referee::run(io::stdin().lock(), io::stdout().lock()).map_err(Into::into)
        }
        Command::Engine => engine::run(io::stdin().lock(), io::stdout().lock()).map_err(Into::into),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tessera: {error}");
            ExitCode::FAILURE
        }
    }
}
