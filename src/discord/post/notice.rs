//! What one person is told by themselves: a reminder, or the daily list. Privately where they can be
//! reached; a reminder else in the channel of its game.
//!
//! Each is tried as often as any other post (`service::attempts`), until it is sent, refused for good,
//! or the game has gone on. Nobody is told twice: a reminder is looked for first where it would go, and
//! Discord drops a list that is sent twice within some minutes.

use tracing::info;

use super::{Attempt, PostError, Poster};
use crate::discord::channels::SendError;
use crate::discord::message::Said;
use crate::discord::messages;
use crate::game::{GameId, Person, PlayerId, Viewpoint};

impl Poster {
    /// Reminds a player of a game, if that is still to be sent.
    pub(super) async fn remind(
        &self,
        game: GameId,
        player: PlayerId,
        attempt: Attempt,
    ) -> Result<(), PostError> {
        if let Some((view, reminder)) = self.service.unsent_reminder(game, player).await? {
            let said = messages::reminder(&view, player, reminder);
            let nonce = format!("m{game}.{}.{}", view.game.mark(), reminder as u8);
            if !self.write(player, &said, &nonce, attempt).await? {
                let channel = view.game.place.channel;
                let before = self.posted_before(channel, &said, attempt).await?;
                if before.is_none() {
                    let sent = self.channels.send(channel, &said, Vec::new(), nonce);
                    sent.await?;
                }
            }
        }
        Ok(self.service.reminder_sent(game, player).await?)
    }

    /// Sends somebody the list of the games that wait for them, if any do.
    pub(super) async fn send_digest(&self, player: PlayerId) -> Result<(), PostError> {
        let Some(due_at) = self.service.unsent_digest(player).await? else {
            return Ok(self.service.digest_sent(player).await?);
        };
        let viewpoint = Viewpoint {
            player,
            server: None,
        };
        let mut games = self.service.games_seen_from(viewpoint, player).await?;
        games.views.retain(|view| view.game.waits_for(player));
        if !games.views.is_empty() {
            let name = self.service.name_of(player).await?.unwrap_or_default();
            let said = messages::digest(&games, &Person::new(player, &name));
            let day = due_at.as_second() / (24 * 60 * 60);
            let nonce = format!("d{:x}.{day}", player.0);
            // Yesterday's list may read the same.
            let attempt = Attempt::First;
            self.write(player, &said, &nonce, attempt).await?;
        }
        Ok(self.service.digest_sent(player).await?)
    }

    /// Writes to somebody privately; false if they do not want that, or Discord does not let the bot.
    /// That is remembered, for asking again and again is held against the bot.
    async fn write(
        &self,
        player: PlayerId,
        said: &Said,
        nonce: &str,
        attempt: Attempt,
    ) -> Result<bool, PostError> {
        if !self.service.welcomes_messages(player).await? {
            return Ok(false);
        }
        match self.write_once(player, said, nonce, attempt).await {
            Ok(()) => Ok(true),
            Err(error) if error.is_forbidden() => {
                info!(%player, "private messages are turned away");
                self.service.messages_refused(player).await?;
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Writes to somebody privately, unless that was done before.
    async fn write_once(
        &self,
        player: PlayerId,
        said: &Said,
        nonce: &str,
        attempt: Attempt,
    ) -> Result<(), SendError> {
        // Here nobody needs to be called by name.
        let called = format!("{} your", messages::words::mention(player));
        let said = Said {
            ping: None,
            text: said.text.replacen(&called, "Your", 1),
            ..said.clone()
        };
        let channel = self.channels.conversation(player).await?;
        let before = self.posted_before(channel, &said, attempt).await?;
        if before.is_none() {
            let sent = self
                .channels
                .send(channel, &said, Vec::new(), nonce.to_owned());
            sent.await?;
        }
        Ok(())
    }
}
