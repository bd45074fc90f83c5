//! The job that deletes people who asked for it, step by step (`service/deletions.rs`).
//!
//! It looks every [`PERIOD`], and pauses for [`PAUSE`] between two steps, so that everybody else who saves something has a
//! turn. It does nothing unless the bot is certainly present and its clock can be trusted. It posts and pings nobody: what
//! ends is told by the outbox, as always. If the database fails, it tries again after two seconds, and then less and less
//! often, at most every five minutes; the log says so each time. The database alone drives it, so that it goes on after a
//! restart; if it fails for ever, the person stays refused, and nothing of theirs is shown to anybody who could not see it
//! before.

use std::sync::Arc;
use std::time::Duration;

use tracing::{error, info};

use crate::discord::bot::Bot;
use crate::discord::scheduler::back_off::BackOff;
use crate::discord::scheduler::presence;
use crate::discord::supervision::Pulse;
use crate::service::{DeletionStep, Error};

/// How often it looks.
const PERIOD: Duration = Duration::from_secs(10);
/// The pause between two steps.
const PAUSE: Duration = Duration::from_millis(20);

/// Runs the job; the first look is at once. It may be aborted when no task is running.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    let mut back_off = BackOff::new();
    loop {
        pulse.beat();
        let pause = match step(&bot).await {
            Ok(DeletionStep::Nothing) => {
                back_off.reset();
                PERIOD
            }
            Ok(_) => {
                back_off.reset();
                PAUSE
            }
            Err(error) => {
                let error = &error as &dyn std::error::Error;
                error!(error, "the deletion of a person goes on later");
                back_off.pause()
            }
        };
        bot.time.wait(pause, None).await;
    }
}

async fn step(bot: &Bot) -> Result<DeletionStep, Error> {
    let Some(now) = presence::check(bot, None).await else {
        return Ok(DeletionStep::Nothing);
    };
    let Some(_task) = bot.tasks.start() else {
        return Ok(DeletionStep::Nothing);
    };
    let step = bot.service.go_on_with_deletions(now).await?;
    match step {
        DeletionStep::Ended => bot.outbox.wake_retries.notify_one(),
        DeletionStep::Finished(player) => {
            bot.being_deleted.remove(player);
            info!("everything about a person who asked for it was deleted");
        }
        DeletionStep::Nothing | DeletionStep::Cleared => {}
    }
    Ok(step)
}
