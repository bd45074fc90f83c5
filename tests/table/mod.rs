//! A channel with a bot in it, and two friends.

#![allow(dead_code, reason = "each program of tests uses its part")]

#[path = "../database/mod.rs"]
pub mod database;

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex, OnceLock};
use std::thread;
use std::time::Duration;

use jiff::civil::{Weekday, time};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use local_discord::dispatch_watch::DispatchWatch;
use local_discord::{
    Answer, Channel, ChannelId, LocalDiscord, Message, MessageId, OptionValue, Person, World,
    pseudo_language,
};
use tempfile::TempDir;
use tessera::config::{Config, Discord};
use tessera::discord::{Bot, Running, TimeOfDay};
use tessera::game::limits::DOUBLE_PRESS;
use tessera::game::{GameId, Revision, ServerId};
use tessera::language::Language;
use tessera::rules::catalogue;
use tessera::service::Service;
use tessera::service::attempts::Unposted;
use tessera::store::Store;
use tracing::{Level, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt};
use tracing_subscriber::{Registry, registry::LookupSpan};

use database::{Connection, Database};

/// A channel, the bot, its database, and two friends.
pub struct Table {
    pub discord: LocalDiscord,
    pub ann: Person,
    pub ben: Person,
    bot: Option<Running>,
    service: Service,
    settings: Discord,
    time: TimeOfDay,
    database: Database,
    _folder: TempDir,
}

impl Table {
    /// A fresh table with the bot ready. The server and everybody's client speak the
    /// pseudo-language, whose accents the stand-in takes off again: a text that is written in the
    /// code, rather than in `locales/`, fails the test.
    pub async fn set() -> Self {
        let discord = LocalDiscord::builder().locale(pseudo_language::TAG);
        Self::at(discord.start().await.unwrap()).await
    }

    /// The same in plain English.
    pub async fn in_english() -> Self {
        Self::at(LocalDiscord::start().await).await
    }

    /// The same, but the bot reaches Discord as in production: by name, over TLS, with its
    /// library's rate limiter on.
    pub async fn over_tls() -> Self {
        let discord = LocalDiscord::builder().locale(pseudo_language::TAG);
        Self::at(discord.over_tls().start().await.unwrap()).await
    }

    /// A fresh table; every request to Discord is appended to this file, as a line of JSON.
    pub async fn recorded(file: &Path) -> Self {
        let discord = LocalDiscord::builder().traffic(file).start().await;
        Self::at(discord.unwrap()).await
    }

    async fn at(discord: LocalDiscord) -> Self {
        log();
        discord.knows_names(proper_names());
        let time = TimeOfDay::new();
        let wait = until_monday_noon(time.now());
        discord.advance(Duration::try_from(wait).unwrap());
        time.advance(wait);
        let folder = tempfile::tempdir().unwrap();
        let database = Database::fresh(folder.path().join("games.sqlite"));
        let service = Service::new(Store::open(&url_of(&database)).await.unwrap());
        let settings = settings(&discord, discord.token());
        let mut table = Self {
            ann: discord.person("Ann"),
            ben: discord.person("Ben"),
            discord,
            bot: None,
            service,
            settings,
            time,
            database,
            _folder: folder,
        };
        table.start().await;
        table
    }

    /// Starts the bot.
    pub async fn start(&mut self) {
        let running = Bot::start(&self.settings, self.service.clone(), self.time.clone())
            .await
            .unwrap();
        self.bot = Some(running);
        let locale = self.discord.locale();
        if locale == pseudo_language::TAG {
            self.server_reads(&locale).await;
        }
    }

    /// The server that everybody is on.
    pub fn server(&self) -> ServerId {
        ServerId(self.discord.home().id().get())
    }

    /// A channel of another server, whose language the bot has heard.
    pub async fn elsewhere(&self) -> Channel {
        let guild = self.discord.guild("Elsewhere");
        let locale = self.discord.locale();
        if locale == pseudo_language::TAG {
            self.reads(ServerId(guild.id().get()), &locale).await;
        }
        guild.channel("general")
    }

    /// Waits until the bot has heard that the server speaks this language.
    pub async fn server_reads(&self, locale: &str) {
        self.reads(self.server(), locale).await;
    }

    async fn reads(&self, server: ServerId, locale: &str) {
        let known = async || self.service.languages_on(server).await.unwrap();
        let mut ticks = tokio::time::interval(Duration::from_millis(5));
        while known().await.last().map(String::as_str) != Some(locale) {
            ticks.tick().await;
        }
    }

    /// Stops the bot.
    pub async fn stop(&mut self) {
        self.bot.take().unwrap().stop().await;
    }

    /// Starts the bot, or returns why it does not start.
    pub async fn try_start(&mut self) -> Result<(), String> {
        let started = Bot::start(&self.settings, self.service.clone(), self.time.clone()).await;
        self.bot = Some(started.map_err(|error| error.to_string())?);
        Ok(())
    }

    /// The bot's current time.
    pub fn time(&self) -> Timestamp {
        self.time.now()
    }

    /// The deadline of the player to move.
    pub async fn deadline(&self, game: u32) -> Timestamp {
        let view = self.service.game(GameId(game.into())).await.unwrap();
        view.game.deadline().unwrap()
    }

    /// Waits for the thread under the title of a game; the thread has the id of that message.
    pub async fn thread(&self, title: &str, name: &str) -> Channel {
        let title = self.message(title).await;
        let id = ChannelId::new(title.id.get());
        let found = self.discord.wait_for(|world| {
            let channel = world.channel(id)?;
            assert_eq!(channel.name, name);
            Some(channel.id)
        });
        self.discord.channel(found.await.unwrap())
    }

    /// Waits for a public message in this channel.
    pub async fn message_in(&self, channel: ChannelId, text: &str) -> Arc<Message> {
        let wanted = |it: &Message| !it.is_ephemeral() && it.content.contains(text);
        let found = self.discord.await_message(channel, wanted).await;
        found.unwrap_or_else(|_| panic!("nobody said {text:?} there"))
    }

    /// Waits until a message is deleted.
    pub async fn gone(&self, message: MessageId) {
        let channel = self.discord.general().id();
        let gone = self
            .discord
            .wait_for(|world| match world.message(channel, message) {
                Some(_) => None,
                None => Some(()),
            });
        gone.await.unwrap();
    }

    /// Waits for a private message to this person.
    pub async fn private_message(&self, to: &Person, text: &str) -> Arc<Message> {
        let channel = to.in_dm().channel();
        let found = self
            .discord
            .await_message(channel, |it| it.content.contains(text));
        found
            .await
            .unwrap_or_else(|_| panic!("nobody wrote {text:?}"))
    }

    /// The latest message with these words that only this person sees in the channel.
    pub async fn aside(&self, who: &Person, words: &str) -> Arc<Message> {
        let channel = self.discord.general().id();
        let found = self.discord.wait_for(|world| {
            let mut all = world.messages(channel).iter().rev();
            all.find(|it| it.only_for == Some(who.id()) && it.content.contains(words))
                .cloned()
        });
        found
            .await
            .unwrap_or_else(|_| panic!("nobody told {words:?}"))
    }

    /// Advances the bot's time.
    pub fn wait(&self, time: SignedDuration) {
        self.time.advance(time);
    }

    /// Advances the bot's time so far that repeating an action is no longer taken for a double
    /// press.
    pub fn wait_out_double_press(&self) {
        self.wait(DOUBLE_PRESS + SignedDuration::from_secs(1));
    }

    /// Advances the time of the bot and of Discord.
    pub fn passes(&self, time: SignedDuration) {
        self.discord.advance(Duration::try_from(time).unwrap());
        self.time.advance(time);
    }

    /// Lets the host sleep for this long.
    pub fn sleeps(&self, time: SignedDuration) {
        self.discord.advance(Duration::try_from(time).unwrap());
        self.time.set(time);
    }

    /// Sets the system's clock forward or back while the bot runs.
    pub fn set_clock(&self, by: SignedDuration) {
        self.time.set(by);
    }

    /// What the system's clock shows, whether the bot goes by it or not.
    pub fn clock(&self) -> Timestamp {
        self.time.shown()
    }

    /// Lets the operator say, from the next start on, that the system's clock is right.
    pub fn accepts_clock(&mut self) {
        self.time = self.time.clone().accepted();
    }

    /// Waits until the bot has noticed whether Discord is reachable.
    pub async fn notices(&self, is_present: bool) {
        let bot = self.bot.as_ref().unwrap();
        self.passes_until(async || bot.is_present().await == is_present)
            .await;
    }

    /// Advances the bot's time until a condition holds: faster than real time, but slowly enough
    /// that the bot processes what is due before a game ends. It fails after two days of such steps,
    /// which take some minutes.
    pub async fn passes_until(&self, is_so: impl AsyncFn() -> bool) {
        const STEP: SignedDuration = SignedDuration::from_secs(16);
        let mut passed = SignedDuration::ZERO;
        let mut ticks = tokio::time::interval(Duration::from_millis(10));
        while !is_so().await {
            assert!(
                passed < SignedDuration::from_hours(48),
                "it does not become so"
            );
            ticks.tick().await;
            self.passes(STEP);
            passed += STEP;
        }
    }

    /// A service over the same database, to act past the bot.
    pub fn service(&self) -> &Service {
        &self.service
    }

    /// The database itself, past the bot.
    pub async fn database(&self) -> Connection {
        self.database.connect().await
    }

    /// Blocks all other writes to the database.
    pub async fn lock_database(&self) -> Connection {
        let mut connection = self.database().await;
        connection.lock().await;
        connection
    }

    /// Waits for a public message in the channel, the newest first, or in a thread of it.
    pub async fn message(&self, text: &str) -> Arc<Message> {
        let found = self.find(|it| it.content.contains(text)).await;
        found.unwrap_or_else(|| panic!("nobody said {text:?}; but this: {:#?}", self.said()))
    }

    /// Waits for a public message that satisfies a condition, in the channel or in a thread of it.
    pub async fn another(&self, wanted: impl Fn(&Message) -> bool) -> Arc<Message> {
        let found = self.find(wanted).await;
        found.unwrap_or_else(|| panic!("no such message, but this: {:#?}", self.said()))
    }

    /// Waits for such a public message in the channel or in a thread of it.
    async fn find(&self, wanted: impl Fn(&Message) -> bool) -> Option<Arc<Message>> {
        let found = self.discord.wait_for(|world| {
            let mut all = self.places(world).into_iter().flat_map(|channel| {
                let messages = world.messages(channel).iter();
                messages.rev()
            });
            all.find(|it| !it.is_ephemeral() && wanted(it)).cloned()
        });
        found.await.ok()
    }

    /// The channel and its threads.
    fn places(&self, world: &World) -> Vec<ChannelId> {
        let channel = self.discord.general().id();
        let threads = world.threads_of(channel).into_iter().rev();
        std::iter::once(channel)
            .chain(threads.map(|thread| thread.id))
            .collect()
    }

    /// The message with this id, in the channel or in a thread of it.
    fn with_id<'w>(&self, world: &'w World, id: MessageId) -> Option<&'w Arc<Message>> {
        let mut places = self.places(world).into_iter();
        places.find_map(|channel| world.message(channel, id))
    }

    /// The thread of the game against the bot that began last.
    pub fn last_thread(&self) -> Channel {
        let channel = self.discord.general().id();
        let last = self.discord.look(|world| {
            let threads = world.threads_of(channel);
            threads.last().map(|thread| thread.id)
        });
        self.discord.channel(last.expect("a thread"))
    }

    /// The current version of a message.
    pub fn now(&self, id: MessageId) -> Arc<Message> {
        self.discord
            .look(|world| Arc::clone(self.with_id(world, id).unwrap()))
    }

    /// Waits until a message satisfies a condition.
    pub async fn until(&self, id: MessageId, wanted: impl Fn(&Message) -> bool) -> Arc<Message> {
        let found = self
            .discord
            .wait_for(|world| self.with_id(world, id).filter(|it| wanted(it)).cloned())
            .await;
        found.unwrap_or_else(|_| panic!("it stayed as it was: {:#?}", self.now(id)))
    }

    /// Begins game 1, with Ann to place the first stone, in another channel, which is then deleted.
    pub async fn game_without_its_channel(&self) {
        let other = self.discord.home().channel("games");
        let (ann, ben) = (self.ann.in_channel(&other), self.ben.in_channel(&other));
        let invite = [("opponent", (&ben).into()), ("first", "me".into())];
        ann.slash("challenge", invite).await.unwrap();
        let invitation = self.message_in(other.id(), "Ann invites you").await;
        ben.press(&invitation, "Accept").await.unwrap();
        self.message_in(other.id(), "game 1, move 2.").await;
        other.delete();
    }

    /// The first page of the help, with its drawing.
    pub async fn help(&self, who: &Person) -> Answer {
        let help = who.slash("help", []).await.unwrap();
        who.settled(help).await.unwrap()
    }

    /// Every message of the channel.
    pub fn messages(&self) -> Vec<Arc<Message>> {
        let channel = self.discord.general().id();
        self.discord.look(|world| world.messages(channel).to_vec())
    }

    /// All public messages.
    pub fn said(&self) -> Vec<String> {
        let channel = self.discord.general().id();
        self.discord.look(|world| {
            let messages = world.messages(channel).iter();
            messages
                .filter(|it| !it.is_ephemeral())
                .map(|it| it.content.clone())
                .collect()
        })
    }

    /// Ann invites Ben, moves first, and Ben accepts, of which Ann is told: the game's number.
    pub async fn game(&self, rated: bool, opening: &str) -> u32 {
        let options = [("rated", rated.into()), ("opening", opening.into())];
        let number = self.game_of("pente", options).await;
        self.board(number, 2).await;
        self.no_news().await;
        number
    }

    /// Waits until everybody has been told what concerns only them.
    pub async fn no_news(&self) {
        let mut ticks = tokio::time::interval(Duration::from_millis(5));
        let is_news = |it: &Unposted| matches!(it, Unposted::News(_));
        loop {
            let unposted = self.service.to_post(self.time.now(), None).await.unwrap();
            if !unposted.now.iter().any(is_news) {
                return;
            }
            ticks.tick().await;
        }
    }

    /// The same for any ruleset, with further options of the command.
    pub async fn game_of(
        &self,
        ruleset: &str,
        options: impl IntoIterator<Item = (&'static str, OptionValue)>,
    ) -> u32 {
        let mut asked: Vec<(&str, OptionValue)> = vec![
            ("opponent", (&self.ben).into()),
            ("ruleset", ruleset.into()),
            ("first", "me".into()),
        ];
        asked.extend(options);
        self.ann.slash("challenge", asked).await.unwrap();
        let invitation = self.message("invites you").await;
        self.ben.press(&invitation, "Accept").await.unwrap();
        let title = self.now(invitation.id);
        let (_, rest) = title.content.split_once("game ").unwrap();
        rest.split(' ').next().unwrap().parse().unwrap()
    }

    /// The options with which Ann invites Ben on terms that are sent at once, whatever the two played
    /// last.
    pub fn usual_terms(&self) -> [(&'static str, OptionValue); 3] {
        [
            ("opponent", (&self.ben).into()),
            ("ruleset", "pente".into()),
            ("rated", true.into()),
        ]
    }

    /// The board that asks for this move.
    pub async fn board(&self, game: u32, number: u32) -> Arc<Message> {
        self.message(&format!("game {game}, move {number}.")).await
    }

    /// The board that asks for this move after resets: `3b` after the first takeback, `3c` after the
    /// second. Its words do not tell, but the name of its picture does.
    pub async fn board_at(&self, game: u32, next: &str) -> Arc<Message> {
        let asked = Revision::parse(next).and_then(Revision::before).unwrap();
        let picture = format!("game-{game}-{asked}.png");
        let wanted = |it: &Message| it.attachments.iter().any(|file| file.filename == picture);
        let found = self.find(wanted).await;
        let board =
            found.unwrap_or_else(|| panic!("no board {picture:?}, but this: {:#?}", self.said()));
        let words = format!("game {game}, move {}.", asked.next().ply);
        assert!(board.content.contains(&words), "{board:?}");
        board
    }

    /// Ann and Ben play these points in turn, after Ann's forced first stone. After each stone but
    /// the last it waits for the board of the player to move.
    pub async fn play(&self, game: u32, points: &str) {
        let points: Vec<_> = points.split_whitespace().collect();
        for (index, &point) in points.iter().enumerate() {
            let (mover, other) = if index % 2 == 0 {
                (&self.ben, &self.ann)
            } else {
                (&self.ann, &self.ben)
            };
            let answer = self.place(mover, game, point).await;
            assert!(answer.is_ephemeral(), "{answer:?}");
            assert!(answer.content().starts_with("You played"), "{answer:?}");
            if index + 1 < points.len() {
                let next = u32::try_from(index).unwrap() + 3;
                let board = self.board(game, next).await;
                assert_eq!(board.pings, [other.id()], "one ping a turn");
            }
        }
    }

    /// Presses a button behind "More" under a board, as this person sees it.
    pub async fn more(&self, who: &Person, board: &Message, button: &str) -> Answer {
        let more = who.press_as_seen(board, "More").await.unwrap();
        private(&more);
        who.press(&more.message.unwrap(), button).await.unwrap()
    }

    /// Uses `/move` as this person.
    pub async fn place(&self, who: &Person, game: u32, point: &str) -> Answer {
        let options = [("point", point.into()), ("game", game.to_string().into())];
        who.slash("move", options).await.unwrap()
    }

    /// Whether any bot of this process logged a warning or an error with these words.
    pub fn is_logged(words: &str) -> bool {
        Self::times_logged(words) > 0
    }

    /// How many warnings and errors with these words all bots of this process logged.
    pub fn times_logged(words: &str) -> usize {
        let warnings = log().1.lock().unwrap();
        let found = warnings.iter().filter(|it| it.text.contains(words));
        found.count()
    }

    /// Checks that everything was posted and that nothing went wrong during the test.
    pub async fn clear(self) {
        let discord = self.leave().await;
        assert_eq!(discord.refused_requests(), []);
        assert_eq!(Self::own_warnings(), Vec::<String>::new());
    }

    fn own_warnings() -> Vec<String> {
        let warnings = log().1.lock().unwrap();
        let own = warnings.iter().filter(|it| !it.is_of_another_test());
        own.map(|it| it.text.clone()).collect()
    }

    /// The same, if Discord or the database failed during the test.
    pub async fn leave(mut self) -> LocalDiscord {
        self.stop().await;
        assert_eq!(self.service.unposted_games().await.unwrap(), []);
        assert_eq!(self.service.unposted_challenges().await.unwrap(), []);
        assert_eq!(self.discord.violations(), []);
        log().0.assert_all_parsed();
        self.discord
    }
}

/// Where the bot finds the database. It opens one on a server as a program beside the bot does, and so goes by the clock that
/// the test sets, and not by the server's; as long as for a file it waits for whoever else writes.
fn url_of(database: &Database) -> String {
    match database {
        Database::File(_) => database.url(),
        Database::Server(_) => format!("{}&options[lock_timeout]=3000", database.url()),
    }
}

/// What is called the same in every language: the rulesets, the languages and some time zones.
fn proper_names() -> impl Iterator<Item = String> {
    let rulesets = catalogue::all().iter().map(|ruleset| ruleset.name);
    let languages = Language::ALL.into_iter().map(Language::name);
    let names = rulesets.chain(languages).map(str::to_owned);
    names.chain(["Europe/Berlin", "Europe/Lisbon", "UTC"].map(str::to_owned))
}

/// How to reach a stand-in.
pub fn settings(discord: &LocalDiscord, token: &str) -> Discord {
    let mut pairs = vec![("DISCORD_TOKEN", token.to_owned())];
    let certificate = tempfile::NamedTempFile::new().unwrap();
    match discord.secured() {
        None => pairs.push(("DISCORD_API", discord.api_url())),
        Some(secured) => {
            fs::write(certificate.path(), &secured.certificate).unwrap();
            let path = certificate.path().display().to_string();
            pairs.push(("DISCORD_API", format!("https://{}", secured.address)));
            pairs.push(("DISCORD_API_CERTIFICATE", path));
        }
    }
    Config::from_pairs(pairs).unwrap().discord
}

/// The text of a private answer.
pub fn private(answer: &Answer) -> &str {
    assert!(answer.is_ephemeral(), "{answer:?}");
    let message = answer.message.as_ref().unwrap();
    assert!(
        message.pings.is_empty(),
        "nobody is pinged by a private answer"
    );
    answer.content()
}

/// The text of a board before its deadline, which it must have.
pub fn undated(text: &str) -> String {
    let (before, deadline) = text
        .split_once(" Deadline: <t:")
        .unwrap_or_else(|| panic!("{text}"));
    let (seconds, after) = deadline.split_once(":R>.").unwrap();
    seconds.parse::<i64>().unwrap();
    format!("{before}{after}")
}

type Log = (DispatchWatch, Arc<Mutex<Vec<Warning>>>);

/// A warning or an error that was logged.
struct Warning {
    /// The name of the thread in which it was: that of the test, because a test runs its bot in its own thread, or one
    /// for what blocks.
    thread: Option<String>,
    text: String,
}

impl Warning {
    /// Whether another test than the present one was warned. A test has its name as the path of a function.
    fn is_of_another_test(&self) -> bool {
        let is_test = |name: &&str| name.contains("::");
        let of = self.thread.as_deref().filter(is_test);
        of.is_some() && of != thread::current().name()
    }
}

/// Listens to the log of the whole process: for events that were not understood, and for warnings.
fn log() -> &'static Log {
    static LOG: OnceLock<Log> = OnceLock::new();
    LOG.get_or_init(|| {
        let (watch, warnings) = (DispatchWatch::default(), Arc::default());
        let subscriber = Registry::default()
            .with(watch.layer())
            .with(Warnings(Arc::clone(&warnings)));
        tracing::subscriber::set_global_default(subscriber).unwrap();
        (watch, warnings)
    })
}

struct Warnings(Arc<Mutex<Vec<Warning>>>);

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for Warnings {
    fn on_event(&self, event: &tracing::Event<'_>, _: Context<'_, S>) {
        let metadata = event.metadata();
        // When the bot disconnects, its library may warn that the gateway did not close properly.
        let is_parting = metadata.target().starts_with("serenity::gateway");
        if *metadata.level() <= Level::WARN && !is_parting {
            let thread = thread::current().name().map(str::to_owned);
            let text = format!("{event:?}");
            self.0.lock().unwrap().push(Warning { thread, text });
        }
    }
}

/// How long it is until the next Monday at noon, so that no test depends on the hour or the day at
/// which it runs: daily lists, weekends and quiet hours are at the same distance in each run.
fn until_monday_noon(now: Timestamp) -> SignedDuration {
    let now = now.to_zoned(TimeZone::UTC);
    let noon = now.nth_weekday(1, Weekday::Monday).unwrap();
    let noon = noon.with().time(time(12, 0, 0, 0)).build().unwrap();
    now.duration_until(&noon)
}
