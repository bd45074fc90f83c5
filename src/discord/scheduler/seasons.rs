//! The job that goes by the calendar: it closes seasons when they end, counts afterwards who became provisional with
//! that, and chooses the day's puzzle of each server. The outbox posts the podiums and the puzzles.
//!
//! It closes nothing unless the bot is certainly present and its clock can be trusted. It looks when the
//! next season ends, and at least every [`PERIOD`]. If the database fails, it tries again after [`RETRY`],
//! and then less and less often, at most every [`LONGEST`] in the end; the log says so each time. If that
//! lasts for ever, the next rated game on each server closes its season. The database alone drives it, so
//! that a restart makes no difference.

use std::sync::Arc;
use std::time::Duration;

use tracing::error;

use crate::discord::bot::Bot;
use crate::discord::scheduler::presence;
use crate::discord::supervision::Pulse;
use crate::service::Error;

/// How often it checks when no season ends earlier.
const PERIOD: Duration = Duration::from_secs(30);
/// The pause between two batches of standings, so that everybody else who saves something has a turn.
const PAUSE: Duration = Duration::from_millis(50);
/// The pause after a first failure; it doubles after each further failure.
const RETRY: Duration = Duration::from_secs(2);
/// The longest pause while everything fails.
const LONGEST: Duration = Duration::from_mins(5);
/// The shortest pause after a check, for the case that a season cannot be closed.
const LEAST: Duration = Duration::from_secs(1);

/// Runs the job; the first check is made at once. It may be aborted when no task is running.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    let mut retry = RETRY;
    loop {
        pulse.beat();
        let done = match close(&bot).await {
            Ok(()) => count(&bot, &pulse).await,
            failed => failed,
        };
        let done = match done {
            Ok(()) => choose_puzzles(&bot).await,
            failed => failed,
        };
        if let Err(error) = done {
            log(&error);
            bot.time.wait(retry, None).await;
            retry = (2 * retry).min(LONGEST);
            continue;
        }
        retry = RETRY;
        bot.time.wait(LEAST, None).await;
        let is_puzzle_due = bot.service.is_daily_puzzle_due(bot.now()).await;
        let next = match is_puzzle_due {
            Ok(true) => Some(bot.now()),
            _ => bot.service.next_season_end().await.ok().flatten(),
        };
        bot.time.wait(PERIOD, next).await;
    }
}

/// Closes the seasons that are over.
async fn close(bot: &Bot) -> Result<(), Error> {
    let next = bot.service.next_season_end().await?;
    let Some(next) = next.filter(|&next| next <= bot.now()) else {
        return Ok(());
    };
    let Some(now) = presence::check(bot, Some(next)).await else {
        return Ok(());
    };
    let Some(_task) = bot.tasks.start() else {
        return Ok(());
    };
    bot.service.close_seasons(now).await?;
    bot.outbox.wake_retries.notify_one();
    Ok(())
}

/// Counts who became provisional with the end of a season, in batches.
async fn count(bot: &Bot, pulse: &Pulse) -> Result<(), Error> {
    let mut last = None;
    loop {
        pulse.beat();
        let Some(task) = bot.tasks.start() else {
            return Ok(());
        };
        last = bot
            .service
            .count_provisional(last.as_ref(), bot.now())
            .await?;
        drop(task);
        if last.is_none() {
            return Ok(());
        }
        bot.time.wait(PAUSE, None).await;
    }
}

/// Chooses the day's puzzles, if their hour has come.
async fn choose_puzzles(bot: &Bot) -> Result<(), Error> {
    if !bot.service.is_daily_puzzle_due(bot.now()).await? {
        return Ok(());
    }
    let Some(now) = presence::check(bot, None).await else {
        return Ok(());
    };
    let Some(_task) = bot.tasks.start() else {
        return Ok(());
    };
    if bot.service.choose_daily_puzzles(now).await? {
        bot.outbox.wake_retries.notify_one();
    }
    Ok(())
}

fn log(error: &Error) {
    let error = error as &dyn std::error::Error;
    error!(
        error,
        "neither seasons nor puzzles of the day can be looked after"
    );
}
