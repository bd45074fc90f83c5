//! The job by which the processes of a bot wake each other: what is saved in one is looked after in the one that leads, as
//! soon as if it had been saved there.
//!
//! Without signals everything happens all the same, at the next look of each job. A process that does not lead sends at most
//! one signal each [`PAUSE`]. If the database fails, it tries again after two seconds, and then less and less often, at
//! most every five minutes; the log says so each time.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::sleep;
use tracing::error;

use crate::discord::bot::Bot;
use crate::discord::scheduler::back_off::BackOff;
use crate::discord::supervision::Pulse;
use crate::service::{Error, Signals};

/// The pause after a signal was sent.
const PAUSE: Duration = Duration::from_millis(50);
/// How often the job shows that it lives.
const BEAT: Duration = Duration::from_secs(30);

/// What a process can signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Signal {
    /// Something is to be posted.
    Post,
    /// The clock of a live game runs.
    Clock,
    /// Clocks were given time.
    TimeGiven,
}

const ALL: [(Signal, &str); 3] = [
    (Signal::Post, "post"),
    (Signal::Clock, "clock"),
    (Signal::TimeGiven, "time given"),
];

/// Runs the job, which does nothing in a bot that is alone.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    let mut back_off = BackOff::new();
    loop {
        pulse.beat();
        let Err(error) = listen_and_speak(&bot, &pulse, &mut back_off).await;
        log(&error);
        bot.time.wait(back_off.pause(), None).await;
    }
}

async fn listen_and_speak(
    bot: &Bot,
    pulse: &Pulse,
    back_off: &mut BackOff,
) -> Result<Infallible, Error> {
    let Some(signals) = bot.service.signals().await? else {
        return beat(pulse).await;
    };
    back_off.reset();
    // Both go on until one of them fails.
    let (never, ..) = tokio::try_join!(
        listen(bot, signals),
        speak(bot),
        share_channels(bot),
        beat(pulse)
    )?;
    Ok(never)
}

/// Wakes the jobs of this process when another one asks for it.
async fn listen(bot: &Bot, mut signals: Signals) -> Result<Infallible, Error> {
    wake_all(bot);
    loop {
        match bot.service.next_signal(&mut signals).await? {
            Some(heard) => {
                let known = ALL.into_iter().find(|(_, name)| *name == heard);
                if let Some((signal, _)) = known.filter(|_| bot.leadership.leads()) {
                    if signal == Signal::Post && bot.outbox.channels.is_any_forbidden() {
                        // Somebody may have used the bot there again.
                        mark_forbidden(bot).await?;
                    }
                    wakes(bot, signal).notify_one();
                }
            }
            // Some may have been missed.
            None => wake_all(bot),
        }
    }
}

/// Signals what would wake a job here, if this process led.
async fn speak(bot: &Bot) -> Result<Infallible, Error> {
    loop {
        bot.leadership.becomes(false).await;
        let signal = tokio::select! {
            () = wakes(bot, Signal::Post).notified() => Signal::Post,
            () = wakes(bot, Signal::Clock).notified() => Signal::Clock,
            () = wakes(bot, Signal::TimeGiven).notified() => Signal::TimeGiven,
            () = bot.leadership.becomes(true) => continue,
        };
        let (_, name) = ALL[signal as usize];
        bot.service.signal(name).await?;
        sleep(PAUSE).await;
    }
}

/// Learns now and then from the database in which channels the bot may say nothing: where somebody uses it again, in whatever
/// process, what was given up there is tried once more.
async fn share_channels(bot: &Bot) -> Result<Infallible, Error> {
    loop {
        mark_forbidden(bot).await?;
        sleep(BEAT).await;
    }
}

async fn mark_forbidden(bot: &Bot) -> Result<(), Error> {
    let channels = bot.service.forbidden_channels().await?;
    bot.outbox.channels.mark_only(channels);
    Ok(())
}

async fn beat(pulse: &Pulse) -> Result<Infallible, Error> {
    loop {
        pulse.beat();
        sleep(BEAT).await;
    }
}

fn log(error: &Error) {
    let error = error as &dyn std::error::Error;
    error!(
        error,
        "the processes do not hear each other: what one saves is posted a little later"
    );
}

fn wake_all(bot: &Bot) {
    if bot.leadership.leads() {
        for (signal, _) in ALL {
            wakes(bot, signal).notify_one();
        }
    }
}

/// What wakes the job that is concerned.
fn wakes(bot: &Bot, signal: Signal) -> &Notify {
    match signal {
        Signal::Post => &bot.outbox.wake_retries,
        Signal::Clock => &bot.outbox.wake_deadlines,
        Signal::TimeGiven => &bot.presence.time_given_back,
    }
}
