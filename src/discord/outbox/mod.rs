//! The outbox: posts boards, invitations and notices as ordinary messages, each once and in order.
//!
//! Callers do not tell the outbox what to say: it reads what is saved and posts what was not posted
//! yet. So it does not matter how often or by whom it is called, or how an earlier attempt ended.
//! It sends ordinary messages rather than responses to interactions for three reasons: a reply to
//! one of them reaches the bot without a privileged intent, they can be posted again after a crash,
//! and Discord drops one that repeats a nonce.

mod attempt;
mod board;
pub mod board_source;
pub mod channels;
mod conversation;
mod daily_puzzle;
pub mod delivery;
pub mod duplicate_check;
mod in_progress;
mod invitation;
mod keyed_locks;
mod language;
mod notice;
mod offer;
mod post;
mod private_boards;
pub mod rate_limits;
mod refresh;
mod season;
mod standing_board;
mod table;
mod tournament;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jiff::Timestamp;
use tokio::sync::Notify;
use tokio::time::{Instant, sleep};
use tracing::{error, warn};

pub use self::attempt::{Attempt, PostError};
pub use self::post::Post;
use self::post::PostKey;
use crate::discord::message::Message;
use crate::discord::outbox::board_source::BoardSource;
use crate::discord::outbox::channels::{Channels, SendError};
use crate::discord::outbox::duplicate_check::Sought;
use crate::discord::outbox::in_progress::InProgress;
use crate::discord::outbox::keyed_locks::KeyedLocks;
use crate::discord::render::BoardRenderer;
use crate::discord::tasks::Tasks;
use crate::discord::time::TimeOfDay;
use crate::game::{ChannelId, MessageId, PlayerId};
use crate::service::attempts::Unposted;
use crate::service::{self, Reservation, Service};

/// How often it is looked whether another process is done with a post.
const RESERVED: Duration = Duration::from_millis(100);
/// How long another process may be at a post.
const LONGEST_RESERVED: Duration = Duration::from_secs(30);

/// Posts what is saved.
pub struct Outbox {
    /// Sends the messages.
    pub channels: Channels,
    /// Wakes the retry job when there is something that nobody posts at once.
    pub wake_retries: Notify,
    /// Wakes the job that looks after deadlines when the clock of a live game runs.
    pub wake_deadlines: Notify,
    service: Service,
    renderer: Arc<BoardRenderer>,
    tasks: Arc<Tasks>,
    locks: KeyedLocks<PostKey>,
    trying: Mutex<InProgress>,
    source: Arc<dyn BoardSource>,
    time: TimeOfDay,
}

impl Outbox {
    /// An outbox that has posted nothing yet.
    pub fn new(
        channels: Channels,
        service: Service,
        renderer: Arc<BoardRenderer>,
        tasks: Arc<Tasks>,
        source: Arc<dyn BoardSource>,
        time: TimeOfDay,
    ) -> Arc<Self> {
        Arc::new(Self {
            channels,
            wake_retries: Notify::new(),
            wake_deadlines: Notify::new(),
            service,
            renderer,
            tasks,
            locks: KeyedLocks::new(),
            trying: Mutex::default(),
            source,
            time,
        })
    }

    /// Posts in the background.
    pub fn post_soon(self: &Arc<Self>, post: Post) {
        let outbox = Arc::clone(self);
        self.tasks.spawn(async move {
            // A failure is recorded, and the retry job does the rest.
            let _ = outbox.post(post, Attempt::First).await;
        });
    }

    /// Posts, if there is anything to say. A failure is recorded and logged for the operator; it is
    /// not one of the tries of the retry job if that has tried before.
    pub async fn post(self: &Arc<Self>, post: Post, attempt: Attempt) -> Result<(), PostError> {
        // Boxed because it may hold whole games.
        let posted = Box::pin(self.try_post(post, attempt)).await;
        if let Err(error) = &posted {
            // If the failure could not be recorded, the retry job finds the post by itself.
            let _ = self
                .fail(post, post.unposted(), error, Tried::OnRequest)
                .await;
        }
        posted
    }

    /// Like [`Self::post`], for what was left unposted: a failure is recorded for it, so that it
    /// waits before the next attempt. Fails with the database error if that cannot be recorded.
    pub async fn post_unposted(
        self: &Arc<Self>,
        unposted: Unposted,
        (post, attempt): (Post, Attempt),
    ) -> Result<(), PostError> {
        let posted = self.try_post(post, attempt).await;
        match &posted {
            Ok(()) => {}
            // If Discord rejects the board, the failure concerns the board, not the step that led
            // to it.
            Err(error @ PostError::Send(_)) => {
                self.fail(post, post.unposted(), error, Tried::AsARetry)
                    .await?;
            }
            Err(error) => {
                self.fail(post, Some(unposted), error, Tried::AsARetry)
                    .await?;
            }
        }
        posted
    }

    /// Like [`Self::post`], but records and logs no failure: the caller does.
    pub async fn try_post(self: &Arc<Self>, post: Post, attempt: Attempt) -> Result<(), PostError> {
        if let Post::Game(id) = post {
            self.source.before_post(id).await?;
        }
        let _lock = self.locks.lock(post.key()).await;
        let Some(_reservation) = self.reserve(post.key(), attempt).await? else {
            return Ok(());
        };
        match post {
            Post::Challenge(id) => self.invite(id, attempt).await,
            Post::Outcome(id) => Box::pin(self.post_outcome(id)).await,
            Post::Offer(id, by) => Box::pin(self.post_offer(id, by, attempt)).await,
            Post::Game(id) => Box::pin(self.post_board(id, attempt)).await,
            Post::Repost(id, request) => Box::pin(self.repost_board(id, request)).await,
            Post::RefreshOffer(id, by) => Box::pin(self.refresh_offer(id, by)).await,
            Post::RefreshBoard(id) => self.refresh_board(id).await,
            Post::RefreshInvitation(id) => self.refresh_invitation(id).await,
            Post::Table(id) => Box::pin(self.post_table(id, attempt)).await,
            Post::TableInvitation(id, player) => {
                self.post_table_invitation(id, player, attempt).await
            }
            Post::DailyPuzzle(id) => Box::pin(self.post_daily_puzzle(id, attempt)).await,
            Post::Tournament(id) => Box::pin(self.post_tournament(id, attempt)).await,
            Post::TournamentEvent(id) => Box::pin(self.post_tournament_event(id, attempt)).await,
            Post::Season(id) => Box::pin(self.post_season(id, attempt)).await,
            Post::Reminder(unsent) => Box::pin(self.send_reminder(unsent)).await,
            Post::Digest(unsent) => self.send_digest(unsent).await,
            Post::News(unsent) => Box::pin(self.send_news(unsent)).await,
        }
    }

    /// Keeps other processes from posts of this key until the reservation is dropped. If another one is at it, waits until
    /// it is done; where it has been for [`LONGEST_RESERVED`], it was stopped or cut off, and this one goes on: Discord accepts
    /// each nonce once. `None` for a retry, which comes back later.
    async fn reserve(
        &self,
        key: PostKey,
        attempt: Attempt,
    ) -> Result<Option<Reservation>, service::Error> {
        let what = format!("posts of {key:?}");
        let begun = Instant::now();
        loop {
            let reserved = self.service.reserve(&what).await?;
            if reserved.is_some() || attempt == Attempt::Another {
                return Ok(reserved);
            }
            if begun.elapsed() >= LONGEST_RESERVED {
                warn!("another process has been at {what} for too long; this one goes on");
                return Ok(Some(Reservation::of_nothing()));
            }
            sleep(RESERVED).await;
        }
    }

    /// Records that something was not posted. Logs for the operator when it is retried, even if
    /// that cannot be recorded.
    async fn fail(
        &self,
        post: Post,
        unposted: Option<Unposted>,
        error: &PostError,
        tried: Tried,
    ) -> Result<(), service::Error> {
        let Some(unposted) = unposted else {
            error.log(post, None);
            return Ok(());
        };
        let now = self.time.now();
        let (failed, last_success) = (error.failed(), self.last_success());
        let noted = match tried {
            Tried::OnRequest => {
                let noted = self
                    .service
                    .record_failed_request(unposted, failed, now, last_success);
                noted.await
            }
            Tried::AsARetry => {
                let noted = self
                    .service
                    .record_failure(unposted, failed, now, last_success);
                noted.await
            }
        };
        match noted {
            Ok(next) => {
                error.log(post, next);
                self.wake_retries.notify_one();
                Ok(())
            }
            Err(unnoted) => {
                error.log(post, Some(now));
                let cause = &unnoted as &dyn std::error::Error;
                error!(
                    error = cause,
                    "it was not noted that something was not posted"
                );
                Err(unnoted)
            }
        }
    }

    /// Begins a retry; returns `None` if one is already running. Each person gets one private
    /// notice at a time, so that a private conversation that accepts nothing holds up nobody else.
    /// The retry job is woken when the person's next notice may be tried, and when what was running is asked for again.
    pub fn begin_trying(self: &Arc<Self>, unposted: Unposted) -> Option<RetryGuard> {
        let is_begun = self.trying().begin(unposted);
        is_begun.then(|| RetryGuard(Arc::clone(self), unposted))
    }

    fn trying(&self) -> MutexGuard<'_, InProgress> {
        // A set of ids stays valid if another thread panics.
        self.trying.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records that Discord accepts messages.
    pub fn note_success(&self) {
        self.channels.note_success();
    }

    /// When Discord last accepted something.
    pub fn last_success(&self) -> Option<Timestamp> {
        self.channels.last_success()
    }

    /// Retries what was given up in a channel, once somebody has used the bot there and it may
    /// speak. This costs only a look into memory unless the channel was marked as forbidden.
    pub async fn allow_again(&self, channel: ChannelId) {
        if !self.channels.allow_again(channel) {
            return;
        }
        match self.service.reset_channel_attempts(channel).await {
            Ok(0) => {}
            Ok(_) => self.wake_retries.notify_one(),
            Err(error) => {
                let error = &error as &dyn std::error::Error;
                error!(%channel, error, "the posts given up in this channel are not retried");
            }
        }
    }

    /// Takes the buttons off a message, in the background.
    pub fn retire(self: &Arc<Self>, channel: ChannelId, message: MessageId) {
        let outbox = Arc::clone(self);
        let retire = async move { outbox.channels.retire(channel, message).await };
        self.tasks.spawn(retire);
    }

    /// The message with this content, if an earlier attempt may have posted it.
    async fn posted_before(
        &self,
        channel: ChannelId,
        content: &Message,
        attempt: Attempt,
    ) -> Result<Option<MessageId>, SendError> {
        if attempt == Attempt::First {
            return Ok(None);
        }
        match self
            .channels
            .posted_before(channel, &Sought::Same(content))
            .await
        {
            // Posting decides where the message goes instead.
            Err(SendError::Forbidden(_)) => Ok(None),
            found => found,
        }
    }

    /// The direct message with this content, if an earlier attempt may have sent it.
    async fn written_before(
        &self,
        player: PlayerId,
        content: &Message,
        attempt: Attempt,
    ) -> Result<Option<(ChannelId, MessageId)>, SendError> {
        if attempt == Attempt::First {
            return Ok(None);
        }
        let channel = self.channels.conversation(player).await?;
        let found = self.posted_before(channel, content, attempt).await?;
        Ok(found.map(|message| (channel, message)))
    }

    /// Deletes a message, in the background.
    fn remove(self: &Arc<Self>, channel: ChannelId, message: MessageId) {
        let outbox = Arc::clone(self);
        let remove = async move { outbox.channels.remove(channel, message).await };
        self.tasks.spawn(remove);
    }
}

/// Who made an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tried {
    /// Something was saved or asked for, by whoever and however often.
    OnRequest,
    /// The retry job, whose tries are counted.
    AsARetry,
}

/// Marks a retry as running until it is dropped.
pub struct RetryGuard(Arc<Outbox>, Unposted);

impl Drop for RetryGuard {
    fn drop(&mut self) {
        if self.0.trying().end(self.1) {
            self.0.wake_retries.notify_one();
        }
    }
}
