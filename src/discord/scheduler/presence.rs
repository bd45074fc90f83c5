//! Whether the bot is there: it runs, its clock can be trusted, and Discord can be reached. Only then
//! does time count, and only by such a time is anything decided.
//!
//! Every beat is noted in the database, as of the last moment at which Discord was certainly reached. A
//! time without any is given back to every clock when it is over, whatever made it: a computer that
//! slept, a process that was stopped, an outage of Discord or of the database. So it begins when the
//! bot was last there for certain, and not when somebody noticed that it was not. Where the clock
//! leaps, by a sleep or because it was set forward, Discord is asked first; it costs one request a look,
//! and lasts until the clock is right. What is shorter than [`GAP`] while the bot runs counts as no such
//! time.

use std::sync::Arc;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};
use tokio::time::Instant;
use tracing::{error, info, warn};

use crate::discord::bot::Bot;
use crate::discord::presence::{Last, Standing};
use crate::discord::supervision::Pulse;
use crate::discord::time::{GAP, Moment};
use crate::service::Error;
use crate::service::due::TOLERANCE;

/// How often the bot notes that it is there; [`GAP`] is four times that.
const BEAT: Duration = Duration::from_secs(15);
/// How soon it looks again whether it is there, when it is not.
const RETRY: Duration = Duration::from_secs(5);

/// Looks over and over whether the bot is there. This waits for nothing else that the bot does. It
/// ends where the database is lost, for then nothing that people do would be kept.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    loop {
        pulse.beat();
        let is_there = attend(&bot).await.is_some();
        if bot.attendance.is_lost().await {
            return "a file of the database was deleted or replaced".to_owned();
        }
        let pause = if is_there { BEAT } else { RETRY };
        bot.time.wait(pause, None).await;
    }
}

/// Notes that the bot is there, and gives back what it was not: the time by which may be decided, which
/// is when Discord was last reached for certain. `None` if the bot is not there.
pub async fn attend(bot: &Bot) -> Option<Timestamp> {
    let mut last = bot.attendance.last.lock().await;
    let now = bot.time.moment();
    let looked = look(bot, now, *last).await;
    let standing = match looked {
        Ok(there) => {
            bot.time.is_there(there);
            Standing::There
        }
        Err(standing) => {
            bot.time.is_away();
            standing
        }
    };
    let before = last.map_or(Standing::There, |last| last.standing);
    if before != standing {
        tell(before, standing);
        if standing == Standing::There {
            bot.attendance.back.notify_one();
        }
    }
    let at = Instant::now();
    let there_at = if standing == Standing::There {
        Some(at)
    } else {
        last.and_then(|last| last.there_at)
    };
    *last = Some(Last {
        standing,
        at,
        there_at,
    });
    looked.ok().map(|there| there.shown)
}

/// Looks whether the bot is there: when it last was for certain, or how else it stands.
async fn look(bot: &Bot, now: Moment, last: Option<Last>) -> Result<Moment, Standing> {
    // Nobody else would notice while Discord cannot be reached.
    bot.service.check_files().map_err(fails)?;
    let there = bot.time.last_there().unwrap_or(now);
    if now.shown.duration_since(there.shown) < -TOLERANCE {
        return set_back(bot, now, there.shown, last).await;
    }
    let reached = bot.health.reached_at(&bot.http).await;
    let reached = reached.ok_or(Standing::CutOff)?;
    let gap = reached.gap_since(there);
    if gap - felt_away(last) > GAP {
        match bot.health.contradicts(&bot.http, reached.shown).await {
            None => return Err(Standing::CutOff),
            Some(true) => return Err(set_ahead(reached.shown, there.shown, last)),
            Some(false) => {}
        }
    }
    let noted = if gap > GAP {
        give_back(bot, reached.shown, last).await
    } else {
        bot.service.beat(reached.shown).await
    };
    noted.map_err(fails)?;
    Ok(reached)
}

/// How long the bot has not been there by a clock that nobody can set; nothing if that is not known.
fn felt_away(last: Option<Last>) -> SignedDuration {
    let there_at = last.and_then(|last| last.there_at);
    let felt = there_at.map(|at| at.elapsed()).unwrap_or_default();
    SignedDuration::try_from(felt).unwrap_or(SignedDuration::MAX)
}

#[expect(clippy::needless_pass_by_value, reason = "it is what failed")]
fn fails(error: Error) -> Standing {
    let is_lost = error.is_for_good();
    let error = &error as &dyn std::error::Error;
    error!(error, "it cannot be noted that the bot is there");
    if is_lost {
        Standing::Lost
    } else {
        Standing::Failing
    }
}

/// Gives every clock that runs back what the bot was away.
async fn give_back(bot: &Bot, now: Timestamp, last: Option<Last>) -> Result<(), Error> {
    let away = bot.service.wake(now).await?;
    let since = last.map(|last| last.at.elapsed());
    let felt = since.and_then(|since| SignedDuration::try_from(since).ok());
    let was_there = last.is_some_and(|last| last.standing == Standing::There);
    let why = match felt {
        _ if !was_there => "",
        Some(felt) if away - felt > GAP => " (the computer slept, or its clock was set right)",
        _ => " (the process was stopped)",
    };
    warn!("away for {away:#}{why}: every clock that runs was given exactly that");
    bot.attendance.given_back.notify_one();
    Ok(())
}

/// The system's clock shows less than it did. Nothing is decided by it, unless Discord says that it
/// is right.
async fn set_back(
    bot: &Bot,
    now: Moment,
    there: Timestamp,
    last: Option<Last>,
) -> Result<Moment, Standing> {
    if last.is_none_or(|last| last.standing != Standing::SetBack) {
        let now = now.shown;
        error!(
            "the system's clock was set back: it shows {now}, and showed {there} before. Time stands \
             still until it is right"
        );
    }
    if trust(bot, now.shown).await {
        Ok(now)
    } else {
        Err(Standing::SetBack)
    }
}

/// The system's clock leapt ahead, and the computer did not sleep as long as that, for Discord's clock
/// did not. Nothing is decided by it.
fn set_ahead(now: Timestamp, there: Timestamp, last: Option<Last>) -> Standing {
    if last.is_none_or(|last| last.standing != Standing::SetAhead) {
        error!(
            "the system's clock was set ahead: it shows {now}, showed {there} when the bot was last \
             there, and Discord says that it is not that late. Time stands still until it is right"
        );
    }
    Standing::SetAhead
}

/// Takes the system's clock for right if Discord does: what was noted before was ahead then.
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
            bot.attendance.given_back.notify_one();
            true
        }
        Err(error) => {
            let error = &error as &dyn std::error::Error;
            error!(error, "the system's clock cannot be taken for right");
            false
        }
    }
}

/// Tells the operator what has changed.
fn tell(before: Standing, standing: Standing) {
    match standing {
        Standing::There if matches!(before, Standing::SetBack | Standing::SetAhead) => {
            info!("the system's clock is right again");
        }
        Standing::There => info!("the bot is there again"),
        Standing::CutOff => warn!("Discord cannot be reached: time stands still until it can be"),
        // These have said so where they were found.
        Standing::SetBack | Standing::SetAhead | Standing::Failing | Standing::Lost => {}
    }
}
