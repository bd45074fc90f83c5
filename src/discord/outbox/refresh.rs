//! Standing boards and open invitations whose time has moved: the message is changed in its place, and
//! nobody pinged.

use crate::discord::message::Said;
use crate::discord::outbox::Poster;
use crate::discord::outbox::attempt::PostError;
use crate::discord::views;
use crate::game::{ChallengeId, ChallengeStatus, GameId};

impl Poster {
    /// Says on the standing board of a game what is true of its deadline now. A board that is yet to
    /// be posted says it by itself.
    pub(super) async fn refresh(&self, id: GameId) -> Result<(), PostError> {
        let view = self.service.game(id).await?;
        let game = &view.game;
        let stands = !game.is_over() && view.posted == Some(game.mark());
        if let Some((channel, message)) = view.last_board.filter(|_| stands) {
            let posted = match self.channels.text_of(channel, message).await {
                Ok(posted) => Some(posted),
                // Whether it can be changed is for the change to find out.
                Err(error) if error.is_final() => None,
                Err(error) => return Err(error.into()),
            };
            let said = views::standing(&view, posted.as_deref());
            self.channels.edit(channel, message, &said).await?;
        }
        self.service.board_refreshed(id, game.deadline()).await?;
        Ok(())
    }

    /// Says in the message of an invitation until when it stands now, if it is still open.
    pub(super) async fn prolong(&self, id: ChallengeId) -> Result<(), PostError> {
        let view = self.service.challenge_by_id(id).await?;
        let challenge = &view.challenge;
        let Some(message) = challenge.message else {
            return Ok(());
        };
        if challenge.status != ChallengeStatus::Open {
            return Ok(());
        }
        let said = Said {
            ping: None,
            ..views::invitation(&view)
        };
        let channel = challenge.place.channel;
        self.channels.edit(channel, message, &said).await?;
        // An answer that came meanwhile has changed the message as well, and may have done so first.
        let now = self.service.challenge_by_id(id).await?.challenge;
        if now.status != ChallengeStatus::Open {
            return self.settle(id).await;
        }
        let made_at = challenge.made_at;
        self.service.invitation_refreshed(id, made_at).await?;
        Ok(())
    }
}
