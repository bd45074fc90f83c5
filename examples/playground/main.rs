//! Try the bot without an account: a channel in the browser.
//!
//!     cargo run --release --example playground
//!
//! starts the stand-in Discord, the real bot connected to it over loopback, and a page that shows a
//! server as a chat client does, with three accounts to play with. It prints the page's address and
//! runs until Ctrl-C. It leaves nothing behind unless `--database` names a file in which to keep
//! the games. `--scenario` plays a script to watch, such as the one beside this file:
//!
//!     cargo run --release --example playground -- --scenario examples/playground/game.jsonl
//!
//! and `--record` writes such a script.

mod scenario;
mod stage;

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Parser;
use tracing_subscriber::EnvFilter;

use stage::{AnyError, Plan, Stage};

/// Try the bot without an account: a channel in the browser.
#[derive(Parser)]
struct Arguments {
    /// The page's port on 127.0.0.1; a free one if left out.
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// The file in which to keep the games; if left out, they are deleted when the playground ends.
    #[arg(long)]
    database: Option<PathBuf>,
    /// A script to play once a browser shows the page: a line of JSON for each act.
    #[arg(long)]
    scenario: Option<PathBuf>,
    /// How many seconds pass between two acts of the script.
    #[arg(long, default_value_t = 2.0)]
    pace: f64,
    /// A new file in which to record everything done in the page as a script.
    #[arg(long)]
    record: Option<PathBuf>,
    /// What is logged to standard error, as `warn,tessera=debug`.
    #[arg(long, default_value = "error")]
    log: EnvFilter,
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(Arguments::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("playground: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(arguments: Arguments) -> Result<(), AnyError> {
    tracing_subscriber::fmt()
        .with_env_filter(arguments.log)
        .with_writer(io::stderr)
        .init();
    let database = arguments.database.as_deref();
    if database.is_some_and(|it| it.to_string_lossy().contains("://")) {
        return Err("the playground keeps its games in a file; name one with --database".into());
    }
    let lines = arguments.scenario.as_deref().map(scenario::read);
    let lines = lines.transpose()?.unwrap_or_default();
    let pace = Duration::try_from_secs_f64(arguments.pace)?;
    let plan = Plan {
        port: arguments.port,
        database: arguments.database,
        record: arguments.record,
    };
    let stage = Stage::set(plan).await?;
    println!("Open {} in a browser; Ctrl-C ends it.", stage.address());
    tokio::select! {
        ended = told_to_end() => ended?,
        error = scenario::play(&stage.discord, &lines, pace) => {
            stage.clear().await;
            return Err(error);
        }
    }
    stage.clear().await;
    Ok(())
}

/// Waits for Ctrl-C, or for the signal to end the process.
#[cfg(unix)]
async fn told_to_end() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        _ = terminate.recv() => Ok(()),
        ended = tokio::signal::ctrl_c() => ended,
    }
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
async fn told_to_end() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}
