//! Private conversations: those that are begun at somebody's own request, and what is noted of a refusal.

use tracing::info;

use crate::discord::message::Message;
use crate::discord::outbox::Outbox;
use crate::discord::outbox::attempt::PostError;
use crate::discord::outbox::channels::SendError;
use crate::game::{ChannelId, PlayerId};

impl Outbox {
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
                info!(%player, "private messages are turned away");
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
