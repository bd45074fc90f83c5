//! Where the parts of the bot report what happens. Every function returns at once, and does nothing
//! where no exporter was installed.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use metrics::{counter, gauge, histogram};

use super::{catalogue, memory};

/// How a person's request reached the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestKind {
    /// A command, typed or chosen from a menu on a name.
    Command,
    /// A button or a menu under a message.
    Component,
    /// A form.
    Form,
    /// Suggestions while somebody types.
    Autocomplete,
    /// A message to the bot.
    Message,
}

/// What became of a person's request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerOutcome {
    /// It was done.
    Done,
    /// It was not possible, and the person was told why.
    Refused,
    /// The bot failed.
    Failed,
}

/// How a request to Discord ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestOutcome {
    /// Discord did it.
    Ok,
    /// 429: too many requests.
    RateLimited,
    /// Any other 4xx.
    Refused,
    /// 5xx.
    ServerError,
    /// There was no answer, or none that could be read.
    NoAnswer,
    /// Nobody waited for the answer any longer.
    GivenUp,
}

/// What waits for its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Queue {
    /// What is to be posted now.
    Unposted,
    /// What was tried and is tried again later.
    UnpostedLater,
    /// What is not tried again until something new happens.
    GivenUp,
    /// Games in which something is due.
    Due,
    /// Games in which the engine is to move.
    Engine,
    /// Reviews that somebody waits for.
    Reviews,
    /// Work in progress.
    Tasks,
}

/// How serious a line of the log is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A warning.
    Warning,
    /// An error.
    Error,
}

impl RequestKind {
    pub(super) const ALL: [Self; 5] = [
        Self::Command,
        Self::Component,
        Self::Form,
        Self::Autocomplete,
        Self::Message,
    ];

    const fn label(self) -> &'static str {
        match self {
            Self::Command => "command",
            Self::Component => "component",
            Self::Form => "form",
            Self::Autocomplete => "autocomplete",
            Self::Message => "message",
        }
    }
}

impl AnswerOutcome {
    const fn label(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Refused => "refused",
            Self::Failed => "failed",
        }
    }
}

impl RequestOutcome {
    const fn label(self) -> &'static str {
        match self {
            Self::Ok => "ok",
            Self::RateLimited => "rate_limited",
            Self::Refused => "refused",
            Self::ServerError => "server_error",
            Self::NoAnswer => "no_answer",
            Self::GivenUp => "given_up",
        }
    }
}

impl Queue {
    pub(super) const ALL: [Self; 7] = [
        Self::Unposted,
        Self::UnpostedLater,
        Self::GivenUp,
        Self::Due,
        Self::Engine,
        Self::Reviews,
        Self::Tasks,
    ];

    const fn label(self) -> &'static str {
        match self {
            Self::Unposted => "unposted",
            Self::UnpostedLater => "unposted_later",
            Self::GivenUp => "given_up",
            Self::Due => "due",
            Self::Engine => "engine",
            Self::Reviews => "reviews",
            Self::Tasks => "tasks",
        }
    }
}

impl Trouble {
    pub(super) const ALL: [Self; 2] = [Self::Warning, Self::Error];

    const fn label(self) -> &'static str {
        match self {
            Self::Warning => "warn",
            Self::Error => "error",
        }
    }
}

/// A person's request has arrived.
pub fn interaction(kind: RequestKind) {
    interactions(kind, 1);
}

pub(super) fn interactions(kind: RequestKind, count: u64) {
    counter!(catalogue::INTERACTIONS.name, "kind" => kind.label()).increment(count);
}

/// Somebody uses a command. The name must be that of a registered one.
pub fn command(name: &str) {
    counter!(catalogue::COMMANDS.name, "command" => name.to_owned()).increment(1);
}

/// Discord has taken the first answer to a person's request, this long after it came.
pub fn answer(kind: RequestKind, outcome: AnswerOutcome, after: Duration) {
    let name = catalogue::ANSWERS.name;
    histogram!(name, "kind" => kind.label(), "outcome" => outcome.label()).record(after);
}

/// Discord has not taken an answer.
pub fn lost_answer(kind: RequestKind) {
    lost_answers(kind, 1);
}

pub(super) fn lost_answers(kind: RequestKind, count: u64) {
    counter!(catalogue::LOST_ANSWERS.name, "kind" => kind.label()).increment(count);
}

/// A request to Discord has ended. The route is a template, without ids.
pub fn request(route: &'static str, outcome: RequestOutcome) {
    let name = catalogue::REQUESTS.name;
    counter!(name, "route" => route, "outcome" => outcome.label()).increment(1);
}

/// A post waits for a limit of Discord's: that of its route, or the one for everything.
pub fn limit_wait(route: &'static str, is_global: bool) {
    let scope = if is_global { "global" } else { "route" };
    counter!(catalogue::LIMIT_WAITS.name, "route" => route, "scope" => scope).increment(1);
}

/// The gateway began a session.
pub fn gateway_connected() {
    counter!(catalogue::GATEWAY_CONNECTS.name).increment(1);
}

/// The gateway went on with a session.
pub fn gateway_resumed() {
    counter!(catalogue::GATEWAY_RESUMES.name).increment(1);
}

/// How the gateway is at the moment. A latency that is not known changes nothing.
pub fn gateway(is_connected: bool, latency: Option<Duration>, guilds: usize) {
    gauge!(catalogue::GATEWAY_CONNECTED.name).set(if is_connected { 1.0 } else { 0.0 });
    if let Some(latency) = latency {
        gauge!(catalogue::GATEWAY_LATENCY.name).set(latency);
    }
    gauge!(catalogue::GUILDS.name).set(number(guilds as u64));
}

/// How often the bot may still begin a session today.
pub fn identifies_left(left: u64) {
    gauge!(catalogue::IDENTIFIES_LEFT.name).set(number(left));
}

/// Whether the bot was present at its last check.
pub(super) fn presence(is_present: bool) {
    gauge!(catalogue::PRESENT.name).set(if is_present { 1.0 } else { 0.0 });
}

/// How long a loop has shown no sign of life.
pub(super) fn loop_silence(does: &'static str, silence: Duration) {
    gauge!(catalogue::LOOP_SILENCE.name, "loop" => does).set(silence);
}

/// How much waits in a queue.
pub fn queue(queue: Queue, length: usize) {
    gauge!(catalogue::QUEUE.name, "queue" => queue.label()).set(number(length as u64));
}

pub(super) fn unknown_queue(queue: Queue) {
    gauge!(catalogue::QUEUE.name, "queue" => queue.label()).set(f64::NAN);
}

/// How many people and games the database holds.
pub fn census(people: u64, people_playing: u64, running_games: u64) {
    gauge!(catalogue::PEOPLE.name).set(number(people));
    gauge!(catalogue::PEOPLE_PLAYING.name).set(number(people_playing));
    gauge!(catalogue::RUNNING_GAMES.name).set(number(running_games));
}

/// The size of the database and of its write-ahead log, in bytes.
pub fn database(main: u64, wal: u64) {
    for (file, bytes) in [("main", main), ("wal", wal)] {
        gauge!(catalogue::DATABASE.name, "file" => file).set(number(bytes));
    }
}

/// When the last backup was finished; `None` if the bot makes backups and there is none yet. Whoever
/// makes backups calls it at the start and after each.
pub fn last_backup(at: Option<SystemTime>) {
    gauge!(catalogue::LAST_BACKUP.name).set(at.map_or(0.0, seconds));
}

/// A line of the log reports trouble.
pub fn log_line(trouble: Trouble) {
    log_lines(trouble, 1);
}

pub(super) fn log_lines(trouble: Trouble, count: u64) {
    counter!(catalogue::LOG_LINES.name, "level" => trouble.label()).increment(count);
}

/// Reads how much memory the process holds, where the system tells.
pub fn memory() {
    if let Some(bytes) = memory::resident() {
        gauge!(catalogue::MEMORY.name).set(number(bytes));
    }
}

/// Which program runs, and since when.
pub(super) fn build(version: &'static str, commit: &'static str) {
    gauge!(catalogue::BUILD.name, "version" => version, "commit" => commit).set(1.0);
    gauge!(catalogue::STARTED.name).set(seconds(SystemTime::now()));
}

/// Seconds since 1970.
fn seconds(at: SystemTime) -> f64 {
    let since = at.duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_secs_f64()
}

/// A count as a gauge holds it; exact up to nine quadrillion.
#[expect(clippy::cast_precision_loss, reason = "no count here comes near 2^53")]
const fn number(count: u64) -> f64 {
    count as f64
}
