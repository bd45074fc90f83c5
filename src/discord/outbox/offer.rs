//! Offers in a game: each is posted once while it is open.

use crate::discord::outbox::attempt::{Attempt, PostError};
use crate::discord::outbox::{Outbox, delivery};
use crate::discord::views;
use crate::game::{GameId, PlayerId};
use crate::rules::Seat;

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
        let Some(offer) = standing.filter(|offer| offer.message.is_none()) else {
            return Ok(());
        };
        let content = views::offer(&view, &offer);
        let seat = view.game.seat_of(by).map_or(0, Seat::index);
        let kind = &offer.kind.id()[..1];
        let nonce = format!("o{id}.{}.{kind}{seat}", offer.at);
        let channel = view.game.place.channel;
        let message = if let Some(before) = self.posted_before(channel, &content, attempt).await? {
            before
        } else {
            let posted = self
                .channels
                .post_unless_answered(channel, &content, &nonce);
            match posted.await {
                Err(error) if error.is_final() => {
                    let mut others = view.game.players.clone();
                    others.retain(|&other| other != by);
                    delivery::privately(&self.channels, others, &content, &[], &nonce)
                        .await?
                        .1
                }
                posted => posted?,
            }
        };
        self.service.offer_posted(id, by, message).await?;
        Ok(())
    }
}
