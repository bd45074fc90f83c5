//! Sending, editing and deleting messages: the verbs every route and every person ends in.

use std::sync::Arc;

use twilight_model::channel::message::MessageFlags;

use super::{
    Attachment, Change, Draft, Edit, KeptFile, Message, NewFile, World, file::png_dimensions,
    old_edits::OLD_AFTER,
};
use crate::{
    gateway::Audience,
    ids::{AttachmentId, ChannelId, MessageId, UserId},
    refusal::Refusal,
    wire,
};

impl World {
    /// Sends a message; the channel must exist.
    pub(crate) fn post(
        &mut self,
        channel: ChannelId,
        author: UserId,
        draft: Draft,
    ) -> Arc<Message> {
        if draft.system.is_none() {
            self.wake_thread(channel, author);
        }
        let id = self.mint();
        let files: Vec<_> = draft
            .files
            .into_iter()
            .map(|it| self.store(channel, it))
            .collect();
        let mut message = Message {
            id,
            channel,
            guild: self.channels[&channel].guild,
            author,
            content: draft.content,
            embeds: draft.embeds,
            components: wire::component::numbered(draft.components),
            attachments: files,
            flags: draft.flags.unwrap_or(MessageFlags::empty()),
            sent_at: self.now(),
            edited_at: None,
            reply_to: draft.reply_to,
            only_for: draft.only_for,
            answers: draft.answers,
            mentions: Vec::new(),
            mentions_everyone: false,
            pings: Vec::new(),
            nonce: draft.nonce,
            is_loading: draft.is_loading,
            thread: None,
            system: draft.system,
        };
        wire::embed::resolve_files(&mut message);
        if !message.is_loading {
            self.ring(&mut message, draft.allowed_mentions.as_ref());
        }
        if let Some(nonce) = message.nonce.as_ref().map(ToString::to_string) {
            self.nonces
                .insert((author, nonce), (message.sent_at, channel, id));
        }
        let message = Arc::new(message);
        if let Some(channel) = self.channels.get_mut(&channel) {
            channel.messages.push(Arc::clone(&message));
        }
        self.tell_message("MESSAGE_CREATE", &message);
        message
    }

    /// Edits a message; none when there is no such message.
    pub(crate) fn edit(
        &mut self,
        channel: ChannelId,
        id: MessageId,
        edit: Edit,
    ) -> Option<Arc<Message>> {
        let mut message = Message::clone(self.message(channel, id)?);
        let was_loading = std::mem::replace(&mut message.is_loading, false);
        message.edited_at = (!was_loading).then(|| self.now());
        message.content = edit.content.unwrap_or(message.content);
        message.embeds = edit.embeds.unwrap_or(message.embeds);
        if let Some(components) = edit.components {
            message.components = wire::component::numbered(components);
        }
        if let Some(flags) = edit.flags {
            let settable = MessageFlags::SUPPRESS_EMBEDS;
            message.flags = (message.flags - settable) | (flags & settable);
        }
        if let Some(kept) = edit.kept_files {
            self.keep_files(&mut message, &kept);
        }
        for file in edit.new_files {
            message.attachments.push(self.store(channel, file));
        }
        wire::embed::resolve_files(&mut message);
        if was_loading {
            message.flags -= MessageFlags::LOADING;
            self.ring(&mut message, edit.allowed_mentions.as_ref());
        }
        self.replace(Arc::new(message), "MESSAGE_UPDATE")
    }

    /// Counts an edit by the bot if the message is so old that such edits are limited.
    pub(crate) fn count_edit(&mut self, channel: ChannelId, id: MessageId) -> Result<(), Refusal> {
        let now = self.now();
        let sent_at = self.message(channel, id).map(|message| message.sent_at);
        if sent_at.is_some_and(|at| at + OLD_AFTER <= now) {
            let counted = self.old_edits.count(channel, now);
            counted.map_err(Refusal::too_many_old_edits)
        } else {
            Ok(())
        }
    }

    /// Notes the thread that was opened from a message.
    pub(crate) fn opened_thread(&mut self, channel: ChannelId, id: MessageId, thread: ChannelId) {
        let Some(message) = self.message(channel, id) else {
            return;
        };
        let flags = message.flags | MessageFlags::HAS_THREAD;
        let message = Message {
            thread: Some(thread),
            flags,
            ..Message::clone(message)
        };
        self.replace(Arc::new(message), "MESSAGE_UPDATE");
    }

    /// Deletes a message; whether it was there.
    pub(crate) fn delete(&mut self, channel: ChannelId, id: MessageId) -> bool {
        let Some(channel_state) = self.channels.get_mut(&channel) else {
            return false;
        };
        let Some(index) = channel_state.index(id) else {
            return false;
        };
        let message = channel_state.messages.remove(index);
        for file in &message.attachments {
            self.files.remove(file.id);
        }
        if !message.is_ephemeral() && self.bot_sees(message.channel) {
            let audience = Audience::Messages(message.guild);
            self.dispatch("MESSAGE_DELETE", audience, |_| {
                Some(wire::message::deleted(&message))
            });
        }
        self.changed(Change::Message(channel, id));
        true
    }

    fn replace(&mut self, message: Arc<Message>, event: &'static str) -> Option<Arc<Message>> {
        let channel = self.channels.get_mut(&message.channel)?;
        let index = channel.index(message.id)?;
        channel.messages[index] = Arc::clone(&message);
        self.tell_message(event, &message);
        Some(message)
    }

    /// Tells the bot of a message everybody can see, if it sees the channel, and whoever waits of any.
    fn tell_message(&mut self, event: &'static str, message: &Message) {
        if !message.is_ephemeral() && self.bot_sees(message.channel) {
            let audience = Audience::Messages(message.guild);
            self.dispatch(event, audience, |world| {
                Some(wire::message::event(world, message))
            });
        }
        self.changed(Change::Message(message.channel, message.id));
    }

    fn keep_files(&mut self, message: &mut Message, kept: &[KeptFile]) {
        message.attachments.retain_mut(|file| {
            let Some(kept) = kept.iter().find(|kept| kept.id == file.id) else {
                self.files.remove(file.id);
                return false;
            };
            file.description = kept.description.clone().or_else(|| file.description.take());
            true
        });
    }

    /// Takes in a file that somebody attaches to a command.
    pub fn upload(&mut self, channel: ChannelId, name: &str, bytes: &[u8]) -> Attachment {
        let file = NewFile {
            filename: name.to_owned(),
            description: None,
            content_type: "application/octet-stream".to_owned(),
            content: Arc::new(bytes.to_vec()),
        };
        self.store(channel, file)
    }

    fn store(&mut self, channel: ChannelId, file: NewFile) -> Attachment {
        let id: AttachmentId = self.mint();
        let attachment = Attachment {
            id,
            url: format!(
                "{}/attachments/{channel}/{id}/{}",
                self.address, file.filename
            ),
            filename: file.filename,
            description: file.description,
            content_type: file.content_type,
            size: file.content.len(),
            dimensions: png_dimensions(&file.content),
            content: Arc::downgrade(&file.content),
        };
        self.files.add(id, file.content);
        attachment
    }
}
