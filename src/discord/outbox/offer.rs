//! Offers in a game: each is posted once while it is open.

use std::sync::Arc;
use std::time::Duration;

use tracing::debug;

use crate::discord::outbox::attempt::{Attempt, PostError};
use crate::discord::outbox::{Outbox, Post, delivery};
use crate::discord::views;
use crate::game::{GameId, MessageId, Offer, PlayerId};
use crate::service::GameView;

/// How often the message of a lapsed offer is edited before it is left as it is.
const LAPSED_TRIES: usize = 3;
/// How long to wait in between.
const LAPSED_PAUSE: Duration = Duration::from_secs(5);

impl Outbox {
    /// Posts a player's offer, if it is open and not posted yet: in the place of the game, or in
    /// direct messages to the other players if Discord accepts nothing there.
    pub(super) async fn post_offer(
        self: &Arc<Self>,
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
        let channel = view.offer_channel(by);
        let before = self.posted_before(channel, &content, attempt).await?;
        let message = if let Some(before) = before {
            before
        } else {
            let words = self.for_offer(&view, by, &content).await;
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
        let now = self.service.game(id).await?.game;
        match now.offers().find(|standing| standing.id == offer.id) {
            // What made it moot did not know its message.
            None => self.say_lapsed(
                &view,
                [Offer {
                    message: Some(message),
                    ..offer
                }],
            ),
            // Nor did who agreed meanwhile.
            Some(standing) if standing.agreed != offer.agreed => {
                self.post_soon(Post::RefreshOffer(id, by));
            }
            Some(_) => {}
        }
        Ok(())
    }

    /// Edits the messages of offers that nobody can answer any more to say so, in the background and
    /// without a ping. Each edit is tried a few times; where all fail, its buttons are answered with the
    /// same words.
    pub fn say_lapsed(self: &Arc<Self>, view: &GameView, lapsed: impl IntoIterator<Item = Offer>) {
        for offer in lapsed {
            let (outbox, view) = (Arc::clone(self), view.clone());
            self.tasks.spawn(async move {
                let Some(message) = outbox.message_of(&view, &offer).await else {
                    // If it is posted later, that is when its message says so.
                    return;
                };
                let told = views::offer_lapsed(&view, offer.by, offer.kind);
                let words = outbox.for_offer(&view, offer.by, &told).await;
                let channel = view.offer_channel(offer.by);
                for tried in 0..LAPSED_TRIES {
                    if tried > 0 {
                        tokio::time::sleep(LAPSED_PAUSE).await;
                    }
                    match outbox.channels.edit(channel, message, &words).await {
                        Ok(()) => return,
                        Err(error) if error.is_final() => return,
                        Err(error) => debug!("the offer in message {message} looks open: {error}"),
                    }
                }
            });
        }
    }

    /// The message of an offer. If it lapsed just when it was posted, the message is not recorded.
    async fn message_of(&self, view: &GameView, offer: &Offer) -> Option<MessageId> {
        if offer.message.is_some() {
            return offer.message;
        }
        let content = views::offer(view, offer);
        let channel = view.offer_channel(offer.by);
        let posted = self.posted_before(channel, &content, Attempt::Another);
        posted.await.ok().flatten()
    }

    /// Edits the message of a player's standing offer, to which somebody has agreed otherwise than by its
    /// button. If Discord does not take that, the message asks one person too many until it is answered.
    pub(super) async fn refresh_offer(
        self: &Arc<Self>,
        id: GameId,
        by: PlayerId,
    ) -> Result<(), PostError> {
        let view = self.service.game(id).await?;
        let standing = view.game.offers().copied().find(|offer| offer.by == by);
        let Some((offer, message)) = standing.and_then(|offer| Some((offer, offer.message?)))
        else {
            return Ok(());
        };
        let content = views::offer(&view, &offer);
        let words = self.for_offer(&view, by, &content).await;
        let channel = view.offer_channel(by);
        self.channels.edit(channel, message, &words).await?;
        // It may have lapsed meanwhile, and its message may have said so first.
        let now = self.service.game(id).await?.game;
        if !now.offers().any(|standing| standing.id == offer.id) {
            self.say_lapsed(&view, [offer]);
        }
        Ok(())
    }
}
