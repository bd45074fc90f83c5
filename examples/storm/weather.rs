//! Faults between the bot and Discord: random requests, and the gateway now and then.

use std::time::Duration;

use local_discord::{FaultCounts, LocalDiscord, Trouble};
use tokio::time::{Instant, sleep};

use crate::chance::Chance;

/// How many kinds of trouble the gateway has.
const KINDS: u32 = 7;
/// The average time between two troubles of the gateway; less in a short storm, so that every kind
/// happens.
const PAUSE: Duration = Duration::from_secs(10);
/// The longest delay of a late event.
const LATE: Duration = Duration::from_secs(2);
/// Unanswered requests are this many times rarer than any other fault, because each makes the bot
/// wait for its whole timeout.
const RARE: f64 = 4.0;
/// The events that are delivered twice or late.
const EVENTS: [&str; 3] = ["INTERACTION_CREATE", "MESSAGE_CREATE", "*"];

/// What happened to the gateway.
#[derive(Clone, Copy, Debug, Default)]
pub struct Weather {
    drops: usize,
    reconnects: usize,
    refused_resumes: usize,
    forgotten_sessions: usize,
    repeated: usize,
    held_back: usize,
    global_limits: usize,
}

/// Makes requests fail at random: each kind of fault meets `per_mille` requests in a thousand, but
/// unanswered requests are rarer.
pub fn stir(discord: &LocalDiscord, seed: u64, per_mille: u32) {
    let share = f64::from(per_mille) / 1_000.0;
    discord.trouble(Some(Trouble {
        hung: share / RARE,
        ..Trouble::evenly(seed, share)
    }));
}

/// Troubles the gateway until `over`; each kind happens once before any is repeated.
pub async fn shake(discord: &LocalDiscord, mut chance: Chance, over: Instant) -> Weather {
    let mut weather = Weather::default();
    let left = over.saturating_duration_since(Instant::now());
    let pause = PAUSE.min(left / (2 * KINDS));
    let mut kinds = Vec::new();
    while Instant::now() < over {
        sleep(chance.about(pause)).await;
        if kinds.is_empty() {
            kinds = (0..KINDS).collect();
        }
        let next = chance.below(kinds.len() as u64);
        match kinds.swap_remove(usize::try_from(next).unwrap_or(0)) {
            0 => {
                discord.cut_gateway();
                weather.drops += 1;
            }
            1 => {
                discord.ask_to_reconnect();
                weather.reconnects += 1;
            }
            2 => {
                discord.refuse_resume();
                discord.cut_gateway();
                weather.refused_resumes += 1;
            }
            3 => {
                discord.cut_gateway();
                discord.forget_sessions();
                weather.forgotten_sessions += 1;
            }
            4 => {
                discord.repeat_next_event(chance.one_of(&EVENTS));
                weather.repeated += 1;
            }
            5 => {
                discord.hold_back_next_event(chance.one_of(&EVENTS));
                sleep(chance.about(LATE)).await;
                discord.tell_late_events();
                weather.held_back += 1;
            }
            _ => {
                discord.rate_limit_globally(chance.about(Duration::from_millis(300)));
                weather.global_limits += 1;
            }
        }
    }
    weather
}

/// Ends all faults.
pub fn calm(discord: &LocalDiscord) {
    discord.trouble(None);
    discord.tell_late_events();
}

impl Weather {
    /// What happened to the gateway, by name.
    pub fn counts(&self) -> [(&'static str, usize); 7] {
        [
            ("drops of the gateway", self.drops),
            ("wishes to reconnect", self.reconnects),
            ("refused resumes", self.refused_resumes),
            ("forgotten sessions", self.forgotten_sessions),
            ("events told twice", self.repeated),
            ("late events", self.held_back),
            ("global rate limits", self.global_limits),
        ]
    }
}

/// How often each fault of requests happened, by name.
pub fn faults(faults: FaultCounts) -> [(&'static str, usize); 7] {
    [
        ("rate limited requests", faults.rate_limited),
        ("failed requests", faults.failed),
        ("requests cut before they took effect", faults.cut_before),
        ("requests cut after they took effect", faults.cut_after),
        ("slow answers", faults.slow),
        ("requests that were never answered", faults.hung),
        ("requests while Discord was away", faults.turned_away),
    ]
}
