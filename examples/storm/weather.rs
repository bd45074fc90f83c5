//! What goes wrong between the bot and Discord: requests at random, and the gateway now and then.

use std::fmt;
use std::time::Duration;

use local_discord::{FaultCounts, LocalDiscord, Trouble};
use tokio::time::{Instant, sleep};

use crate::chance::Chance;

/// How long the gateway is left alone on average.
const PAUSE: Duration = Duration::from_secs(10);
/// How late late events are at most.
const LATE: Duration = Duration::from_secs(2);
/// The events that are told twice or late.
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

/// Lets requests go wrong at random: each kind of fault meets so many in a thousand.
pub fn stir(discord: &LocalDiscord, seed: u64, per_mille: u32) {
    let share = f64::from(per_mille) / 1_000.0;
    discord.trouble(Some(Trouble::evenly(seed, share)));
}

/// Shakes the gateway until then.
pub async fn shake(discord: &LocalDiscord, mut chance: Chance, over: Instant) -> Weather {
    let mut weather = Weather::default();
    while Instant::now() < over {
        sleep(chance.about(PAUSE)).await;
        match chance.below(7) {
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

/// Lets nothing go wrong any more.
pub fn calm(discord: &LocalDiscord) {
    discord.trouble(None);
    discord.tell_late_events();
}

impl fmt::Display for Weather {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "gateway: {} drops, {} asked to reconnect, {} resumes refused, {} sessions forgotten, \
             {} events twice, {} late; {} times everything limited",
            self.drops,
            self.reconnects,
            self.refused_resumes,
            self.forgotten_sessions,
            self.repeated,
            self.held_back,
            self.global_limits
        )
    }
}

/// The faults of requests, in one line.
pub fn told(faults: FaultCounts) -> String {
    format!(
        "requests: {} rate limited, {} failed, {} cut before and {} after they took effect, {} slow",
        faults.rate_limited, faults.failed, faults.cut_before, faults.cut_after, faults.slow
    )
}
