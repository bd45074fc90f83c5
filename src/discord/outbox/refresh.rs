//! Refreshes current boards and open invitations whose deadline has moved: edits the message in
//! place and pings nobody.

use crate::discord::message::Message;
use crate::discord::outbox::Outbox;
use crate::discord::outbox::attempt::PostError;
use crate::discord::views;
use crate::game::{ChallengeId, ChallengeStatus, GameId};

impl Outbox {
    /// Updates the deadline on the current board of a game. A board that is not posted yet will
    /// show it anyway.
    pub(super) async fn refresh_board(&self, id: GameId) -> Result<(), PostError> {
        let view = self.service.game(id).await?;
        let game = &view.game;
        let stands = !game.is_over() && view.posted == Some(game.revision());
        let private = view.private_boards.iter();
        let private = private.map(|board| (board.channel, board.message));
        let shared = view.last_board.filter(|_| !view.is_private());
        let boards: Vec<_> = private.chain(shared).filter(|_| stands).collect();
        for (channel, message) in boards {
            let posted = match self.channels.text_of(channel, message).await {
                Ok(posted) => Some(posted),
                // The edit finds out whether the message can be changed.
                Err(error) if error.is_final() => None,
                Err(error) => return Err(error.into()),
            };
            let language = self.language_of_board(&view, channel).await;
            let language = views::posted_in(&view, posted.as_deref(), language);
            let content = views::standing(&view, posted.as_deref(), language);
            let content = content.in_language(language);
            self.channels.edit(channel, message, &content).await?;
        }
        self.service.board_refreshed(id, game.deadline()).await?;
        Ok(())
    }

    /// Updates the expiry in the message of an invitation, if it is still open.
    pub(super) async fn refresh_invitation(&self, id: ChallengeId) -> Result<(), PostError> {
        let view = self.service.challenge_by_id(id).await?;
        let challenge = &view.challenge;
        let Some(message) = challenge.message else {
            return Ok(());
        };
        if challenge.status != ChallengeStatus::Open {
            return Ok(());
        }
        let content = Message {
            pings: Vec::new(),
            ..views::invitation(&view)
        };
        let content = self.for_server(challenge.place.server, &content).await;
        let channel = challenge.place.channel;
        self.channels.edit(channel, message, &content).await?;
        // An answer that came meanwhile edits the message as well, and may have done so first.
        let now = self.service.challenge_by_id(id).await?.challenge;
        if now.status != ChallengeStatus::Open {
            return self.post_outcome(id).await;
        }
        let made_at = challenge.made_at;
        self.service.invitation_refreshed(id, made_at).await?;
        Ok(())
    }
}
