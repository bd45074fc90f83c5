//! Sending ordinary messages, and keeping away from channels where Discord forbids it.

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
use crate::discord::message::{Picture, Said};
use crate::discord::outbox::duplicate_check::{self, Sought};
use crate::discord::outbox::rate_limits::{RateLimits, RequestError, Route};
use crate::discord::time::TimeOfDay;
use crate::game::{ChannelId, MessageId, PlayerId};

/// How often something may be said again within the minutes for which Discord remembers a nonce.
const MOST_TIMES: u32 = 99;

/// Why a message could not be sent.
#[derive(Debug, Error)]
pub enum SendError {
    /// Discord does not allow it, and asking again would change nothing.
    #[error("nothing can be posted in channel {0}")]
    Forbidden(ChannelId),
    /// Discord does not let the bot write to this person at all.
    #[error("nothing can be written to {0}")]
    Unreachable(PlayerId),
    /// Discord does not take this message, wherever it goes.
    #[error("Discord does not take it: {0}")]
    Refused(Box<serenity::Error>),
    /// Discord wants nothing there before so long.
    #[error("Discord takes nothing there for {0:#}")]
    Limited(SignedDuration),
    /// It was not sent in time, for too much was.
    #[error("too much was to be sent before it")]
    Late,
    /// Discord did not take it this time.
    #[error(transparent)]
    Discord(Box<serenity::Error>),
}

impl SendError {
    /// Whether asking again would change nothing.
    pub const fn is_final(&self) -> bool {
        self.is_forbidden() || matches!(self, Self::Refused(_))
    }

    /// Whether nothing at all may be said there, or to this person.
    pub const fn is_forbidden(&self) -> bool {
        matches!(self, Self::Forbidden(_) | Self::Unreachable(_))
    }

    /// Whether there was no answer, so that other messages would fail as well.
    pub const fn is_outage(&self) -> bool {
        matches!(self, Self::Discord(_))
    }

    /// Whether nothing was asked, or not to the end, because too much was before.
    pub const fn is_held_back(&self) -> bool {
        matches!(self, Self::Limited(_) | Self::Late)
    }

    /// Before how long it is no use to ask again, as far as that is known.
    pub const fn wait(&self) -> SignedDuration {
        match self {
            Self::Limited(wait) => *wait,
            _ => SignedDuration::ZERO,
        }
    }
}

impl From<RequestError> for SendError {
    fn from(error: RequestError) -> Self {
        match error {
            RequestError::Limited(wait) => Self::Limited(wait),
            RequestError::Late => Self::Late,
            RequestError::Discord(error) if is_final(&error) => Self::Refused(error.into()),
            RequestError::Discord(error) => Self::Discord(error.into()),
        }
    }
}

/// The channels of all servers.
pub struct Channels {
    http: Arc<Http>,
    limits: RateLimits,
    health: Arc<Health>,
    /// Where Discord refused a message. Refusals are counted against the bot, so it does not try
    /// again until somebody uses it there. After a restart it tries once more.
    forbidden: Mutex<HashSet<ChannelId>>,
    last_success: Mutex<Option<Timestamp>>,
    time: TimeOfDay,
}

impl Channels {
    /// Channels of which nothing bad is known.
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

    /// Notes that Discord takes what is sent, as it does by taking a message or a change of one.
    pub fn got_through(&self) {
        *self
            .last_success
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = Some(self.time.now());
    }

    /// When something last got through to Discord.
    pub fn last_success(&self) -> Option<Timestamp> {
        *self
            .last_success
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether it is worth trying to send something there.
    pub fn check(&self, channel: ChannelId) -> Result<(), SendError> {
        if self.forbidden().contains(&channel) {
            return Err(SendError::Forbidden(channel));
        }
        Ok(())
    }

    /// Somebody has used the bot there and it may speak: it is worth trying again. Whether nothing
    /// could be posted there before.
    pub fn allow_again(&self, channel: ChannelId) -> bool {
        self.forbidden().remove(&channel)
    }

    /// Remembers channels that took nothing before the bot was started again.
    pub fn take_nothing(&self, channels: impl IntoIterator<Item = ChannelId>) {
        self.forbidden().extend(channels);
    }

    /// Sends a message that everybody in the channel sees. That Discord forbids it is worth a word to
    /// the operator; that somebody wants no private messages is not.
    pub async fn post(
        &self,
        channel: ChannelId,
        said: &Said,
        pictures: Vec<Picture>,
        nonce: String,
    ) -> Result<MessageId, SendError> {
        self.check(channel)?;
        let sent = self.send(channel, said, pictures, nonce).await;
        sent.inspect_err(warn_if_forbidden)
    }

    /// Posts something that is answered in its own place and may be said again after that, in the
    /// same words: what was sent with this name and edited since was another time.
    pub async fn post_unless_answered(
        &self,
        channel: ChannelId,
        said: &Said,
        nonce: &str,
    ) -> Result<MessageId, SendError> {
        let mut time = 0;
        loop {
            let name = match time {
                0 => nonce.to_owned(),
                again => format!("{nonce}.{again}"),
            };
            let sent = self.request(channel, said, Vec::new(), name).await;
            let message = sent.inspect_err(warn_if_forbidden)?;
            if message.edited_timestamp.is_none() || time == MOST_TIMES {
                return Ok(MessageId(message.id.get()));
            }
            time += 1;
        }
    }

    /// The message that is looked for, if it was posted though nobody noted that.
    pub async fn posted_before(
        &self,
        channel: ChannelId,
        sought: &Sought<'_>,
    ) -> Result<Option<MessageId>, SendError> {
        self.check(channel)?;
        let looked = duplicate_check::posted(&self.http, channel, sought);
        match self
            .limits
            .request(Some(Route::Read(channel)), looked)
            .await
        {
            // Whether anything may be posted there is for the posting to find out.
            Err(RequestError::Discord(error)) if is_final(&error) => Ok(None),
            found => Ok(found?),
        }
    }

    /// Sends a message. Of several with the same nonce Discord keeps the first and answers with it.
    pub async fn send(
        &self,
        channel: ChannelId,
        said: &Said,
        pictures: Vec<Picture>,
        nonce: String,
    ) -> Result<MessageId, SendError> {
        let sent = self.request(channel, said, pictures, nonce).await;
        sent.map(|message| MessageId(message.id.get()))
    }

    async fn request(
        &self,
        channel: ChannelId,
        said: &Said,
        pictures: Vec<Picture>,
        nonce: String,
    ) -> Result<discord::Message, SendError> {
        self.check(channel)?;
        let message = compose::message(said, pictures, nonce);
        let sent = discord::ChannelId::new(channel.0).send_message(&self.http, message);
        let sent = self.limits.request(Some(Route::Post(channel)), sent).await;
        match &sent {
            Ok(_) => {
                self.health.note(true);
                self.got_through();
            }
            Err(RequestError::Discord(error)) => self.health.note(health::is_answered(error)),
            // Nothing was asked.
            Err(RequestError::Limited(_) | RequestError::Late) => {}
        }
        sent.map_err(|error| match error {
            RequestError::Discord(error) if is_forbidden(&error) => {
                info!("channel {channel} takes nothing: {error}");
                self.forbidden().insert(channel);
                SendError::Forbidden(channel)
            }
            error => error.into(),
        })
    }

    /// Answers a message of somebody's, who is not pinged by it.
    pub async fn reply(
        &self,
        channel: ChannelId,
        to: u64,
        said: &Said,
        nonce: String,
    ) -> Result<(), SendError> {
        self.check(channel)?;
        let route = Some(Route::Post(channel));
        let channel = discord::ChannelId::new(channel.0);
        let reply = compose::reply(said, (channel, to.into()).into(), nonce.clone());
        let sent = channel.send_message(&self.http, reply);
        let mut sent = self.limits.request(route, sent).await;
        if let Err(RequestError::Discord(error)) = &sent
            && is_forbidden(error)
        {
            // Without the right to read a channel's history nobody can reply in it, but speak.
            let message = compose::message(said, Vec::new(), nonce);
            let spoken = channel.send_message(&self.http, message);
            sent = self.limits.request(route, spoken).await;
        }
        sent?;
        Ok(())
    }

    /// The private conversation with somebody.
    pub async fn conversation(&self, with: PlayerId) -> Result<ChannelId, SendError> {
        let channel = discord::UserId::new(with.0).create_dm_channel(&self.http);
        match self.limits.request(None, channel).await {
            Ok(channel) => Ok(ChannelId(channel.id.get())),
            Err(RequestError::Discord(error)) if is_final(&error) => {
                Err(SendError::Unreachable(with))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Sends a private message, to the conversation that is told.
    pub async fn write(
        &self,
        to: PlayerId,
        said: &Said,
        pictures: Vec<Picture>,
        nonce: &str,
    ) -> Result<(ChannelId, MessageId), SendError> {
        let channel = self.conversation(to).await?;
        let message = self.send(channel, said, pictures, nonce.to_owned()).await?;
        Ok((channel, message))
    }

    /// Opens a thread under a message, or finds the one that is there. It is put away after a week in
    /// which nobody writes.
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
        match self
            .limits
            .request(Some(Route::Thread(channel)), opened)
            .await
        {
            Ok(thread) => Ok(ChannelId(thread.id.get())),
            // A thread has the number of the message that it was opened under.
            Err(RequestError::Discord(error)) if is_there_already(&error) => {
                Ok(ChannelId(message.0))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Removes a message of ours, if it is still there.
    pub async fn remove(&self, channel: ChannelId, message: MessageId) {
        let removed = discord::ChannelId::new(channel.0).delete_message(&self.http, message.0);
        if let Err(error) = self
            .limits
            .request(Some(Route::Remove(channel)), removed)
            .await
        {
            debug!("message {message} stays: {error}");
        }
    }

    /// What a message of ours says.
    pub async fn text_of(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<String, SendError> {
        let read = discord::ChannelId::new(channel.0).message(&self.http, message.0);
        let read = self.limits.request(Some(Route::Read(channel)), read).await;
        Ok(read?.content)
    }

    /// Changes what a message says.
    pub async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        said: &Said,
    ) -> Result<(), SendError> {
        self.check(channel)?;
        let edit = compose::edit_message(said);
        let edited = discord::ChannelId::new(channel.0).edit_message(&self.http, message.0, edit);
        self.limits
            .request(Some(Route::Edit(channel)), edited)
            .await?;
        self.got_through();
        Ok(())
    }

    /// Takes the buttons off an old message. Its picture is not named, and so it stays. Buttons that
    /// stay do no harm: they answer with what is true when they are pressed.
    pub async fn retire(&self, channel: ChannelId, message: MessageId) {
        let edit = EditMessage::new()
            .components(Vec::new())
            .allowed_mentions(CreateAllowedMentions::new());
        let edited = discord::ChannelId::new(channel.0).edit_message(&self.http, message.0, edit);
        if let Err(error) = self
            .limits
            .request(Some(Route::Edit(channel)), edited)
            .await
        {
            debug!("the buttons of message {message} stay: {error}");
        }
    }

    fn forbidden(&self) -> MutexGuard<'_, HashSet<ChannelId>> {
        // A set of ids is whole whatever panicked beside it.
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

/// Whether Discord says that nothing may be said there, or that there is no such place.
fn is_forbidden(error: &serenity::Error) -> bool {
    matches!(
        status(error),
        Some(StatusCode::FORBIDDEN | StatusCode::NOT_FOUND)
    )
}

/// Whether Discord says that this must not be, as opposed to not now.
fn is_final(error: &serenity::Error) -> bool {
    let passes = [
        StatusCode::UNAUTHORIZED,
        StatusCode::REQUEST_TIMEOUT,
        StatusCode::TOO_MANY_REQUESTS,
    ];
    status(error).is_some_and(|status| status.is_client_error() && !passes.contains(&status))
}

/// Whether Discord says that the message has a thread.
fn is_there_already(error: &serenity::Error) -> bool {
    const THREAD_EXISTS: isize = 160_004;
    code(error) == Some(THREAD_EXISTS)
}
