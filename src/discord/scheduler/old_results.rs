//! The job that fills in the results of games that ended before results were stored. Nothing waits for
//! it: until it comes to a game, lists show the game, but no profile counts it. Before that it keeps which positions
//! stand in running games from before that was kept, of which a lesson's game says nothing.
//!
//! It goes through these games once, after the bot has connected. It saves one batch in a transaction, and
//! then waits for [`PAUSE`], so that everybody else who saves something has a turn. After the last batch
//! it does nothing more until the next start; where nothing is to be filled in, that takes one query. What
//! is damaged stays without a result, and is not looked at again.
//!
//! If the database fails, the same batch is tried again after two seconds, and then less and less often, at
//! most every five minutes in the end; the log says so each time. If that lasts for ever, old games stay
//! without results, and everything else goes on.

use std::sync::Arc;
use std::time::Duration;

use tracing::error;

use crate::discord::bot::Bot;
use crate::discord::scheduler::back_off::BackOff;
use crate::discord::supervision::Pulse;

/// The pause between two batches.
const PAUSE: Duration = Duration::from_secs(1);
/// How often the job shows that it lives when all is done.
const PERIOD: Duration = Duration::from_mins(1);

/// Runs the job; the first batch begins at once. It may be aborted when no task is running.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    fill_in(&bot, &pulse).await;
    loop {
        pulse.beat();
        bot.time.wait(PERIOD, None).await;
    }
}

/// Fills in all results, or stops early because the bot does.
async fn fill_in(bot: &Bot, pulse: &Pulse) {
    let mut after = None;
    let mut back_off = BackOff::new();
    loop {
        pulse.beat();
        let Some(task) = bot.tasks.start() else {
            return;
        };
        let filled_in = bot.service.fill_in_results(after).await;
        drop(task);
        let pause = match filled_in {
            Ok(None) => return,
            Ok(last) => {
                after = last;
                back_off.reset();
                PAUSE
            }
            Err(error) => {
                let error = &error as &dyn std::error::Error;
                error!(error, "older games are listed without results for now");
                back_off.pause()
            }
        };
        bot.time.wait(pause, None).await;
    }
}
