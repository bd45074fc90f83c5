//! The bot while it runs: how it starts, and how it stops without losing anything.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use serenity::all::ShardManager;
use thiserror::Error;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tracing::{info, warn};

use super::bot::Bot;
use super::clockwork;
use super::commands;
use super::connect::{self, StartError};
use super::dispatch::Dispatch;
use super::habits;
use super::outbox;
use super::time::TimeOfDay;
use crate::config;
use crate::service::Service;

/// How long the gateway may take to greet the bot.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long what is in hand may take when the bot stops.
const FINISHING: Duration = Duration::from_secs(4);
/// How long noting when it left may take then; the database may be locked by another program.
const NOTING: Duration = Duration::from_secs(1);
/// How long saying goodbye may take then. With what `process` still waits for, all of them stay below
/// eight seconds.
const LEAVING: Duration = Duration::from_millis(1_500);

/// A bot that is connected and plays. Dropping it leaves it running; end it by [`Running::stop`].
pub struct Running {
    bot: Arc<Bot>,
    shards: Arc<ShardManager>,
    client: JoinHandle<serenity::Result<()>>,
    clockwork: JoinHandle<()>,
    outbox: JoinHandle<()>,
}

/// Why a bot that ran does so no more.
#[derive(Debug, Error)]
#[error("the connection to Discord ended: {0}")]
pub struct Disconnected(String);

impl Bot {
    /// Starts the bot: checks the address and the token, registers the commands, connects, and
    /// posts what an earlier run left unsaid. It comes back when the bot is ready to play.
    pub async fn start(
        settings: &config::Discord,
        service: Service,
        time: TimeOfDay,
    ) -> Result<Running, StartError> {
        let (cell, ready) = (Arc::new(OnceLock::new()), Arc::new(Notify::new()));
        let dispatch = Dispatch::new(Arc::clone(&cell), Arc::clone(&ready));
        let (mut client, ways) = connect::client(settings, dispatch).await?;
        let bot = cell.get_or_init(|| Self::new(service, &ways, time));
        let bot = Arc::clone(bot);
        connect::register(&bot.http, &commands::registration()).await?;
        habits::keep(&bot).await?;
        let away = bot.service.wake(bot.now()).await?;
        if !away.is_zero() {
            info!("away for {away:#}: every clock that runs was given exactly that");
        }
        let shards = Arc::clone(&client.shard_manager);
        let mut client = tokio::spawn(async move { client.start().await });
        tokio::select! {
            () = ready.notified() => {}
            ended = &mut client => return Err(StartError::Refused(ending(ended))),
            () = tokio::time::sleep(PATIENCE) => {
                shards.shutdown_all().await;
                client.abort();
                return Err(StartError::Silent(PATIENCE));
            }
        }
        let clockwork = tokio::spawn(clockwork::run(Arc::clone(&bot)));
        let outbox = tokio::spawn(outbox::run(Arc::clone(&bot)));
        Ok(Running {
            bot,
            shards,
            client,
            clockwork,
            outbox,
        })
    }
}

impl Running {
    /// Waits until the connection ends by itself, which it does only for good: the token was
    /// revoked, or the gateway refuses the bot.
    pub async fn wait(&mut self) -> Disconnected {
        Disconnected(ending((&mut self.client).await))
    }

    /// Stops within eight seconds: takes nothing new, finishes what is in hand, and leaves. What
    /// cannot be posted in that time is posted by the next start.
    pub async fn stop(self) {
        self.bot.hand.close();
        self.bot.poster.stop_thinking();
        if timeout(FINISHING, self.bot.hand.finished()).await.is_err() {
            warn!("some messages were left to the next start");
        }
        self.clockwork.abort();
        self.outbox.abort();
        let noted = timeout(NOTING, self.bot.service.beat(self.bot.now())).await;
        match noted {
            Ok(Ok(())) => {}
            Ok(Err(error)) => warn!("it was not noted when the bot left: {error}"),
            Err(_) => warn!("it was not noted when the bot left: the database does not answer"),
        }
        let _ = timeout(LEAVING, self.shards.shutdown_all()).await;
        self.client.abort();
        info!("stopped");
    }
}

fn ending(ended: Result<serenity::Result<()>, tokio::task::JoinError>) -> String {
    match ended {
        Ok(Ok(())) => "it was closed".to_owned(),
        Ok(Err(error)) => error.to_string(),
        Err(error) => error.to_string(),
    }
}
