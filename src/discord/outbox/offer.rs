//! Offers in a game, posted once while they stand.

use crate::discord::outbox::attempt::{Attempt, PostError};
use crate::discord::outbox::{Poster, delivery};
use crate::discord::views;
use crate::game::{GameId, PlayerId};
use crate::rules::Seat;

impl Poster {
    /// Posts the offer of a player, if it stands and was not posted yet: where the game is, or to
    /// the others where nothing can be posted there.
    pub(super) async fn propose(
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
        let said = views::offer(&view, &offer);
        let seat = view.game.seat_of(by).map_or(0, Seat::index);
        let kind = &offer.kind.id()[..1];
        let nonce = format!("o{id}.{}.{kind}{seat}", offer.at);
        let channel = view.game.place.channel;
        let message = if let Some(before) = self.posted_before(channel, &said, attempt).await? {
            before
        } else {
            let posted = self.channels.post_unless_answered(channel, &said, &nonce);
            match posted.await {
                Err(error) if error.is_final() => {
                    let mut others = view.game.players.clone();
                    others.retain(|&other| other != by);
                    delivery::privately(&self.channels, others, &said, &[], &nonce)
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
