//! Sends ordinary messages, and keeps away from channels where Discord forbids them.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jiff::{SignedDuration, Timestamp};
use serenity::all::{
    self as discord, AutoArchiveDuration, CreateAllowedMentions, CreateThread, EditMessage, Http,
    StatusCode,
};
use thiserror::Error;
use tracing::{debug, info, warn};

use crate::discord::compose;
use crate::discord::health::{self, Health};
use crate::discord::http_error::{code, status};
use crate::discord::message::{Message, Picture};
use crate::discord::outbox::duplicate_check::{self, Sought};
use crate::discord::outbox::rate_limits::{DiscordError, RateLimits, Route};
use crate::discord::requests::Endpoint;
use crate::discord::time::TimeOfDay;
use crate::game::{ChannelId, MessageId, PlayerId, ServerId};

/// Why a message could not be sent.
#[derive(Debug, Error)]
pub enum SendError {
    /// Discord forbids posting there; a retry would change nothing.
    #[error("nothing can be posted in channel {0}")]
    Forbidden(ChannelId),
    /// Discord does not let the bot send direct messages to this person at all.
    #[error("a person cannot be written to")]
    Unreachable(PlayerId),
    /// Discord rejects this message, wherever it goes.
    #[error("Discord does not take it: {0}")]
    Refused(Box<serenity::Error>),
    /// Discord accepts nothing there until this much time has passed.
    #[error("Discord takes nothing there for {0:#}")]
    Limited(SignedDuration),
    /// The request waited too long behind others and was not sent.
    #[error("too much was to be sent before it")]
    Late,
    /// Discord did not accept it this time.
    #[error(transparent)]
    Discord(Box<serenity::Error>),
}

impl SendError {
    /// Whether a retry would change nothing.
    pub const fn is_final(&self) -> bool {
        self.is_forbidden() || matches!(self, Self::Refused(_))
    }

    /// Whether the bot may post nothing at all there, or to this person.
    pub const fn is_forbidden(&self) -> bool {
        matches!(self, Self::Forbidden(_) | Self::Unreachable(_))
    }

    /// Whether Discord did not answer, so that other messages would fail as well.
    pub const fn is_outage(&self) -> bool {
        matches!(self, Self::Discord(_))
    }

    /// Whether the request was not sent, or not finished, because of other requests.
    pub const fn is_held_back(&self) -> bool {
        matches!(self, Self::Limited(_) | Self::Late)
    }

    /// How long a retry is useless, as far as that is known.
    pub const fn wait(&self) -> SignedDuration {
        match self {
            Self::Limited(wait) => *wait,
            _ => SignedDuration::ZERO,
        }
    }
}

impl From<DiscordError> for SendError {
    fn from(error: DiscordError) -> Self {
        match error {
            DiscordError::Limited(wait) => Self::Limited(wait),
            DiscordError::Late => Self::Late,
            DiscordError::Discord(error) if is_final(&error) => Self::Refused(error.into()),
            DiscordError::Discord(error) => Self::Discord(error.into()),
        }
    }
}

/// Discord's codes for a person who is no member of a server, and for none at all.
const UNKNOWN_MEMBER: isize = 10_007;
const UNKNOWN_USER: isize = 10_013;
/// Its codes for a server that is not there, and for one that the bot may not see.
const UNKNOWN_SERVER: isize = 10_004;
const NO_ACCESS: isize = 50_001;

/// Whether somebody is a member of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Membership {
    /// They are.
    Member,
    /// They are not.
    Left,
    /// The bot is none, or the server is gone.
    NotTheBot,
}

/// The channels of all servers.
pub struct Channels {
    http: Arc<Http>,
    limits: RateLimits,
    health: Arc<Health>,
    /// Channels where Discord refused a message. Discord counts refusals against the bot, so it
    /// does not try again until somebody uses it there. It tries once more after a restart.
    forbidden: Mutex<HashSet<ChannelId>>,
    last_success: Mutex<Option<Timestamp>>,
    time: TimeOfDay,
}

impl Channels {
    /// Starts with no forbidden channel.
    pub fn new(http: Arc<Http>, time: TimeOfDay, health: Arc<Health>) -> Self {
        Self {
            limits: RateLimits::new(Arc::clone(&http), time.clone()),
            http,
            health,
            forbidden: Mutex::default(),
            last_success: Mutex::default(),
            time,
        }
    }

    /// Records that Discord accepts messages, as shown by a post or an edit.
    pub fn note_success(&self) {
        *self
            .last_success
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = Some(self.time.now());
    }

    /// When Discord last accepted something.
    pub fn last_success(&self) -> Option<Timestamp> {
        *self
            .last_success
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Fails if the channel is known to be forbidden.
    pub fn check(&self, channel: ChannelId) -> Result<(), SendError> {
        if self.forbidden().contains(&channel) {
            return Err(SendError::Forbidden(channel));
        }
        Ok(())
    }

    /// Clears the mark on a channel after somebody has used the bot there and it may speak. Returns
    /// whether the channel was marked.
    pub fn allow_again(&self, channel: ChannelId) -> bool {
        self.forbidden().remove(&channel)
    }

    /// Marks channels that were forbidden before the bot was restarted.
    pub fn mark_forbidden(&self, channels: impl IntoIterator<Item = ChannelId>) {
        self.forbidden().extend(channels);
    }

    /// Whether any channel is marked.
    pub fn is_any_forbidden(&self) -> bool {
        !self.forbidden().is_empty()
    }

    /// Marks these channels and no others: another process may have found one forbidden, or used it since.
    pub fn mark_only(&self, channels: impl IntoIterator<Item = ChannelId>) {
        *self.forbidden() = channels.into_iter().collect();
    }

    /// Posts a message that everybody in the channel sees. Warns the operator if Discord forbids
    /// it; [`Self::send`] does not, since a person may simply not want direct messages.
    pub async fn post(
        &self,
        channel: ChannelId,
        content: &Message<String>,
        pictures: Vec<Picture>,
        nonce: String,
    ) -> Result<MessageId, SendError> {
        self.check(channel)?;
        let sent = self.send(channel, content, pictures, nonce).await;
        sent.inspect_err(warn_if_forbidden)
    }

    /// Looks for a message that may have been posted without being recorded.
    pub async fn posted_before(
        &self,
        channel: ChannelId,
        sought: &Sought<'_>,
    ) -> Result<Option<MessageId>, SendError> {
        self.check(channel)?;
        let looked = duplicate_check::posted(&self.http, channel, sought);
        match self.limits.request(Route::Read(channel), looked).await {
            // Posting finds out whether the channel is forbidden.
            Err(DiscordError::Discord(error)) if is_final(&error) => Ok(None),
            found => Ok(found?),
        }
    }

    /// Sends a message. Of several with the same nonce Discord keeps the first and returns it.
    pub async fn send(
        &self,
        channel: ChannelId,
        content: &Message<String>,
        pictures: Vec<Picture>,
        nonce: String,
    ) -> Result<MessageId, SendError> {
        self.check(channel)?;
        let message = compose::create(content, pictures, nonce);
        let sent = discord::ChannelId::new(channel.0).send_message(&self.http, message);
        let sent = self.limits.request(Route::Post(channel), sent).await;
        match &sent {
            Ok(_) => {
                self.health.note(true);
                self.note_success();
            }
            Err(DiscordError::Discord(error)) => self.health.note(health::is_answered(error)),
            // Discord was not asked.
            Err(DiscordError::Limited(_) | DiscordError::Late) => {}
        }
        let message = sent.map_err(|error| match error {
            DiscordError::Discord(error) if is_forbidden(&error) => {
                info!("channel {channel} takes nothing: {error}");
                self.forbidden().insert(channel);
                SendError::Forbidden(channel)
            }
            error => error.into(),
        })?;
        Ok(MessageId(message.id.get()))
    }

    /// Replies to somebody's message without pinging them.
    pub async fn reply(
        &self,
        channel: ChannelId,
        to: u64,
        content: &Message<String>,
        nonce: String,
    ) -> Result<(), SendError> {
        self.check(channel)?;
        let route = Route::Post(channel);
        let channel = discord::ChannelId::new(channel.0);
        let reply = compose::reply(content, (channel, to.into()).into(), nonce.clone());
        let sent = channel.send_message(&self.http, reply);
        let mut sent = self.limits.request(route, sent).await;
        if let Err(DiscordError::Discord(error)) = &sent
            && is_forbidden(error)
        {
            // Without permission to read the channel's history the bot cannot reply, but it can
            // post.
            let message = compose::create(content, Vec::new(), nonce);
            let spoken = channel.send_message(&self.http, message);
            sent = self.limits.request(route, spoken).await;
        }
        sent?;
        Ok(())
    }

    /// Whether Discord says that a person is no member of a server.
    pub async fn is_no_member(&self, server: ServerId, player: PlayerId) -> bool {
        matches!(self.membership(server, player).await, Ok(Membership::Left))
    }

    /// What Discord says about whether a person is a member of a server.
    pub async fn membership(
        &self,
        server: ServerId,
        player: PlayerId,
    ) -> Result<Membership, SendError> {
        let server = discord::GuildId::new(server.0);
        let member = self.http.get_member(server, discord::UserId::new(player.0));
        match self.limits.request_freely(Endpoint::Member, member).await {
            Ok(_) => Ok(Membership::Member),
            Err(DiscordError::Discord(error)) => match code(&error) {
                Some(UNKNOWN_MEMBER | UNKNOWN_USER) => Ok(Membership::Left),
                Some(UNKNOWN_SERVER | NO_ACCESS) => Ok(Membership::NotTheBot),
                _ => Err(DiscordError::Discord(error).into()),
            },
            Err(error) => Err(error.into()),
        }
    }

    /// The channel of the private conversation with a person.
    pub async fn conversation(&self, with: PlayerId) -> Result<ChannelId, SendError> {
        let channel = discord::UserId::new(with.0).create_dm_channel(&self.http);
        match self
            .limits
            .request_freely(Endpoint::OpenConversation, channel)
            .await
        {
            Ok(channel) => Ok(ChannelId(channel.id.get())),
            Err(DiscordError::Discord(error)) if is_final(&error) => {
                Err(SendError::Unreachable(with))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Sends a direct message. Returns its channel and its id.
    pub async fn write(
        &self,
        to: PlayerId,
        content: &Message<String>,
        pictures: Vec<Picture>,
        nonce: &str,
    ) -> Result<(ChannelId, MessageId), SendError> {
        let channel = self.conversation(to).await?;
        let message = self
            .send(channel, content, pictures, nonce.to_owned())
            .await?;
        Ok((channel, message))
    }

    /// Opens a thread under a message, or returns the existing one. Discord archives it after a
    /// week in which nobody writes.
    pub async fn open_thread(
        &self,
        channel: ChannelId,
        message: MessageId,
        name: &str,
    ) -> Result<ChannelId, SendError> {
        self.check(channel)?;
        let thread = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek);
        let opened = discord::ChannelId::new(channel.0)
            .create_thread_from_message(&self.http, message.0, thread);
        match self.limits.request(Route::Thread(channel), opened).await {
            Ok(thread) => Ok(ChannelId(thread.id.get())),
            // A thread has the id of the message under which it was opened.
            Err(DiscordError::Discord(error)) if is_there_already(&error) => {
                Ok(ChannelId(message.0))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Deletes a message of the bot, if it is still there.
    pub async fn remove(&self, channel: ChannelId, message: MessageId) {
        let removed = discord::ChannelId::new(channel.0).delete_message(&self.http, message.0);
        if let Err(error) = self.limits.request(Route::Remove(channel), removed).await {
            debug!("message {message} stays: {error}");
        }
    }

    /// The text of a message of the bot.
    pub async fn text_of(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<String, SendError> {
        let read = discord::ChannelId::new(channel.0).message(&self.http, message.0);
        let read = self.limits.request(Route::Read(channel), read).await;
        Ok(read?.content)
    }

    /// Edits a message. Where Discord allows no edit of an old message for now, that is [`SendError::Limited`].
    pub async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        content: &Message<String>,
    ) -> Result<(), SendError> {
        self.check(channel)?;
        let edit = compose::edit_message(content);
        let edited = discord::ChannelId::new(channel.0).edit_message(&self.http, message.0, edit);
        let edited = self.limits.request(Route::Edit(channel), edited);
        edited.await.map_err(edit_error)?;
        self.note_success();
        Ok(())
    }

    /// Edits a message and replaces its pictures, within the same limit.
    pub async fn replace(
        &self,
        channel: ChannelId,
        message: MessageId,
        content: &Message<String>,
        pictures: Vec<Picture>,
    ) -> Result<(), SendError> {
        self.check(channel)?;
        let edit = compose::replace_message(content, pictures);
        let edited = discord::ChannelId::new(channel.0).edit_message(&self.http, message.0, edit);
        let edited = self.limits.request(Route::Edit(channel), edited);
        edited.await.map_err(edit_error)?;
        self.note_success();
        Ok(())
    }

    /// Whether a message of the bot already shows this. A message that is gone shows nothing.
    pub async fn shows(
        &self,
        channel: ChannelId,
        message: MessageId,
        sought: &Sought<'_>,
    ) -> Result<bool, SendError> {
        let read = discord::ChannelId::new(channel.0).message(&self.http, message.0);
        match self.limits.request(Route::Read(channel), read).await {
            Ok(message) => Ok(sought.is(&message)),
            Err(DiscordError::Discord(error)) if is_final(&error) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Takes the buttons off an old message. The edit does not name the picture, so it stays. If
    /// this fails, the remaining buttons do no harm: they answer with the current state.
    pub async fn retire(&self, channel: ChannelId, message: MessageId) {
        let edit = EditMessage::new()
            .components(Vec::new())
            .allowed_mentions(CreateAllowedMentions::new());
        let edited = discord::ChannelId::new(channel.0).edit_message(&self.http, message.0, edit);
        if let Err(error) = self.limits.request(Route::Edit(channel), edited).await {
            debug!("the buttons of message {message} stay: {error}");
        }
    }

    fn forbidden(&self) -> MutexGuard<'_, HashSet<ChannelId>> {
        // A set of ids stays valid if another thread panics.
        self.forbidden
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

fn warn_if_forbidden(error: &SendError) {
    if let SendError::Forbidden(channel) = error {
        warn!("nothing can be posted in channel {channel}");
    }
}

/// Whether Discord says that the bot may not post there, or that the place does not exist.
fn is_forbidden(error: &serenity::Error) -> bool {
    matches!(
        status(error),
        Some(StatusCode::FORBIDDEN | StatusCode::NOT_FOUND)
    )
}

/// Whether Discord refuses for good, rather than for now.
fn is_final(error: &serenity::Error) -> bool {
    let passes = [
        StatusCode::UNAUTHORIZED,
        StatusCode::REQUEST_TIMEOUT,
        StatusCode::TOO_MANY_REQUESTS,
    ];
    status(error).is_some_and(|status| status.is_client_error() && !passes.contains(&status))
}

/// Why a message is not edited.
fn edit_error(error: DiscordError) -> SendError {
    match error {
        DiscordError::Discord(error) if is_too_old(&error) => {
            SendError::Limited(SignedDuration::ZERO)
        }
        error => error.into(),
    }
}

/// Whether Discord says that too many edits of messages older than an hour were made.
fn is_too_old(error: &serenity::Error) -> bool {
    const TOO_MANY_OLD_EDITS: isize = 30_046;
    code(error) == Some(TOO_MANY_OLD_EDITS)
}

/// Whether Discord says that the message already has a thread.
fn is_there_already(error: &serenity::Error) -> bool {
    const THREAD_EXISTS: isize = 160_004;
    code(error) == Some(THREAD_EXISTS)
}
