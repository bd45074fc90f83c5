//! Every metric: its name, its kind and what it means. The only list.
//!
//! Labels have few values each. Those of `route` are templates such as `POST /channels/{channel}/messages`,
//! those of `command` the names of the registered commands, those of `loop` the supervised jobs.

/// One metric, which has a series for each combination of the values of its labels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Metric {
    /// The name, with its unit at the end.
    pub name: &'static str,
    /// What may be done with its values.
    pub kind: Kind,
    /// What it means, with its labels and how old it may be.
    pub help: &'static str,
}

/// What may be done with the values of a metric.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It only grows; a restart begins again at zero.
    Counter,
    /// It goes up and down. `NaN` until it is known.
    Gauge,
    /// How often a duration was at most so many seconds.
    Histogram,
}

const fn counter(name: &'static str, help: &'static str) -> Metric {
    let kind = Kind::Counter;
    Metric { name, kind, help }
}

const fn gauge(name: &'static str, help: &'static str) -> Metric {
    let kind = Kind::Gauge;
    Metric { name, kind, help }
}

pub(super) const BUILD: Metric = gauge(
    "tessera_build_info",
    "Always 1; the labels version and commit say which program runs.",
);
pub(super) const STARTED: Metric = gauge(
    "process_start_time_seconds",
    "When the process started, in seconds since 1970.",
);
pub(super) const MEMORY: Metric = gauge(
    "process_resident_memory_bytes",
    "Memory that the process holds, up to 15 seconds ago.",
);
pub(super) const GUILDS: Metric = gauge(
    "tessera_guilds",
    "Servers that the bot is on, up to 15 seconds ago.",
);
pub(super) const PEOPLE: Metric = gauge(
    "tessera_people",
    "People that the database knows, up to a minute ago.",
);
pub(super) const PEOPLE_PLAYING: Metric = gauge(
    "tessera_people_playing",
    "People, bots included, with a game that runs, up to a minute ago.",
);
pub(super) const RUNNING_GAMES: Metric = gauge(
    "tessera_running_games",
    "Games that run, up to a minute ago.",
);
pub(super) const INTERACTIONS: Metric = counter(
    "tessera_interactions_total",
    "Requests by people, by kind: command, component (a button or a menu), form, autocomplete, \
     message.",
);
pub(super) const COMMANDS: Metric = counter(
    "tessera_commands_total",
    "Commands by people, by the name of the command.",
);
pub(super) const ANSWERS: Metric = Metric {
    name: "tessera_answer_seconds",
    kind: Kind::Histogram,
    help: "Seconds from the arrival of a request until Discord has taken the first answer, by kind \
           and by outcome: done, refused (the request was not possible) or failed (logged as an \
           error).",
};
pub(super) const LOST_ANSWERS: Metric = counter(
    "tessera_answers_lost_total",
    "Answers that Discord did not take, by kind. What was asked for is done all the same.",
);
pub(super) const REQUESTS: Metric = counter(
    "tessera_discord_requests_total",
    "Requests to Discord, by route and by outcome: ok, rate_limited (429), refused (another 4xx), \
     server_error (5xx), no_answer, given_up (it took too long, or had to wait too long for a limit).",
);
pub(super) const LIMIT_WAITS: Metric = counter(
    "tessera_discord_rate_limit_waits_total",
    "How often a post had to wait for one of Discord's limits, by route and by scope (route or \
     global): after an answer 429, or because the limit was known beforehand.",
);
pub(super) const GATEWAY_CONNECTED: Metric = gauge(
    "tessera_gateway_connected",
    "1 if the gateway was connected at most 15 seconds ago, else 0.",
);
pub(super) const GATEWAY_LATENCY: Metric = gauge(
    "tessera_gateway_latency_seconds",
    "How long the gateway took to acknowledge the last heartbeat.",
);
pub(super) const GATEWAY_CONNECTS: Metric = counter(
    "tessera_gateway_connects_total",
    "Sessions that the gateway began; each costs one IDENTIFY.",
);
pub(super) const GATEWAY_RESUMES: Metric = counter(
    "tessera_gateway_resumes_total",
    "Sessions that went on after a lost connection.",
);
pub(super) const IDENTIFIES_LEFT: Metric = gauge(
    "tessera_gateway_identifies_left",
    "How often the bot may still IDENTIFY until Discord's next reset, up to five minutes ago.",
);
pub(super) const PRESENT: Metric = gauge(
    "tessera_present",
    "1 if the bot was present at its last check: Discord reached, the database written, the clock \
     right. Otherwise 0, and no game's time passes.",
);
pub(super) const QUEUE: Metric = gauge(
    "tessera_queue_length",
    "What waits, by queue: unposted (to be posted now), unposted_later (tried before), given_up, due \
     (games in which something is due), engine (games in which the engine is to move), reviews, tasks \
     (work in progress). Up to 30 seconds old.",
);
pub(super) const LOOP_SILENCE: Metric = gauge(
    "tessera_loop_silence_seconds",
    "How long each supervised loop has shown no sign of life, in steps of ten seconds. At 360 the \
     process ends.",
);
pub(super) const LAST_BACKUP: Metric = gauge(
    "tessera_last_backup_timestamp_seconds",
    "When the last backup was finished, in seconds since 1970; 0 if there is none, NaN if the bot \
     makes none.",
);
pub(super) const DATABASE: Metric = gauge(
    "tessera_database_bytes",
    "The size of the database by file: main or wal. On PostgreSQL main is the database, and wal is 0. \
     Up to 15 seconds old.",
);
pub(super) const LOG_LINES: Metric = counter(
    "tessera_log_lines_total",
    "Lines of the log that report trouble, by level: warn or error.",
);

/// Every metric.
pub const ALL: [Metric; 24] = [
    BUILD,
    STARTED,
    MEMORY,
    GUILDS,
    PEOPLE,
    PEOPLE_PLAYING,
    RUNNING_GAMES,
    INTERACTIONS,
    COMMANDS,
    ANSWERS,
    LOST_ANSWERS,
    REQUESTS,
    LIMIT_WAITS,
    GATEWAY_CONNECTED,
    GATEWAY_LATENCY,
    GATEWAY_CONNECTS,
    GATEWAY_RESUMES,
    IDENTIFIES_LEFT,
    PRESENT,
    QUEUE,
    LOOP_SILENCE,
    LAST_BACKUP,
    DATABASE,
    LOG_LINES,
];
