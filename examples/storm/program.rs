//! The bot as a process of its own, which is this very program under another name of its work.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use local_discord::LocalDiscord;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::AnyError;

/// The word on the command line that makes this program the bot.
pub const BOT: &str = "bot";

/// Where the bot keeps its games, and how it reaches Discord.
#[derive(Clone, Debug)]
pub struct Home {
    /// The folder of the database and of the log.
    pub folder: PathBuf,
    token: String,
    api: String,
}

/// A bot that was started.
pub struct Program {
    child: Child,
    ready: watch::Receiver<bool>,
}

impl Home {
    /// A folder for a bot of this Discord.
    pub fn new(folder: &Path, discord: &LocalDiscord) -> Self {
        Self {
            folder: folder.to_path_buf(),
            token: discord.token().to_owned(),
            api: discord.api_url(),
        }
    }

    /// The database, as its URL.
    pub fn database(&self) -> String {
        format!("sqlite:{}", self.folder.join("storm.sqlite").display())
    }

    /// Starts the bot. What it logs is appended to the log of all bots here.
    pub fn start(&self) -> Result<Program, AnyError> {
        let mut child = Command::new(std::env::current_exe()?)
            .arg(BOT)
            .current_dir(&self.folder)
            .env_clear()
            .env("DISCORD_TOKEN", &self.token)
            .env("DISCORD_API", &self.api)
            .env("DATABASE_URL", self.database())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let log = File::options()
            .create(true)
            .append(true)
            .open(self.folder.join("storm.log"))?;
        let stderr = child.stderr.take().ok_or("the bot has no standard error")?;
        let (is_ready, ready) = watch::channel(false);
        tokio::spawn(async move {
            let mut log = tokio::fs::File::from_std(log);
            let mut lines = BufReader::new(stderr).lines();
            while let Ok(Some(line)) = lines.next_line().await {
                if line.ends_with(": ready") {
                    is_ready.send_replace(true);
                }
                let _ = log.write_all(format!("{line}\n").as_bytes()).await;
            }
            let _ = log.flush().await;
        });
        Ok(Program { child, ready })
    }
}

impl Program {
    /// Waits until it plays; false if it ends before.
    pub async fn is_ready(&mut self) -> bool {
        let ready = self.ready.wait_for(|ready| *ready).await;
        ready.is_ok()
    }

    /// Waits until it ends by itself.
    pub async fn ends(&mut self) {
        // That it cannot be waited for means that it is not there.
        let _ = self.child.wait().await;
    }

    /// Kills it without a warning: what it held in memory at most, in kilobytes, where the system
    /// tells.
    pub async fn kill(mut self) -> Option<u64> {
        let memory = self.memory();
        let _ = self.child.kill().await;
        memory
    }

    /// Tells it to stop; whether it left cleanly.
    pub async fn stop(mut self) -> bool {
        let Some(id) = self.child.id() else {
            return false;
        };
        let mut tell = Command::new("kill");
        let told = tell.args(["-s", "TERM", &id.to_string()]).status().await;
        let is_told = told.is_ok_and(|status| status.success());
        is_told && self.child.wait().await.is_ok_and(|status| status.success())
    }

    fn memory(&self) -> Option<u64> {
        let path = format!("/proc/{}/status", self.child.id()?);
        let status = std::fs::read_to_string(path).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmHWM:"))?;
        line.split_whitespace().next()?.parse().ok()
    }
}

/// Starts the bot in calm weather.
pub async fn recover(home: &Home) -> Result<Program, AnyError> {
    let mut bot = home.start()?;
    let ready = timeout(Duration::from_secs(30), bot.is_ready()).await;
    if ready != Ok(true) {
        return Err("the bot does not start in calm weather".into());
    }
    Ok(bot)
}
