//! What a storm does to the bot: it is killed, held, its clock set wrong, or Discord goes away.

use std::sync::Arc;
use std::time::Duration;

use jiff::SignedDuration;
use local_discord::{Hold, LocalDiscord, Moment, World};
use tokio::time::{sleep, timeout};

use crate::absences::Absences;
use crate::chance::Chance;
use crate::game_time::GameTime;
use crate::program::Program;

/// The requests at which it may be killed.
const STEPS: [(&str, &str); 4] = [
    ("POST", "/interactions/*/*/callback"),
    ("POST", "/channels/*/messages"),
    ("PATCH", "/channels/*/messages/*"),
    ("PATCH", "/webhooks/**"),
];
/// How long such a request is waited for.
const PATIENCE: Duration = Duration::from_secs(3);
/// For how long it is held: as long as a host sleeps over lunch, a night, or a long weekend.
const HELD: [Duration; 3] = [
    Duration::from_mins(20),
    Duration::from_hours(8),
    Duration::from_hours(72),
];
/// How long it is really held, on average.
const REALLY_HELD: Duration = Duration::from_millis(600);
/// By how much its clock is wrong.
const WRONG: SignedDuration = SignedDuration::from_hours(24);
/// Time that passes by itself too fast is made up of such steps, which are shorter than anything
/// that the bot does in turns.
const STEP: Duration = Duration::from_secs(5);
/// For how many steps its clock is wrong: long enough for it to act by that clock.
const WRONG_FOR: u32 = 12;
/// How long such a step takes.
const WRONG_PAUSE: Duration = Duration::from_millis(120);
/// For how many steps Discord is away: ten minutes.
pub const AWAY_FOR: u32 = 120;
/// How long things take their own time before and after time passes faster.
const SETTLING: Duration = Duration::from_millis(800);

/// What happens to the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blow {
    /// It is killed, often in the middle of a request.
    Kill,
    /// Its process is held while time goes on, as on a host that sleeps.
    Suspend,
    /// Its clock is set back, and corrected later.
    StepBack,
    /// Its clock is set forward, and corrected later.
    StepForward,
    /// Discord answers nothing and lets nobody in for ten minutes.
    Outage,
}

/// What is needed to strike the bot.
pub struct Striker {
    /// Where it is connected.
    pub discord: Arc<LocalDiscord>,
    /// The time that goes on.
    pub time: GameTime,
    /// Where it is noted when nobody can play.
    pub absences: Absences,
    /// How long each step of an outage really takes.
    pub outage_pause: Duration,
}

impl Striker {
    /// Strikes a bot, which is killed elsewhere.
    pub async fn strike(&self, blow: Blow, bot: &Program, chance: &mut Chance) {
        match blow {
            Blow::Kill => {}
            Blow::Suspend => self.suspend(bot, chance).await,
            Blow::StepBack => self.set_wrong(-WRONG).await,
            Blow::StepForward => self.set_wrong(WRONG).await,
            Blow::Outage => self.go_away().await,
        }
    }

    /// Waits, most of the time, for a request of some kind, which is held back as long as what is
    /// returned lives.
    pub async fn reach_a_step(&self, bot: &mut Program, chance: &mut Chance) -> Option<Hold> {
        if !chance.percent(60) {
            return None;
        }
        let (method, path) = chance.one_of(&STEPS);
        let moment = chance.one_of(&[Moment::BeforeProcessing, Moment::BeforeAnswering]);
        let mut hold = self.discord.hold(moment, method, path);
        let came = tokio::select! {
            came = timeout(PATIENCE, hold.arrived()) => came.is_ok(),
            () = bot.ends() => false,
        };
        came.then_some(hold)
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
        // Whether the bot comes back by itself is seen by what is played afterwards.
        let back = |world: &World| world.is_bot_connected().then_some(());
        let _ = self.discord.wait_for(back).await;
        sleep(SETTLING).await;
    }
}
