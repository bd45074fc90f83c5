//! The bot as a separate process: this same program run with another subcommand.

use std::fs::File;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::AnyError;
use crate::game_time::GameTime;

/// A running bot.
pub struct Program {
    child: Child,
    ready: watch::Receiver<bool>,
    /// Tells the bot the time for as long as this lives.
    _clock: JoinSet<()>,
}

impl Program {
    /// Follows a started bot: appends its standard error to a log, and tells it the time.
    pub fn listen(mut child: Child, log: File, time: GameTime) -> Result<Self, AnyError> {
        let stdin = child.stdin.take().ok_or("the bot has no standard input")?;
        let mut clock = JoinSet::new();
        clock.spawn(time.tell(stdin));
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
        Ok(Self {
            child,
            ready,
            _clock: clock,
        })
    }

    /// Waits until the bot is ready; false if it ends before.
    pub async fn is_ready(&mut self) -> bool {
        let ready = self.ready.wait_for(|ready| *ready).await;
        ready.is_ok()
    }

    /// Waits until the bot ends by itself.
    pub async fn ends(&mut self) {
        // If the wait fails, there is no such process.
        let _ = self.child.wait().await;
    }

    /// Kills the bot without a warning. Returns its peak memory in kilobytes, where the system
    /// tells.
    pub async fn kill(mut self) -> Option<u64> {
        let memory = self.memory();
        let _ = self.child.kill().await;
        memory
    }

    /// Tells the bot to stop. Returns whether it left cleanly.
    pub async fn stop(mut self) -> bool {
        let is_told = self.signal("TERM").await;
        is_told && self.child.wait().await.is_ok_and(|status| status.success())
    }

    /// Sends the bot a signal such as `STOP`. Returns whether the process was there to get it.
    pub async fn signal(&self, name: &str) -> bool {
        let Some(id) = self.child.id() else {
            return false;
        };
        let mut kill = Command::new("kill");
        let status = kill.args(["-s", name, &id.to_string()]).status().await;
        status.is_ok_and(|status| status.success())
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
