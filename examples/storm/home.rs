//! Where the bot lives in a storm: its folder, its settings, and the clock it goes by.

use std::fs::File;
use std::io::{self, Write};
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

/// The word on the command line that makes this program the bot.
pub const BOT: &str = "bot";
/// What the bot logs.
const LOG: &str = "info,serenity=warn,poise=error";
/// How long it may take to start in calm weather.
const STARTING: Duration = Duration::from_secs(30);

/// Where the bot keeps its games, how it reaches Discord, and by which clock it lives.
#[derive(Clone)]
pub struct Home {
    folder: PathBuf,
    token: String,
    api: String,
    certificate: PathBuf,
    time: GameTime,
}

impl Home {
    /// A folder for a bot of this Discord, which it reaches as it reaches the real one: by its name,
    /// over TLS and within its rate limits.
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
        })
    }

    /// The database, as its URL.
    pub fn database(&self) -> String {
        format!("sqlite:{}", self.file().display())
    }

    /// The database's file.
    pub fn file(&self) -> PathBuf {
        self.folder.join("storm.sqlite")
    }

    /// Writes into the log of the bots what the storm does to them.
    pub fn note(&self, what: &str) {
        let log = self.open_log();
        let line = format!("{} STORM {what}\n", Timestamp::now());
        // The log is there for whoever looks for the cause of something; nothing depends on it.
        let _ = log.and_then(|mut log| log.write_all(line.as_bytes()));
    }

    fn open_log(&self) -> io::Result<File> {
        let path = self.folder.join("storm.log");
        File::options().create(true).append(true).open(path)
    }

    /// Starts the bot. What it logs is appended to the log of all bots here.
    pub fn start(&self) -> Result<Program, AnyError> {
        let child = Command::new(std::env::current_exe()?)
            .args([BOT, "--ahead", &self.time.bot_ahead().to_string()])
            .current_dir(&self.folder)
            .env_clear()
            .env("DISCORD_TOKEN", &self.token)
            .env("DISCORD_API", &self.api)
            .env("DISCORD_API_CERTIFICATE", &self.certificate)
            .env("DATABASE_URL", self.database())
            .env("RUST_LOG", LOG)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        Program::listen(child, self.open_log()?, self.time.clone())
    }

    /// Starts the bot in calm weather.
    pub async fn recover(&self) -> Result<Program, AnyError> {
        let mut bot = self.start()?;
        let ready = timeout(STARTING, bot.is_ready()).await;
        if ready != Ok(true) {
            return Err("the bot does not start in calm weather".into());
        }
        Ok(bot)
    }
}
