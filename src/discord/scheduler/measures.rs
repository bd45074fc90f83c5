//! The job that measures, for whoever watches the bot, what nobody reports when it happens. It runs only
//! where somebody can ask for the metrics.
//!
//! Every [`PERIOD`] it looks at the gateway, the queues, the memory and the size of the database, with one
//! query of the database, which goes through an index. Every [`CENSUS`] it counts people and games, and every
//! [`SESSIONS`] it asks Discord how often the bot may still connect. So a request for the metrics costs
//! no query, however many come. What fails keeps its last value and is measured again in the next round,
//! for ever; the log says so at the level debug, because other jobs report the same trouble.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::timeout;
use tracing::debug;

use crate::discord::bot::Bot;
use crate::discord::requests::{self, Endpoint};
use crate::discord::scheduler::engine_reply::EngineReplies;
use crate::discord::supervision::Pulse;
use crate::monitoring::measure::{self, Queue};
use crate::service::{Census, DatabaseSize, Error};

/// How often it measures what is cheap.
const PERIOD: Duration = Duration::from_secs(15);
/// How often it counts people and games: every fourth round.
const CENSUS: u64 = 4;
/// How often it asks how many sessions are left: every twentieth round, which is five minutes.
const SESSIONS: u64 = 20;
/// How long that may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Runs the job; the first round begins at once. It may be aborted at any time.
pub async fn run(bot: Arc<Bot>, engine: Arc<EngineReplies>, pulse: Pulse) -> String {
    let mut round: u64 = 0;
    loop {
        pulse.beat();
        look(&bot, &engine).await;
        if let Err(error) = count(&bot, round.is_multiple_of(CENSUS)).await {
            debug!(
                error = &error as &dyn std::error::Error,
                "not everything was counted"
            );
        }
        if round.is_multiple_of(SESSIONS) {
            ask_for_sessions(&bot).await;
        }
        round += 1;
        bot.time.wait(PERIOD, None).await;
    }
}

/// Looks at what is in memory.
async fn look(bot: &Bot, engine: &EngineReplies) {
    if let Some(gateway) = bot.health.gateway().await {
        measure::gateway(gateway.is_connected, gateway.latency, gateway.guilds);
    }
    measure::queue(Queue::Engine, engine.seats().searching());
    measure::queue(Queue::Reviews, bot.reviews.len());
    measure::queue(Queue::Tasks, bot.tasks.in_progress());
    measure::memory();
    if let Some(folder) = bot.service.backups() {
        measure::last_backup(folder.last().map(Into::into));
    }
}

/// Looks into the database.
async fn count(bot: &Bot, is_census: bool) -> Result<(), Error> {
    let DatabaseSize { main, wal } = bot.service.database_size().await?;
    measure::database(main, wal);
    let due = bot.service.count_due(bot.now()).await?;
    measure::queue(Queue::Due, usize::try_from(due).unwrap_or(usize::MAX));
    if is_census {
        let Census {
            people,
            people_playing,
            running_games,
        } = bot.service.census().await?;
        measure::census(people, people_playing, running_games);
    }
    Ok(())
}

/// Asks Discord how often the bot may still connect.
async fn ask_for_sessions(bot: &Bot) {
    let asked = requests::counted(Endpoint::GatewayOfBots, bot.http.get_bot_gateway());
    match timeout(PATIENCE, asked).await {
        Ok(Ok(gateway)) => measure::identifies_left(gateway.session_start_limit.remaining),
        Ok(Err(error)) => debug!("it is not known how often the bot may still connect: {error}"),
        Err(_) => debug!("Discord does not say how often the bot may still connect"),
    }
}
