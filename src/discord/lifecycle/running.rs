//! The running bot: how it starts, and how it stops without losing anything.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use serenity::all::ShardManager;
use thiserror::Error;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};
use tracing::{info, warn};

use crate::config;
use crate::discord::apply_preferences;
use crate::discord::bot::Bot;
use crate::discord::handlers::commands;
use crate::discord::health::{Gateway, Verdict};
use crate::discord::lifecycle::connect::{Connection, StartError};
use crate::discord::lifecycle::dispatch::EventDispatch;
use crate::discord::lifecycle::identify;
use crate::discord::lifecycle::ready::ReadyShards;
use crate::discord::lifecycle::startup;
use crate::discord::memberships::Memberships;
use crate::discord::scheduler::engine_reply::EngineReplies;
use crate::discord::scheduler::leading::while_leading;
use crate::discord::scheduler::{
    backups, catch_up, daily_puzzles, deadlines, deletions, departures, leading, measures,
    old_results, presence, puzzle_searches, retries, reviews, seasons, signals, standing_seeks,
    tournaments,
};
use crate::discord::supervision::{JobError, Jobs};
use crate::discord::tasks::Tasks;
use crate::discord::time::{GAP, Moment, TimeOfDay};
use crate::monitoring::{self, Vitals};
use crate::service::due::TOLERANCE;
use crate::service::{self, Service};

/// How long the gateway may take to accept the bot before a warning. It takes a few seconds, even
/// for a large bot.
const PATIENCE: Duration = Duration::from_secs(20);
/// The longest time between two such warnings.
const LONGEST_PATIENCE: Duration = Duration::from_mins(10);
/// How long running tasks may take when the bot stops.
const FINISHING: Duration = Duration::from_secs(4);
/// How long saving the last heartbeat may take after that; another program may have locked the
/// database.
const NOTING: Duration = Duration::from_secs(1);
/// The part of it in which Discord may show that it is reached now, and not only a moment ago.
const ASKING: Duration = Duration::from_millis(500);
/// How long the disconnection may take after that. With what `process` still waits for, all of them
/// stay below eight seconds.
const LEAVING: Duration = Duration::from_millis(1_500);

/// A bot that is connected and plays. Dropping it does not stop it; use [`Running::stop`].
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
    /// Discord closed the connection for good.
    #[error("the connection to Discord ended: {0}")]
    Disconnected(String),
    /// A job ended or hung, so that the bot would have gone on without doing its work.
    #[error(transparent)]
    Job(#[from] JobError),
}

impl Bot {
    /// Starts the bot: checks the address and the token, registers the commands, connects, and
    /// starts the jobs, which also post what an earlier run left unposted. Returns when the bot is
    /// ready to play. While Discord cannot be reached it keeps trying, less and less often, and
    /// logs that.
    ///
    /// The future is boxed so that the code of the whole bot is generated once, with this library,
    /// and not again for every program and test that starts one.
    pub fn start<'a>(
        settings: &'a config::Discord,
        service: Service,
        time: TimeOfDay,
    ) -> Pin<Box<dyn Future<Output = Result<Running, StartError>> + Send + 'a>> {
        Self::start_watched(settings, service, time, Arc::default())
    }

    /// Like [`Bot::start`], and reports how the bot is.
    pub fn start_watched<'a>(
        settings: &'a config::Discord,
        service: Service,
        time: TimeOfDay,
        vitals: Arc<Vitals>,
    ) -> Pin<Box<dyn Future<Output = Result<Running, StartError>> + Send + 'a>> {
        Box::pin(async move {
            let also = service.clone();
            tokio::select! {
                connected = Self::connect(settings, service, time, vitals) => connected,
                replaced = until_replaced(&also) => Err(replaced.into()),
            }
        })
    }

    async fn connect(
        settings: &config::Discord,
        service: Service,
        time: TimeOfDay,
        vitals: Arc<Vitals>,
    ) -> Result<Running, StartError> {
        let connection = Connection::resolve(settings).await?;
        let tasks = Tasks::new();
        let engine = EngineReplies::new(service.clone(), Arc::clone(&tasks), time.clone());
        let source = Arc::clone(&engine);
        let clients = connection.http_clients();
        let links = settings.links.clone();
        let bot = Self::new(service, &clients, tasks, source, time, links, vitals);
        let deleted = startup::ask_database(|| bot.service.people_being_deleted()).await?;
        bot.being_deleted.add(deleted);
        engine.post_through(&bot.outbox);
        let commands = commands::registration();
        if connection.shards.first == 0 {
            connection.register(&bot.http, &commands).await?;
        }
        startup::ask_database(|| apply_preferences::apply(&bot.service, &bot.tasks)).await?;
        startup::ask_database(|| presence::follow_clock(&bot)).await?;
        resume_clocks(&bot).await?;
        let (gateway, client) = enter(&connection, &bot).await?;
        let shards = Arc::clone(&gateway.shards);
        bot.health.watch(gateway);
        let mut jobs = Jobs::reporting(Arc::clone(&bot.vitals));
        start_jobs(&mut jobs, &bot, &engine);
        Ok(Running {
            bot,
            engine,
            shards,
            client,
            jobs,
        })
    }
}

/// How often the connection is used that keeps other bots away while this one starts, and how soon again if that failed.
const USED: Duration = Duration::from_secs(15);
const USED_AGAIN: Duration = Duration::from_secs(2);

/// Keeps other bots away while Discord lets this one wait, which may take as long as it takes. Once the database's server was started
/// again, any bot could take its locks: this one does within some seconds after it finds out. Ends once another bot has them.
async fn until_replaced(service: &Service) -> service::Error {
    let mut pause = USED;
    loop {
        sleep(pause).await;
        pause = match service.clock().await {
            Ok(_) => USED,
            Err(error) if error.is_replaced() => return error,
            // What cannot be asked is asked again.
            Err(_) => USED_AGAIN,
        };
    }
}

/// Starts the jobs of every process, and those that only one of several does.
fn start_jobs(jobs: &mut Jobs, bot: &Arc<Bot>, engine: &Arc<EngineReplies>) {
    let its = || Arc::clone(bot);
    let engines = || Arc::clone(engine);
    jobs.start("notes that the bot is present", |pulse| {
        presence::run(its(), pulse)
    });
    jobs.start("makes reviews", |pulse| {
        reviews::run(its(), engines(), pulse)
    });
    if bot.service.is_shared() {
        jobs.start("finds out which process leads", |pulse| {
            leading::run(its(), pulse)
        });
        jobs.start("hears the other processes", |pulse| {
            signals::run(its(), pulse)
        });
    }
    jobs.start("looks after the games", |pulse| {
        while_leading(its(), pulse, deadlines::run)
    });
    jobs.start("changes boards after an outage", |pulse| {
        while_leading(its(), pulse, catch_up::run)
    });
    let replies = engines();
    jobs.start("posts what was saved", |pulse| {
        while_leading(its(), pulse, move |bot, pulse| {
            retries::run(bot, Arc::clone(&replies), pulse)
        })
    });
    let replies = engines();
    jobs.start("looks for puzzles in finished games", |pulse| {
        while_leading(its(), pulse, move |bot, pulse| {
            puzzle_searches::run(bot, Arc::clone(&replies), pulse)
        })
    });
    jobs.start("matches seeks that wait", |pulse| {
        while_leading(its(), pulse, standing_seeks::run)
    });
    jobs.start("lets tournaments go on", |pulse| {
        while_leading(its(), pulse, tournaments::run)
    });
    jobs.start("closes seasons", |pulse| {
        while_leading(its(), pulse, seasons::run)
    });
    jobs.start("chooses the puzzles of the day", |pulse| {
        while_leading(its(), pulse, daily_puzzles::run)
    });
    jobs.start("deletes people who asked for it", |pulse| {
        while_leading(its(), pulse, deletions::run)
    });
    jobs.start("puts away what is kept of former servers", |pulse| {
        while_leading(its(), pulse, departures::run)
    });
    jobs.start("fills in results of old games", |pulse| {
        while_leading(its(), pulse, old_results::run)
    });
    if let Some(folder) = bot.service.backups().cloned() {
        jobs.start("makes backups", |pulse| backups::run(its(), folder, pulse));
    }
    if monitoring::is_measured() {
        jobs.start("measures how the bot is", |pulse| {
            measures::run(its(), engines(), pulse)
        });
    }
}

impl Running {
    /// Waits until the bot cannot go on: a job ends or hangs, or the connection ends for good,
    /// which happens only when the token is revoked or the gateway refuses the bot.
    pub async fn wait(&mut self) -> Ending {
        tokio::select! {
            ended = &mut self.client => Ending::Disconnected(ending(ended)),
            failed = self.jobs.fail() => failed.into(),
        }
    }

    /// Whether the bot was present at its last check: it could trust its clock, and reach Discord.
    pub async fn is_present(&self) -> bool {
        self.bot.presence.is_present().await
    }

    /// Whether this process does what is done once for all processes of the bot.
    pub fn leads(&self) -> bool {
        self.bot.leadership.leads()
    }

    /// Stops within eight seconds: accepts nothing new, finishes the running tasks, and
    /// disconnects. The next start posts what cannot be posted in that time.
    pub async fn stop(mut self) {
        self.bot.tasks.close();
        self.engine.close();
        self.bot.reviews.close();
        if timeout(FINISHING, self.bot.tasks.finished()).await.is_err() {
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

/// Waits until the gateway accepts the bot. The library reconnects by itself, at most every five
/// seconds, for as long as it takes; meanwhile warnings are logged, less and less often. There is
/// only ever one client, because nothing could stop the attempts of a second one. A gateway that
/// refuses the bot ends the wait.
async fn enter(
    connection: &Connection<'_>,
    bot: &Arc<Bot>,
) -> Result<(Gateway, JoinHandle<serenity::Result<()>>), StartError> {
    let shards = connection.shards;
    let turns = identify::take_turns(bot, connection).await?;
    let ready = ReadyShards::awaited(shards.first..=shards.last);
    let memberships = Arc::<Memberships>::default();
    let dispatch = EventDispatch::new(
        Arc::clone(bot),
        Arc::clone(&ready),
        Arc::clone(&memberships),
    );
    let mut client = connection.gateway_client(dispatch).await?;
    let gateway = Gateway {
        shards: Arc::clone(&client.shard_manager),
        memberships,
        count: shards.count(),
    };
    // The library takes the last shard with it.
    let range = shards.first..shards.last;
    let mut client =
        tokio::spawn(async move { client.start_shard_range(range, shards.total).await });
    let begun = Instant::now();
    let mut patience = PATIENCE;
    loop {
        tokio::select! {
            () = ready.all() => {
                // The next one may begin as long after the last of these.
                tokio::spawn(async move {
                    sleep(identify::BETWEEN).await;
                    drop(turns);
                });
                return Ok((gateway, client));
            }
            ended = &mut client => return Err(StartError::Refused(ending(ended))),
            () = sleep(patience) => {}
        }
        let seconds = begun.elapsed().as_secs();
        warn!("Discord's gateway has not let the bot in for {seconds} seconds; still trying");
        patience = (2 * patience).min(LONGEST_PATIENCE);
    }
}

/// Gives every running clock back the time for which the bot was absent. A system clock that was set
/// back is refused, unless Discord confirms it. If it shows that much time has passed and Discord
/// does not agree, the clocks of games stand still until both agree.
async fn resume_clocks(bot: &Bot) -> Result<(), StartError> {
    if !startup::ask_database(|| bot.service.is_alone()).await? {
        // The others have kept time until this process was missing, and time stands still for all until it is present:
        // the first heartbeat gives that back, however short.
        let moment = bot.time.moment();
        let before = startup::ask_database(|| bot.service.last_alive()).await?;
        let shown = before.map_or(moment.shown, |before| before.min(moment.shown));
        bot.time.mark_present(Moment { shown, ..moment });
        return Ok(startup::ask_database(|| bot.service.restore_due()).await?);
    }
    let held_at = held_at(bot).await?;
    let moment = bot.time.moment();
    let now = moment.shown;
    if let Some(shown) = held_at {
        bot.time.mark_present(Moment { shown, ..moment });
        bot.time.mark_absent();
        // Games that were set aside do not depend on the clock. The presence job logs why nothing
        // is decided.
        startup::ask_database(|| bot.service.restore_due()).await?;
        return Ok(());
    }
    match startup::ask_database(|| bot.service.resume_clocks(now)).await {
        Ok(absent) if absent.is_zero() => {}
        Ok(absent) => info!("absent for {absent:#}: every clock that runs was given exactly that"),
        Err(service::Error::Refused(refused)) if presence::trust(bot, now).await => {
            info!("no more reason not to start: {refused}");
        }
        Err(error) => return Err(error.into()),
    }
    bot.time.mark_present(moment);
    Ok(())
}

/// Where the time of games stands still at first: `None` if the system's clock can be trusted. It
/// can if the bot ran a moment ago by it, or if Discord does not contradict it.
///
/// If it is not known when the bot last ran, only Discord can tell, and is asked until it answers:
/// each time as [`startup::ask`] does. Without anything that can be due there is nothing to ask for.
async fn held_at(bot: &Bot) -> Result<Option<Timestamp>, StartError> {
    let before = startup::ask_database(|| bot.service.last_alive()).await?;
    let now = || bot.time.shown();
    let is_recent = before.is_some_and(|before| now().duration_since(before) <= GAP);
    let next_due = startup::ask_database(|| bot.service.next_due());
    let is_fresh = before.is_none() && next_due.await?.is_none();
    if (is_recent || is_fresh) && !bot.time.is_accepted() {
        return Ok(None);
    }
    loop {
        match (bot.health.judge(&bot.http, now()).await, before) {
            (Verdict::Credible, _) => return Ok(None),
            (Verdict::Ahead(_) | Verdict::Silent, Some(before)) => {
                return Ok(Some(before.min(now())));
            }
            (Verdict::Ahead(date), None) => return Ok(Some(date)),
            // What it answers is looked at in the next round.
            (Verdict::Silent, None) => {
                let _ = startup::ask("Discord", || bot.http.get_current_user()).await;
            }
        }
    }
}

/// Saves when the bot was last certainly present, unless it has not been for a while.
async fn leave(bot: &Bot) -> Result<(), service::Error> {
    let now = bot.time.moment();
    let gap = bot
        .time
        .last_present()
        .map(|present| now.gap_since(present));
    let is_right = |gap| (-TOLERANCE..=GAP).contains(&gap);
    if gap.is_some_and(is_right)
        && bot.presence.is_present().await
        && let Some(reached) = reached(bot).await
    {
        bot.service.heartbeat(reached.shown).await?;
    }
    Ok(())
}

/// When Discord was last certainly reached: now, if it answers at once, or else a moment ago.
async fn reached(bot: &Bot) -> Option<Moment> {
    let before = bot.health.reached_at(&bot.http, None).await?;
    let now = bot.health.reached_at(&bot.http, Some(bot.now()));
    let now = timeout(ASKING, now).await.ok().flatten();
    Some(now.unwrap_or(before))
}

fn ending(ended: Result<serenity::Result<()>, tokio::task::JoinError>) -> String {
    match ended {
        Ok(Ok(())) => "it was closed".to_owned(),
        Ok(Err(error)) => error.to_string(),
        Err(error) => error.to_string(),
    }
}
