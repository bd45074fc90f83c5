//! The job that posts what was saved and not posted, and lets the engine play where it should have.
//!
//! It looks at least every [`PERIOD`], and as soon as something may be tried again; how often that is
//! and what ends it stands in `service::attempts`. While Discord does not answer it looks less and less
//! often, whoever asks for it. Posts are tried side by side, [`AT_ONCE`] at a time,
//! and one that hangs holds its own game only. It is driven by the database alone, so that a restart
//! makes no difference.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::sleep;
use tracing::{debug, error, info};

use crate::discord::bot::Bot;
use crate::discord::outbox::{Attempt, Post, PostError};
use crate::discord::scheduler::engine_reply::EngineReplies;
use crate::discord::supervision::Pulse;
use crate::service::Error;
use crate::service::attempts::{ToPost, Unposted};

/// How many posts are begun before it looks again: what is more pressing than the rest, and came up
/// meanwhile, goes before it then.
const MOST_A_ROUND: usize = 4 * AT_ONCE;
/// How often it looks, when nothing is to be tried before.
const PERIOD: Duration = Duration::from_secs(30);
/// How many posts are tried at once.
const AT_ONCE: usize = 16;
/// After how many attempts in a row that got no answer the rest is left for later, for it would fare
/// no better.
const ENOUGH: usize = 8;
/// How soon it looks again after the database failed, or Discord did not answer; twice as long after
/// each further failure.
const RETRY: Duration = Duration::from_secs(2);
/// How seldom it looks while the database fails.
const LONGEST: Duration = Duration::from_mins(5);

/// What is tried at the moment.
struct Outbox {
    bot: Arc<Bot>,
    engine: Arc<EngineReplies>,
    seats: Arc<Semaphore>,
    /// How many attempts in a row got no answer.
    unanswered: Arc<AtomicUsize>,
    /// Whether the database failed somebody who tried: what they did may not be noted.
    is_unnoted: Arc<AtomicBool>,
}

/// What came of a look.
enum Round {
    /// Everything was begun that was to be tried. This is what is left for later.
    All(ToPost),
    /// Enough was begun, and there is more to be tried now.
    Part(ToPost),
    /// Discord did not answer, and the rest was not begun.
    BrokenOff,
}

/// Looks at once, and then for as long as it runs. It may be aborted when nothing is in hand.
pub async fn run(bot: Arc<Bot>, engine: Arc<EngineReplies>, pulse: Pulse) -> String {
    match bot.service.forbidden_channels().await {
        Ok(channels) => bot.poster.channels.take_nothing(channels),
        Err(error) => log(&error),
    }
    // That the bot is connected means that Discord is there.
    bot.poster.got_through();
    let outbox = Outbox {
        bot,
        engine,
        seats: Arc::new(Semaphore::new(AT_ONCE)),
        unanswered: Arc::default(),
        is_unnoted: Arc::default(),
    };
    let mut failures: u32 = 0;
    loop {
        pulse.beat();
        match outbox.try_all(&pulse).await {
            Ok(Round::All(rest)) => {
                failures = 0;
                outbox.wait(&rest).await;
            }
            Ok(Round::Part(rest)) => {
                failures = 0;
                // What is not noted would be begun again and again.
                if outbox.is_unnoted.swap(false, Ordering::Relaxed) {
                    outbox.wait(&rest).await;
                }
            }
            // Every failure asks for another look: that would begin at once what is left for later.
            Ok(Round::BrokenOff) => {
                outbox
                    .bot
                    .time
                    .wait(pause(failures).min(PERIOD), None)
                    .await;
                failures = failures.saturating_add(1);
                outbox.ask_for_discord().await;
            }
            Err(error) => {
                log(&error);
                sleep(pause(failures)).await;
                failures = failures.saturating_add(1);
            }
        }
    }
}

impl Outbox {
    /// Begins to try what is to be tried by now, up to [`MOST_A_ROUND`] posts, and gives back what is left
    /// for later.
    async fn try_all(&self, pulse: &Pulse) -> Result<Round, Error> {
        let bot = &self.bot;
        let to_post = bot
            .service
            .to_post(bot.now(), bot.poster.last_success())
            .await?;
        if !to_post.now.is_empty() {
            debug!("{} messages are to be posted", to_post.now.len());
        }
        self.unanswered.store(0, Ordering::Relaxed);
        let mut begun = 0;
        for &unposted in &to_post.now {
            pulse.beat();
            if matches!(unposted, Unposted::EngineMove(game) if self.engine.is_about(game)) {
                continue;
            }
            let Some(tried) = bot.poster.begin_trying(unposted) else {
                continue;
            };
            if begun == MOST_A_ROUND {
                return Ok(Round::Part(to_post));
            }
            begun += 1;
            let seat = Arc::clone(&self.seats).acquire_owned().await;
            let Some(task) = bot.hand.begin() else {
                break;
            };
            if self.unanswered.load(Ordering::Relaxed) >= ENOUGH {
                info!("Discord does not answer; the rest is posted later");
                return Ok(Round::BrokenOff);
            }
            let (bot, unanswered) = (Arc::clone(bot), Arc::clone(&self.unanswered));
            let is_unnoted = Arc::clone(&self.is_unnoted);
            tokio::spawn(async move {
                let posted = bot
                    .poster
                    .post_unposted(unposted, attempt_at(unposted))
                    .await;
                if matches!(&posted, Err(PostError::Service(error)) if !error.is_of_one()) {
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

    /// Waits until something is to be tried again. Where that is because Discord was away, it is asked
    /// now and then whether it is back.
    async fn wait(&self, rest: &ToPost) {
        let bot = &self.bot;
        tokio::select! {
            () = bot.poster.outbox_wakeup.notified() => {}
            () = bot.time.wait(PERIOD, rest.next) => {}
        }
        if rest.is_waiting_for_discord {
            self.ask_for_discord().await;
        }
    }

    /// Asks whether Discord is back: then everything is tried that waits for it.
    async fn ask_for_discord(&self) {
        if self.bot.http.get_gateway().await.is_ok() {
            self.bot.poster.got_through();
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

/// How something is posted that was left: it may have been already, though nobody noted that. The
/// engine's move is told with what it answers.
const fn attempt_at(unposted: Unposted) -> (Post, Attempt) {
    match unposted {
        Unposted::EngineMove(game) => (Post::Game(game), Attempt::First),
        Unposted::Board(game) => (Post::Game(game), Attempt::Another),
        Unposted::Offer(game, by) => (Post::Offer(game, by), Attempt::Another),
        Unposted::Invitation(challenge) => (Post::Challenge(challenge), Attempt::Another),
        Unposted::Outcome(challenge) => (Post::Settled(challenge), Attempt::Another),
        Unposted::Reminder(unsent) => (Post::Reminder(unsent), Attempt::Another),
        Unposted::Digest(unsent) => (Post::Digest(unsent), Attempt::Another),
    }
}
