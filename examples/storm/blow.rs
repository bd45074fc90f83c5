//! What a storm does to the bot: it kills or suspends it, sets its clock wrong, or takes Discord
//! down.

use std::sync::Arc;
use std::time::Duration;

use jiff::SignedDuration;
use local_discord::{Hold, LocalDiscord, Moment, World};
use tokio::time::{sleep, timeout};

use crate::absences::Absences;
use crate::chance::Chance;
use crate::game_time::GameTime;
use crate::program::Program;
use crate::servers::are_connected;

/// The requests during which the bot may be killed.
const STEPS: [(&str, &str); 4] = [
    ("POST", "/interactions/*/*/callback"),
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
    ("PATCH", "/webhooks/**"),
];
/// How long to wait for such a request.
const PATIENCE: Duration = Duration::from_secs(3);
/// For how long the bot is suspended, in its own time: a host that sleeps over lunch, for a night,
/// or for a long weekend.
const HELD: [Duration; 3] = [
    Duration::from_mins(20),
    Duration::from_hours(8),
    Duration::from_hours(72),
];
/// How long it is suspended in real time, on average.
const REALLY_HELD: Duration = Duration::from_millis(600);
/// How far its clock is set wrong.
const WRONG: SignedDuration = SignedDuration::from_hours(24);
/// Accelerated time passes in steps of this length, shorter than any of the bot's periodic work.
const STEP: Duration = Duration::from_secs(5);
/// For how many steps its clock is wrong: long enough for the bot to act on it.
const WRONG_FOR: u32 = 12;
/// How long such a step takes in real time.
const WRONG_PAUSE: Duration = Duration::from_millis(120);
/// For how many steps Discord is down: ten minutes.
pub const AWAY_FOR: u32 = 120;
/// How long time runs at its normal speed before and after it is accelerated.
const SETTLING: Duration = Duration::from_millis(800);

/// What happens to the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blow {
    /// A process of the bot is killed, often in the middle of a request.
    Kill,
    /// A process of the bot is suspended while time goes on, as on a host that sleeps.
    Suspend,
    /// The clock of the whole bot is set back, and corrected later.
    StepBack,
    /// The clock of the whole bot is set forward, and corrected later.
    StepForward,
    /// Discord answers no request and accepts no connection for ten minutes.
    Outage,
}

/// Everything needed to strike the bot.
pub struct Striker {
    /// The Discord that the bot is connected to.
    pub discord: Arc<LocalDiscord>,
    /// The time that passes.
    pub time: GameTime,
    /// Records when nobody can play.
    pub absences: Absences,
    /// How many shards the bot has.
    pub shards: u32,
    /// How long each step of an outage takes in real time.
    pub outage_pause: Duration,
}

impl Striker {
    /// Strikes the bot, of which this is one process. [`Blow::Kill`] does nothing here: the caller kills the process.
    pub async fn strike(&self, blow: Blow, process: Option<&Program>, chance: &mut Chance) {
        match blow {
            Blow::Kill => {}
            Blow::Suspend => {
                if let Some(process) = process {
                    self.suspend(process, chance).await;
                }
            }
            Blow::StepBack => self.set_wrong(-WRONG).await,
            Blow::StepForward => self.set_wrong(WRONG).await,
            Blow::Outage => self.go_away().await,
        }
    }

    /// Usually waits until the bot sends a request of some kind; `None` if it does not. The request is held back for as
    /// long as the returned `Hold` lives, and so is every other one of this kind, by whatever process.
    pub async fn reach_a_step(&self, chance: &mut Chance) -> Option<Hold> {
        if !chance.percent(60) {
            return None;
        }
        let (method, path) = chance.one_of(&STEPS);
        let moment = chance.one_of(&[Moment::BeforeProcessing, Moment::BeforeAnswering]);
        let mut hold = self.discord.hold(moment, method, path);
        let came = timeout(PATIENCE, hold.arrived()).await;
        came.is_ok().then_some(hold)
    }

    async fn suspend(&self, bot: &Program, chance: &mut Chance) {
        if !bot.signal("STOP").await {
            return;
        }
        self.absences.note_blow();
        let absence = self.absences.begin();
        sleep(chance.about(REALLY_HELD / 2)).await;
        self.time.jump(chance.one_of(&HELD));
        sleep(chance.about(REALLY_HELD / 2)).await;
        bot.signal("CONT").await;
        self.absences.end(absence);
        self.absences.note_blow();
    }

    async fn set_wrong(&self, by: SignedDuration) {
        self.absences.note_blow();
        self.time.set_bot_wrong(by);
        self.time.pass(WRONG_FOR, STEP, WRONG_PAUSE).await;
        self.time.set_bot_wrong(SignedDuration::ZERO);
        self.absences.note_blow();
        sleep(SETTLING).await;
    }

    async fn go_away(&self) {
        self.absences.note_blow();
        let absence = self.absences.begin();
        self.discord.goes_down();
        sleep(SETTLING).await;
        self.time.pass(AWAY_FOR, STEP, self.outage_pause).await;
        sleep(SETTLING).await;
        self.discord.comes_back();
        self.absences.end(absence);
        self.absences.note_blow();
        // Later play shows whether the bot reconnects by itself.
        let back = |world: &World| are_connected(world, self.shards).then_some(());
        let _ = self.discord.wait_for(back).await;
        sleep(SETTLING).await;
    }
}
