//! The bot's installation in a storm: its folder, its settings and its clock.

use std::fs::File;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use jiff::Timestamp;
use local_discord::LocalDiscord;
use tokio::process::Command;
use tokio::time::timeout;

use crate::AnyError;
use crate::game_time::GameTime;
use crate::program::Program;

/// The subcommand that makes this program the bot.
pub const BOT: &str = "bot";
/// The bot's log filter.
const LOG: &str = "info,serenity=warn,poise=error";
/// How long the bot may take to start in calm weather.
const STARTING: Duration = Duration::from_secs(30);

/// Where the bot stores its games, how it reaches Discord, and which clock it uses.
#[derive(Clone)]
pub struct Home {
    folder: PathBuf,
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
    pub fn new(folder: &Path, discord: &LocalDiscord, time: GameTime) -> Result<Self, AnyError> {
        let secured = discord.secured().ok_or("the stand-in has no TLS")?;
        std::fs::create_dir_all(folder)?;
        let folder = folder.canonicalize()?;
        let certificate = folder.join("certificate.pem");
        std::fs::write(&certificate, &secured.certificate)?;
        Ok(Self {
            folder,
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

    /// The URL of the database.
    pub fn database(&self) -> String {
        format!("sqlite:{}", self.file().display())
    }

    /// The file of the database.
    pub fn file(&self) -> PathBuf {
        self.folder.join("storm.sqlite")
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

    /// Starts the bot. Its log is appended to the log of all bots in this folder.
    pub fn start(&self) -> Result<Program, AnyError> {
        let metrics = self.metrics.map(|address| address.to_string());
        let child = Command::new(std::env::current_exe()?)
            .args([BOT, "--ahead", &self.time.bot_ahead().to_string()])
            .current_dir(&self.folder)
            .env_clear()
            .env("DISCORD_TOKEN", &self.token)
            .env("DISCORD_API", &self.api)
            .env("DISCORD_API_CERTIFICATE", &self.certificate)
            .env("DATABASE_URL", self.database())
            .env("RUST_LOG", LOG)
            .envs(metrics.map(|address| ("METRICS_ADDR", address)))
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        Program::listen(child, self.open_log()?, self.time.clone())
    }

    /// Starts the bot in calm weather, and waits until it is ready.
    pub async fn recover(&self) -> Result<Program, AnyError> {
        let mut bot = self.start()?;
        let ready = timeout(STARTING, bot.is_ready()).await;
        if ready != Ok(true) {
            return Err("the bot does not start in calm weather".into());
        }
        Ok(bot)
    }
}
