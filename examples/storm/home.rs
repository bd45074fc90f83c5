//! The bot's installation in a storm: its folder, its database, its settings and its clock.

use std::fs::File;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use jiff::Timestamp;
use local_discord::LocalDiscord;
use tokio::process::Command;
use tokio::sync::watch;

use crate::AnyError;
use crate::database::Database;
use crate::game_time::GameTime;
use crate::program::{Heard, Lead, Program};

/// The subcommand that makes this program the bot.
pub const BOT: &str = "bot";
/// The bot's log filter.
const LOG: &str = "info,serenity=warn,poise=error";
/// How many shards each of several processes connects.
const SHARDS_EACH: u32 = 2;

/// Where the bot stores its games, how it reaches Discord, and which clock it uses.
#[derive(Clone)]
pub struct Home {
    /// How many processes the bot has.
    pub processes: u32,
    /// Which process last said that it leads.
    pub lead: watch::Sender<Option<Lead>>,
    folder: PathBuf,
    database: String,
    token: String,
    api: String,
    certificate: PathBuf,
    time: GameTime,
    /// Where the bot can be asked for metrics, if at all.
    metrics: Option<SocketAddr>,
}

impl Home {
    /// A folder for a bot of this Discord. The bot reaches it as in production: by name, over TLS
    /// and within its rate limits.
    pub fn new(
        folder: &Path,
        database: &Database,
        discord: &LocalDiscord,
        time: GameTime,
    ) -> Result<Self, AnyError> {
        let secured = discord.secured().ok_or("the stand-in has no TLS")?;
        std::fs::create_dir_all(folder)?;
        let folder = folder.canonicalize()?;
        let certificate = folder.join("certificate.pem");
        std::fs::write(&certificate, &secured.certificate)?;
        Ok(Self {
            processes: 1,
            lead: watch::Sender::new(None),
            folder,
            database: database.url.clone(),
            token: discord.token().to_owned(),
            api: format!("https://{}", secured.address),
            certificate,
            time,
            metrics: None,
        })
    }

    /// The same, and the bot can be asked for metrics at this address.
    pub fn measured(mut self, at: Option<SocketAddr>) -> Self {
        self.metrics = at;
        self
    }

    /// The same, with a bot of so many processes.
    pub fn shared_by(mut self, processes: u32) -> Self {
        self.processes = processes;
        self
    }

    /// How many shards the processes connect together.
    pub fn shards(&self) -> u32 {
        if self.processes == 1 {
            1
        } else {
            SHARDS_EACH * self.processes
        }
    }

    /// The URL of the database.
    pub fn database(&self) -> &str {
        &self.database
    }

    /// Writes what the storm does to the bot into the bot's log.
    pub fn note(&self, what: &str) {
        let log = self.open_log();
        let line = format!("{} STORM {what}\n", Timestamp::now());
        // The log only helps to find the cause of a failure; nothing depends on it.
        let _ = log.and_then(|mut log| log.write_all(line.as_bytes()));
    }

    fn open_log(&self) -> io::Result<File> {
        let path = self.folder.join("storm.log");
        File::options().create(true).append(true).open(path)
    }

    /// Starts a process of the bot, by its number. Its log is appended to the log of all processes in this folder.
    pub fn start(&self, process: usize) -> Result<Program, AnyError> {
        // Only one process can listen there.
        let metrics = self.metrics.filter(|_| process == 0);
        let is_shared = self.processes > 1;
        let child = Command::new(std::env::current_exe()?)
            .args([BOT, "--ahead", &self.time.bot_ahead().to_string()])
            .current_dir(&self.folder)
            .env_clear()
            .env("DISCORD_TOKEN", &self.token)
            .env("DISCORD_API", &self.api)
            .env("DISCORD_API_CERTIFICATE", &self.certificate)
            .env("DATABASE_URL", &self.database)
            .env("RUST_LOG", LOG)
            .envs(metrics.map(|address| ("METRICS_ADDR", address.to_string())))
            .envs(is_shared.then(|| ("SHARDS", self.shards_of(process))))
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let heard = Heard {
            process,
            prefix: if is_shared {
                format!("[{process}] ")
            } else {
                String::new()
            },
            log: self.open_log()?,
            lead: self.lead.clone(),
        };
        Program::listen(child, heard, self.time.clone())
    }

    /// The shards of a process, as in `0-1/8`.
    fn shards_of(&self, process: usize) -> String {
        let each = SHARDS_EACH as usize;
        let first = process * each;
        format!("{first}-{}/{}", first + each - 1, self.shards())
    }
}
