//! People: what they can do in a client, and what they see.
//!
//! A person stands in a channel and acts there. What a client would not let them do is refused
//! here, before the bot hears of it; the `forged_` acts leave these checks out.

mod act;
mod answer;
mod change;
mod error;
mod found;
mod modal;
mod option;
mod press;
mod slash;
mod talk;

use std::sync::Arc;

pub use self::{
    answer::{Answer, AnswerKind, Choice},
    error::ActError,
    modal::{Modal, ModalField},
    option::OptionValue,
};
use crate::{
    ids::{ChannelId, RoleId, UserId},
    places::{Channel, Guild},
    shared::Shared,
    world::{Attachment, Message},
};
use twilight_model::guild::Permissions;

/// Somebody at a client, looking at a channel.
#[derive(Debug, Clone)]
pub struct Person {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: UserId,
    pub(crate) name: String,
    /// The channel they look at.
    pub(crate) channel: ChannelId,
}

impl Person {
    /// Their id.
    pub fn id(&self) -> UserId {
        self.id
    }

    /// The name others see.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How a message names them: `<@id>`.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// The channel they look at.
    pub fn channel(&self) -> ChannelId {
        self.channel
    }

    /// The same person looking at another channel, whose server they join if they have not yet.
    #[must_use]
    pub fn in_channel(&self, channel: &Channel) -> Self {
        self.at(channel.id())
    }

    /// The same person looking at a channel or thread by its id; see [`Person::in_channel`].
    #[must_use]
    pub fn at(&self, channel: ChannelId) -> Self {
        let mut world = self.shared.world();
        if let Some(guild) = world.channel(channel).and_then(|channel| channel.guild) {
            world.join(guild, self.id);
        }
        drop(world);
        Self {
            channel,
            ..self.clone()
        }
    }

    /// The same person looking at their private conversation with the bot.
    #[must_use]
    pub fn in_dm(&self) -> Self {
        let channel = self.shared.world().dm(self.id);
        Self {
            channel,
            ..self.clone()
        }
    }

    /// Lets this person into a server.
    pub fn joins(&self, guild: &Guild) {
        self.shared.world().join(guild.id(), self.id);
    }

    /// Lets this person leave a server. Looking at a channel of it, they join again.
    pub fn leaves(&self, guild: &Guild) {
        self.shared.world().leave(guild.id(), self.id);
    }

    /// Gives them another name on a server of theirs, or none.
    pub fn is_called(&self, guild: &Guild, nick: Option<&str>) {
        self.shared.world().rename_member(guild.id(), self.id, nick);
    }

    /// Gives them further permissions throughout a server, such as managing it.
    pub fn is_granted(&self, guild: &Guild, permissions: Permissions) {
        self.shared.world().grant(guild.id(), self.id, permissions);
    }

    /// Gives them a role of a server.
    pub fn is_given(&self, guild: &Guild, role: RoleId) {
        self.shared.world().give_role(guild.id(), self.id, role);
    }

    /// Takes a role of a server from them.
    pub fn loses(&self, guild: &Guild, role: RoleId) {
        self.shared.world().take_role(guild.id(), self.id, role);
    }

    /// From now on their client is in this language, as in `pt-BR`.
    pub fn reads(&self, locale: &str) {
        self.shared.world().set_locale(self.id, locale);
    }

    /// From now on private messages by the bot are turned away (50007), as they are for somebody
    /// who is in no server with it.
    pub fn closes_dms(&self) {
        if let Some(user) = self.shared.world().users.get_mut(&self.id) {
            user.refuses_dms = true;
        }
    }

    /// Private messages by the bot arrive again.
    pub fn opens_dms(&self) {
        if let Some(user) = self.shared.world().users.get_mut(&self.id) {
            user.refuses_dms = false;
        }
    }

    /// Uploads a file, to be attached to a command.
    pub fn uploads(&self, name: &str, bytes: &[u8]) -> Attachment {
        self.shared.world().upload(self.channel, name, bytes)
    }

    /// What they see in a channel, oldest first: everything for everybody and everything for them
    /// alone; nothing of what is only for others.
    pub fn sees(&self, channel: ChannelId) -> Vec<Arc<Message>> {
        let world = self.shared.world();
        let is_strange = world
            .channel(channel)
            .is_none_or(|channel| match channel.guild {
                Some(guild) => world
                    .guild(guild)
                    .is_none_or(|guild| !guild.members.contains_key(&self.id)),
                None => channel.recipient != Some(self.id),
            });
        if is_strange {
            return Vec::new();
        }
        let for_me = |message: &&Arc<Message>| message.only_for.is_none_or(|one| one == self.id);
        world
            .messages(channel)
            .iter()
            .filter(for_me)
            .cloned()
            .collect()
    }

    /// Every message that rang for them, oldest first, as it stands now.
    pub fn pings(&self) -> Vec<Arc<Message>> {
        let world = self.shared.world();
        let Some(user) = world.user(self.id) else {
            return Vec::new();
        };
        user.rung_by
            .iter()
            .filter_map(|(at, id)| world.message(*at, *id).cloned())
            .collect()
    }
}
