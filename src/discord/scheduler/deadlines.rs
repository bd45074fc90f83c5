//! The job that looks after games in which something is due by the clock alone, such as a missed
//! deadline. The outbox posts the results.
//!
//! The database alone drives it, so that a restart makes no difference.
//!
//! A time-out is decided within 45 seconds of the deadline, and told as soon as the outbox can post it. The
//! job sleeps until the next deadline that the database knows, and asks Discord again if its last answer came
//! before that. A deadline that came up while it slept, because a move started a clock with little time left,
//! waits for at most [`PERIOD`]. So does every other deadline while single records fail, and then the time that
//! Discord was last reached may be 15 seconds old. While a live game runs it looks each second, and the outbox
//! wakes it when the clock of a live game may have begun to run. It takes longer where more is due than can be saved in
//! that time, which are thousands of games; where Discord's limits hold back posts, which is about one a
//! second in each channel; while the database fails as a whole, for at most [`LONGEST`] more; and where the bot is
//! absent, which costs nobody time: every deadline is then as much later.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use tokio::time::sleep;
use tracing::{debug, error};

use crate::discord::apply_preferences;
use crate::discord::bot::Bot;
use crate::discord::outbox::Post;
use crate::discord::scheduler::presence;
use crate::discord::supervision::Pulse;
use crate::service::due::MOST_DUE;
use crate::service::{DueOutcome, Error};

/// How often it checks when all is well and nothing is due earlier.
const PERIOD: Duration = Duration::from_secs(30);
/// How often it checks while a live game runs: its clocks can end at any second.
const LIVE_PERIOD: Duration = Duration::from_secs(1);
/// The shortest pause after a successful check. What is still due right after a check cannot be
/// done, such as the daily list of a person whose id is damaged; without a pause it would be looked
/// for without end.
const LEAST: Duration = Duration::from_secs(1);
/// The pause after a first failure; it doubles after each further failure.
const RETRY: Duration = Duration::from_secs(2);
/// The longest pause while everything fails.
const LONGEST: Duration = Duration::from_mins(5);

/// What failed and will be retried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Remaining {
    /// Single records failed, while the rest went well.
    Something,
    /// Everything fails: the database is in trouble.
    Everything,
}

/// Runs the job; the first check is made at once. It may be aborted when no task is running.
pub async fn run(bot: Arc<Bot>, pulse: Pulse) -> String {
    let mut failures: u32 = 0;
    let mut due = None;
    loop {
        pulse.beat();
        let looked_after = look_after_games(&bot, &pulse, due.take()).await;
        match looked_after {
            Ok(decided) => {
                failures = 0;
                // The retry job posts expired invitations and sends reminders.
                bot.outbox.wake_retries.notify_one();
                due = something_due(&bot, decided).await;
            }
            Err(left) => {
                failures = failures.saturating_add(1);
                tokio::select! {
                    () = bot.presence.present_again.notified() => {}
                    () = sleep(pause(failures, left)) => {}
                }
            }
        }
    }
}

/// Does what is due, as of the last time at which the bot was certainly present, and returns that
/// time. If something has become `due`, that is after it: Discord is asked again if need be. While
/// the bot is absent, it decides nothing, because the clock may have been set back, or the players
/// cannot be heard.
async fn look_after_games(
    bot: &Bot,
    pulse: &Pulse,
    due: Option<Timestamp>,
) -> Result<Timestamp, Remaining> {
    let Some(now) = presence::check(bot, due).await else {
        return Err(Remaining::Something);
    };
    debug!(%now, "looks for what is due");
    apply_preferences::apply(&bot.service, &bot.tasks)
        .await
        .map_err(everything)?;
    let expired = bot.service.expire_challenges(now).await;
    expired.map_err(everything)?;
    let expired = bot.service.expire_tables(now).await;
    expired.map_err(everything)?;
    let looked_after = bot.service.look_after_hills(now).await;
    looked_after.map_err(everything)?;
    let expired = bot.service.expire_seeks(now).await;
    expired.map_err(everything)?;
    let digests = bot.service.take_digests(now).await;
    digests.map_err(everything)?;
    let mut failed = Ok(());
    loop {
        let due = bot.service.due(now).await.map_err(everything)?;
        let is_all = due.len() < MOST_DUE as usize;
        let mut is_any_done = false;
        for game in due {
            pulse.beat();
            let Some(_task) = bot.tasks.start() else {
                return Ok(now);
            };
            let looked_after = Box::pin(bot.service.process_due(game, now));
            match looked_after.await {
                // A damaged game must not keep the others from being looked after.
                Err(error) => {
                    log(&error);
                    let left = if error.affects_one_record() {
                        Remaining::Something
                    } else {
                        Remaining::Everything
                    };
                    failed = Err(failed
                        .err()
                        .map_or(left, |before: Remaining| before.max(left)));
                }
                Ok(outcome) => {
                    is_any_done = true;
                    tell(bot, &outcome);
                }
            }
        }
        // What fails again and again must not keep the rest waiting for the next check.
        if is_all || !is_any_done {
            return failed.map(|()| now);
        }
    }
}

/// Tells people what was done about a game. The retry job sends reminders.
fn tell(bot: &Bot, outcome: &DueOutcome) {
    match outcome {
        DueOutcome::Nothing | DueOutcome::Remind => {}
        DueOutcome::OnVacation => bot.presence.time_given_back.notify_one(),
        DueOutcome::Changed(view) => bot.outbox.post_soon(Post::Game(view.game.id)),
    }
}

/// Waits until something is due in a game, but at least for [`LEAST`], and at most for [`PERIOD`], or for
/// [`LIVE_PERIOD`] while a live game runs, because new moves can make something due sooner. Waits no longer when
/// the clock of a live game begins to run. Returns when something was due since `decided`, if something was: that
/// is decided by a later time, in one check.
async fn something_due(bot: &Bot, decided: Timestamp) -> Option<Timestamp> {
    let next = bot.service.next_due().await;
    let next = next.inspect_err(log).ok().flatten();
    let is_live = bot.service.is_any_live().await;
    let is_live = is_live.inspect_err(log).unwrap_or_default();
    let period = if is_live { LIVE_PERIOD } else { PERIOD };
    let wait = bot.time.wait(period, not_at_once(next, bot.time.now()));
    if is_live {
        wait.await;
    } else {
        tokio::select! {
            () = bot.outbox.wake_deadlines.notified() => {}
            () = wait => {}
        }
    }
    next.filter(|&next| decided < next && next <= bot.time.now())
}

/// This time, but no sooner than [`LEAST`] from now.
fn not_at_once(next: Option<Timestamp>, now: Timestamp) -> Option<Timestamp> {
    let earliest = now.saturating_add(LEAST).unwrap_or(Timestamp::MAX);
    next.map(|next| next.max(earliest))
}

/// Logs an error after which nothing else can be done either.
#[expect(clippy::needless_pass_by_value, reason = "it is what failed")]
fn everything(error: Error) -> Remaining {
    log(&error);
    Remaining::Everything
}

fn log(error: &Error) {
    let error = error as &dyn std::error::Error;
    error!(error, "cannot look after the games");
}

/// How long to wait after this many failures in a row. A failure of single records must not keep
/// the rest waiting longer than usual.
fn pause(failures: u32, left: Remaining) -> Duration {
    let longest = match left {
        Remaining::Something => PERIOD,
        Remaining::Everything => LONGEST,
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
        assert_eq!(pauses(Remaining::Everything), [2, 4, 8, 256, 300, 300]);
        assert_eq!(pauses(Remaining::Something), [2, 4, 8, 30, 30, 30]);
    }
}
