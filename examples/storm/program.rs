//! A process of the bot: this same program run with another subcommand.

use std::fs::File;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::AnyError;
use crate::game_time::GameTime;

/// What a process logs when it leads the others.
const LEADS: &str = "this process leads:";
/// How long the system counts as one tick of a processor's time.
const TICK: Duration = Duration::from_millis(10);

/// A process that leads the others, and since when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead {
    /// Its number.
    pub process: usize,
    /// When it said so.
    pub since: Instant,
}

/// A running process.
pub struct Program {
    child: Child,
    ready: watch::Receiver<bool>,
    /// Tells the bot the time for as long as this lives.
    _clock: JoinSet<()>,
}

/// What a process has used.
#[derive(Clone, Copy, Debug, Default)]
pub struct Used {
    /// Its peak memory in kilobytes.
    pub memory: u64,
    /// The time that processors worked for it.
    pub processor: Duration,
}

/// Where a process says what it does.
pub struct Heard {
    /// Its number.
    pub process: usize,
    /// What each line of the log begins with.
    pub prefix: String,
    /// The log.
    pub log: File,
    /// Which process leads.
    pub lead: watch::Sender<Option<Lead>>,
}

impl Program {
    /// Follows a started process: appends its standard error to a log, and tells it the time.
    pub fn listen(mut child: Child, heard: Heard, time: GameTime) -> Result<Self, AnyError> {
        let stdin = child.stdin.take().ok_or("the bot has no standard input")?;
        let mut clock = JoinSet::new();
        clock.spawn(time.tell(stdin));
        let stderr = child.stderr.take().ok_or("the bot has no standard error")?;
        let (is_ready, ready) = watch::channel(false);
        tokio::spawn(async move {
            let mut log = tokio::fs::File::from_std(heard.log);
            let mut lines = BufReader::new(stderr).lines();
            while let Ok(Some(line)) = lines.next_line().await {
                if line.ends_with(": ready") {
                    is_ready.send_replace(true);
                }
                if line.contains(LEADS) {
                    heard.lead.send_replace(Some(Lead {
                        process: heard.process,
                        since: Instant::now(),
                    }));
                }
                let line = format!("{}{line}\n", heard.prefix);
                let _ = log.write_all(line.as_bytes()).await;
                let _ = log.flush().await;
            }
        });
        Ok(Self {
            child,
            ready,
            _clock: clock,
        })
    }

    /// Waits until the process is ready; false if it ends before.
    pub async fn becomes_ready(&mut self) -> bool {
        let ready = self.ready.wait_for(|ready| *ready).await;
        ready.is_ok()
    }

    /// Whether the process has been ready.
    pub fn is_ready(&self) -> bool {
        *self.ready.borrow()
    }

    /// Whether the process has ended.
    pub fn has_ended(&mut self) -> bool {
        // If that cannot be asked, there is no such process.
        !matches!(self.child.try_wait(), Ok(None))
    }

    /// Kills the process without a warning. Returns what it has used, where the system tells.
    pub async fn kill(mut self) -> Used {
        let used = self.used();
        let _ = self.child.kill().await;
        used
    }

    /// Tells the process to stop. Returns whether it left cleanly.
    pub async fn stop(mut self) -> bool {
        let is_told = self.signal("TERM").await;
        is_told && self.child.wait().await.is_ok_and(|status| status.success())
    }

    /// Sends the process a signal such as `STOP`. Returns whether it was there to get it.
    pub async fn signal(&self, name: &str) -> bool {
        let Some(id) = self.child.id() else {
            return false;
        };
        let mut kill = Command::new("kill");
        let status = kill.args(["-s", name, &id.to_string()]).status().await;
        status.is_ok_and(|status| status.success())
    }

    /// What the process has used up to now, where the system tells.
    fn used(&self) -> Used {
        let Some(id) = self.child.id() else {
            return Used::default();
        };
        let told = |file: &str| std::fs::read_to_string(format!("/proc/{id}/{file}"));
        Used {
            memory: told("status").ok().and_then(|it| peak(&it)).unwrap_or(0),
            processor: told("stat")
                .ok()
                .and_then(|it| worked(&it))
                .unwrap_or_default(),
        }
    }
}

/// The peak memory in kilobytes, from what the system says of a process.
fn peak(status: &str) -> Option<u64> {
    let mut lines = status.lines();
    let line = lines.find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// The time that processors worked, which is the 14th and 15th field; the second one is a name in brackets.
fn worked(stat: &str) -> Option<Duration> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut ticks = fields.split_whitespace().skip(11);
    let mut next = || ticks.next()?.parse::<u32>().ok();
    Some(TICK * (next()? + next()?))
}
