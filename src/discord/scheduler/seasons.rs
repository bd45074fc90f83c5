//! Closes seasons when they end, and counts afterwards who became provisional with that. The outbox posts the podiums.
//!
//! It closes nothing unless the bot is certainly present and its clock can be trusted. It looks when the
//! next season ends, and at least every [`PERIOD`]. If the database fails, it tries again after two seconds,
//! and then less and less often, at most every five minutes in the end; the log says so each time. It tries as rarely, and
//! the log says so once, while a season is over that cannot be closed because the bot is absent. If that lasts for ever,
//! the next rated game on each server closes its season. The database alone drives it, so that a restart makes no
//! difference.

use std::sync::Arc;
use std::time::Duration;

use crate::discord::bot::Bot;
use crate::discord::scheduler::pauses::{Left, Pauses};
use crate::discord::scheduler::presence;
use crate::discord::supervision::Pulse;
use crate::service::Error;

/// How often it checks when no season ends earlier.
const PERIOD: Duration = Duration::from_secs(30);
/// The pause between two batches of standings, so that everybody else who saves something has a turn.
const PAUSE: Duration = Duration::from_millis(50);

/// Runs the job; the first check is made at once. It may be aborted when no task is running.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    let mut pauses = Pauses::new(
        "a season that is over has to wait for now",
        "seasons cannot be looked after",
    );
    loop {
        pulse.beat();
        let looked = look(&bot, &pulse).await;
        if pauses.after(&bot, looked).await == Left::Nothing {
            let next = bot.service.next_season_end().await.ok().flatten();
            bot.time.wait(PERIOD, next).await;
        }
    }
}

/// Does whatever is due.
async fn look(bot: &Bot, pulse: &Pulse) -> Result<Left, Error> {
    let left = close(bot).await?;
    count(bot, pulse).await?;
    Ok(left)
}

/// Closes the seasons that are over.
async fn close(bot: &Bot) -> Result<Left, Error> {
    let next = bot.service.next_season_end().await?;
    let Some(next) = next.filter(|&next| next <= bot.now()) else {
        return Ok(Left::Nothing);
    };
    let Some(now) = presence::check(bot, Some(next)).await else {
        return Ok(Left::Something);
    };
    let Some(_task) = bot.tasks.start() else {
        return Ok(Left::Something);
    };
    bot.service.close_seasons(now).await?;
    bot.outbox.wake_retries.notify_one();
    let next = bot.service.next_season_end().await?;
    Ok(Left::if_due(next.is_some_and(|next| next <= now)))
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
