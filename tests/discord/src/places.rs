//! Servers and channels as a test holds them.

use std::sync::Arc;

use twilight_model::guild::Permissions;

use crate::{
    builder::BOT_MAY,
    ids::{ChannelId, GuildId},
    people::Person,
    shared::Shared,
    world::Message,
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
        let minutes = THREAD_ARCHIVES_AFTER_MINUTES;
        let id = self
            .shared
            .world()
            .add_thread(self.id, name, opened_by.id(), minutes, None);
        Self {
            shared: Arc::clone(&self.shared),
            id,
        }
    }

    /// Puts a thread away: commands and buttons are dead in it until somebody writes there.
    pub fn archive(&self) {
        self.shared.world().archive(self.id, true);
    }

    /// Deletes it, as somebody with the right to manage channels or threads does; a channel goes
    /// with its threads.
    pub fn delete(&self) {
        self.shared.world().delete_channel(self.id);
    }

    /// Everything said here, oldest first, what is only for some included.
    pub fn messages(&self) -> Vec<Arc<Message>> {
        self.shared.world().messages(self.id).to_vec()
    }
}
