//! What the bot may do where, and Discord's words when it may not.

use twilight_model::guild::Permissions;

use super::{ChannelState, World};
use crate::{ids::ChannelId, refusal::Refusal};

impl World {
    /// What the bot may do in a channel; everything in a private conversation.
    pub fn bot_permissions(&self, channel: &ChannelState) -> Permissions {
        let Some(guild) = channel.guild.and_then(|id| self.guilds.get(&id)) else {
            return Permissions::all();
        };
        let parent = channel.parent.and_then(|parent| self.channels.get(&parent));
        let denied = channel.bot_denied | parent.map_or(Permissions::empty(), |it| it.bot_denied);
        let allowed = guild.permissions(self.bot) - denied;
        // Who cannot see a channel can do nothing in it.
        if allowed.contains(Permissions::VIEW_CHANNEL) {
            allowed
        } else {
            Permissions::empty()
        }
    }

    /// The channel, if the bot may see it and do `needed` there.
    pub(crate) fn channel_for_bot(
        &self,
        id: ChannelId,
        needed: Permissions,
    ) -> Result<&ChannelState, Refusal> {
        let channel = self
            .channels
            .get(&id)
            .ok_or_else(Refusal::unknown_channel)?;
        let allowed = self.bot_permissions(channel);
        if !allowed.contains(Permissions::VIEW_CHANNEL) {
            return Err(Refusal::missing_access());
        }
        if !allowed.contains(needed) {
            return Err(Refusal::missing_permissions());
        }
        Ok(channel)
    }

    /// The channel, if the bot may see it and what stands in it can be changed, which in a thread
    /// that is put away it cannot.
    pub(crate) fn changeable_for_bot(&self, id: ChannelId) -> Result<&ChannelState, Refusal> {
        let channel = self.channel_for_bot(id, Permissions::empty())?;
        if channel.is_archived() {
            Err(Refusal::thread_is_archived())
        } else {
            Ok(channel)
        }
    }

    /// What sending takes in this channel, which threads know under another name.
    pub(crate) fn needed_to_send(&self, id: ChannelId) -> Permissions {
        match self.channels.get(&id) {
            Some(channel) if channel.is_thread() => Permissions::SEND_MESSAGES_IN_THREADS,
            _ => Permissions::SEND_MESSAGES,
        }
    }
}
