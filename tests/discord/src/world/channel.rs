//! A place where messages are: a channel of a server, a thread, a private conversation.

use std::sync::Arc;

use jiff::Timestamp;
use twilight_model::{channel::ChannelType, guild::Permissions};

use super::Message;
use crate::ids::{ChannelId, GuildId, MessageId, UserId};

/// A channel of a server, a thread, or a private conversation with the bot.
#[derive(Debug, Clone)]
pub struct ChannelState {
    /// The channel's id.
    pub id: ChannelId,
    /// What kind of place it is.
    pub kind: ChannelType,
    /// The server it is in; none for a private conversation.
    pub guild: Option<GuildId>,
    /// Its name; empty for a private conversation.
    pub name: String,
    /// The channel a thread belongs to.
    pub parent: Option<ChannelId>,
    /// Whom a private conversation is with.
    pub recipient: Option<UserId>,
    /// What the bot may not do here although its roles allow it.
    pub bot_denied: Permissions,
    /// What a thread has beyond a channel.
    pub thread: Option<Thread>,
    /// Everything said here, oldest first, messages for one person included.
    pub messages: Vec<Arc<Message>>,
}

/// What a thread has beyond a channel.
#[derive(Debug, Clone)]
pub struct Thread {
    /// Who opened it.
    pub owner: UserId,
    /// Whether it is put away; any message brings it back.
    pub is_archived: bool,
    /// Whether only moderators can bring it back.
    pub is_locked: bool,
    /// Minutes without a message after which it is put away.
    pub archive_after_minutes: u16,
    /// When it was opened.
    pub opened_at: Timestamp,
    /// When it was last put away or brought back; at first, when it was opened.
    pub changed_at: Timestamp,
}

impl ChannelState {
    /// Whether this is a private conversation with the bot.
    pub fn is_dm(&self) -> bool {
        self.kind == ChannelType::Private
    }

    /// Whether this is a thread.
    pub fn is_thread(&self) -> bool {
        self.thread.is_some()
    }

    /// Whether this is a thread that is put away.
    pub fn is_archived(&self) -> bool {
        self.thread
            .as_ref()
            .is_some_and(|thread| thread.is_archived)
    }

    /// The message with this id.
    pub fn message(&self, id: MessageId) -> Option<&Arc<Message>> {
        self.index(id).map(|index| &self.messages[index])
    }

    /// Where the message with this id stands; ids grow with time, so this is a binary search.
    pub(super) fn index(&self, id: MessageId) -> Option<usize> {
        self.messages
            .binary_search_by_key(&id, |message| message.id)
            .ok()
    }
}
