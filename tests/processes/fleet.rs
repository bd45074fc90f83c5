//! Processes of the bot, each with a runtime of its own: when that is shut down, everything of the process is gone at once,
//! its connections included, as when a process is killed.

use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use local_discord::{Guild, LocalDiscord, Message, OptionValue, Person, Shard};
use tessera::config::{Config, Discord};
use tessera::discord::{Bot, Running, TimeOfDay};
use tessera::game::GameId;
use tessera::service::Service;
use tessera::store::{ShardRange, Store, processes_on_server};
use tokio::runtime::{Builder, Runtime};
use tracing::{Level, Subscriber};
use tracing_subscriber::Registry;
use tracing_subscriber::layer::{Context, Layer, SubscriberExt as _};

use crate::cluster::{self, Database};

/// How long it may take until something comes to be.
const PATIENCE: Duration = Duration::from_mins(1);

const NAMES: [[&str; 2]; 2] = [["Ann", "Ben"], ["Cleo", "Dan"]];

/// Some processes, each with one shard, and a server on each.
pub struct Fleet {
    pub discord: Arc<LocalDiscord>,
    processes: Vec<Option<Process>>,
    /// The time by which each process goes.
    pub times: Vec<TimeOfDay>,
    guilds: Vec<Guild>,
    settings: Discord,
    service: Service,
    database: Database,
}

struct Process {
    runtime: Runtime,
    running: Running,
    store: Store,
}

impl Fleet {
    /// So many processes, which are ready; `None` without PostgreSQL.
    pub async fn of(count: u32) -> Option<Self> {
        let mut fleet = Self::of_none(count).await?;
        fleet.start_all().await;
        for index in 0..count {
            fleet.becomes_present(index as usize).await;
        }
        Some(fleet)
    }

    /// The same before any of them is started.
    pub async fn of_none(count: u32) -> Option<Self> {
        log();
        let database = cluster::shared()?.fresh();
        let discord = Arc::new(LocalDiscord::start().await);
        let total = u64::from(count);
        discord.recommend_shards(total);
        let guilds =
            (0..total).map(|id| discord.guild_on(&format!("Server {id}"), Shard { id, total }));
        let guilds = guilds.collect();
        let pairs = [
            ("DISCORD_TOKEN", discord.token().to_owned()),
            ("DISCORD_API", discord.api_url()),
        ];
        let settings = Config::from_pairs(pairs).unwrap().discord;
        let service = Service::new(Store::open(&database.url()).await.unwrap());
        Some(Self {
            discord,
            processes: (0..count).map(|_| None).collect(),
            times: (0..count).map(|_| TimeOfDay::new()).collect(),
            guilds,
            settings,
            service,
            database,
        })
    }

    /// Starts all processes at once.
    pub async fn start_all(&mut self) {
        let starting: Vec<_> = (0..self.processes.len())
            .map(|index| tokio::spawn(self.starting(index)))
            .collect();
        for (index, starting) in starting.into_iter().enumerate() {
            self.processes[index] = Some(starting.await.unwrap());
        }
    }

    /// Starts one that is not running.
    pub async fn start(&mut self, index: usize) {
        self.processes[index] = Some(self.starting(index).await);
    }

    fn starting(&self, index: usize) -> impl Future<Output = Process> + Send + 'static {
        let shard = u32::try_from(index).unwrap();
        let total = u32::try_from(self.processes.len()).unwrap();
        let shards = ShardRange {
            first: shard,
            last: shard,
            total,
        };
        let mut settings = self.settings.clone();
        settings.shards = tessera::config::Shards::Range {
            first: shard,
            last: shard,
            total,
        };
        let (url, time) = (self.database.url(), self.times[index].clone());
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        async move {
            let started = runtime.spawn(async move {
                let store = Store::open_for_process(&url, shards).await.unwrap();
                let running = Bot::start(&settings, Service::new(store.clone()), time)
                    .await
                    .unwrap();
                (store, running)
            });
            let (store, running) = started.await.unwrap();
            Process {
                runtime,
                running,
                store,
            }
        }
    }

    /// Kills a process.
    pub fn kill(&mut self, index: usize) {
        let process = self.processes[index].take().unwrap();
        process.runtime.shutdown_background();
    }

    /// Stops all processes in order, and checks that Discord has nothing to object to.
    pub async fn end(mut self) {
        for process in self.processes.iter_mut().filter_map(Option::take) {
            let Process {
                runtime,
                running,
                store,
            } = process;
            let stopped = runtime.spawn(async move {
                running.stop().await;
                store.close().await;
            });
            stopped.await.unwrap();
            runtime.shutdown_background();
        }
        self.is_calm();
        self.service = Service::new(Store::open(&self.database.url()).await.unwrap());
    }

    /// Discord has nothing to object to.
    pub fn is_calm(&self) {
        let violations = self.discord.violations();
        assert!(violations.is_empty(), "{violations:#?}");
    }

    /// Sets the system's clock of a process wrong.
    pub fn set_clock(&self, index: usize, by: SignedDuration) {
        self.times[index].set(by);
    }

    /// What time it is for a process.
    pub fn now(&self, index: usize) -> Timestamp {
        self.times[index].now()
    }

    /// Ends all connections to the database, as a server does that is started again.
    pub fn cut_database(&self) {
        self.database.cut_connections();
    }

    /// Lets time pass for everybody.
    pub fn passes(&self, time: SignedDuration) {
        self.discord.advance(Duration::try_from(time).unwrap());
        for own in &self.times {
            own.advance(time);
        }
    }

    /// Whether a process was present at its last check.
    pub async fn is_there(&self, index: usize) -> bool {
        let process = self.processes[index].as_ref().unwrap();
        process.running.is_present().await
    }

    /// Lets time pass in steps of some minutes until something is so, for two months at most.
    pub async fn passes_until(&self, is_so: impl AsyncFn(&Self) -> bool) {
        const STEP: SignedDuration = SignedDuration::from_mins(20);
        let mut ticks = tokio::time::interval(Duration::from_millis(5));
        let mut passed = SignedDuration::ZERO;
        while !is_so(self).await {
            ticks.tick().await;
            assert!(
                passed < SignedDuration::from_hours(60 * 24),
                "it does not become so"
            );
            self.passes(STEP);
            passed += STEP;
        }
    }

    /// Waits until a process is present, or no longer: whatever it was told before.
    pub async fn becomes_present(&self, index: usize) {
        self.becomes(index, true).await;
    }

    pub async fn becomes_absent(&self, index: usize) {
        self.becomes(index, false).await;
    }

    async fn becomes(&self, index: usize, is_present: bool) {
        comes_to_be(async || {
            let is_so = self.is_there(index).await == is_present;
            if is_so && !self.is_first_check_awaited(index) {
                return Some(());
            }
            self.passes(SignedDuration::from_secs(1));
            None
        })
        .await;
    }

    /// Whether a process was never present yet.
    fn is_first_check_awaited(&self, index: usize) -> bool {
        self.times[index].last_present().is_none()
    }

    /// Which process leads.
    pub async fn leader(&self) -> usize {
        let leads = |process: &Process| process.running.leads();
        comes_to_be(async || {
            let mut processes = self.processes.iter();
            processes.position(|process| process.as_ref().is_some_and(leads))
        })
        .await
    }

    /// Waits until one of the processes leads by what the database's server says, whoever asked first.
    pub async fn one_leads(&self) {
        let url = self.database.url();
        comes_to_be(async || {
            let running = processes_on_server(&url).await.unwrap();
            let is_led = running.several.iter().any(|process| process.leads);
            is_led.then_some(())
        })
        .await;
    }

    /// The two friends on the server of this shard, in its channel.
    pub fn friends(&self, shard: usize) -> [Person; 2] {
        let channel = self.guilds[shard].channel("general");
        NAMES[shard].map(|name| self.discord.person(name).in_channel(&channel))
    }

    /// Begins a game between the two friends there, in which the first one has placed a stone.
    pub async fn game_on(&self, shard: usize) -> GameId {
        let [ann, ben] = self.friends(shard);
        let options: [(&str, OptionValue); 4] = [
            ("opponent", (&ben).into()),
            ("ruleset", "pente".into()),
            ("first", "me".into()),
            ("opening", "free".into()),
        ];
        ann.slash("challenge", options).await.unwrap();
        let invitation = self.message(shard, "invites you").await;
        ben.press(&invitation, "Accept").await.unwrap();
        let board = self.message(shard, ", move 2.").await;
        let (_, rest) = board.content.split_once("game ").unwrap();
        GameId(rest.split(',').next().unwrap().parse().unwrap())
    }

    /// Places a stone.
    pub async fn play(&self, who: &Person, game: GameId, point: &str) {
        let options: [(&str, OptionValue); 2] =
            [("point", point.into()), ("game", game.to_string().into())];
        let answer = who.slash("move", options).await.unwrap();
        assert!(answer.content().starts_with("You played"), "{answer:?}");
    }

    /// Waits for the board that asks for this move.
    pub async fn board(&self, shard: usize, game: GameId, number: u32) -> Arc<Message> {
        self.message(shard, &format!("game {game}, move {number}."))
            .await
    }

    /// How many boards ask for this move.
    pub fn boards(&self, shard: usize, game: GameId, number: u32) -> usize {
        self.said(shard, &format!("game {game}, move {number}."))
    }

    /// Waits for a public message on the server of this shard, in a channel or a thread.
    pub async fn message(&self, shard: usize, text: &str) -> Arc<Message> {
        let channel = self.guilds[shard].channel("general").id();
        let found = self.discord.wait_for(|world| {
            let threads = world.threads_of(channel).into_iter().map(|it| it.id);
            let places: Vec<_> = std::iter::once(channel).chain(threads).collect();
            let mut all = places
                .into_iter()
                .flat_map(|place| world.messages(place).iter().rev());
            all.find(|it| !it.is_ephemeral() && it.content.contains(text))
                .cloned()
        });
        found
            .await
            .unwrap_or_else(|_| panic!("nobody said {text:?}"))
    }

    /// How many public messages there say this.
    pub fn said(&self, shard: usize, text: &str) -> usize {
        let channel = self.guilds[shard].channel("general").id();
        self.discord.look(|world| {
            let threads = world.threads_of(channel).into_iter().map(|it| it.id);
            let places = std::iter::once(channel).chain(threads);
            let all = places.flat_map(|place| world.messages(place).iter());
            all.filter(|it| !it.is_ephemeral() && it.content.contains(text))
                .count()
        })
    }

    /// How much time whoever is to move has left.
    pub async fn left(&self, game: GameId) -> SignedDuration {
        self.deadline(game).await.duration_since(self.now(0))
    }

    /// When whoever is to move runs out of time, with all that was given back.
    pub async fn deadline(&self, game: GameId) -> Timestamp {
        let game = self.service.game(game).await.unwrap().game;
        game.deadline().unwrap()
    }

    /// The last heartbeat of any process.
    pub async fn alive(&self) -> Timestamp {
        self.service.last_alive().await.unwrap().unwrap()
    }

    pub async fn is_over(&self, game: GameId) -> bool {
        self.service.game(game).await.unwrap().game.is_over()
    }
}

/// Looks again until there is something to be found.
pub async fn comes_to_be<T>(look: impl AsyncFn() -> Option<T>) -> T {
    let mut ticks = tokio::time::interval(Duration::from_millis(20));
    let waiting = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            ticks.tick().await;
        }
    };
    let waited = tokio::time::timeout(PATIENCE, waiting).await;
    waited.expect("it does not come to be")
}

/// The warnings of all processes of this program.
static LOGGED: Mutex<String> = Mutex::new(String::new());

/// Whether a process logged a warning with these words.
pub fn is_logged(words: &str) -> bool {
    LOGGED.lock().unwrap().contains(words)
}

fn log() {
    static BEGUN: OnceLock<()> = OnceLock::new();
    BEGUN.get_or_init(|| {
        let _ = tracing::subscriber::set_global_default(Registry::default().with(Warnings));
    });
}

struct Warnings;

/// Writes down what a warning says.
struct Words<'a>(&'a mut String);

impl tracing::field::Visit for Words<'_> {
    fn record_debug(&mut self, field: &tracing::field::Field, value: &dyn std::fmt::Debug) {
        use std::fmt::Write as _;
        let _ = writeln!(self.0, "{field}: {value:?}");
    }
}

impl<S: Subscriber> Layer<S> for Warnings {
    fn on_event(&self, event: &tracing::Event<'_>, _: Context<'_, S>) {
        if *event.metadata().level() > Level::WARN {
            return;
        }
        event.record(&mut Words(&mut LOGGED.lock().unwrap()));
    }
}
