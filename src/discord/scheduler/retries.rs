//! The retry job: posts what was saved but not posted, and lets the engine play where it should
//! have.
//!
//! It checks at least every [`PERIOD`], and as soon as something may be retried;
//! `service::attempts` says how often that is and what ends it. While Discord does not answer it
//! checks less and less often, whoever wakes it. It makes [`AT_ONCE`] posts side by side, and one
//! that hangs blocks only its own game. The database alone drives it, so that a restart makes no
//! difference.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::sleep;
use tracing::{debug, error, info};

use crate::discord::bot::Bot;
use crate::discord::outbox::{Attempt, Post, PostError};
use crate::discord::requests::{self, Endpoint};
use crate::discord::scheduler::engine_reply::EngineReplies;
use crate::discord::supervision::Pulse;
use crate::monitoring::measure::{self, Queue};
use crate::service::Error;
use crate::service::attempts::{Unposted, Unsent};

/// How many posts begin before the next check, so that urgent posts that came up meanwhile go
/// first.
const MOST_A_ROUND: usize = 4 * AT_ONCE;
/// How often it checks when nothing can be retried earlier.
const PERIOD: Duration = Duration::from_secs(30);
/// The same where several processes share the servers.
const SHARED_PERIOD: Duration = Duration::from_secs(5);
/// How many posts are tried at once.
const AT_ONCE: usize = 16;
/// After this many unanswered attempts in a row the rest is left for later, because it would fail
/// as well.
const ENOUGH: usize = 8;
/// The pause after a first failure of the database or of Discord; it doubles after each further
/// failure.
const RETRY: Duration = Duration::from_secs(2);
/// The longest pause while the database fails.
const LONGEST: Duration = Duration::from_mins(5);

/// The state of the job.
struct RetryLoop {
    bot: Arc<Bot>,
    engine: Arc<EngineReplies>,
    seats: Arc<Semaphore>,
    /// How many attempts in a row got no answer.
    unanswered: Arc<AtomicUsize>,
    /// Whether the database failed during an attempt, so that its result may not be recorded.
    is_unnoted: Arc<AtomicBool>,
}

/// The result of a round.
enum Round {
    /// Everything due was begun. This is what remains for later.
    All(Unsent),
    /// The limit of a round was reached; more is due now.
    More(Unsent),
    /// Discord did not answer, and the rest was not begun.
    BrokenOff,
}

/// Runs the job; the first round begins at once. It may be aborted when no task is running.
pub async fn run(bot: Arc<Bot>, engine: Arc<EngineReplies>, pulse: Pulse) -> String {
    match bot.service.forbidden_channels().await {
        Ok(channels) => bot.outbox.channels.mark_forbidden(channels),
        Err(error) => log(&error),
    }
    // The bot is connected, so Discord can be reached.
    bot.outbox.note_success();
    let retries = RetryLoop {
        bot,
        engine,
        seats: Arc::new(Semaphore::new(AT_ONCE)),
        unanswered: Arc::default(),
        is_unnoted: Arc::default(),
    };
    let mut failures: u32 = 0;
    loop {
        pulse.beat();
        match retries.try_all(&pulse).await {
            Ok(Round::All(rest)) => {
                failures = 0;
                retries.wait(&rest).await;
            }
            Ok(Round::More(rest)) => {
                failures = 0;
                // Without a record the same posts would begin again and again.
                if retries.is_unnoted.swap(false, Ordering::Relaxed) {
                    retries.wait(&rest).await;
                }
            }
            // Every failure wakes the job, which would at once begin what was left for later.
            Ok(Round::BrokenOff) => {
                retries
                    .bot
                    .time
                    .wait(pause(failures).min(PERIOD), None)
                    .await;
                failures = failures.saturating_add(1);
                retries.ask_for_discord().await;
            }
            Err(error) => {
                log(&error);
                sleep(pause(failures)).await;
                failures = failures.saturating_add(1);
            }
        }
    }
}

impl RetryLoop {
    /// Begins the posts that are due, up to [`MOST_A_ROUND`], and returns what is left for later.
    async fn try_all(&self, pulse: &Pulse) -> Result<Round, Error> {
        let bot = &self.bot;
        let to_post = bot
            .service
            .to_post(bot.now(), bot.outbox.last_success())
            .await?;
        measure::queue(Queue::Unposted, to_post.now.len());
        measure::queue(Queue::UnpostedLater, to_post.later);
        measure::queue(Queue::GivenUp, to_post.given_up);
        if !to_post.now.is_empty() {
            debug!("{} messages are to be posted", to_post.now.len());
        }
        self.unanswered.store(0, Ordering::Relaxed);
        let mut begun = 0;
        for &unposted in &to_post.now {
            pulse.beat();
            if matches!(unposted, Unposted::EngineMove(game) if self.engine.is_searching(game)) {
                continue;
            }
            let Some(tried) = bot.outbox.begin_trying(unposted) else {
                continue;
            };
            if begun == MOST_A_ROUND {
                return Ok(Round::More(to_post));
            }
            begun += 1;
            let seat = Arc::clone(&self.seats).acquire_owned().await;
            let Some(task) = bot.tasks.start() else {
                break;
            };
            if self.unanswered.load(Ordering::Relaxed) >= ENOUGH {
                info!("Discord does not answer; the rest is posted later");
                return Ok(Round::BrokenOff);
            }
            let (bot, unanswered) = (Arc::clone(bot), Arc::clone(&self.unanswered));
            let is_unnoted = Arc::clone(&self.is_unnoted);
            tokio::spawn(async move {
                let posted = bot.outbox.post_unposted(unposted, attempt_at(unposted));
                let posted = Box::pin(posted).await;
                if matches!(&posted, Err(PostError::Service(error)) if !error.affects_one_record())
                {
                    is_unnoted.store(true, Ordering::Relaxed);
                }
                match posted {
                    Err(error) if error.is_outage() => {
                        unanswered.fetch_add(1, Ordering::Relaxed);
                    }
                    _ => unanswered.store(0, Ordering::Relaxed),
                }
                drop((seat, tried, task));
            });
        }
        Ok(Round::All(to_post))
    }

    /// Waits until something can be retried. If posts wait because Discord did not answer, each wait
    /// ends with a request that tests whether it does again.
    async fn wait(&self, rest: &Unsent) {
        let bot = &self.bot;
        tokio::select! {
            () = bot.outbox.wake_retries.notified() => {}
            () = bot.time.wait(self.period(), rest.next) => {}
        }
        if rest.is_waiting_for_discord {
            self.ask_for_discord().await;
        }
    }

    /// How often it checks when nothing can be retried earlier: sooner if another process may have ended before it could
    /// post what it had saved.
    fn period(&self) -> Duration {
        if self.bot.service.is_shared() {
            SHARED_PERIOD
        } else {
            PERIOD
        }
    }

    /// Asks whether Discord is back; if so, everything that waits for it is retried.
    async fn ask_for_discord(&self) {
        let gateway = self.bot.http.get_gateway();
        if requests::counted(Endpoint::Gateway, gateway).await.is_ok() {
            self.bot.outbox.note_success();
        }
    }
}

fn log(error: &Error) {
    let error = error as &dyn std::error::Error;
    error!(error, "cannot look for what is to be posted");
}

fn pause(failures: u32) -> Duration {
    RETRY.saturating_mul(1 << failures.min(16)).min(LONGEST)
}

/// How to post something that was left unposted: it may be there already without a record. The
/// engine's move is posted with the move to which it replies.
const fn attempt_at(unposted: Unposted) -> (Post, Attempt) {
    match unposted {
        Unposted::EngineMove(game) => (Post::Game(game), Attempt::First),
        Unposted::Board(game) => (Post::Game(game), Attempt::Another),
        Unposted::Offer(game, by) => (Post::Offer(game, by), Attempt::Another),
        Unposted::Invitation(challenge) => (Post::Challenge(challenge), Attempt::Another),
        Unposted::Outcome(challenge) => (Post::Outcome(challenge), Attempt::Another),
        Unposted::Table(table) => (Post::Table(table), Attempt::Another),
        Unposted::TableInvitation(table, player) => {
            (Post::TableInvitation(table, player), Attempt::Another)
        }
        Unposted::DailyPuzzle(daily) => (Post::DailyPuzzle(daily), Attempt::Another),
        Unposted::Tournament(tournament) => (Post::Tournament(tournament), Attempt::Another),
        Unposted::TournamentEvent(event) => (Post::TournamentEvent(event), Attempt::Another),
        Unposted::Season(season) => (Post::Season(season), Attempt::Another),
        Unposted::Reminder(unsent) => (Post::Reminder(unsent), Attempt::Another),
        Unposted::Digest(unsent) => (Post::Digest(unsent), Attempt::Another),
        Unposted::News(unsent) => (Post::News(unsent), Attempt::Another),
    }
}
