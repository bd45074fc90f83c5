//! The job that lets tournaments go on: they start, their results come in, their rounds are made, they end, and those of
//! a series are followed by the next. What is to be said of that is saved with it, and posted by the outbox.
//!
//! It looks every [`PERIOD`], and decides nothing unless the bot is certainly present and its clock can be trusted.
//! `Service::look_after_tournaments` says how many it looks at in one go, and what becomes of one that fails. If the
//! database fails, it tries again after [`RETRY`], and then less and less often, at most every [`LONGEST`] in the end; the
//! log says so each time. The database alone drives it, so that a restart makes no difference.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use tracing::error;

use crate::discord::bot::Bot;
use crate::discord::scheduler::presence;
use crate::discord::supervision::Pulse;
use crate::service::Error;

/// How often it looks.
const PERIOD: Duration = Duration::from_secs(5);
/// The pause after a first failure; it doubles after each further failure.
const RETRY: Duration = Duration::from_secs(5);
/// The longest pause while everything fails.
const LONGEST: Duration = Duration::from_mins(5);

/// Runs the job; the first look is at once. It may be aborted when no task is running.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    let mut retry = RETRY;
    loop {
        pulse.beat();
        let pause = match look(&bot).await {
            Ok(()) => {
                retry = RETRY;
                PERIOD
            }
            Err(error) => {
                let error = &error as &dyn std::error::Error;
                error!(error, "tournaments cannot be looked after");
                let pause = retry;
                retry = (2 * retry).min(LONGEST);
                pause
            }
        };
        bot.time.wait(pause, None).await;
    }
}

async fn look(bot: &Bot) -> Result<(), Error> {
    let Some(now) = presence::check(bot, None).await else {
        return Ok(());
    };
    let Some(_task) = bot.tasks.start() else {
        return Ok(());
    };
    let looked_at = Box::pin(bot.service.look_after_tournaments(now)).await?;
    if looked_at + repeat(bot, now).await? > 0 {
        bot.outbox.wake_retries.notify_one();
    }
    Ok(())
}

/// Announces what follows in a series, or ends it; returns how many series that were. One that fails is tried again at
/// the next look, and keeps no other waiting.
async fn repeat(bot: &Bot, now: Timestamp) -> Result<usize, Error> {
    let due = bot.service.tournaments_to_repeat().await?;
    let mut done = 0;
    for id in due {
        match bot.service.repeat_tournament(id, bot.chance(), now).await {
            Err(error) if error.affects_one_record() => {
                let error = &error as &dyn std::error::Error;
                error!(error, "tournament {id} is not repeated");
            }
            repeated => {
                repeated?;
                done += 1;
            }
        }
    }
    Ok(done)
}
