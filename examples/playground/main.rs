//! Try the bot without an account: a channel in the browser.
//!
//!     cargo run --release --example playground
//!
//! starts the stand-in Discord, the real bot connected to it over loopback, and a page that shows
//! a server as a chat client does, with three accounts to play with. It prints the page's address
//! and runs until Ctrl-C, which leaves nothing behind, unless `--database` names a file to keep the
//! games in.

mod stage;

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use tracing_subscriber::EnvFilter;

use stage::{AnyError, Stage};

/// Try the bot without an account: a channel in the browser.
#[derive(Parser)]
struct Arguments {
    /// The page's port on 127.0.0.1; a free one if left out.
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// The file to keep the games in; if left out, they go when the playground ends.
    #[arg(long)]
    database: Option<PathBuf>,
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
    let stage = Stage::set(arguments.port, arguments.database.as_deref()).await?;
    println!("Open {} in a browser; Ctrl-C ends it.", stage.address());
    tokio::signal::ctrl_c().await?;
    stage.clear().await;
    Ok(())
}
