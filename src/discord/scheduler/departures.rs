//! The job that puts away what is kept of servers from which the bot was removed (`service/departures.rs`).
//!
//! It looks every [`PERIOD`], for the first time after one, when Discord has said on which servers the bot is. Between two
//! steps it pauses for [`PAUSE`], so that everybody else who saves something has a turn. It does nothing unless the bot is
//! certainly present and its clock can be trusted. It posts nothing itself; running games are shown to their players in
//! private by the outbox, once each. If the database fails, it tries again after two seconds, and then less and less
//! often, at most every five minutes; the log says so each time. The database alone drives it, so that it goes on after a
//! restart.

use std::sync::Arc;
use std::time::Duration;

use tracing::error;

use crate::discord::bot::Bot;
use crate::discord::scheduler::back_off::BackOff;
use crate::discord::scheduler::presence;
use crate::discord::supervision::Pulse;
use crate::service::Error;

/// How often it looks.
const PERIOD: Duration = Duration::from_mins(1);
/// The pause between two steps.
const PAUSE: Duration = Duration::from_millis(50);

/// Runs the job. It may be aborted when no task is running.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    let mut back_off = BackOff::new();
    pulse.beat();
    bot.time.wait(PERIOD, None).await;
    loop {
        pulse.beat();
        let pause = match step(&bot).await {
            Ok(was_any) => {
                back_off.reset();
                if was_any { PAUSE } else { PERIOD }
            }
            Err(error) => {
                let error = &error as &dyn std::error::Error;
                error!(error, "what is kept of former servers is put away later");
                back_off.pause()
            }
        };
        bot.time.wait(pause, None).await;
    }
}

async fn step(bot: &Bot) -> Result<bool, Error> {
    let Some(now) = presence::check(bot, None).await else {
        return Ok(false);
    };
    let Some(_task) = bot.tasks.start() else {
        return Ok(false);
    };
    let was_any = bot.service.put_servers_away(now).await?;
    if was_any {
        bot.outbox.wake_retries.notify_one();
    }
    Ok(was_any)
}
