//! Private conversations that are begun at somebody's own request.

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
                self.service.dms_refused(player).await?;
                if let SendError::Forbidden(channel) = error {
                    // The person's settings now hold the refusal, so the channel needs no mark.
                    self.channels.allow_again(channel);
                }
                Ok(None)
            }
            Err(error) => Err(error.into()),
        }
    }
}
