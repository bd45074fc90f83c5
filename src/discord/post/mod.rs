//! Posting boards and invitations as ordinary messages, each once and in order.
//!
//! Nobody tells the poster what to say: it looks up what is saved and says what of it was not said.
//! So it does not matter how often it is asked, or by whom, nor what came of an earlier attempt.
//! Ordinary messages rather than answers to interactions, because a reply to one of them reaches
//! the bot without a privileged intent, because they can be posted again after a crash, and because
//! Discord drops one that repeats a nonce.

mod answer;
mod attempt;
mod board;
mod invitation;
mod offer;

use std::sync::Arc;

use tokio::sync::Notify;

pub use self::attempt::{Attempt, PostError};
use super::channels::{Channels, SendError};
use super::easel::Easel;
use super::in_hand::InHand;
use super::lanes::Lanes;
use super::messages::Said;
use super::thinking::Thinking;
use super::time::TimeOfDay;
use crate::game::{ChallengeId, ChannelId, GameId, MessageId, PlayerId};
use crate::service::Service;

/// Something for a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Post {
    /// The board of a game, if it was not posted yet.
    Game(GameId),
    /// The board of a game, though it was posted already. The number tells this wish from others.
    Again(GameId, u64),
    /// An offer in a game by this player, if it stands and was not posted yet.
    Offer(GameId, PlayerId),
    /// An invitation, if it is open and was not posted yet.
    Challenge(ChallengeId),
    /// What became of an invitation, in its own message.
    Settled(ChallengeId),
}

/// Posts what is saved.
pub struct Poster {
    /// Where it posts.
    pub channels: Channels,
    /// Rung when something could not be posted now and should be later.
    pub failed: Notify,
    service: Service,
    easel: Arc<Easel>,
    hand: Arc<InHand>,
    lanes: Lanes,
    thinking: Arc<Thinking>,
    time: TimeOfDay,
}

impl Poster {
    /// A poster that has posted nothing yet.
    pub fn new(
        channels: Channels,
        service: Service,
        easel: Arc<Easel>,
        hand: Arc<InHand>,
        time: TimeOfDay,
    ) -> Arc<Self> {
        Arc::new(Self {
            channels,
            failed: Notify::new(),
            service,
            easel,
            hand,
            lanes: Lanes::new(),
            thinking: Thinking::new(),
            time,
        })
    }

    /// Posts in the background.
    pub fn begin(self: &Arc<Self>, post: Post) {
        let poster = Arc::clone(self);
        self.hand.spawn(async move {
            if let Err(error) = poster.post(post, Attempt::First).await {
                error.log(post);
                poster.failed.notify_one();
            }
        });
    }

    /// Posts, if there is anything to say.
    pub async fn post(self: &Arc<Self>, post: Post, attempt: Attempt) -> Result<(), PostError> {
        if let Post::Game(id) = post {
            self.spare_the_engine(id).await?;
        }
        let _lane = self.lanes.enter(post.lane()).await;
        match post {
            Post::Challenge(id) => self.invite(id, attempt).await,
            Post::Settled(id) => self.settle(id).await,
            Post::Offer(id, by) => self.propose(id, by, attempt).await,
            Post::Game(id) => self.show_new(id, attempt).await,
            Post::Again(id, wish) => self.show_again(id, wish).await,
        }
    }

    /// Lets the engine think no more, for the bot stops. What it was to play the next start plays.
    pub fn stop_thinking(&self) {
        self.thinking.close();
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
        match self.channels.posted_before(channel, said).await {
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

impl Post {
    /// What is posted one at a time: everything of a game, and everything of an invitation.
    const fn lane(self) -> Lane {
        match self {
            Self::Game(id) | Self::Again(id, _) | Self::Offer(id, _) => Lane::Game(id),
            Self::Challenge(id) | Self::Settled(id) => Lane::Challenge(id),
        }
    }
}

/// The name of a lane.
#[derive(Hash)]
enum Lane {
    Game(GameId),
    Challenge(ChallengeId),
}
