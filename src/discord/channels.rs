//! Sending ordinary messages, and keeping away from channels where Discord forbids it.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serenity::all::{
    self as discord, AutoArchiveDuration, CreateAllowedMentions, CreateThread, EditMessage, Http,
    HttpError, StatusCode,
};
use thiserror::Error;
use tracing::{debug, info, warn};

use super::compose;
use super::easel::Picture;
use super::look_back;
use super::messages::Said;
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
    /// Discord did not take it this time.
    #[error(transparent)]
    Discord(Box<serenity::Error>),
}

impl SendError {
    /// Whether asking again would change nothing.
    pub const fn is_final(&self) -> bool {
        matches!(self, Self::Forbidden(_) | Self::Unreachable(_))
    }

    /// Whether other messages would fail as well.
    pub fn is_outage(&self) -> bool {
        match self {
            Self::Forbidden(_) | Self::Unreachable(_) => false,
            Self::Discord(error) => !status(error).is_some_and(|status| status.is_client_error()),
        }
    }
}

/// The channels of all servers.
pub struct Channels {
    http: Arc<Http>,
    /// Where Discord refused a message. Refusals are counted against the bot, so it does not try
    /// again until somebody uses it there. After a restart it tries once more.
    forbidden: Mutex<HashSet<ChannelId>>,
}

impl Channels {
    /// Channels of which nothing bad is known.
    pub fn new(http: Arc<Http>) -> Self {
        Self {
            http,
            forbidden: Mutex::default(),
        }
    }

    /// Whether it is worth trying to send something there.
    pub fn check(&self, channel: ChannelId) -> Result<(), SendError> {
        if self.forbidden().contains(&channel) {
            return Err(SendError::Forbidden(channel));
        }
        Ok(())
    }

    /// Somebody has used the bot there and it may speak: it is worth trying again.
    pub fn heard_from(&self, channel: ChannelId) {
        self.forbidden().remove(&channel);
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

    /// The message that says this already, if it was posted though nobody noted that.
    pub async fn posted_before(
        &self,
        channel: ChannelId,
        said: &Said,
    ) -> Result<Option<MessageId>, SendError> {
        self.check(channel)?;
        match look_back::posted(&self.http, channel, said).await {
            // Whether anything may be posted there is for the posting to find out.
            Err(error) if is_refused(&error) => Ok(None),
            found => found.map_err(|error| SendError::Discord(error.into())),
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
        let sent = discord::ChannelId::new(channel.0)
            .send_message(&self.http, message)
            .await;
        sent.map_err(|error| {
            if !is_refused(&error) {
                return SendError::Discord(error.into());
            }
            info!("channel {channel} takes nothing: {error}");
            self.forbidden().insert(channel);
            SendError::Forbidden(channel)
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
        let channel = discord::ChannelId::new(channel.0);
        let reply = compose::reply(said, (channel, to.into()).into(), nonce.clone());
        let mut sent = channel.send_message(&self.http, reply).await;
        if sent.as_ref().is_err_and(is_refused) {
            // Without the right to read a channel's history nobody can reply in it, but speak.
            let message = compose::message(said, Vec::new(), nonce);
            sent = channel.send_message(&self.http, message).await;
        }
        sent.map(drop)
            .map_err(|error| SendError::Discord(error.into()))
    }

    /// Sends a private message, to the conversation that is told.
    pub async fn write(
        &self,
        to: PlayerId,
        said: &Said,
        pictures: Vec<Picture>,
        nonce: &str,
    ) -> Result<(ChannelId, MessageId), SendError> {
        let channel = discord::UserId::new(to.0)
            .create_dm_channel(&self.http)
            .await;
        let channel = match channel {
            Ok(channel) => ChannelId(channel.id.get()),
            Err(error) if is_refused(&error) => return Err(SendError::Unreachable(to)),
            Err(error) => return Err(SendError::Discord(error.into())),
        };
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
        let channel = discord::ChannelId::new(channel.0);
        let opened = channel
            .create_thread_from_message(&self.http, message.0, thread)
            .await;
        match opened {
            Ok(thread) => Ok(ChannelId(thread.id.get())),
            // A thread has the number of the message that it was opened under.
            Err(error) if is_there_already(&error) => Ok(ChannelId(message.0)),
            Err(error) => Err(SendError::Discord(error.into())),
        }
    }

    /// Removes a message of ours, if it is still there.
    pub async fn remove(&self, channel: ChannelId, message: MessageId) {
        let channel = discord::ChannelId::new(channel.0);
        if let Err(error) = channel.delete_message(&self.http, message.0).await {
            debug!("message {message} stays: {error}");
        }
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
        let edited = edited.await.map(drop);
        edited.map_err(|error| SendError::Discord(error.into()))
    }

    /// Takes the buttons off an old message. Its picture is not named, and so it stays. Buttons that
    /// stay do no harm: they answer with what is true when they are pressed.
    pub async fn retire(&self, channel: ChannelId, message: MessageId) {
        let edit = EditMessage::new()
            .components(Vec::new())
            .allowed_mentions(CreateAllowedMentions::new());
        let channel = discord::ChannelId::new(channel.0);
        if let Err(error) = channel.edit_message(&self.http, message.0, edit).await {
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

/// Whether Discord says that this must not be, as opposed to not now.
fn is_refused(error: &serenity::Error) -> bool {
    matches!(
        status(error),
        Some(StatusCode::FORBIDDEN | StatusCode::NOT_FOUND)
    )
}

/// Whether Discord says that the message has a thread.
fn is_there_already(error: &serenity::Error) -> bool {
    const THREAD_EXISTS: isize = 160_004;
    matches!(
        error,
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer))
            if answer.error.code == THREAD_EXISTS
    )
}

fn status(error: &serenity::Error) -> Option<StatusCode> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => Some(answer.status_code),
        _ => None,
    }
}
