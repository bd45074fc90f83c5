//! Offers in a game: each is posted once while it is open.

use std::sync::Arc;

use tracing::info;

use crate::discord::message::Message;
use crate::discord::outbox::attempt::{Attempt, PostError};
use crate::discord::outbox::{Outbox, delivery};
use crate::discord::views;
use crate::game::{GameId, MessageId, PlayerId};

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

    /// Edits the message of a standing offer to which somebody has agreed elsewhere than by its button,
    /// in the background. If that fails, the message asks one person too many; the next answer corrects
    /// it.
    pub fn show_offer(self: &Arc<Self>, id: GameId, message: MessageId) {
        let outbox = Arc::clone(self);
        self.tasks.spawn(async move {
            let Ok(view) = outbox.service.game(id).await else {
                return;
            };
            let mut offers = view.game.offers();
            let Some(offer) = offers.find(|offer| offer.message == Some(message)) else {
                return;
            };
            let content = Message {
                pings: Vec::new(),
                ..views::offer(&view, offer)
            };
            let words = outbox.for_game(&view, &content).await;
            let channel = view.game.place.channel;
            if let Err(error) = outbox.channels.edit(channel, message, &words).await {
                info!("an offer in game {id} stays as it is: {error}");
            }
        });
    }
}
