//! The job that finds out whether this process leads, and the jobs that run only while it does.
//!
//! It asks every [`PERIOD`]: whoever leads whether it still does, and the others whether they do now. So when the process
//! that leads ends, another one goes on with its work within that time. A process that cannot ask does not lead. While
//! the database fails this is logged once, and tried again every [`PERIOD`] for ever.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{sleep, timeout};
use tracing::{error, info};

use crate::discord::bot::Bot;
use crate::discord::supervision::Pulse;

/// How often it asks who leads.
const PERIOD: Duration = Duration::from_secs(2);
/// How often a job that waits for its process to lead shows that it lives.
const BEAT: Duration = Duration::from_secs(30);

/// Runs the job. It ends if another process has taken the place of this one.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    let mut is_told = false;
    loop {
        pulse.beat();
        let leads = match bot.service.lead().await {
            Ok(leads) => {
                is_told = false;
                leads
            }
            Err(failure) if failure.is_fatal() => return failure_of(&failure),
            Err(failure) => {
                if !is_told {
                    let error = &failure as &dyn std::error::Error;
                    error!(error, "it is not known which process leads");
                    is_told = true;
                }
                false
            }
        };
        if bot.leadership.set(leads) {
            if leads {
                info!(
                    "this process leads: it looks after deadlines, retries and tournaments for all"
                );
            } else {
                info!("this process does not lead any more");
            }
        }
        sleep(PERIOD).await;
    }
}

/// Runs a job whenever this process leads, from its beginning each time. It is dropped when the process no longer does: the
/// database alone drives it, so that it goes on elsewhere.
pub async fn while_leading<F>(
    bot: Arc<Bot>,
    pulse: Pulse,
    job: impl Fn(Arc<Bot>, Pulse) -> F,
) -> String
where
    F: Future<Output = String>,
{
    loop {
        while timeout(BEAT, bot.leadership.becomes(true)).await.is_err() {
            pulse.beat();
        }
        tokio::select! {
            ended = job(Arc::clone(&bot), pulse.clone()) => return ended,
            () = bot.leadership.becomes(false) => {}
        }
    }
}

fn failure_of(failure: &crate::service::Error) -> String {
    let cause = std::error::Error::source(failure);
    cause.map_or_else(|| failure.to_string(), ToString::to_string)
}
