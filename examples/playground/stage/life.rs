//! Starts, stops and kills the bot, at any moment.

use std::sync::OnceLock;

use tessera::config::Config;
use tessera::discord::{Bot, Running, TimeOfDay};
use tessera::service::Service;
use tessera::store::Store;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::Mutex;

use super::AnyError;

/// A bot that can be killed: it has a runtime of its own, and ending the runtime ends everything in
/// it, as the end of a process does.
pub struct Life {
    /// The bot's settings and its clock.
    told: OnceLock<(Config, TimeOfDay)>,
    body: Mutex<Option<Body>>,
}

/// A running bot.
struct Body {
    runtime: Runtime,
    bot: Running,
    store: Store,
}

impl Life {
    /// A bot that has never run.
    pub fn new() -> Self {
        Self {
            told: OnceLock::new(),
            body: Mutex::new(None),
        }
    }

    /// Sets the bot's settings and clock; only the first call counts.
    pub fn is_for(&self, config: Config, time: TimeOfDay) {
        self.told.get_or_init(|| (config, time));
    }

    /// Starts the bot, if it is not running.
    pub async fn start(&self) -> Result<(), AnyError> {
        let mut body = self.body.lock().await;
        if body.is_some() {
            return Ok(());
        }
        let (config, time) = self.told.get().ok_or("nobody said how")?.clone();
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()?;
        let born = runtime.spawn(async move {
            let store = Store::open(&config.database).await?;
            let service = Service::new(store.clone());
            let bot = Bot::start(&config.discord, service, time).await?;
            Ok::<_, AnyError>((bot, store))
        });
        match born.await.map_err(AnyError::from).flatten() {
            Ok((bot, store)) => {
                *body = Some(Body {
                    runtime,
                    bot,
                    store,
                });
                Ok(())
            }
            Err(error) => {
                runtime.shutdown_background();
                Err(error)
            }
        }
    }

    /// Stops the bot as an operator does: it finishes what it is doing and leaves.
    pub async fn stop(&self) {
        let Some(body) = self.body.lock().await.take() else {
            return;
        };
        let Body {
            runtime,
            bot,
            store,
        } = body;
        let leaving = runtime.spawn(async move {
            bot.stop().await;
            store.close().await;
        });
        if let Err(error) = leaving.await {
            eprintln!("playground: the bot did not leave in good order: {error}");
        }
        runtime.shutdown_background();
    }

    /// Kills the bot: it does not finish what it is doing.
    pub async fn kill(&self) {
        if let Some(body) = self.body.lock().await.take() {
            body.runtime.shutdown_background();
        }
    }

    /// Whether the bot is running.
    pub async fn is_running(&self) -> bool {
        self.body.lock().await.is_some()
    }
}
