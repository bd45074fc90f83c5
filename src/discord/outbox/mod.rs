//! Posting boards and invitations as ordinary messages, each once and in order.
//!
//! Nobody tells the poster what to say: it looks up what is saved and says what of it was not said.
//! So it does not matter how often it is asked, or by whom, nor what came of an earlier attempt.
//! Ordinary messages rather than answers to interactions, because a reply to one of them reaches
//! the bot without a privileged intent, because they can be posted again after a crash, and because
//! Discord drops one that repeats a nonce.

mod attempt;
mod board;
pub mod board_source;
pub mod channels;
pub mod delivery;
mod duplicate_check;
mod invitation;
mod keyed_locks;
mod notice;
mod offer;
mod post;
pub mod rate_limits;
mod refresh;
mod trial;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jiff::Timestamp;
use tokio::sync::Notify;
use tracing::error;

pub use self::attempt::{Attempt, PostError};
use self::post::Lane;
pub use self::post::Post;
use crate::discord::message::Said;
use crate::discord::outbox::board_source::BoardSource;
use crate::discord::outbox::channels::{Channels, SendError};
use crate::discord::outbox::duplicate_check::Sought;
use crate::discord::outbox::keyed_locks::Lanes;
use crate::discord::outbox::trial::InTrial;
use crate::discord::render::Easel;
use crate::discord::tasks::InHand;
use crate::discord::time::TimeOfDay;
use crate::game::{ChannelId, MessageId};
use crate::service::attempts::Unposted;
use crate::service::{self, Service};

/// Posts what is saved.
pub struct Poster {
    /// Where it posts.
    pub channels: Channels,
    /// Rung when something is to be posted that nobody posts at once.
    pub outbox_wakeup: Notify,
    service: Service,
    easel: Arc<Easel>,
    hand: Arc<InHand>,
    lanes: Lanes<Lane>,
    trying: Mutex<InTrial>,
    source: Arc<dyn BoardSource>,
    time: TimeOfDay,
}

impl Poster {
    /// A poster that has posted nothing yet.
    pub fn new(
        channels: Channels,
        service: Service,
        easel: Arc<Easel>,
        hand: Arc<InHand>,
        source: Arc<dyn BoardSource>,
        time: TimeOfDay,
    ) -> Arc<Self> {
        Arc::new(Self {
            channels,
            outbox_wakeup: Notify::new(),
            service,
            easel,
            hand,
            lanes: Lanes::new(),
            trying: Mutex::default(),
            source,
            time,
        })
    }

    /// Posts in the background.
    pub fn begin(self: &Arc<Self>, post: Post) {
        let poster = Arc::clone(self);
        self.hand.spawn(async move {
            // What comes of it is noted, and the outbox does the rest.
            let _ = poster.post(post, Attempt::First).await;
        });
    }

    /// Posts, if there is anything to say. What is not posted is noted, and told to the operator.
    pub async fn post(self: &Arc<Self>, post: Post, attempt: Attempt) -> Result<(), PostError> {
        let posted = self.say(post, attempt).await;
        if let Err(error) = &posted {
            // The outbox finds it by itself where that could not be noted.
            let _ = self.fail(post, post.unposted(), error).await;
        }
        posted
    }

    /// The same for what was left: what fails is noted as that, so that it waits its time. Where that
    /// cannot be noted, that is what failed.
    pub async fn post_unposted(
        self: &Arc<Self>,
        unposted: Unposted,
        (post, attempt): (Post, Attempt),
    ) -> Result<(), PostError> {
        let posted = self.say(post, attempt).await;
        match &posted {
            Ok(()) => {}
            // That a board was not taken says nothing of what led to it.
            Err(error @ PostError::Send(_)) => self.fail(post, post.unposted(), error).await?,
            Err(error) => self.fail(post, Some(unposted), error).await?,
        }
        posted
    }

    /// The same where nothing is noted or told of a failure: that is for whoever asks.
    pub async fn say(self: &Arc<Self>, post: Post, attempt: Attempt) -> Result<(), PostError> {
        if let Post::Game(id) = post {
            self.source.saved(id).await?;
        }
        let _lane = self.lanes.enter(post.lane()).await;
        match post {
            Post::Challenge(id) => self.invite(id, attempt).await,
            Post::Settled(id) => self.settle(id).await,
            Post::Offer(id, by) => self.propose(id, by, attempt).await,
            Post::Game(id) => self.show_new(id, attempt).await,
            Post::Again(id, wish) => self.show_again(id, wish).await,
            Post::Refresh(id) => self.refresh(id).await,
            Post::Prolonged(id) => self.prolong(id).await,
            Post::Reminder(unsent) => Box::pin(self.remind(unsent)).await,
            Post::Digest(unsent) => self.send_digest(unsent).await,
        }
    }

    /// Notes that something was not posted, and when it is tried again. It is told to the operator also
    /// where that cannot be noted.
    async fn fail(
        &self,
        post: Post,
        unposted: Option<Unposted>,
        error: &PostError,
    ) -> Result<(), service::Error> {
        let Some(unposted) = unposted else {
            error.log(post, None);
            return Ok(());
        };
        let now = self.time.now();
        let noted = self
            .service
            .not_posted(unposted, error.failed(), now, self.last_success());
        match noted.await {
            Ok(next) => {
                error.log(post, next);
                self.outbox_wakeup.notify_one();
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

    /// Begins to try something again; nothing if somebody is at it already. One person is sent one
    /// private notice at a time, so that a conversation that takes nothing holds up no other: the
    /// outbox is woken when the next may be tried.
    pub fn begin_trying(self: &Arc<Self>, unposted: Unposted) -> Option<Trying> {
        let is_begun = self.trying().begin(unposted);
        is_begun.then(|| Trying(Arc::clone(self), unposted))
    }

    fn trying(&self) -> MutexGuard<'_, InTrial> {
        // A set of ids is whole whatever panicked beside it.
        self.trying.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that Discord takes what is sent.
    pub fn got_through(&self) {
        self.channels.got_through();
    }

    /// When something last got through to Discord.
    pub fn last_success(&self) -> Option<Timestamp> {
        self.channels.last_success()
    }

    /// Somebody has used the bot in a channel and it may speak: what was given up there is tried
    /// again. It costs a look into memory unless the channel took nothing before.
    pub async fn allow_again(&self, channel: ChannelId) {
        if !self.channels.allow_again(channel) {
            return;
        }
        match self.service.try_channel_anew(channel).await {
            Ok(0) => {}
            Ok(_) => self.outbox_wakeup.notify_one(),
            Err(error) => {
                let error = &error as &dyn std::error::Error;
                error!(%channel, error, "what was given up there is not tried anew");
            }
        }
    }

    /// Takes the buttons off a message, in the background.
    pub fn retire(self: &Arc<Self>, channel: ChannelId, message: MessageId) {
        let poster = Arc::clone(self);
        let retire = async move { poster.channels.retire(channel, message).await };
        self.hand.spawn(retire);
    }

    /// The message that says this already, if there may be one.
    async fn posted_before(
        &self,
        channel: ChannelId,
        said: &Said,
        attempt: Attempt,
    ) -> Result<Option<MessageId>, SendError> {
        if attempt == Attempt::First {
            return Ok(None);
        }
        match self
            .channels
            .posted_before(channel, &Sought::Same(said))
            .await
        {
            // Where it is posted instead is for the posting to find out.
            Err(SendError::Forbidden(_)) => Ok(None),
            found => found,
        }
    }

    /// Removes a message, in the background.
    fn remove(self: &Arc<Self>, channel: ChannelId, message: MessageId) {
        let poster = Arc::clone(self);
        let remove = async move { poster.channels.remove(channel, message).await };
        self.hand.spawn(remove);
    }
}

/// Something that is tried again, until this is dropped.
pub struct Trying(Arc<Poster>, Unposted);

impl Drop for Trying {
    fn drop(&mut self) {
        if self.0.trying().end(self.1) {
            self.0.outbox_wakeup.notify_one();
        }
    }
}
