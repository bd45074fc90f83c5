//! Invitations: each is posted once, and edited once when it is settled.

use tracing::info;

use crate::discord::outbox::Outbox;
use crate::discord::outbox::attempt::{Attempt, PostError};
use crate::discord::views;
use crate::game::{ChallengeId, ChallengeStatus};

impl Outbox {
    pub(super) async fn invite(&self, id: ChallengeId, attempt: Attempt) -> Result<(), PostError> {
        let view = self.service.challenge_by_id(id).await?;
        let challenge = &view.challenge;
        if challenge.message.is_some() || challenge.status != ChallengeStatus::Open {
            return Ok(());
        }
        let content = views::invitation(&view);
        let channel = challenge.place.channel;
        let nonce = format!("c{id}");
        let before = self.posted_before(channel, &content, attempt).await?;
        let (message, shows) = if let Some(before) = before {
            (before, None)
        } else {
            let content = self.for_server(challenge.place.server, &content).await;
            let posted = self.channels.post(channel, &content, Vec::new(), nonce);
            (posted.await?, Some(challenge.made_at))
        };
        self.service.challenge_posted(id, shows, message).await?;
        Ok(())
    }

    /// Edits an invitation's message to say what became of it. This is retried while Discord may
    /// still accept it; a message that is deleted, or too old to be edited, stays as it is.
    pub(super) async fn post_outcome(&self, id: ChallengeId) -> Result<(), PostError> {
        let view = self.service.challenge_by_id(id).await?;
        let challenge = &view.challenge;
        let is_settled = challenge.status != ChallengeStatus::Open;
        if let Some(message) = challenge.message.filter(|_| is_settled) {
            let content = match challenge.status {
                ChallengeStatus::Accepted(game) => views::title(&self.service.game(game).await?),
                _ => views::invitation(&view),
            };
            let content = self.for_server(challenge.place.server, &content).await;
            let channel = challenge.place.channel;
            let edited = self.channels.edit(channel, message, &content).await;
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
