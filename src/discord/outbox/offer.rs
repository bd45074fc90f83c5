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
                    let mut others = view.game.players.clone();
                    others.retain(|&other| other != by);
                    delivery::privately(self, others, &content, None, (&nonce, attempt))
                        .await?
                        .1
                }
                posted => posted?,
            }
        };
        self.service.offer_posted(id, (by, number), message).await?;
        Ok(())
    }
}
