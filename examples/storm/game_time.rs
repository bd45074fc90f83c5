//! The time of everybody in a storm: it runs by itself, and a storm makes it jump.
//!
//! The stand-in's clock is the true time. The bot's clock follows it, and may be wrong by some
//! offset.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use local_discord::{LocalDiscord, World};
use tokio::io::AsyncWriteExt;
use tokio::process::ChildStdin;
use tokio::sync::watch;
use tokio::time::sleep;

/// The true time, and how far the bot's clock is wrong. Clones share both.
#[derive(Clone)]
pub struct GameTime {
    discord: Arc<LocalDiscord>,
    wrong: Arc<watch::Sender<SignedDuration>>,
    lived: Arc<Mutex<Duration>>,
}

impl GameTime {
    /// The time of this stand-in; the bot's clock is right at first.
    pub fn new(discord: &Arc<LocalDiscord>) -> Self {
        Self {
            discord: Arc::clone(discord),
            wrong: Arc::new(watch::Sender::new(SignedDuration::ZERO)),
            lived: Arc::default(),
        }
    }

    /// The true time.
    pub fn now(&self) -> Timestamp {
        self.discord.look(World::now)
    }

    /// Advances the time at once.
    pub fn jump(&self, by: Duration) {
        self.discord.advance(by);
    }

    /// Advances the time at once, as if the bot and everybody else had been there all the time.
    /// Nothing else may happen to the clocks meanwhile.
    pub fn live(&self, by: Duration) {
        *self.lived() += by;
        self.jump(by);
    }

    fn lived(&self) -> MutexGuard<'_, Duration> {
        // It is a sum, even if another thread panicked.
        self.lived.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Advances the time in steps, each followed by a real pause.
    pub async fn pass(&self, steps: u32, step: Duration, pause: Duration) {
        for _ in 0..steps {
            self.jump(step);
            sleep(pause).await;
        }
    }

    /// Sets the bot's clock ahead of the true time by this much, or behind it if negative.
    pub fn set_bot_wrong(&self, by: SignedDuration) {
        self.wrong.send_replace(by);
    }

    /// How many milliseconds the bot's clock is ahead of the system's.
    pub fn bot_ahead(&self) -> i128 {
        let pushed = self.discord.pushes().borrow().as_millis();
        i128::try_from(pushed).unwrap_or(i128::MAX) + self.wrong.borrow().as_millis()
    }

    /// Tells a bot how far ahead its clock is, and how much of that was lived through, at first and
    /// whenever that changes, until the bot ends.
    pub async fn tell(self, mut bot: ChildStdin) {
        let (mut pushes, mut wrong) = (self.discord.pushes(), self.wrong.subscribe());
        loop {
            let lived = self.lived().as_millis();
            let line = format!("{} {lived}\n", self.bot_ahead());
            if bot.write_all(line.as_bytes()).await.is_err() || bot.flush().await.is_err() {
                return;
            }
            let changed = tokio::select! {
                changed = pushes.changed() => changed,
                changed = wrong.changed() => changed,
            };
            if changed.is_err() {
                return;
            }
        }
    }
}
