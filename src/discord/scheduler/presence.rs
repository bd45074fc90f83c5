//! The job that checks whether the bot is present: it runs, its clock can be trusted, and Discord
//! can be reached. Clocks of games run only then, and only such a time decides anything.
//!
//! Every heartbeat is saved in the database, with the last moment at which Discord was certainly
//! reached. When a gap between heartbeats ends, its length is given back to every clock, whatever
//! caused it: a host that slept, a process that was stopped, an outage of Discord or of the
//! database. So the gap begins when the bot was last certainly present, not when somebody noticed
//! its absence. If the clock leaps, because the host slept or somebody set it ahead, Discord's
//! clock is asked first; this costs one request per check until the clock is right.
//!
//! A bot that is alone ignores a gap of up to [`GAP`] while it runs. Where several processes share the database, one that
//! was absent at its last check, for whatever reason, or that has just begun, gives back any gap, however short: the others
//! found it missing and saved no heartbeat either, and whoever plays on its servers could do nothing. So does one that was
//! held up for so long that the others no longer counted on it ([`HEARD_OF`]). The gap is measured from the last heartbeat
//! of any of them, in the transaction that saves the next one, so nothing is given back twice.
//!
//! A clock that cannot be trusted is logged at once, with what to do about it, and again every hour
//! ([`AGAIN`]) for as long as that lasts.

use std::sync::Arc;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use tracing::{error, info, warn};

use crate::discord::bot::Bot;
use crate::discord::health::Verdict;
use crate::discord::presence::{ClockWarning, LastCheck, Presence};
use crate::discord::supervision::Pulse;
use crate::discord::time::{GAP, Moment};
use crate::service::due::TOLERANCE;
use crate::service::{Error, HEARD_OF};

/// How often a heartbeat is saved; [`GAP`] is four times that.
const BEAT: Duration = Duration::from_secs(15);
/// How soon it checks again while the bot is absent.
const RETRY: Duration = Duration::from_secs(5);
/// How long after it was logged that the system's clock cannot be trusted it is logged again. It
/// ends only when somebody does something, who may not have seen the first line.
const AGAIN: Duration = Duration::from_hours(1);

/// Checks again and again whether the bot is present, independently of everything else that the bot
/// does. Ends if the database is lost, because nothing that people do would then be saved.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    loop {
        pulse.beat();
        // What cannot be asked is told by the check.
        let followed = follow_clock(&bot).await;
        let is_present = check(&bot, None).await.is_some();
        let replaced = followed.is_err_and(|error| error.is_replaced());
        let replaced = replaced.then(|| Presence::Replaced.why_absent()).flatten();
        if let Some(reason) = replaced.or(bot.presence.why_ended().await) {
            return reason.to_owned();
        }
        let pause = if is_present { BEAT } else { RETRY };
        bot.time.wait(pause, None).await;
    }
}

/// Goes by the clock of the database's server, if there is one: the clocks of several machines differ. What cannot be
/// asked is asked again with the next heartbeat; till then the system's clock goes on from there.
pub async fn follow_clock(bot: &Bot) -> Result<(), Error> {
    if let Some(shown) = bot.service.clock().await? {
        bot.time.follow(shown);
    }
    Ok(())
}

/// Saves a heartbeat, and gives back the time in which the bot was absent. Returns the time by
/// which to decide, which is when Discord was last certainly reached, and not before `due`; `None`
/// if the bot is absent.
pub async fn check(bot: &Bot, due: Option<Timestamp>) -> Option<Timestamp> {
    let check = bot.presence.begin_check().await;
    let now = bot.time.moment();
    let found = present_at(bot, now, check.last(), due).await;
    let presence = match found {
        Ok(present) => {
            bot.time.mark_present(present);
            Presence::Present
        }
        Err(reason) => {
            bot.time.mark_absent();
            if !matches!(reason, Presence::ShardMissing(_)) {
                // What cannot be said ends with the connection.
                let _ = bot.service.note_present(false).await;
            }
            reason
        }
    };
    bot.vitals.checked(presence.why_absent());
    let last_warning = check.last().and_then(|last| last.clock_warning);
    let before = check.finish(presence, warn_of_clock(bot, now, presence, last_warning));
    if before != presence {
        tell(before, presence);
    }
    found.ok().map(|present| present.shown)
}

/// Checks whether the bot is present. Returns when it last certainly was, or why it is absent.
async fn present_at(
    bot: &Bot,
    now: Moment,
    last: Option<LastCheck>,
    due: Option<Timestamp>,
) -> Result<Moment, Presence> {
    // Nothing else would notice this while Discord cannot be reached.
    bot.service.check_files().map_err(fails)?;
    let present = bot.time.last_present().unwrap_or(now);
    if now.shown.duration_since(present.shown) < -TOLERANCE {
        // It decides nothing, unless Discord confirms it.
        return if trust(bot, now.shown).await {
            Ok(now)
        } else {
            Err(Presence::ClockSetBack)
        };
    }
    let reached = bot.health.reached_at(&bot.http, due).await;
    let reached = reached.ok_or(Presence::Unreachable)?;
    bot.service.note_present(true).await.map_err(fails)?;
    // Whoever plays on servers of a process that is missing can do nothing.
    let missing = bot.service.missing_shards().await.map_err(fails)?;
    if let Some(&shard) = missing.first() {
        return Err(Presence::ShardMissing(shard));
    }
    let gap = reached.gap_since(present);
    if gap - felt_absence(last) > GAP {
        match bot.health.judge(&bot.http, reached.shown).await {
            Verdict::Silent => return Err(Presence::Unreachable),
            // The host did not sleep that long. The clock decides nothing.
            Verdict::Ahead(_) => return Err(Presence::ClockSetAhead),
            Verdict::Credible => {}
        }
    }
    let was_missing = match last {
        // A plain heartbeat would say that nobody was absent, also to those who waited for this process.
        Some(last) => {
            let is_missed = || Duration::try_from(gap).is_ok_and(|gap| gap > HEARD_OF);
            bot.service.is_shared() && (last.presence != Presence::Present || is_missed())
        }
        // A process that has just begun was missing until now.
        None => !bot.service.is_alone().await.map_err(fails)?,
    };
    let noted = if gap > GAP || was_missing {
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
    let (is_lost, is_replaced) = (error.is_fatal(), error.is_replaced());
    let error = &error as &dyn std::error::Error;
    error!(error, "it cannot be saved that the bot is present");
    if is_replaced {
        Presence::Replaced
    } else if is_lost {
        Presence::DatabaseLost
    } else {
        Presence::DatabaseFails
    }
}

/// Gives every running clock back the time for which the bot was absent.
async fn give_back(bot: &Bot, now: Timestamp, last: Option<LastCheck>) -> Result<(), Error> {
    let absent = bot.service.resume_clocks(now).await?;
    if absent.is_zero() {
        // Another process was present, or has given it back already.
        return Ok(());
    }
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

/// Logs that the system's clock cannot be trusted, and what to do, unless that was logged less than
/// [`AGAIN`] ago. Returns what was logged last.
fn warn_of_clock(
    bot: &Bot,
    now: Moment,
    presence: Presence,
    last: Option<ClockWarning>,
) -> Option<ClockWarning> {
    let at = bot.time.since_start();
    let stands =
        |last: &ClockWarning| last.reason == presence && at.saturating_sub(last.at) < AGAIN;
    let is_wrong = matches!(presence, Presence::ClockSetBack | Presence::ClockSetAhead);
    if !is_wrong || last.as_ref().is_some_and(stands) {
        return last;
    }
    let present = bot.time.last_present().unwrap_or(now).shown;
    let now = now.shown;
    if presence == Presence::ClockSetBack {
        error!(
            "the system's clock was set back: it shows {now}, and showed {present} before. Time stands \
             still until it is right: set it right, or if it is, start the bot with --accept-clock"
        );
    } else {
        error!(
            "the system's clock was set ahead: it shows {now}, showed {present} when the bot was last \
             present, and Discord says that it is not that late. Time stands still until it is right: \
             set it right, or if it is, start the bot with --accept-clock"
        );
    }
    Some(ClockWarning {
        reason: presence,
        at,
    })
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
        Presence::ShardMissing(shard) => {
            warn!(
                "no process is present with shard {shard}: time stands still until all shards are connected"
            );
        }
        // These are logged where they are found.
        Presence::ClockSetBack
        | Presence::ClockSetAhead
        | Presence::DatabaseFails
        | Presence::DatabaseLost
        | Presence::Replaced => {}
    }
}
