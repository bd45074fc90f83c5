//! How channels and threads go, and everything in them, and what the bot hears of it.

use serde_json::json;

use super::{Change, ChannelState, World};
use crate::{
    gateway::Audience,
    ids::{ChannelId, MessageId},
    wire,
};

impl World {
    /// Deletes everything said in a channel at once.
    pub(crate) fn purge(&mut self, id: ChannelId) {
        let Some(channel) = self.channels.get_mut(&id) else {
            return;
        };
        let guild = channel.guild;
        let gone = std::mem::take(&mut channel.messages);
        let everybodys = gone.iter().filter(|message| !message.is_ephemeral());
        let ids: Vec<MessageId> = everybodys.map(|message| message.id).collect();
        for file in gone.iter().flat_map(|message| &message.attachments) {
            self.files.remove(file.id);
        }
        if self.bot_sees(id) && !ids.is_empty() {
            self.dispatch("MESSAGE_DELETE_BULK", Audience::Messages(guild), |_| {
                Some(json!({"ids": ids, "channel_id": id, "guild_id": guild}))
            });
        }
        for message in gone {
            self.changed(Change::Message(id, message.id));
        }
    }

    /// Deletes a channel with its threads, or a thread; nothing happens in private conversations.
    pub(crate) fn delete_channel(&mut self, id: ChannelId) {
        let Some(guild) = self.channel(id).and_then(|channel| channel.guild) else {
            return;
        };
        let Some(gone) = self.forget_channel(id) else {
            return;
        };
        // Of the threads in a channel that goes, nothing further is said.
        let is_inside = |channel: &&ChannelState| channel.parent == Some(id);
        let threads: Vec<ChannelId> = self
            .channels
            .values()
            .filter(is_inside)
            .map(|thread| thread.id)
            .collect();
        for thread in threads {
            self.forget_channel(thread);
        }
        let audience = Audience::Guild(guild);
        if gone.is_thread() {
            let told = wire::channel::deleted_thread(&gone);
            self.dispatch("THREAD_DELETE", audience, |_| Some(told));
        } else {
            self.dispatch("CHANNEL_DELETE", audience, |world| {
                Some(wire::channel::channel(world, &gone))
            });
        }
        self.changed(Change::Other);
    }

    /// Takes a channel out of the world, and the files in it.
    fn forget_channel(&mut self, id: ChannelId) -> Option<ChannelState> {
        let gone = self.channels.remove(&id)?;
        if let Some(guild) = gone.guild.and_then(|id| self.guilds.get_mut(&id)) {
            guild.channels.retain(|channel| *channel != id);
        }
        let files = gone.messages.iter().flat_map(|it| &it.attachments);
        for file in files {
            self.files.remove(file.id);
        }
        Some(gone)
    }
}
