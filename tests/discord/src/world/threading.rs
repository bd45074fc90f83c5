//! Threads: opened, changed, put away and brought back, and what the bot hears of it.

use std::time::Duration;

use twilight_model::{
    channel::{ChannelType, message::AllowedMentions},
    guild::Permissions,
};

use super::{ChannelState, Draft, SystemMessage, Thread, World, joining::empty_channel};
use crate::ids::{ChannelId, MessageId, UserId};

/// A thread about to be opened.
#[derive(Debug)]
pub(crate) struct NewThread {
    pub parent: ChannelId,
    pub name: String,
    pub owner: UserId,
    /// Minutes without a message after which it is put away.
    pub archive_after_minutes: u16,
    /// The message it is opened from.
    pub from: Option<MessageId>,
}

/// What is changed about a thread; what is none stays.
#[derive(Debug, Default)]
pub(crate) struct ThreadChange {
    pub name: Option<String>,
    pub is_archived: Option<bool>,
    pub is_locked: Option<bool>,
    pub archive_after_minutes: Option<u16>,
}

impl World {
    /// Opens a public thread; the channel says so when no message does.
    pub(crate) fn open_thread(&mut self, new: NewThread) -> ChannelId {
        // A thread opened from a message carries that message's id.
        let id = new.from.map_or_else(|| self.mint(), MessageId::cast);
        let opened_at = self.now();
        let thread = Thread {
            owner: new.owner,
            is_archived: false,
            is_locked: false,
            archive_after_minutes: new.archive_after_minutes,
            opened_at,
            changed_at: opened_at,
        };
        let parent = self.channels.get(&new.parent);
        self.insert_channel(ChannelState {
            guild: parent.and_then(|parent| parent.guild),
            name: new.name.clone(),
            parent: Some(new.parent),
            thread: Some(thread),
            ..empty_channel(id, ChannelType::PublicThread)
        });
        self.tell_channel("THREAD_CREATE", id);
        match new.from {
            Some(from) => self.opened_thread(new.parent, from, id),
            None => self.note(
                new.parent,
                new.owner,
                SystemMessage::ThreadCreated(id),
                new.name,
            ),
        }
        id
    }

    /// Changes a thread in the name of `by`.
    pub(crate) fn change_thread(&mut self, id: ChannelId, by: UserId, change: ThreadChange) {
        let now = self.now();
        let Some(channel) = self.channels.get_mut(&id) else {
            return;
        };
        let Some(thread) = &mut channel.thread else {
            return;
        };
        if let Some(is_archived) = change.is_archived {
            thread.is_archived = is_archived;
            thread.changed_at = now;
        }
        thread.is_locked = change.is_locked.unwrap_or(thread.is_locked);
        thread.archive_after_minutes = change
            .archive_after_minutes
            .unwrap_or(thread.archive_after_minutes);
        let renamed = change.name.filter(|name| *name != channel.name);
        if let Some(name) = &renamed {
            channel.name.clone_from(name);
        }
        self.tell_channel("THREAD_UPDATE", id);
        if let Some(name) = renamed {
            self.note(id, by, SystemMessage::ChannelRenamed, name);
        }
    }

    /// Brings a thread back because something is said in it.
    pub(super) fn wake_thread(&mut self, id: ChannelId, by: UserId) {
        if self
            .channels
            .get(&id)
            .is_some_and(ChannelState::is_archived)
        {
            let change = ThreadChange {
                is_archived: Some(false),
                ..ThreadChange::default()
            };
            self.change_thread(id, by, change);
        }
    }

    /// Puts away every thread in which nothing was said for as long as it takes.
    pub(crate) fn archive_idle_threads(&mut self) {
        let now = self.now();
        let is_idle = |channel: &&ChannelState| {
            let Some(thread) = channel.thread.as_ref().filter(|it| !it.is_archived) else {
                return false;
            };
            let last_said = channel.messages.last().map(|message| message.sent_at);
            let active_at = last_said.map_or(thread.changed_at, |at| at.max(thread.changed_at));
            let minutes = u64::from(thread.archive_after_minutes);
            now >= active_at + Duration::from_mins(minutes)
        };
        let idle = self.channels.values().filter(is_idle);
        let mut idle: Vec<ChannelId> = idle.map(|channel| channel.id).collect();
        idle.sort_unstable();
        for id in idle {
            let change = ThreadChange {
                is_archived: Some(true),
                ..ThreadChange::default()
            };
            self.change_thread(id, self.bot, change);
        }
    }

    /// Whether the bot sees a channel, and so hears what happens there.
    pub(super) fn bot_sees(&self, id: ChannelId) -> bool {
        self.channel(id).is_none_or(|channel| {
            let may = self.bot_permissions(channel);
            may.contains(Permissions::VIEW_CHANNEL)
        })
    }

    /// Lets Discord say something in the name of `by`.
    fn note(&mut self, channel: ChannelId, by: UserId, system: SystemMessage, text: String) {
        let draft = Draft {
            content: text,
            system: Some(system),
            allowed_mentions: Some(AllowedMentions::default()),
            ..Draft::default()
        };
        self.post(channel, by, draft);
    }
}
