//! A process of the bot: this same program run with another subcommand. The process that started it sets
//! its clock.

use std::io;
use std::thread;

use jiff::SignedDuration;
use tessera::config::Config;
use tessera::discord::{self, TimeOfDay};
use tessera::operate::bot::open_database;
use tessera::operate::watch;
use tessera::service::Service;
use tessera::store::is_on_server;
use tracing_subscriber::EnvFilter;

use crate::AnyError;

/// Runs the bot as its own program does, with a clock that is `ahead` milliseconds ahead of the
/// system's. Each line of standard input replaces that number, and says how much of it the bot has
/// lived through since the storm began.
pub async fn run(ahead: i64) -> Result<(), AnyError> {
    let config = Config::from_env()?;
    tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::new(&config.log))
        .with_ansi(false)
        .with_writer(io::stderr)
        .init();
    let time = TimeOfDay::new();
    // Where the bot goes by the clock of a server, that one is moved as well.
    let change = if is_on_server(&config.database) {
        TimeOfDay::skip
    } else {
        TimeOfDay::set
    };
    change(&time, SignedDuration::from_millis(ahead));
    let told = time.clone();
    // The thread ends with the process: nobody waits for its next line.
    thread::spawn(move || follow(&told, change, ahead));
    let vitals = watch::begin(&config).await?;
    let store = open_database(&config).await?;
    let service = Service::new(store.clone());
    let done = discord::run(&config.discord, service, time, vitals).await;
    store.close().await;
    Ok(done?)
}

/// Follows the lines of standard input; `change` moves the clock without that the bot lives through it.
fn follow(time: &TimeOfDay, change: fn(&TimeOfDay, SignedDuration), mut ahead: i64) {
    let mut lived = None;
    for line in io::stdin().lines().map_while(Result::ok) {
        let mut numbers = line.split(' ').map(str::parse::<i64>);
        if let (Some(Ok(now_ahead)), Some(Ok(now_lived))) = (numbers.next(), numbers.next()) {
            let passed = now_lived - lived.unwrap_or(now_lived);
            time.advance(SignedDuration::from_millis(passed));
            change(
                time,
                SignedDuration::from_millis(now_ahead - ahead - passed),
            );
            (ahead, lived) = (now_ahead, Some(now_lived));
        }
    }
}
