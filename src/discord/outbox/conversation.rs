//! Private conversations: those that are begun at somebody's own request, and what is noted of a refusal.

use tracing::info;

use crate::discord::message::Message;
use crate::discord::outbox::Outbox;
use crate::discord::outbox::attempt::PostError;
use crate::discord::outbox::channels::{Membership, SendError};
use crate::discord::{reader, views};
use crate::game::{ChannelId, PlayerId, ServerId};
use crate::service;

impl Outbox {
    /// Writes quietly to somebody who seeks everywhere, so that it is certain that Discord takes messages to
    /// them. Returns the channel; `None` if they do not want that, or Discord refuses, which ends their seeks there.
    pub async fn reach_seeker(
        &self,
        player: PlayerId,
        nonce: String,
    ) -> Result<Option<ChannelId>, PostError> {
        let language = reader::language_of(&self.service, player, None).await;
        let content = Message {
            is_quiet: true,
            ..views::conversation_opened()
        };
        let content = content.in_language(language);
        self.open_conversation(player, &content, nonce).await
    }

    /// Ends the seeks on a server of a person who is no member of it any more. Returns whether they have left.
    /// It asks Discord: nobody tells the bot who leaves. Without an answer they count as members.
    pub async fn end_seeks_if_left(
        &self,
        player: PlayerId,
        server: ServerId,
    ) -> Result<bool, service::Error> {
        let has_left = self.channels.is_no_member(server, player).await;
        if has_left {
            info!(%server, "who seeks there has left");
            self.service.end_seeks_on(player, server).await?;
        }
        Ok(has_left)
    }

    /// Whether a person who sought an opponent on a server is a member of it for certain. Their seeks there end
    /// if they have left, and everybody's if the bot is no member itself.
    pub async fn is_seeker_there(
        &self,
        player: PlayerId,
        server: ServerId,
    ) -> Result<bool, PostError> {
        match self.channels.membership(server, player).await? {
            Membership::Member => Ok(true),
            Membership::Left => {
                info!(%server, "who seeks there has left");
                self.service.end_seeks_on(player, server).await?;
                Ok(false)
            }
            Membership::NotTheBot => {
                info!(%server, "the bot has left, and seeks there end");
                self.service.end_all_seeks_on(server).await?;
                Ok(false)
            }
        }
    }

    /// Whether the bot, whose account this is, is on a server. It asks Discord; `None` without an answer.
    pub async fn is_bot_on(&self, server: ServerId, own: PlayerId) -> Option<bool> {
        let membership = self.channels.membership(server, own).await;
        membership.ok().map(|it| it == Membership::Member)
    }

    /// Whether a person who seeks everywhere can be written to, as far as that is known before something is.
    pub async fn can_reach_seeker(&self, player: PlayerId) -> Result<bool, PostError> {
        if !self.service.accepts_dms(player).await? {
            return Ok(false);
        }
        match self.channels.conversation(player).await {
            Ok(_) => Ok(true),
            Err(error) if error.is_forbidden() => {
                info!("a person turns private messages away");
                self.note_dms_refused(player, &error).await?;
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Writes to a person at once, who asked for it just now, and returns the channel of the conversation.
    /// `None` if they do not want that, or Discord does not let the bot; that is noted. It is not retried.
    pub async fn open_conversation(
        &self,
        player: PlayerId,
        content: &Message<String>,
        nonce: String,
    ) -> Result<Option<ChannelId>, PostError> {
        if !self.service.accepts_dms(player).await? {
            return Ok(None);
        }
        match self
            .channels
            .write(player, content, Vec::new(), &nonce)
            .await
        {
            Ok((channel, _)) => Ok(Some(channel)),
            Err(error) if error.is_forbidden() => {
                info!("a person turns private messages away");
                self.note_dms_refused(player, &error).await?;
                Ok(None)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Records that Discord does not let the bot write to a person. Their settings hold that from now on, so
    /// the channel needs no mark of its own.
    pub(super) async fn note_dms_refused(
        &self,
        player: PlayerId,
        refused: &SendError,
    ) -> Result<(), PostError> {
        self.service.dms_refused(player).await?;
        if let SendError::Forbidden(channel) = *refused {
            self.channels.allow_again(channel);
        }
        Ok(())
    }
}
