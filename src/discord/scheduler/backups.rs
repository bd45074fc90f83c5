//! The job that makes the daily backup, if a folder for backups is set.
//!
//! It looks once a minute whether the day's backup is due, and makes at most one at a time. A copy waits for
//! nobody, and nobody for it: it reads on a connection of its own. If that fails, or takes longer than
//! [`LONGEST`], it is tried again after a minute, and then less and less often, at most every hour in the end;
//! the log says so each time. If that lasts for ever, there are no new backups, the old ones stay, and
//! everything else goes on. The names of the files in the folder say when the last one was made, so that a
//! restart makes no difference.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout};
use tracing::{error, info, warn};

use crate::discord::bot::Bot;
use crate::discord::scheduler::back_off::BackOff;
use crate::discord::supervision::Pulse;
use crate::service::backups::{Backup, BackupError, BackupFolder};

/// How often it looks whether a backup is due.
const PERIOD: Duration = Duration::from_mins(1);
/// The pause after a first failure.
const FIRST_PAUSE: Duration = Duration::from_mins(1);
/// The longest pause while every attempt fails.
const LONGEST_PAUSE: Duration = Duration::from_hours(1);
/// How long one backup may take.
const LONGEST: Duration = Duration::from_hours(1);
/// How often the job shows that it lives while a backup is being made.
const BEAT: Duration = Duration::from_secs(10);

/// Runs the job. It may be aborted at any time: a backup that is not whole is removed.
pub async fn run(bot: Arc<Bot>, folder: Arc<BackupFolder>, pulse: Pulse) -> String {
    let Some(file) = bot.service.database_file().map(Path::to_path_buf) else {
        return "the database is no file, which alone can be backed up".to_owned();
    };
    let mut back_off = BackOff::between(FIRST_PAUSE, LONGEST_PAUSE);
    let mut tried_again_at = Timestamp::MIN;
    loop {
        pulse.beat();
        let now = bot.time.shown();
        if !folder.is_due(now) || now < tried_again_at {
            bot.time.wait(PERIOD, None).await;
            continue;
        }
        let making = tokio::spawn({
            let (folder, file) = (Arc::clone(&folder), file.clone());
            async move { folder.back_up(&file, now).await }
        });
        match finish(making, &pulse).await {
            Ok(backup) => {
                back_off.reset();
                tell(&backup);
            }
            Err(reason) => {
                let pause = back_off.pause();
                error!("no backup was made, it is tried again in {pause:?}: {reason}");
                tried_again_at = now.saturating_add(pause).unwrap_or(now);
            }
        }
    }
}

/// Waits for a backup. The error says why there is none.
async fn finish(
    mut making: JoinHandle<Result<Backup, BackupError>>,
    pulse: &Pulse,
) -> Result<Backup, String> {
    let begun = Instant::now();
    while begun.elapsed() < LONGEST {
        pulse.beat();
        match timeout(BEAT, &mut making).await {
            Ok(Ok(Ok(backup))) => return Ok(backup),
            Ok(Ok(Err(error))) => return Err(error.to_string()),
            Ok(Err(panic)) => return Err(panic.to_string()),
            Err(_) => {}
        }
    }
    making.abort();
    Err(format!("it took longer than {LONGEST:?}"))
}

fn tell(backup: &Backup) {
    let file = backup.file.display();
    let (bytes, games) = (backup.bytes, backup.verified.games);
    info!(bytes, games, "the backup {file} was made and verified");
    for game in &backup.verified.damaged {
        warn!(%game, "the backup {file} has a game that is damaged in the database, too");
    }
    for orphans in &backup.verified.orphans {
        warn!("{orphans}: so it is in the backup {file}, and in the database");
    }
}
