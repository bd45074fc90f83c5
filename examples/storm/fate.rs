//! The life of the bot in a storm: it is killed at moments that chance chooses, and started again.

use std::fmt;
use std::time::Duration;

use local_discord::{Hold, LocalDiscord, Moment};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::AnyError;
use crate::chance::Chance;
use crate::program::{Home, Program};

/// The requests at which it may be killed.
const STEPS: [(&str, &str); 4] = [
    ("POST", "/interactions/*/*/callback"),
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
    ("PATCH", "/webhooks/**"),
];
/// How long such a request is waited for.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long it is dead on average.
const DEAD: Duration = Duration::from_millis(400);

/// What became of the bot.
#[derive(Debug, Default)]
pub struct Fate {
    /// How often it was killed.
    pub kills: usize,
    /// How many of these were in the middle of a request.
    pub at_a_step: usize,
    /// How often it did not start, because Discord failed just then.
    pub stillborn: usize,
    /// How often it ended by itself though it had begun to play.
    pub ended_by_itself: usize,
    /// The most memory that any of them held, in kilobytes.
    pub memory: u64,
}

/// Lets the bot live and die until `over`, so many times.
pub async fn befall(
    discord: &LocalDiscord,
    home: &Home,
    kills: u32,
    mut chance: Chance,
    over: Instant,
) -> Result<Fate, AnyError> {
    let mut fate = Fate::default();
    let began = Instant::now();
    let span = over.saturating_duration_since(began) / (kills + 1);
    // Each kill has its own part of the storm, in which chance places it.
    let jitter = span / 3;
    let times: Vec<_> = (1..=kills)
        .map(|number| began + span * number - jitter + chance.about(jitter))
        .collect();
    for at in times.into_iter().chain([over]) {
        let mut bot = live(home, &mut fate, at).await?;
        if at == over {
            fate.memory = fate.memory.max(bot.kill().await.unwrap_or_default());
            break;
        }
        let held = if chance.percent(60) {
            reach_a_step(discord, &mut bot, &mut chance).await
        } else {
            None
        };
        fate.memory = fate.memory.max(bot.kill().await.unwrap_or_default());
        fate.kills += 1;
        fate.at_a_step += usize::from(held.is_some());
        drop(held);
        sleep(chance.about(DEAD)).await;
    }
    Ok(fate)
}

/// Keeps a bot alive until then, whatever happens at its start.
async fn live(home: &Home, fate: &mut Fate, until: Instant) -> Result<Program, AnyError> {
    loop {
        let mut bot = home.start()?;
        let is_ready = bot.is_ready().await;
        tokio::select! {
            () = sleep_until(until), if is_ready => return Ok(bot),
            () = bot.ends() => {}
        }
        if is_ready {
            fate.ended_by_itself += 1;
        } else {
            fate.stillborn += 1;
        }
    }
}

/// Waits for a request of some kind, which is held back as long as what is returned lives.
async fn reach_a_step(
    discord: &LocalDiscord,
    bot: &mut Program,
    chance: &mut Chance,
) -> Option<Hold> {
    let (method, path) = chance.one_of(&STEPS);
    let moment = chance.one_of(&[Moment::BeforeProcessing, Moment::BeforeAnswering]);
    let mut hold = discord.hold(moment, method, path);
    let came = tokio::select! {
        came = timeout(PATIENCE, hold.arrived()) => came.is_ok(),
        () = bot.ends() => false,
    };
    came.then_some(hold)
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "bot: killed {} times, {} of them in the middle of a request; {} times it did not \
             start, {} times it ended by itself; at most {} kB of memory",
            self.kills, self.at_a_step, self.stillborn, self.ended_by_itself, self.memory
        )
    }
}
