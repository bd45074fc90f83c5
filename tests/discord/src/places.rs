//! Servers and channels as a test holds them.

use std::sync::Arc;

use twilight_model::guild::Permissions;

use crate::{
    builder::BOT_MAY,
    ids::{ChannelId, GuildId, MessageId, RoleId},
    people::Person,
    shared::Shared,
    world::{ChannelState, Message, NewThread, ThreadChange},
};

/// What a client asks for when somebody opens a thread.
const THREAD_ARCHIVES_AFTER_MINUTES: u16 = 4_320;

/// A server.
#[derive(Debug, Clone)]
pub struct Guild {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: GuildId,
}

/// A channel of a server, or a thread.
#[derive(Debug, Clone)]
pub struct Channel {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: ChannelId,
}

impl Guild {
    /// The server's id.
    pub fn id(&self) -> GuildId {
        self.id
    }

    /// The channel with this name, made when there is none.
    pub fn channel(&self, name: &str) -> Channel {
        let mut world = self.shared.world();
        let known = world
            .guild(self.id)
            .into_iter()
            .flat_map(|guild| &guild.channels);
        let known = known.copied().find(|id| {
            world
                .channel(*id)
                .is_some_and(|channel| channel.name == name)
        });
        let id = known.unwrap_or_else(|| world.add_channel(self.id, name));
        Channel {
            shared: Arc::clone(&self.shared),
            id,
        }
    }

    /// Puts the server out of order: the bot is told that it is not to be reached, and hears
    /// nothing of it. What the bot sends there still arrives.
    pub fn goes_down(&self) {
        self.shared.world().set_down(self.id, true);
    }

    /// Puts the server in order again.
    pub fn comes_back(&self) {
        self.shared.world().set_down(self.id, false);
    }

    /// Makes the server a community that speaks a language, as in `pt-BR`, and tells the bot so.
    pub fn is_community(&self, locale: &str) {
        self.shared.world().make_community(self.id, locale);
    }

    /// A new role that allows nothing.
    #[must_use]
    pub fn new_role(&self, name: &str) -> RoleId {
        self.shared.world().add_role(self.id, name)
    }

    /// Throws the bot out.
    pub fn kicks_bot(&self) {
        self.shared.world().kick_bot(self.id);
    }

    /// Lets the bot in again, with what it asked for when it was first invited.
    pub fn invites_bot(&self) {
        self.shared.world().invite_bot(self.id, BOT_MAY);
    }
}

impl Channel {
    /// The channel's id.
    pub fn id(&self) -> ChannelId {
        self.id
    }

    /// From now on the bot may not do this here, whatever its roles say.
    pub fn deny_bot(&self, denied: Permissions) {
        self.shared.world().deny_bot(self.id, denied);
    }

    /// The bot may do again what its roles say.
    pub fn deny_bot_nothing(&self) {
        self.deny_bot(Permissions::empty());
    }

    /// A new public thread under this channel, opened by a person.
    #[must_use]
    pub fn thread(&self, name: &str, opened_by: &Person) -> Self {
        self.opens(name, opened_by, None)
    }

    /// A new public thread, opened by a person from a message in this channel.
    #[must_use]
    pub fn thread_from(&self, message: &Message, name: &str, opened_by: &Person) -> Self {
        self.opens(name, opened_by, Some(message.id))
    }

    fn opens(&self, name: &str, opened_by: &Person, from: Option<MessageId>) -> Self {
        let id = self.shared.world().open_thread(NewThread {
            parent: self.id,
            name: name.to_owned(),
            owner: opened_by.id(),
            archive_after_minutes: THREAD_ARCHIVES_AFTER_MINUTES,
            from,
        });
        Self {
            shared: Arc::clone(&self.shared),
            id,
        }
    }

    /// Puts a thread away: commands and buttons are dead in it until somebody writes there.
    pub fn archive(&self) {
        self.change(ThreadChange {
            is_archived: Some(true),
            ..ThreadChange::default()
        });
    }

    /// Brings a thread back without saying anything in it.
    pub fn unarchive(&self) {
        self.change(ThreadChange {
            is_archived: Some(false),
            ..ThreadChange::default()
        });
    }

    /// Puts a thread away so that only those who manage threads bring it back.
    pub fn lock(&self) {
        self.change(ThreadChange {
            is_archived: Some(true),
            is_locked: Some(true),
            ..ThreadChange::default()
        });
    }

    /// Gives a channel or thread another name.
    pub fn rename(&self, name: &str) {
        let mut world = self.shared.world();
        if !world.channel(self.id).is_some_and(ChannelState::is_thread) {
            return world.rename_channel(self.id, name);
        }
        drop(world);
        self.change(ThreadChange {
            name: Some(name.to_owned()),
            ..ThreadChange::default()
        });
    }

    /// Changes a thread, as the one who opened it.
    fn change(&self, change: ThreadChange) {
        let mut world = self.shared.world();
        let thread = world.channel(self.id).and_then(|it| it.thread.as_ref());
        if let Some(owner) = thread.map(|thread| thread.owner) {
            world.change_thread(self.id, owner, change);
        }
    }

    /// Deletes it, as somebody with the right to manage channels or threads does; a channel goes
    /// with its threads.
    pub fn delete(&self) {
        self.shared.world().delete_channel(self.id);
    }

    /// Deletes everything said in a channel of a server at once, as those who moderate do.
    pub fn purge(&self) {
        self.shared.world().purge(self.id);
    }

    /// Everything said here, oldest first, what is only for some included.
    pub fn messages(&self) -> Vec<Arc<Message>> {
        self.shared.world().messages(self.id).to_vec()
    }
}
