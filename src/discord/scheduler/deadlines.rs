//! The job that does what nobody presses a button for: it looks after games in which something is due.
//! What is to be told of it, `outbox` tells.
//!
//! It is driven by the database alone, so that a restart makes no difference.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use tokio::time::sleep;
use tracing::error;

use crate::discord::apply_preferences;
use crate::discord::bot::Bot;
use crate::discord::outbox::Post;
use crate::discord::scheduler::presence::attend;
use crate::discord::supervision::Pulse;
use crate::service::due::MOST_DUE;
use crate::service::{Done, Error};

/// How often it looks, when all is well and nothing is due before.
const PERIOD: Duration = Duration::from_secs(30);
/// How soon it looks again at the earliest, where all went well. What is still due right after a look
/// cannot be done, as a daily list of somebody whose id is damaged; without a pause it would be looked
/// for without end.
const LEAST: Duration = Duration::from_secs(1);
/// How soon it looks again after something failed; twice as long after each further failure.
const RETRY: Duration = Duration::from_secs(2);
/// How seldom it looks while everything fails.
const LONGEST: Duration = Duration::from_mins(5);

/// What did not succeed, and is to be tried again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Left {
    /// One thing or another, while the rest went well.
    Something,
    /// Everything fails: the database is in trouble.
    Everything,
}

/// Looks at once, and then for as long as it runs. It may be aborted when nothing is in hand.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    let mut failures: u32 = 0;
    loop {
        pulse.beat();
        let looked_after = look_after_games(&bot, &pulse).await;
        match looked_after {
            Ok(()) => {
                failures = 0;
                // What ran out is told, and who is to be reminded.
                bot.poster.outbox_wakeup.notify_one();
                something_due(&bot).await;
            }
            Err(left) => {
                failures = failures.saturating_add(1);
                tokio::select! {
                    () = bot.attendance.back.notified() => {}
                    () = sleep(pause(failures, left)) => {}
                }
            }
        }
    }
}

/// Does what is due by a time at which the bot was there for certain. While it is not, nothing is
/// decided: neither by a clock that was set back, nor over people who cannot be heard.
async fn look_after_games(bot: &Bot, pulse: &Pulse) -> Result<(), Left> {
    let Some(now) = attend(bot).await else {
        return Err(Left::Something);
    };
    apply_preferences::apply(&bot.service, &bot.hand)
        .await
        .map_err(everything)?;
    let expired = bot.service.expire_challenges(now).await;
    expired.map_err(everything)?;
    let digests = bot.service.take_digests(now).await;
    digests.map_err(everything)?;
    loop {
        let due = bot.service.due(now).await.map_err(everything)?;
        let is_all = due.len() < MOST_DUE as usize;
        let mut failed = Ok(());
        for game in due {
            pulse.beat();
            let Some(_task) = bot.hand.begin() else {
                return Ok(());
            };
            let looked_after = Box::pin(bot.service.look_after(game, now));
            match looked_after.await {
                // A game that cannot be read must not keep the others from being looked after.
                Err(error) => {
                    log(&error);
                    let left = if error.is_of_one() {
                        Left::Something
                    } else {
                        Left::Everything
                    };
                    failed = Err(failed.err().map_or(left, |before: Left| before.max(left)));
                }
                // The outbox sends reminders.
                Ok(Done::Nothing | Done::Remind) => {}
                Ok(Done::Changed(view)) => bot.poster.begin(Post::Game(view.game.id)),
            }
        }
        if is_all || failed.is_err() {
            return failed;
        }
    }
}

/// Waits until something is due in a game, but for [`LEAST`] and no longer than [`PERIOD`]: it may be
/// due sooner by what happens meanwhile.
async fn something_due(bot: &Bot) {
    let next = bot.service.next_due().await;
    let next = next.inspect_err(log).ok().flatten();
    bot.time
        .wait(PERIOD, not_at_once(next, bot.time.now()))
        .await;
}

/// The same time, but no sooner than [`LEAST`] from now.
fn not_at_once(next: Option<Timestamp>, now: Timestamp) -> Option<Timestamp> {
    let earliest = now.saturating_add(LEAST).unwrap_or(Timestamp::MAX);
    next.map(|next| next.max(earliest))
}

/// Nothing else can be done either.
#[expect(clippy::needless_pass_by_value, reason = "it is what failed")]
fn everything(error: Error) -> Left {
    log(&error);
    Left::Everything
}

fn log(error: &Error) {
    let error = error as &dyn std::error::Error;
    error!(error, "cannot look after the games");
}

/// How long to wait after so many failures in a row. What fails by itself must not keep the rest
/// waiting longer than usual.
fn pause(failures: u32, left: Left) -> Duration {
    let longest = match left {
        Left::Something => PERIOD,
        Left::Everything => LONGEST,
    };
    let doublings = failures.saturating_sub(1).min(16);
    RETRY.saturating_mul(1 << doublings).min(longest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stays_due_is_not_looked_for_without_a_pause() {
        let now = Timestamp::UNIX_EPOCH + Duration::from_hours(1);
        let soonest = Some(now + LEAST);
        assert_eq!(not_at_once(Some(Timestamp::UNIX_EPOCH), now), soonest);
        assert_eq!(not_at_once(Some(Timestamp::MIN), now), soonest);
        let later = Some(now + Duration::from_mins(1));
        assert_eq!(not_at_once(later, now), later);
        assert_eq!(not_at_once(None, now), None);
    }

    #[test]
    fn it_looks_less_often_the_longer_everything_fails() {
        let pauses = |left| [1, 2, 3, 8, 9, 100].map(|n| pause(n, left).as_secs());
        assert_eq!(pauses(Left::Everything), [2, 4, 8, 256, 300, 300]);
        assert_eq!(pauses(Left::Something), [2, 4, 8, 30, 30, 30]);
    }
}
