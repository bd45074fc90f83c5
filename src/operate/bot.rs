//! Runs the bot as a process: its settings, log and database, from start to exit.

use std::error::Error;
use std::time::Duration;

use tokio::runtime::Runtime;
use tokio::time::timeout;
use tracing::warn;

use super::{log, watch};
use crate::config::{self, Backups, Config, Shards};
use crate::discord::{self, TimeOfDay};
use crate::service::Service;
use crate::service::backups::{BackupFolder, folder_of, remove_unfinished};
use crate::store::{self, OpenError, ShardRange, Store};

/// How long closing the database may take at exit; everything saved is already on disk.
const DATABASE_CLOSE_TIMEOUT: Duration = Duration::from_millis(500);
/// How long work still running on other threads may take at exit, such as a picture that nobody
/// waits for.
const RUNTIME_SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(500);

// A total that the settings accept is one that the other processes see.
const _: () = assert!(config::MOST_SHARDS == store::MOST_SHARDS);

/// Runs the bot until SIGTERM or Ctrl-C, or until it cannot continue. The error is one line for the
/// operator. With `accept_clock`, the system clock is accepted as correct although it has already
/// shown a later time, or is ahead of Discord's.
pub fn run(accept_clock: bool) -> Result<(), Box<dyn Error>> {
    let runtime = Runtime::new()?;
    let done = runtime.block_on(run_until_stopped(accept_clock));
    runtime.shutdown_timeout(RUNTIME_SHUTDOWN_TIMEOUT);
    done
}

async fn run_until_stopped(accept_clock: bool) -> Result<(), Box<dyn Error>> {
    let config = Config::from_env()?;
    log::begin(&config.log, config.log_format);
    for warning in &config.warnings {
        warn!("{warning}");
    }
    let vitals = watch::begin(&config).await?;
    let store = open_database(&config).await?;
    tidy(&config.database)?;
    let mut service = Service::new(store.clone());
    if let Some(Backups { folder, keep }) = config.backups {
        service = service.with_backups(BackupFolder::open(folder, keep)?);
    }
    let mut time = TimeOfDay::new();
    if accept_clock {
        time = time.accepted();
        // Where a server has the database, its clock is the one that counts.
        if let Some(shown) = service.clock().await? {
            time.follow(shown);
        }
        let ahead = service.accept_clock(time.shown()).await?;
        if !ahead.is_zero() {
            warn!("the system's clock is taken for right, and was {ahead:#} ahead before");
        }
    }
    let done = discord::run(&config.discord, service, time, vitals).await;
    // Anything not closed in time holds only a lock, which ends with the process.
    let _ = timeout(DATABASE_CLOSE_TIMEOUT, store.close()).await;
    Ok(done?)
}

/// Opens the database for the bot, or for one of several processes of it, as the settings say.
pub async fn open_database(config: &Config) -> Result<Store, OpenError> {
    match config.discord.shards {
        Shards::All => Store::open_for_bot(&config.database).await,
        Shards::Range { first, last, total } => {
            let shards = ShardRange { first, last, total };
            Store::open_for_process(&config.database, shards).await
        }
    }
}

/// Removes what a restoration has left beside the database that was interrupted: it holds everybody's data. The bot
/// plays without that, too.
fn tidy(url: &str) -> Result<(), OpenError> {
    if store::is_on_server(url) {
        return Ok(());
    }
    let file = store::database_file(url)?;
    let file = file.canonicalize().unwrap_or(file);
    if let Err(error) = remove_unfinished(&file) {
        let folder = folder_of(&file).display();
        warn!("what a restoration has left in {folder} cannot be removed: {error}; delete it");
    }
    Ok(())
}
