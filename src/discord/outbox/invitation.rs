//! Invitations: posted once, and edited once when they are settled.

use tracing::info;

use crate::discord::outbox::Poster;
use crate::discord::outbox::attempt::{Attempt, PostError};
use crate::discord::views;
use crate::game::{ChallengeId, ChallengeStatus};

impl Poster {
    pub(super) async fn invite(&self, id: ChallengeId, attempt: Attempt) -> Result<(), PostError> {
        let view = self.service.challenge_by_id(id).await?;
        let challenge = &view.challenge;
        if challenge.message.is_some() || challenge.status != ChallengeStatus::Open {
            return Ok(());
        }
        let said = views::invitation(&view);
        let channel = challenge.place.channel;
        let nonce = format!("c{id}");
        let message = if let Some(before) = self.posted_before(channel, &said, attempt).await? {
            before
        } else {
            let posted = self.channels.post(channel, &said, Vec::new(), nonce);
            posted.await?
        };
        self.service.challenge_posted(id, message).await?;
        Ok(())
    }

    /// Says in an invitation's message what became of it. It is tried as long as Discord may take
    /// it; a message that is gone, or too old to be changed, stays as it is.
    pub(super) async fn settle(&self, id: ChallengeId) -> Result<(), PostError> {
        let view = self.service.challenge_by_id(id).await?;
        let challenge = &view.challenge;
        let is_settled = challenge.status != ChallengeStatus::Open;
        if let Some(message) = challenge.message.filter(|_| is_settled) {
            let said = match challenge.status {
                ChallengeStatus::Accepted(game) => views::title(&self.service.game(game).await?),
                _ => views::invitation(&view),
            };
            let channel = challenge.place.channel;
            let edited = self.channels.edit(channel, message, &said).await;
            match edited {
                Err(error) if !error.is_final() => return Err(error.into()),
                Err(error) => info!("invitation {id} stays as it is: {error}"),
                Ok(()) => {}
            }
        }
        self.service.challenge_shown(id).await?;
        Ok(())
    }
}
