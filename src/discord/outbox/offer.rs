//! Offers in a game: each is posted once while it is open.

use crate::discord::outbox::attempt::{Attempt, PostError};
use crate::discord::outbox::{Outbox, delivery};
use crate::discord::views;
use crate::game::{GameId, PlayerId};

impl Outbox {
    /// Posts a player's offer, if it is open and not posted yet: in the place of the game, or in
    /// direct messages to the other players if Discord accepts nothing there.
    pub(super) async fn post_offer(
        &self,
        id: GameId,
        by: PlayerId,
        attempt: Attempt,
    ) -> Result<(), PostError> {
        let view = self.service.game(id).await?;
        let standing = view.game.offers().copied().find(|offer| offer.by == by);
        let unposted = standing.filter(|offer| offer.message.is_none());
        let Some((offer, number)) = unposted.and_then(|offer| Some((offer, offer.id?))) else {
            return Ok(());
        };
        let content = views::offer(&view, &offer);
        // The same offer may be made again in the same words: each has a nonce of its own.
        let nonce = format!("o{number}");
        let channel = view.game.place.channel;
        let before = self.posted_before(channel, &content, attempt).await?;
        let message = if let Some(before) = before {
            before
        } else {
            let words = self.for_game(&view, &content).await;
            let posted = self
                .channels
                .post(channel, &words, Vec::new(), nonce.clone());
            match posted.await {
                Err(error) if error.is_final() => {
                    let asked = view.game.still_asked(&offer);
                    delivery::privately(self, asked, &content, None, (&nonce, attempt))
                        .await?
                        .1
                }
                posted => posted?,
            }
        };
        self.service.offer_posted(id, (by, number), message).await?;
        Ok(())
    }

    /// Edits the message of a player's standing offer, to which somebody has agreed otherwise than by its
    /// button. If Discord does not take that, the message asks one person too many until it is answered.
    pub(super) async fn refresh_offer(&self, id: GameId, by: PlayerId) -> Result<(), PostError> {
        let view = self.service.game(id).await?;
        let standing = view.game.offers().copied().find(|offer| offer.by == by);
        let Some((offer, message)) = standing.and_then(|offer| Some((offer, offer.message?)))
        else {
            return Ok(());
        };
        let words = self.for_game(&view, &views::offer(&view, &offer)).await;
        let channel = view.game.place.channel;
        Ok(self.channels.edit(channel, message, &words).await?)
    }
}
