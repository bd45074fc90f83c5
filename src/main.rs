//! The program: reads the command line and calls what it names.

use std::error::Error;
use std::io;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use tessera::config::Config;
use tessera::discord::{self, TimeOfDay};
use tessera::operate::{engine, log, referee};
use tessera::service::Service;
use tessera::store::Store;
use tokio::runtime::Runtime;
use tokio::time::timeout;
use tracing::warn;

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
    /// Take the system's clock for right, though it was later already when the bot last ran: once,
    /// after a clock that had been ahead was set right. Clocks of games show what they showed then
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
        Command::Run(it) => run(it.accept_clock || arguments.run.accept_clock),
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

/// How long closing the database may take at the end; what is saved is on the disk already.
const CLOSING: Duration = Duration::from_millis(500);
/// How long what still runs on other threads may take at the end, as a picture that nobody waits for.
const LAST: Duration = Duration::from_millis(500);

/// Runs the bot and ends with it, whatever else is still at work.
fn run(accept_clock: bool) -> Result<(), Box<dyn Error>> {
    let runtime = Runtime::new()?;
    let done = runtime.block_on(play(accept_clock));
    runtime.shutdown_timeout(LAST);
    done
}

async fn play(accept_clock: bool) -> Result<(), Box<dyn Error>> {
    let config = Config::from_env()?;
    log::begin(&config.log);
    for warning in &config.warnings {
        warn!("{warning}");
    }
    let store = Store::open_for_bot(&config.database).await?;
    let service = Service::new(store.clone());
    let time = TimeOfDay::new();
    if accept_clock {
        let ahead = service.accept_clock(time.shown()).await?;
        if !ahead.is_zero() {
            warn!("the system's clock is taken for right, and was {ahead:#} ahead before");
        }
    }
    let done = discord::run(&config.discord, service, time).await;
    // Whoever cannot be waited for holds no more than a lock, which ends with the process.
    let _ = timeout(CLOSING, store.close()).await;
    Ok(done?)
}
