//! Posting boards and invitations as ordinary messages, each once and in order.
//!
//! Nobody tells the poster what to say: it looks up what is saved and says what of it was not said.
//! So it does not matter how often it is asked, or by whom, nor what came of an earlier attempt.
//! Ordinary messages rather than answers to interactions, because a reply to one of them reaches
//! the bot without a privileged intent, because they can be posted again after a crash, and because
//! Discord drops one that repeats a nonce.

use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;
use tokio::sync::{Notify, oneshot};
use tokio::time::timeout;
use tracing::{error, info, warn};

use super::channels::{Channels, SendError};
use super::delivery;
use super::easel::Easel;
use super::in_hand::InHand;
use super::lanes::Lanes;
use super::messages::{self, Said};
use super::thinking::Thinking;
use super::time::TimeOfDay;
use crate::game::{ChallengeId, ChallengeStatus, ChannelId, GameId, MessageId, PlayerId};
use crate::rules::{Notation, Seat};
use crate::service::{self, GameView, Service};

/// How long a board waits for the engine's answer.
const SOON: Duration = Duration::from_secs(2);

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

/// How it comes that something is posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// It has just been saved.
    First,
    /// It was left unsaid, as far as was noted. It may be there all the same.
    Another,
}

/// Why something was not posted.
#[derive(Debug, Error)]
pub enum PostError {
    /// Discord did not take it.
    #[error(transparent)]
    Send(#[from] SendError),
    /// The database failed.
    #[error(transparent)]
    Service(#[from] service::Error),
}

impl PostError {
    /// Whether Discord forbids it, so that trying again is no use.
    pub const fn is_final(&self) -> bool {
        matches!(self, Self::Send(SendError::Forbidden(_)))
    }

    /// Whether other posts would fail as well.
    pub fn is_outage(&self) -> bool {
        match self {
            Self::Send(error) => error.is_outage(),
            Self::Service(_) => true,
        }
    }

    /// Tells the operator what was not posted.
    pub fn log(&self, post: Post) {
        match self {
            Self::Send(error) if self.is_final() => info!(?post, "not posted: {error}"),
            Self::Send(error) => warn!(?post, "not posted, to be tried again: {error}"),
            Self::Service(error) => {
                let error = error as &dyn std::error::Error;
                error!(?post, error, "not posted, to be tried again");
            }
        }
    }
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
        let _lane = self.lanes.enter(post.lane()).await;
        match post {
            Post::Challenge(id) => self.invite(id, attempt).await,
            Post::Settled(id) => self.settle(id).await,
            Post::Offer(id, by) => self.propose(id, by, attempt).await,
            Post::Game(id) => {
                let view = self.with_answer(self.service.game(id).await?).await;
                if is_said(&view) {
                    return Ok(());
                }
                let said = messages::turn(&view);
                let channel = view.game.place.channel;
                match self.posted_before(channel, &said, attempt).await? {
                    Some(message) => self.note(&view, (channel, message)).await,
                    None => self.show(&view, &said, nonce(&view)).await,
                }
            }
            Post::Again(id, wish) => {
                let view = self.service.game(id).await?;
                if is_said(&view) {
                    let said = messages::again(&view, Notation::Board);
                    return self.show(&view, &said, format!("b{wish}")).await;
                }
                self.show(&view, &messages::turn(&view), nonce(&view)).await
            }
        }
    }

    /// Lets the engine answer, if it is to move: what it plays soon enough is told in one message
    /// with what it answers, and the rest follows when it is played.
    async fn with_answer(self: &Arc<Self>, view: GameView) -> GameView {
        if view
            .game
            .machine
            .is_none_or(|machine| !view.game.waits_for(machine.player))
        {
            return view;
        }
        let (poster, before) = (Arc::clone(self), view.clone());
        let (told, mut answered) = oneshot::channel();
        self.hand.spawn(async move {
            let now = || poster.time.now();
            let played = Box::pin(poster.thinking.play(&poster.service, &before, now)).await;
            match played {
                Ok(Some(after)) => {
                    if told.send(after).is_err() {
                        poster.begin(Post::Game(before.game.id));
                    }
                }
                Ok(None) => {}
                Err(error) => {
                    let error = &error as &dyn std::error::Error;
                    error!(game = %before.game.id, error, "the engine could not answer");
                }
            }
        });
        if let Ok(Ok(after)) = timeout(SOON, &mut answered).await {
            return after;
        }
        answered.close();
        // It may have come in that very moment.
        answered.try_recv().unwrap_or(view)
    }

    /// Takes the buttons off a message, in the background.
    pub fn retire(self: &Arc<Self>, channel: ChannelId, message: MessageId) {
        let poster = Arc::clone(self);
        let retire = async move { poster.channels.retire(channel, message).await };
        self.hand.spawn(retire);
    }

    async fn invite(&self, id: ChallengeId, attempt: Attempt) -> Result<(), PostError> {
        let view = self.service.challenge_by_id(id).await?;
        let challenge = &view.challenge;
        if challenge.message.is_some() || challenge.status != ChallengeStatus::Open {
            return Ok(());
        }
        let said = messages::invitation(&view);
        let channel = challenge.place.channel;
        let nonce = format!("c{id}");
        let message = if let Some(before) = self.posted_before(channel, &said, attempt).await? {
            before
        } else {
            let posted = self.channels.post(channel, &said, Vec::new(), nonce);
            posted.await?
        };
        self.service.challenge_posted(id, message).await?;
        Ok(())
    }

    /// Says in an invitation's message what became of it. It is tried as long as Discord may take
    /// it; a message that is gone, or too old to be changed, stays as it is.
    async fn settle(&self, id: ChallengeId) -> Result<(), PostError> {
        let view = self.service.challenge_by_id(id).await?;
        let challenge = &view.challenge;
        let is_settled = challenge.status != ChallengeStatus::Open;
        if let Some(message) = challenge.message.filter(|_| is_settled) {
            let said = messages::invitation(&view);
            let channel = challenge.place.channel;
            let edited = self.channels.edit(channel, message, &said).await;
            match edited {
                Err(error) if error.is_outage() => return Err(error.into()),
                Err(error) => info!("invitation {id} stays as it is: {error}"),
                Ok(()) => {}
            }
        }
        self.service.challenge_shown(id).await?;
        Ok(())
    }

    async fn propose(&self, id: GameId, by: PlayerId, attempt: Attempt) -> Result<(), PostError> {
        let view = self.service.game(id).await?;
        let standing = view.game.offers().copied().find(|offer| offer.by == by);
        let Some(offer) = standing.filter(|offer| offer.message.is_none()) else {
            return Ok(());
        };
        let said = messages::offer(&view, &offer);
        let seat = view.game.seat_of(by).map_or(0, Seat::index);
        let kind = &offer.kind.id()[..1];
        let nonce = format!("o{id}.{}.{kind}{seat}", offer.at);
        let channel = view.game.place.channel;
        let message = if let Some(before) = self.posted_before(channel, &said, attempt).await? {
            before
        } else {
            let posted = self.channels.post_unless_answered(channel, &said, &nonce);
            posted.await?
        };
        self.service.offer_posted(id, by, message).await?;
        Ok(())
    }

    /// Posts a board and notes it.
    async fn show(
        self: &Arc<Self>,
        view: &GameView,
        said: &Said,
        nonce: String,
    ) -> Result<(), PostError> {
        let mut view = view.clone();
        if let Some(message) = view.thread_from {
            self.open_thread(&mut view, message).await?;
        }
        let game = &view.game;
        let drawn = if game.is_over() {
            self.easel.draw_end(&view).await
        } else {
            self.easel.draw(&view).await.map(|board| vec![board])
        };
        let pictures = drawn
            .inspect_err(|bug| {
                let error = bug as &dyn std::error::Error;
                error!(game = %game.id, error, "posted without its picture");
            })
            .unwrap_or_default();
        let posted = delivery::deliver(self, &view, said, pictures, nonce).await?;
        self.note(&view, posted).await
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

    /// Notes which message shows a board, and takes the buttons off the one before.
    async fn note(
        self: &Arc<Self>,
        view: &GameView,
        (channel, message): (ChannelId, MessageId),
    ) -> Result<(), PostError> {
        let game = &view.game;
        let elsewhere = Some(channel).filter(|&channel| channel != game.place.channel);
        if game.is_over() {
            self.service.end_posted(game.id, message, elsewhere).await?;
            if let Some(next) = view.scored.as_ref().and_then(|scored| scored.next) {
                self.begin(Post::Game(next));
            }
        } else {
            self.service
                .board_posted(game.id, game.mark(), message, elsewhere)
                .await?;
        }
        for moot in game.moot_offers().filter_map(|offer| offer.message) {
            self.retire(game.place.channel, moot);
        }
        if let Some((channel, before)) = view.last_board
            && before != message
        {
            if view.server.tidy {
                self.remove(channel, before);
            } else {
                self.retire(channel, before);
            }
        }
        Ok(())
    }

    /// Opens the thread that the server wants for a game. Where Discord does not let it be, the game
    /// stays in its channel, and it is not tried again.
    async fn open_thread(&self, view: &mut GameView, message: MessageId) -> Result<(), PostError> {
        let game = &mut view.game;
        let place = game.place.channel;
        let name = messages::thread_name(game.id, &view.names);
        let opened = self.channels.open_thread(place, message, &name).await;
        let thread = match opened {
            Ok(thread) => Some(thread),
            Err(error) if error.is_outage() => return Err(error.into()),
            Err(error) => {
                info!(game = %game.id, "no thread was opened: {error}");
                None
            }
        };
        self.service.thread_opened(game.id, thread).await?;
        if let Some(thread) = thread {
            game.place.channel = thread;
            view.parent = Some(place);
        }
        Ok(())
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

/// Whether there is nothing more to say of a game.
fn is_said(view: &GameView) -> bool {
    let game = &view.game;
    if game.is_over() {
        view.posted_end
    } else {
        view.posted == Some(game.mark())
    }
}

/// What names a board among all messages: Discord takes each name once.
fn nonce(view: &GameView) -> String {
    let game = &view.game;
    if game.is_over() {
        format!("{}.end", game.id)
    } else {
        format!("{}.{}", game.id, game.mark())
    }
}
