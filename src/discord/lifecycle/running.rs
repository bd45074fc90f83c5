//! The bot while it runs: how it starts, and how it stops without losing anything.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::ShardManager;
use thiserror::Error;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};
use tracing::{info, warn};

use crate::config;
use crate::discord::apply_preferences;
use crate::discord::bot::Bot;
use crate::discord::handlers::commands;
use crate::discord::lifecycle::connect::{Connection, StartError};
use crate::discord::lifecycle::dispatch::Dispatch;
use crate::discord::scheduler::engine_reply::EngineReplies;
use crate::discord::scheduler::{catch_up, deadlines, presence, retries};
use crate::discord::supervision::{JobError, Jobs};
use crate::discord::tasks::InHand;
use crate::discord::time::{GAP, Moment, TimeOfDay};
use crate::service::due::TOLERANCE;
use crate::service::{self, Service};

/// How long the gateway may take to greet the bot. It does within a few seconds, also a large one.
const PATIENCE: Duration = Duration::from_secs(20);
/// The longest time between two lines in the log that say that it has not.
const LONGEST_PATIENCE: Duration = Duration::from_mins(10);
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
    engine: Arc<EngineReplies>,
    shards: Arc<ShardManager>,
    client: JoinHandle<serenity::Result<()>>,
    jobs: Jobs,
}

/// Why the bot stopped by itself.
#[derive(Debug, Error)]
pub enum Ending {
    /// It was thrown out.
    #[error("the connection to Discord ended: {0}")]
    Disconnected(String),
    /// It would have gone on without doing what it is there for.
    #[error(transparent)]
    Job(#[from] JobError),
}

impl Bot {
    /// Starts the bot: checks the address and the token, registers the commands, connects, and
    /// posts what an earlier run left unsaid. It comes back when the bot is ready to play. While
    /// Discord cannot be reached it goes on trying, less and less often, and says so in the log.
    ///
    /// It is boxed so that the code of the whole bot is generated once, with this library, and not
    /// again for every program and test that starts one.
    pub fn start<'a>(
        settings: &'a config::Discord,
        service: Service,
        time: TimeOfDay,
    ) -> Pin<Box<dyn Future<Output = Result<Running, StartError>> + Send + 'a>> {
        Box::pin(Self::connect(settings, service, time))
    }

    async fn connect(
        settings: &config::Discord,
        service: Service,
        time: TimeOfDay,
    ) -> Result<Running, StartError> {
        let connection = Connection::find(settings).await?;
        let hand = InHand::new();
        let engine = EngineReplies::new(service.clone(), Arc::clone(&hand), time.clone());
        let source = Arc::clone(&engine);
        let bot = Self::new(service, &connection.http_clients(), hand, source, time);
        engine.post_through(&bot.poster);
        let commands = commands::registration();
        connection.register(&bot.http, &commands).await?;
        apply_preferences::apply(&bot.service, &bot.hand).await?;
        wake(&bot).await?;
        let (shards, client) = enter(&connection, &bot).await?;
        bot.health.watch(Arc::clone(&shards));
        let mut jobs = Jobs::default();
        let its = || Arc::clone(&bot);
        jobs.start("notes that the bot is there", |pulse| {
            presence::run(its(), pulse)
        });
        jobs.start("looks after the games", |pulse| {
            deadlines::run(its(), pulse)
        });
        jobs.start("changes boards after an outage", |pulse| {
            catch_up::run(its(), pulse)
        });
        jobs.start("posts what was saved", |pulse| {
            retries::run(its(), Arc::clone(&engine), pulse)
        });
        Ok(Running {
            bot,
            engine,
            shards,
            client,
            jobs,
        })
    }
}

impl Running {
    /// Waits until the bot cannot go on: the connection ends by itself, which it does only for
    /// good, for the token was revoked or the gateway refuses the bot; or one of its jobs ends or
    /// hangs.
    pub async fn wait(&mut self) -> Ending {
        tokio::select! {
            ended = &mut self.client => Ending::Disconnected(ending(ended)),
            failed = self.jobs.fail() => failed.into(),
        }
    }

    /// Whether the bot was there when it last looked: its clock could be trusted, and Discord reached.
    pub async fn is_there(&self) -> bool {
        self.bot.attendance.is_there().await
    }

    /// Stops within eight seconds: takes nothing new, finishes what is in hand, and leaves. What
    /// cannot be posted in that time is posted by the next start.
    pub async fn stop(mut self) {
        self.bot.hand.close();
        self.engine.close();
        if timeout(FINISHING, self.bot.hand.finished()).await.is_err() {
            warn!("some messages were left to the next start");
        }
        self.jobs.abort();
        match timeout(NOTING, leave(&self.bot)).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => warn!("it was not noted when the bot left: {error}"),
            Err(_) => warn!("it was not noted when the bot left: the database does not answer"),
        }
        let _ = timeout(LEAVING, self.shards.shutdown_all()).await;
        self.client.abort();
        info!("stopped");
    }
}

/// Lets the gateway greet the bot. The library connects again and again by itself, at most every five
/// seconds, for as long as it takes; meanwhile a line in the log says so, less and less often. There is
/// only ever one client: nothing could stop the library's attempts for another one. A gateway that
/// refuses the bot ends it.
async fn enter(
    connection: &Connection<'_>,
    bot: &Arc<Bot>,
) -> Result<(Arc<ShardManager>, JoinHandle<serenity::Result<()>>), StartError> {
    let ready = Arc::new(Notify::new());
    let dispatch = Dispatch::new(Arc::clone(bot), Arc::clone(&ready));
    let mut client = connection.gateway_client(dispatch).await?;
    let shards = Arc::clone(&client.shard_manager);
    let mut client = tokio::spawn(async move { client.start().await });
    let begun = Instant::now();
    let mut patience = PATIENCE;
    loop {
        tokio::select! {
            () = ready.notified() => return Ok((shards, client)),
            ended = &mut client => return Err(StartError::Refused(ending(ended))),
            () = sleep(patience) => {}
        }
        let seconds = begun.elapsed().as_secs();
        warn!("Discord's gateway has not let the bot in for {seconds} seconds; still trying");
        patience = (2 * patience).min(LONGEST_PATIENCE);
    }
}

/// Gives every clock that runs back what the bot was away. A clock that was set back is refused,
/// unless Discord says that it is right. Where it shows that much time has passed, and Discord does not
/// say so too, time stands still until both agree.
async fn wake(bot: &Bot) -> Result<(), StartError> {
    let moment = bot.time.moment();
    let now = moment.shown;
    let before = bot.service.last_alive().await?;
    if let Some(before) = before.filter(|&before| now.duration_since(before) > GAP)
        && bot.health.contradicts(&bot.http, now).await != Some(false)
    {
        let shown = before;
        bot.time.is_there(Moment { shown, ..moment });
        bot.time.is_away();
        // The job that notes that the bot is there says why.
        return Ok(());
    }
    match bot.service.wake(now).await {
        Ok(away) if away.is_zero() => {}
        Ok(away) => info!("away for {away:#}: every clock that runs was given exactly that"),
        Err(service::Error::Refused(refused)) if presence::trust(bot, now).await => {
            info!("no more reason not to start: {refused}");
        }
        Err(error) => return Err(error.into()),
    }
    bot.time.is_there(moment);
    Ok(())
}

/// Notes until when the bot was there for certain, unless it had not been for a while.
async fn leave(bot: &Bot) -> Result<(), service::Error> {
    let now = bot.time.moment();
    let gap = bot.time.last_there().map(|there| now.gap_since(there));
    let is_right = |gap| (-TOLERANCE..=GAP).contains(&gap);
    if gap.is_some_and(is_right)
        && bot.attendance.is_there().await
        && let Some(reached) = bot.health.reached_at(&bot.http).await
    {
        bot.service.beat(reached.shown).await?;
    }
    Ok(())
}

fn ending(ended: Result<serenity::Result<()>, tokio::task::JoinError>) -> String {
    match ended {
        Ok(Ok(())) => "it was closed".to_owned(),
        Ok(Err(error)) => error.to_string(),
        Err(error) => error.to_string(),
    }
}
