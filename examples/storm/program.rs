//! The bot as a process of its own, which is this very program under another name of its work.

use std::fs::File;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::AnyError;
use crate::game_time::GameTime;

/// A bot that was started.
pub struct Program {
    child: Child,
    ready: watch::Receiver<bool>,
    /// Tells it the time, as long as this lives.
    _clock: JoinSet<()>,
}

impl Program {
    /// Listens to a bot that was started, appends what it says to a log, and tells it the time.
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
        let is_told = self.signal("TERM").await;
        is_told && self.child.wait().await.is_ok_and(|status| status.success())
    }

    /// Sends it a signal such as `STOP`; whether it is there to get it.
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
