//! Records which messages were posted, so that after a restart the rest is posted, and only once.

use jiff::Timestamp;

use super::error::use_case;
use super::{Error, Service};
use crate::game::{
    Challenge, ChallengeId, ChannelId, GameId, MessageId, OfferId, PlayerId, Revision,
};
use crate::store::{PrivateBoard, Unposted};

/// How often to try to update a posted board whose deadline has moved, or an open challenge whose
/// expiry has. It is moved by a minute or more since the message was posted or updated: that is the
/// next edit at the earliest. The next board shows the new deadline anyway, and a challenge can be answered until
/// it expires, whatever its message says.
pub const MOST_REFRESHES: u32 = 5;

impl Service {
    /// Games with a saved board or end that is not yet posted, oldest first.
    pub async fn unposted_games(&self) -> Result<Vec<GameId>, Error> {
        use_case("list unposted games".to_owned(), async {
            Ok(self.store.read().await?.unposted_games().await?)
        })
        .await
    }

    /// Open challenges that are saved but not yet posted, oldest first.
    pub async fn unposted_challenges(&self) -> Result<Vec<ChallengeId>, Error> {
        use_case("list unposted challenges".to_owned(), async {
            Ok(self.store.read().await?.unposted_challenges().await?)
        })
        .await
    }

    /// Records the thread in which a game is played from now on, or that it has none although one
    /// was wanted. Both games of a set are played in the same.
    pub async fn thread_opened(
        &self,
        game: GameId,
        thread: Option<ChannelId>,
    ) -> Result<(), Error> {
        use_case(format!("note the thread of game {game}"), async {
            let mut writing = self.store.write().await?;
            writing.save_thread(game, thread).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Records the message that shows a board of a game with this deadline, and its channel if that
    /// is not the game's. `None` stands for no deadline, or for a message from an earlier attempt,
    /// which may not show what was given back since. Ignored if the board is older than the last one
    /// recorded, or if there is no such game.
    pub async fn board_posted(
        &self,
        game: GameId,
        (at, shows): (Revision, Option<Timestamp>),
        message: MessageId,
        elsewhere: Option<ChannelId>,
    ) -> Result<(), Error> {
        use_case(format!("note the board of game {game}"), async {
            let mut writing = self.store.write().await?;
            writing
                .save_board(game, at, shows, message, elsewhere)
                .await?;
            writing.forget_attempts(Unposted::Board(game)).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Records where a player sees the last board of a game that is played in private conversations.
    pub async fn private_board_sent(&self, game: GameId, board: PrivateBoard) -> Result<(), Error> {
        use_case(format!("note where a person sees game {game}"), async {
            let mut writing = self.store.write().await?;
            writing.save_private_board(game, board).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Records the message that announces the end of a game, which also shows its last board.
    /// Ignored while the game is running.
    pub async fn end_posted(
        &self,
        game: GameId,
        message: MessageId,
        elsewhere: Option<ChannelId>,
    ) -> Result<(), Error> {
        use_case(format!("note the end of game {game}"), async {
            let mut writing = self.store.write().await?;
            writing.save_end(game, message, elsewhere).await?;
            writing.forget_attempts(Unposted::Board(game)).await?;
            writing.forget_attempts(Unposted::EngineMove(game)).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// The games whose message shows an outdated deadline, with the number of attempts to update
    /// it.
    pub async fn boards_to_refresh(&self) -> Result<Vec<(GameId, u32)>, Error> {
        use_case("list boards to refresh".to_owned(), async {
            Ok(self.store.read().await?.boards_to_refresh().await?)
        })
        .await
    }

    /// Records that a board's message shows this deadline, or none.
    pub async fn board_refreshed(
        &self,
        game: GameId,
        deadline: Option<Timestamp>,
    ) -> Result<(), Error> {
        use_case(format!("note what the board of game {game} says"), async {
            let mut writing = self.store.write().await?;
            writing.save_refreshed(game, deadline).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Records that this many attempts to update a board's message have failed. After
    /// [`MOST_REFRESHES`] the message stays as it is until the game's next move.
    pub async fn board_not_refreshed(&self, game: GameId, tries: u32) -> Result<(), Error> {
        use_case(format!("note what the board of game {game} says"), async {
            let mut writing = self.store.write().await?;
            writing
                .save_not_refreshed(game, tries, MOST_REFRESHES)
                .await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// The open challenges whose message shows an outdated expiry, with the number of attempts to
    /// update it.
    pub async fn invitations_to_refresh(&self) -> Result<Vec<(ChallengeId, u32)>, Error> {
        use_case("list invitations to refresh".to_owned(), async {
            Ok(self.store.read().await?.invitations_to_refresh().await?)
        })
        .await
    }

    /// Records that a challenge's message shows the expiry of a challenge made at this time.
    pub async fn invitation_refreshed(
        &self,
        challenge: ChallengeId,
        made_at: Timestamp,
    ) -> Result<(), Error> {
        use_case(format!("note what challenge {challenge} shows"), async {
            let mut writing = self.store.write().await?;
            writing
                .save_invitation_refreshed(challenge, made_at)
                .await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Records that this many attempts to update a challenge's message have failed. After
    /// [`MOST_REFRESHES`] the message stays as it is.
    pub async fn invitation_not_refreshed(
        &self,
        challenge: ChallengeId,
        tries: u32,
    ) -> Result<(), Error> {
        use_case(format!("note what challenge {challenge} shows"), async {
            let mut writing = self.store.write().await?;
            writing
                .save_invitation_not_refreshed(challenge, tries, MOST_REFRESHES)
                .await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Offers that are saved but not yet posted: the game and the player who made the offer.
    pub async fn unposted_offers(&self) -> Result<Vec<(GameId, PlayerId)>, Error> {
        use_case("list unposted offers".to_owned(), async {
            Ok(self.store.read().await?.unposted_offers().await?)
        })
        .await
    }

    /// Records the message that shows a player's offer. Ignored if that offer is gone, even if the
    /// same player has made another since.
    pub async fn offer_posted(
        &self,
        game: GameId,
        (by, offer): (PlayerId, OfferId),
        message: MessageId,
    ) -> Result<(), Error> {
        use_case(
            format!("note the message of an offer in game {game}"),
            async {
                let mut writing = self.store.write().await?;
                writing.save_offer_message(game, offer, message).await?;
                writing.forget_attempts(Unposted::Offer(game, by)).await?;
                Ok(writing.commit().await?)
            },
        )
        .await
    }

    /// Challenges whose message does not yet show their outcome, oldest first.
    pub async fn unshown_challenges(&self) -> Result<Vec<ChallengeId>, Error> {
        use_case("list challenges to show again".to_owned(), async {
            Ok(self.store.read().await?.unshown_challenges().await?)
        })
        .await
    }

    /// Records that a challenge's message shows its outcome, or can no longer be updated.
    pub async fn challenge_shown(&self, challenge: ChallengeId) -> Result<(), Error> {
        use_case(format!("note what challenge {challenge} shows"), async {
            let mut writing = self.store.write().await?;
            writing.save_shown(challenge).await?;
            writing
                .forget_attempts(Unposted::Outcome(challenge))
                .await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Records the message that shows a challenge as made at this time. `None` stands for a message
    /// from an earlier attempt, which may not show what was given back since.
    pub async fn challenge_posted(
        &self,
        challenge: ChallengeId,
        shows: Option<Timestamp>,
        message: MessageId,
    ) -> Result<(), Error> {
        use_case(
            format!("note the message of challenge {challenge}"),
            async {
                let mut writing = self.store.write().await?;
                writing
                    .save_challenge_message(challenge, shows, message)
                    .await?;
                let invitation = Unposted::Invitation(challenge);
                writing.forget_attempts(invitation).await?;
                Ok(writing.commit().await?)
            },
        )
        .await
    }

    /// Records the message under which somebody presses a button of a challenge, if none is recorded
    /// and this is the challenge's channel: Discord took the message, and its answer was lost. If the
    /// response to the press is lost too, it is known all the same which message has to be updated.
    pub async fn challenge_pressed(
        &self,
        challenge: ChallengeId,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), Error> {
        use_case(
            format!("note the pressed message of challenge {challenge}"),
            async {
                let known = self.store.read().await?.challenge(challenge).await?;
                let is_unknown =
                    |it: &Challenge| it.message.is_none() && it.place.channel == channel;
                if !known.as_ref().is_some_and(is_unknown) {
                    return Ok(());
                }
                let mut writing = self.store.write().await?;
                if writing.save_pressed_message(challenge, message).await? {
                    let invitation = Unposted::Invitation(challenge);
                    writing.forget_attempts(invitation).await?;
                }
                Ok(writing.commit().await?)
            },
        )
        .await
    }
}
