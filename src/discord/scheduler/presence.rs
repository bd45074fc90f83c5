//! The job that checks whether the bot is present: it runs, its clock can be trusted, and Discord
//! can be reached. Clocks of games run only then, and only such a time decides anything.
//!
//! Every heartbeat is saved in the database, with the last moment at which Discord was certainly
//! reached. When a gap between heartbeats ends, its length is given back to every clock, whatever
//! caused it: a host that slept, a process that was stopped, an outage of Discord or of the
//! database. So the gap begins when the bot was last certainly present, not when somebody noticed
//! that it was not. If the clock leaps, because the host slept or somebody set it ahead, Discord's
//! clock is asked first; this costs one request per check until the clock is right. A gap shorter
//! than [`GAP`] while the bot runs is ignored.

use std::sync::Arc;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use tokio::time::Instant;
use tracing::{error, info, warn};

use crate::discord::bot::Bot;
use crate::discord::presence::{Connectivity, Last};
use crate::discord::supervision::Pulse;
use crate::discord::time::{GAP, Moment};
use crate::service::Error;
use crate::service::due::TOLERANCE;

/// How often a heartbeat is saved; [`GAP`] is four times that.
const BEAT: Duration = Duration::from_secs(15);
/// How soon it checks again while the bot is not present.
const RETRY: Duration = Duration::from_secs(5);

/// Checks again and again whether the bot is present, independently of everything else that the bot
/// does. Ends if the database is lost, because nothing that people do would then be saved.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    loop {
        pulse.beat();
        let is_there = attend(&bot).await.is_some();
        if bot.presence.is_lost().await {
            return "a file of the database was deleted or replaced".to_owned();
        }
        let pause = if is_there { BEAT } else { RETRY };
        bot.time.wait(pause, None).await;
    }
}

/// Saves a heartbeat, and gives back the time in which the bot was not present. Returns the time by
/// which to decide, which is when Discord was last certainly reached; `None` if the bot is not
/// present.
pub async fn attend(bot: &Bot) -> Option<Timestamp> {
    let mut last = bot.presence.last.lock().await;
    let now = bot.time.moment();
    let looked = look(bot, now, *last).await;
    let connectivity = match looked {
        Ok(there) => {
            bot.time.mark_present(there);
            Connectivity::There
        }
        Err(connectivity) => {
            bot.time.mark_away();
            connectivity
        }
    };
    let before = last.map_or(Connectivity::There, |last| last.connectivity);
    if before != connectivity {
        tell(before, connectivity);
        if connectivity == Connectivity::There {
            bot.presence.back.notify_one();
        }
    }
    let at = Instant::now();
    let there_at = if connectivity == Connectivity::There {
        Some(at)
    } else {
        last.and_then(|last| last.there_at)
    };
    *last = Some(Last {
        connectivity,
        at,
        there_at,
    });
    looked.ok().map(|there| there.shown)
}

/// Checks whether the bot is present. Returns when it last certainly was, or what is wrong.
async fn look(bot: &Bot, now: Moment, last: Option<Last>) -> Result<Moment, Connectivity> {
    // Nothing else would notice this while Discord cannot be reached.
    bot.service.check_files().map_err(fails)?;
    let there = bot.time.last_there().unwrap_or(now);
    if now.shown.duration_since(there.shown) < -TOLERANCE {
        return set_back(bot, now, there.shown, last).await;
    }
    let reached = bot.health.reached_at(&bot.http).await;
    let reached = reached.ok_or(Connectivity::CutOff)?;
    let gap = reached.gap_since(there);
    if gap - felt_away(last) > GAP {
        match bot.health.contradicts(&bot.http, reached.shown).await {
            None => return Err(Connectivity::CutOff),
            Some(true) => return Err(set_ahead(reached.shown, there.shown, last)),
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

/// How long the bot was not present, by a clock that nobody can set; zero if that is unknown.
fn felt_away(last: Option<Last>) -> SignedDuration {
    let there_at = last.and_then(|last| last.there_at);
    let felt = there_at.map(|at| at.elapsed()).unwrap_or_default();
    SignedDuration::try_from(felt).unwrap_or(SignedDuration::MAX)
}

#[expect(clippy::needless_pass_by_value, reason = "it is what failed")]
fn fails(error: Error) -> Connectivity {
    let is_lost = error.is_fatal();
    let error = &error as &dyn std::error::Error;
    error!(error, "it cannot be noted that the bot is there");
    if is_lost {
        Connectivity::Lost
    } else {
        Connectivity::Failing
    }
}

/// Gives every running clock back the time for which the bot was away.
async fn give_back(bot: &Bot, now: Timestamp, last: Option<Last>) -> Result<(), Error> {
    let away = bot.service.resume_clocks(now).await?;
    let since = last.map(|last| last.at.elapsed());
    let felt = since.and_then(|since| SignedDuration::try_from(since).ok());
    let was_there = last.is_some_and(|last| last.connectivity == Connectivity::There);
    let why = match felt {
        _ if !was_there => "",
        Some(felt) if away - felt > GAP => " (the computer slept, or its clock was set right)",
        _ => " (the process was stopped)",
    };
    warn!("away for {away:#}{why}: every clock that runs was given exactly that");
    bot.presence.given_back.notify_one();
    Ok(())
}

/// The system's clock shows less than it did. It decides nothing, unless Discord confirms it.
async fn set_back(
    bot: &Bot,
    now: Moment,
    there: Timestamp,
    last: Option<Last>,
) -> Result<Moment, Connectivity> {
    if last.is_none_or(|last| last.connectivity != Connectivity::SetBack) {
        let now = now.shown;
        error!(
            "the system's clock was set back: it shows {now}, and showed {there} before. Time stands \
             still until it is right"
        );
    }
    if trust(bot, now.shown).await {
        Ok(now)
    } else {
        Err(Connectivity::SetBack)
    }
}

/// The system's clock leapt ahead, and the host did not sleep that long, for Discord's clock shows
/// less. It decides nothing.
fn set_ahead(now: Timestamp, there: Timestamp, last: Option<Last>) -> Connectivity {
    if last.is_none_or(|last| last.connectivity != Connectivity::SetAhead) {
        error!(
            "the system's clock was set ahead: it shows {now}, showed {there} when the bot was last \
             there, and Discord says that it is not that late. Time stands still until it is right"
        );
    }
    Connectivity::SetAhead
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
            bot.presence.given_back.notify_one();
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
fn tell(before: Connectivity, connectivity: Connectivity) {
    match connectivity {
        Connectivity::There if matches!(before, Connectivity::SetBack | Connectivity::SetAhead) => {
            info!("the system's clock is right again");
        }
        Connectivity::There => info!("the bot is there again"),
        Connectivity::CutOff => {
            warn!("Discord cannot be reached: time stands still until it can be");
        }
        // These are logged where they are found.
        Connectivity::SetBack
        | Connectivity::SetAhead
        | Connectivity::Failing
        | Connectivity::Lost => {}
    }
}
