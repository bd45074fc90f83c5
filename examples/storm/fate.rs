//! Runs the bot through a storm: strikes it at random moments, and starts it again when it has
//! ended.

use std::fmt;
use std::time::Duration;

use tokio::time::{Instant, sleep, sleep_until};

use crate::AnyError;
use crate::blow::{Blow, Striker};
use crate::chance::Chance;
use crate::home::Home;
use crate::program::Program;

/// How long the bot stays dead on average.
const DEAD: Duration = Duration::from_millis(400);
/// How often in a row the bot may fail to start before the storm counts that as an error.
const MOST_STILLBORN: usize = 100;

/// How often the bot is struck, by kind.
#[derive(Clone, Copy, Debug)]
pub struct Blows {
    /// How often it is killed.
    pub kills: u32,
    /// How often it is suspended while time goes on.
    pub suspensions: u32,
    /// How often its clock is set wrong, alternately back and forward.
    pub clock_steps: u32,
    /// How often Discord is down.
    pub outages: u32,
}

/// What happened to the bot.
#[derive(Debug, Default)]
pub struct Fate {
    kills: usize,
    /// How many of the kills came in the middle of a request.
    at_a_step: usize,
    suspensions: usize,
    steps_back: usize,
    steps_forward: usize,
    outages: usize,
    /// How often the bot did not start because Discord failed at that moment.
    stillborn: usize,
    /// How often it ended by itself after it was ready.
    pub ended_by_itself: usize,
    /// The most memory that any bot process used, in kilobytes.
    memory: u64,
}

impl Blows {
    /// The blows in random order.
    fn in_some_order(self, chance: &mut Chance) -> Vec<Blow> {
        let some = |blow, count: u32| std::iter::repeat_n(blow, count as usize);
        let back = self.clock_steps.div_ceil(2);
        let mut all: Vec<_> = some(Blow::Kill, self.kills)
            .chain(some(Blow::Suspend, self.suspensions))
            .chain(some(Blow::StepBack, back))
            .chain(some(Blow::StepForward, self.clock_steps - back))
            .chain(some(Blow::Outage, self.outages))
            .collect();
        for last in (1..all.len()).rev() {
            let other = chance.below(last as u64 + 1);
            all.swap(last, usize::try_from(other).unwrap_or(0));
        }
        all
    }
}

/// Keeps the bot running until `over` and strikes it. Each blow falls at a random moment in its own
/// part of the storm; if blows take longer than their parts, the storm lasts longer.
pub async fn befall(
    striker: &Striker,
    home: &Home,
    blows: Blows,
    mut chance: Chance,
    over: Instant,
) -> Result<Fate, AnyError> {
    let mut fate = Fate::default();
    let began = Instant::now();
    let blows = blows.in_some_order(&mut chance);
    let parts = u32::try_from(blows.len() + 1)?;
    let span = over.saturating_duration_since(began) / parts;
    let jitter = span / 3;
    let mut bot = None;
    for (number, blow) in (1..).zip(blows) {
        let at = began + span * number - jitter + chance.about(jitter);
        let mut struck = live(home, (&mut fate, &mut chance), bot.take(), at).await?;
        fate.count(blow);
        home.note(&format!("{blow:?} begins"));
        if blow == Blow::Kill {
            let held = striker.reach_a_step(&mut struck, &mut chance).await;
            fate.at_a_step += usize::from(held.is_some());
            striker.absences.note_blow();
            fate.memory = fate.memory.max(struck.kill().await.unwrap_or_default());
            drop(held);
            sleep(chance.about(DEAD)).await;
        } else {
            striker.strike(blow, &struck, &mut chance).await;
            bot = Some(struck);
        }
        home.note(&format!("{blow:?} is over"));
    }
    let bot = live(home, (&mut fate, &mut chance), bot, over).await?;
    striker.absences.note_blow();
    fate.memory = fate.memory.max(bot.kill().await.unwrap_or_default());
    Ok(fate)
}

/// Keeps a bot running until then, and restarts it whenever it ends.
async fn live(
    home: &Home,
    (fate, chance): (&mut Fate, &mut Chance),
    mut alive: Option<Program>,
    until: Instant,
) -> Result<Program, AnyError> {
    for _ in 0..MOST_STILLBORN {
        let mut bot = match alive.take() {
            Some(bot) => bot,
            None => home.start()?,
        };
        let is_ready = bot.is_ready().await;
        tokio::select! {
            () = sleep_until(until), if is_ready => return Ok(bot),
            () = bot.ends() => {}
        }
        if is_ready {
            fate.ended_by_itself += 1;
        } else {
            fate.stillborn += 1;
            sleep(chance.about(DEAD)).await;
        }
    }
    Err("the bot does not start any more".into())
}

impl Fate {
    fn count(&mut self, blow: Blow) {
        *match blow {
            Blow::Kill => &mut self.kills,
            Blow::Suspend => &mut self.suspensions,
            Blow::StepBack => &mut self.steps_back,
            Blow::StepForward => &mut self.steps_forward,
            Blow::Outage => &mut self.outages,
        } += 1;
    }

    /// How often each kind of blow fell, by name.
    pub fn counts(&self) -> [(&'static str, usize); 5] {
        [
            ("kills", self.kills),
            ("suspensions", self.suspensions),
            ("clock steps back", self.steps_back),
            ("clock steps forward", self.steps_forward),
            ("outages of ten minutes", self.outages),
        ]
    }
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "bot: {} kills in the middle of a request; {} times it did not start, {} times it ended \
             by itself; at most {} kB of memory",
            self.at_a_step, self.stillborn, self.ended_by_itself, self.memory
        )
    }
}
