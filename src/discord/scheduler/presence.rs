//! The job that checks whether the bot is present: it runs, its clock can be trusted, and Discord
//! can be reached. Clocks of games run only then, and only such a time decides anything.
//!
//! Every heartbeat is saved in the database, with the last moment at which Discord was certainly
//! reached. When a gap between heartbeats ends, its length is given back to every clock, whatever
//! caused it: a host that slept, a process that was stopped, an outage of Discord or of the
//! database. So the gap begins when the bot was last certainly present, not when somebody noticed
//! its absence. If the clock leaps, because the host slept or somebody set it ahead, Discord's
//! clock is asked first; this costs one request per check until the clock is right. A gap shorter
//! than [`GAP`] while the bot runs is ignored.

use std::sync::Arc;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use tracing::{error, info, warn};

use crate::discord::bot::Bot;
use crate::discord::presence::{LastCheck, Presence};
use crate::discord::supervision::Pulse;
use crate::discord::time::{GAP, Moment};
use crate::service::Error;
use crate::service::due::TOLERANCE;

/// How often a heartbeat is saved; [`GAP`] is four times that.
const BEAT: Duration = Duration::from_secs(15);
/// How soon it checks again while the bot is absent.
const RETRY: Duration = Duration::from_secs(5);

/// Checks again and again whether the bot is present, independently of everything else that the bot
/// does. Ends if the database is lost, because nothing that people do would then be saved.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    loop {
        pulse.beat();
        let is_present = check(&bot).await.is_some();
        if bot.presence.is_database_lost().await {
            return "a file of the database was deleted or replaced".to_owned();
        }
        let pause = if is_present { BEAT } else { RETRY };
        bot.time.wait(pause, None).await;
    }
}

/// Saves a heartbeat, and gives back the time in which the bot was absent. Returns the time by
/// which to decide, which is when Discord was last certainly reached; `None` if the bot is absent.
pub async fn check(bot: &Bot) -> Option<Timestamp> {
    let check = bot.presence.begin_check().await;
    let now = bot.time.moment();
    let found = present_at(bot, now, check.last()).await;
    let presence = match found {
        Ok(present) => {
            bot.time.mark_present(present);
            Presence::Present
        }
        Err(reason) => {
            bot.time.mark_absent();
            reason
        }
    };
    let before = check.finish(presence);
    if before != presence {
        tell(before, presence);
    }
    found.ok().map(|present| present.shown)
}

/// Checks whether the bot is present. Returns when it last certainly was, or why it is absent.
async fn present_at(bot: &Bot, now: Moment, last: Option<LastCheck>) -> Result<Moment, Presence> {
    // Nothing else would notice this while Discord cannot be reached.
    bot.service.check_files().map_err(fails)?;
    let present = bot.time.last_present().unwrap_or(now);
    if now.shown.duration_since(present.shown) < -TOLERANCE {
        return set_back(bot, now, present.shown, last).await;
    }
    let reached = bot.health.reached_at(&bot.http).await;
    let reached = reached.ok_or(Presence::Unreachable)?;
    let gap = reached.gap_since(present);
    if gap - felt_absence(last) > GAP {
        match bot.health.contradicts(&bot.http, reached.shown).await {
            None => return Err(Presence::Unreachable),
            Some(true) => return Err(set_ahead(reached.shown, present.shown, last)),
            Some(false) => {}
        }
    }
    let noted = if gap > GAP {
        give_back(bot, reached.shown, last).await
    } else {
        bot.service.heartbeat(reached.shown).await
    };
    noted.map_err(fails)?;
    Ok(reached)
}

/// How long the bot was absent, by a clock that nobody can set; zero if that is unknown.
fn felt_absence(last: Option<LastCheck>) -> SignedDuration {
    let present_at = last.and_then(|last| last.present_at);
    let felt = present_at.map(|at| at.elapsed()).unwrap_or_default();
    SignedDuration::try_from(felt).unwrap_or(SignedDuration::MAX)
}

#[expect(clippy::needless_pass_by_value, reason = "it is what failed")]
fn fails(error: Error) -> Presence {
    let is_lost = error.is_fatal();
    let error = &error as &dyn std::error::Error;
    error!(error, "it cannot be saved that the bot is present");
    if is_lost {
        Presence::DatabaseLost
    } else {
        Presence::DatabaseFails
    }
}

/// Gives every running clock back the time for which the bot was absent.
async fn give_back(bot: &Bot, now: Timestamp, last: Option<LastCheck>) -> Result<(), Error> {
    let absent = bot.service.resume_clocks(now).await?;
    let since = last.map(|last| last.at.elapsed());
    let felt = since.and_then(|since| SignedDuration::try_from(since).ok());
    let was_present = last.is_some_and(|last| last.presence == Presence::Present);
    let why = match felt {
        _ if !was_present => "",
        Some(felt) if absent - felt > GAP => " (the computer slept, or its clock was set right)",
        _ => " (the process was stopped)",
    };
    warn!("absent for {absent:#}{why}: every clock that runs was given exactly that");
    bot.presence.time_given_back.notify_one();
    Ok(())
}

/// The system's clock shows less than it did. It decides nothing, unless Discord confirms it.
async fn set_back(
    bot: &Bot,
    now: Moment,
    present: Timestamp,
    last: Option<LastCheck>,
) -> Result<Moment, Presence> {
    if last.is_none_or(|last| last.presence != Presence::ClockSetBack) {
        let now = now.shown;
        error!(
            "the system's clock was set back: it shows {now}, and showed {present} before. Time stands \
             still until it is right"
        );
    }
    if trust(bot, now.shown).await {
        Ok(now)
    } else {
        Err(Presence::ClockSetBack)
    }
}

/// The system's clock leapt ahead, and the host did not sleep that long, for Discord's clock shows
/// less. It decides nothing.
fn set_ahead(now: Timestamp, present: Timestamp, last: Option<LastCheck>) -> Presence {
    if last.is_none_or(|last| last.presence != Presence::ClockSetAhead) {
        error!(
            "the system's clock was set ahead: it shows {now}, showed {present} when the bot was last \
             present, and Discord says that it is not that late. Time stands still until it is right"
        );
    }
    Presence::ClockSetAhead
}

/// Accepts the system's clock if Discord confirms it: then the clock was ahead before.
pub async fn trust(bot: &Bot, now: Timestamp) -> bool {
    if !bot.health.confirms(&bot.http, now).await {
        return false;
    }
    match bot.service.accept_clock(now).await {
        Ok(ahead) => {
            warn!(
                "the system's clock was {ahead:#} ahead before, and Discord says that it is right \
                 now: every clock shows what it showed then"
            );
            bot.presence.time_given_back.notify_one();
            true
        }
        Err(error) => {
            let error = &error as &dyn std::error::Error;
            error!(error, "the system's clock cannot be taken for right");
            false
        }
    }
}

/// Logs the change for the operator.
fn tell(before: Presence, presence: Presence) {
    match presence {
        Presence::Present if matches!(before, Presence::ClockSetBack | Presence::ClockSetAhead) => {
            info!("the system's clock is right again");
        }
        Presence::Present => info!("the bot is present again"),
        Presence::Unreachable => {
            warn!("Discord cannot be reached: time stands still until it can be");
        }
        // These are logged where they are found.
        Presence::ClockSetBack
        | Presence::ClockSetAhead
        | Presence::DatabaseFails
        | Presence::DatabaseLost => {}
    }
}
