//! The bot, which this very program is under another name of its work: its clock is moved by whoever
//! has started it.

use std::io;
use std::thread;

use jiff::SignedDuration;
use tessera::config::Config;
use tessera::discord::{self, TimeOfDay};
use tessera::service::Service;
use tessera::store::Store;
use tracing_subscriber::EnvFilter;

use crate::AnyError;

/// Does what the bot's own program does, by a clock that is so many milliseconds ahead of the
/// system's; every further line of standard input says how many it is from then on.
pub async fn run(ahead: i64) -> Result<(), AnyError> {
    let config = Config::from_env()?;
    tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::new(&config.log))
        .with_ansi(false)
        .with_writer(io::stderr)
        .init();
    let time = TimeOfDay::new();
    time.set(SignedDuration::from_millis(ahead));
    let told = time.clone();
    // It ends with the process: nobody waits for a line that never comes.
    thread::spawn(move || follow(&told, ahead));
    let store = Store::open_for_bot(&config.database).await?;
    let service = Service::new(store.clone());
    let done = discord::run(&config.discord, service, time).await;
    store.close().await;
    Ok(done?)
}

fn follow(time: &TimeOfDay, mut ahead: i64) {
    for line in io::stdin().lines().map_while(Result::ok) {
        if let Ok(now_ahead) = line.trim().parse::<i64>() {
            time.set(SignedDuration::from_millis(now_ahead - ahead));
            ahead = now_ahead;
        }
    }
}
