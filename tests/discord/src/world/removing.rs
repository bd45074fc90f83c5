//! How channels and threads go, with everything in them, and what the bot hears of it.

use super::{Change, ChannelState, World};
use crate::{gateway::Audience, ids::ChannelId, wire};

impl World {
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
