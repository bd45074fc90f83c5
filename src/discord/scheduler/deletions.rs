//! The job that deletes people who asked for it, step by step (`service/deletions.rs`).
//!
//! It looks every [`PERIOD`], and pauses for [`PAUSE`] between two steps, so that everybody else who saves something has a
//! turn. It does nothing unless the bot is certainly present and its clock can be trusted. It posts and pings nobody: what
//! ends is told by the outbox, as always. If the database fails, it tries again after two seconds, and then less and less
//! often, at most every five minutes; the log says so each time. The database alone drives it, so that it goes on after a
//! restart; if it fails for ever, the person stays refused, and nothing of theirs is shown to anybody who could not see it
//! before.
//!
//! When nothing else is to be done, it rewrites the database file, if that is due, in a task of its own. Everybody who
//! saves something waits for that; if they have waited too long, they are told that nothing was lost. While somebody reads
//! an older state, such as a backup, it is tried again after [`AGAIN`]. During that, and during a step, which looks through
//! every table, this job says that it lives, for [`LONGEST`] at most.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use tokio::time::{Instant, timeout};
use tracing::{error, info};

use crate::discord::bot::Bot;
use crate::discord::scheduler::back_off::BackOff;
use crate::discord::scheduler::presence;
use crate::discord::supervision::Pulse;
use crate::service::{DeletionStep, in_full};

/// How often it looks.
const PERIOD: Duration = Duration::from_secs(10);
/// The pause between two steps.
const PAUSE: Duration = Duration::from_millis(20);
/// The pause after a rewriting that somebody who read prevented.
const AGAIN: Duration = Duration::from_mins(5);
/// How often the job shows that it lives during a step, or while the file is rewritten.
const BEAT: Duration = Duration::from_secs(10);
/// How long that may take.
const LONGEST: Duration = Duration::from_hours(1);

/// Runs the job; the first look is at once. It may be aborted when no task is running.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    let mut back_off = BackOff::new();
    loop {
        pulse.beat();
        let pause = match Box::pin(step(&bot, &pulse)).await {
            Ok(pause) => {
                back_off.reset();
                pause
            }
            Err(error) => {
                error!("the deletion of a person goes on later: {error}");
                back_off.pause()
            }
        };
        bot.time.wait(pause, None).await;
    }
}

/// Makes a step. Returns the pause after it; the error says why it was not made.
async fn step(bot: &Arc<Bot>, pulse: &Pulse) -> Result<Duration, String> {
    let Some(now) = presence::check(bot, None).await else {
        return Ok(PERIOD);
    };
    let Some(_task) = bot.tasks.start() else {
        return Ok(PERIOD);
    };
    // It may look through every table.
    let step = bot.service.go_on_with_deletions(now);
    let step = beating(pulse, step)
        .await?
        .map_err(|error| in_full(&error))?;
    match step {
        DeletionStep::Ended => bot.outbox.wake_retries.notify_one(),
        DeletionStep::Finished(player) => {
            bot.being_deleted.remove(player);
            info!("everything about a person who asked for it was deleted");
        }
        DeletionStep::Cleared => {}
        DeletionStep::Nothing => return rewrite_if_due(bot, pulse, now).await,
    }
    Ok(PAUSE)
}

/// Rewrites the file if that is due. Returns the pause after it.
async fn rewrite_if_due(bot: &Arc<Bot>, pulse: &Pulse, now: Timestamp) -> Result<Duration, String> {
    let is_due = bot.service.is_rewrite_due(now).await;
    if !is_due.map_err(|error| in_full(&error))? {
        return Ok(PERIOD);
    }
    let Some(task) = bot.tasks.start() else {
        return Ok(PERIOD);
    };
    let mut rewriting = tokio::spawn({
        let bot = Arc::clone(bot);
        async move {
            let _task = task;
            bot.service.rewrite(now).await
        }
    });
    let rewritten = beating(pulse, &mut rewriting).await;
    if rewritten.is_err() {
        rewriting.abort();
    }
    match rewritten? {
        Ok(Ok(true)) => {
            info!("the database was rewritten: nothing of who was deleted is left in it");
            Ok(PERIOD)
        }
        Ok(Ok(false)) => {
            info!("the database is rewritten later, because an older state of it is read");
            Ok(AGAIN)
        }
        Ok(Err(error)) => Err(in_full(&error)),
        Err(panic) => Err(panic.to_string()),
    }
}

/// Waits for something, and shows meanwhile that the job lives: for [`LONGEST`] at most.
async fn beating<T>(pulse: &Pulse, work: impl Future<Output = T>) -> Result<T, String> {
    let mut work = pin!(work);
    let begun = Instant::now();
    while begun.elapsed() < LONGEST {
        pulse.beat();
        if let Ok(done) = timeout(BEAT, &mut work).await {
            return Ok(done);
        }
    }
    Err(format!("a deletion took longer than {LONGEST:?} to go on"))
}
