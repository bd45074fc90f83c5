//! Private notices: reminders and daily lists. Each is kept until it is sent or given up. A reminder to
//! somebody who cannot be written to goes to the channel of its game.
//!
//! Each is tried as often as any other post (`service::attempts`), until it is sent, refused for good,
//! or not wanted any more. Nobody is told twice: it is looked for first where it would go, among what was
//! said since it is kept.

use jiff::Timestamp;
use tracing::info;

use crate::discord::message::Said;
use crate::discord::outbox::Poster;
use crate::discord::outbox::attempt::PostError;
use crate::discord::outbox::channels::SendError;
use crate::discord::outbox::duplicate_check::Sought;
use crate::discord::views;
use crate::game::{ChannelId, MessageId, Person, PlayerId, Viewpoint};
use crate::service::attempts::{UnsentDigest, UnsentReminder};

/// A private notice, ready to be sent.
#[derive(Clone, Copy)]
struct Notice<'a> {
    said: &'a Said,
    /// What names it among all messages.
    nonce: &'a str,
    kept_at: Timestamp,
}

impl Poster {
    /// Reminds a player of a game, if that is still to be sent.
    pub(super) async fn remind(&self, unsent: UnsentReminder) -> Result<(), PostError> {
        let UnsentReminder { game, player, .. } = unsent;
        if let Some((view, kept_at)) = self.service.unsent_reminder(unsent).await? {
            let reminder = unsent.reminder;
            let notice = Notice {
                said: &views::reminder(&view, player, reminder),
                nonce: &format!("m{game}.{}.{}", unsent.at, reminder as u8),
                kept_at,
            };
            if !self.write(player, notice).await? {
                self.send_once(view.game.place.channel, notice).await?;
            }
        }
        Ok(self.service.reminder_sent(unsent).await?)
    }

    /// Sends somebody the list of the games that wait for them, if any do and it is still to be sent.
    pub(super) async fn send_digest(&self, unsent: UnsentDigest) -> Result<(), PostError> {
        if !self.service.is_digest_unsent(unsent).await? {
            return Ok(());
        }
        let UnsentDigest { player, due_at } = unsent;
        let viewpoint = Viewpoint {
            player,
            server: None,
        };
        let mut games = self.service.games_seen_from(viewpoint, player).await?;
        games.views.retain(|view| view.game.waits_for(player));
        if !games.views.is_empty() {
            let name = self.service.name_of(player).await?.unwrap_or_default();
            let day = due_at.as_second() / (24 * 60 * 60);
            let notice = Notice {
                said: &views::digest(&games, &Person::new(player, &name)),
                nonce: &format!("d{:x}.{day}", player.0),
                kept_at: due_at,
            };
            self.write(player, notice).await?;
        }
        Ok(self.service.digest_sent(unsent).await?)
    }

    /// Writes to somebody privately; false if they do not want that, or Discord does not let the bot.
    /// The database remembers that until they change their settings, for asking again and again is held
    /// against the bot.
    async fn write(&self, player: PlayerId, notice: Notice<'_>) -> Result<bool, PostError> {
        if !self.service.welcomes_messages(player).await? {
            return Ok(false);
        }
        match self.write_once(player, notice).await {
            Ok(_) => Ok(true),
            Err(error) if error.is_forbidden() => {
                info!(%player, "private messages are turned away");
                self.service.messages_refused(player).await?;
                if let SendError::Forbidden(channel) = error {
                    // Who allows it again by their settings is heard.
                    self.channels.allow_again(channel);
                }
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Writes to somebody privately, unless that was done before.
    async fn write_once(
        &self,
        player: PlayerId,
        notice: Notice<'_>,
    ) -> Result<MessageId, SendError> {
        // Here nobody needs to be called by name.
        let called = format!("{} your", views::phrases::mention(player));
        let said = Said {
            ping: None,
            text: notice.said.text.replacen(&called, "Your", 1),
            ..notice.said.clone()
        };
        let channel = self.channels.conversation(player).await?;
        let notice = Notice {
            said: &said,
            ..notice
        };
        self.send_once(channel, notice).await
    }

    /// Sends a notice to a channel, unless it is there.
    async fn send_once(
        &self,
        channel: ChannelId,
        notice: Notice<'_>,
    ) -> Result<MessageId, SendError> {
        let Notice { said, nonce, .. } = notice;
        let sought = Sought::Notice {
            said,
            since: notice.kept_at,
        };
        if let Some(before) = self.channels.posted_before(channel, &sought).await? {
            return Ok(before);
        }
        let nonce = nonce.to_owned();
        self.channels.send(channel, said, Vec::new(), nonce).await
    }
}
