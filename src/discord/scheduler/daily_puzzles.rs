//! Chooses the day's puzzle of each server that wants one. The outbox posts them.
//!
//! It chooses nothing unless the bot is certainly present and its clock can be trusted, and looks every [`PERIOD`]. If the
//! database fails, it tries again after two seconds, and then less and less often, at most every five minutes in the end;
//! the log says so each time. It tries as rarely, and the log says so once, while a puzzle is due that cannot be chosen:
//! because the bot is absent, or because no puzzle may be shown. If that lasts until the day is over, there is none for
//! that day. The database alone drives it, so that a restart makes no difference.

use std::sync::Arc;
use std::time::Duration;

use crate::discord::bot::Bot;
use crate::discord::scheduler::pauses::{Left, Pauses};
use crate::discord::scheduler::presence;
use crate::discord::supervision::Pulse;
use crate::service::Error;

/// How often it looks.
const PERIOD: Duration = Duration::from_secs(30);

/// Runs the job; the first look is taken at once. It may be aborted when no task is running.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    let mut pauses = Pauses::new(
        "a puzzle of the day has to wait for now",
        "puzzles of the day cannot be looked after",
    );
    loop {
        pulse.beat();
        let looked = look(&bot).await;
        if pauses.after(&bot, looked).await == Left::Nothing {
            // A server may have asked for one meanwhile.
            let is_due = bot.service.is_daily_puzzle_due(bot.now()).await;
            if !is_due.unwrap_or_default() {
                bot.time.wait(PERIOD, None).await;
            }
        }
    }
}

/// Chooses the day's puzzles, if their hour has come.
async fn look(bot: &Bot) -> Result<Left, Error> {
    if !bot.service.is_daily_puzzle_due(bot.now()).await? {
        return Ok(Left::Nothing);
    }
    let Some(now) = presence::check(bot, None).await else {
        return Ok(Left::Something);
    };
    let Some(_task) = bot.tasks.start() else {
        return Ok(Left::Something);
    };
    if bot.service.choose_daily_puzzles(now).await? {
        bot.outbox.wake_retries.notify_one();
    }
    let is_due = bot.service.is_daily_puzzle_due(now).await?;
    Ok(Left::if_due(is_due))
}
