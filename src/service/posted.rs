//! What was said of what is saved: so that a restart says the rest, once.

use jiff::Timestamp;

use super::error::verb;
use super::{Error, Service};
use crate::game::{ChallengeId, ChannelId, GameId, Mark, MessageId, PlayerId};
use crate::store::Unposted;

/// How often it is tried to say on a standing board that its deadline has moved, or on an open
/// invitation that it stands for longer. The next board says it in any case, and an invitation can be
/// answered for as long as it stands, whatever it says.
pub const MOST_REFRESHES: u32 = 5;

impl Service {
    /// Games whose board or end was saved and not yet posted, oldest first.
    pub async fn unposted_games(&self) -> Result<Vec<GameId>, Error> {
        verb("list unposted games".to_owned(), async {
            Ok(self.store.read().await?.unposted_games().await?)
        })
        .await
    }

    /// Open challenges that were saved and not yet posted, oldest first.
    pub async fn unposted_challenges(&self) -> Result<Vec<ChallengeId>, Error> {
        verb("list unposted challenges".to_owned(), async {
            Ok(self.store.read().await?.unposted_challenges().await?)
        })
        .await
    }

    /// Notes that a game is played in this thread from now on, or that it has none though one was
    /// wished for.
    pub async fn thread_opened(
        &self,
        game: GameId,
        thread: Option<ChannelId>,
    ) -> Result<(), Error> {
        verb(format!("note the thread of game {game}"), async {
            let mut writing = self.store.write().await?;
            writing.save_thread(game, thread).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Notes that a board of a game is shown by this message, and in which channel if it is not the
    /// game's. A board older than the last one noted, or of
    /// no game, changes nothing.
    pub async fn board_posted(
        &self,
        game: GameId,
        at: Mark,
        message: MessageId,
        elsewhere: Option<ChannelId>,
    ) -> Result<(), Error> {
        verb(format!("note the board of game {game}"), async {
            let mut writing = self.store.write().await?;
            writing.save_board(game, at, message, elsewhere).await?;
            writing.forget_attempts(Unposted::Board(game)).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Notes that the end of a game is told by this message, which also shows
    /// its last board. Changes nothing while the game runs.
    pub async fn end_posted(
        &self,
        game: GameId,
        message: MessageId,
        elsewhere: Option<ChannelId>,
    ) -> Result<(), Error> {
        verb(format!("note the end of game {game}"), async {
            let mut writing = self.store.write().await?;
            writing.save_end(game, message, elsewhere).await?;
            writing.forget_attempts(Unposted::Board(game)).await?;
            writing.forget_attempts(Unposted::EngineMove(game)).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// The games whose message shows a deadline that has moved since, with how often it was tried to
    /// change that.
    pub async fn boards_to_refresh(&self) -> Result<Vec<(GameId, u32)>, Error> {
        verb("list boards to refresh".to_owned(), async {
            Ok(self.store.read().await?.boards_to_refresh().await?)
        })
        .await
    }

    /// Notes that the message of a board shows this deadline, or none.
    pub async fn board_refreshed(
        &self,
        game: GameId,
        deadline: Option<Timestamp>,
    ) -> Result<(), Error> {
        verb(format!("note what the board of game {game} says"), async {
            let mut writing = self.store.write().await?;
            writing.save_refreshed(game, deadline).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Notes that so many tries did not change the message of a board. After [`MOST_REFRESHES`] it
    /// stays as it is until its game goes on.
    pub async fn board_not_refreshed(&self, game: GameId, tries: u32) -> Result<(), Error> {
        verb(format!("note what the board of game {game} says"), async {
            let mut writing = self.store.write().await?;
            writing
                .save_not_refreshed(game, tries, MOST_REFRESHES)
                .await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// The open invitations whose message shows a time that has moved since, with how often it was tried
    /// to change that.
    pub async fn invitations_to_refresh(&self) -> Result<Vec<(ChallengeId, u32)>, Error> {
        verb("list invitations to refresh".to_owned(), async {
            Ok(self.store.read().await?.invitations_to_refresh().await?)
        })
        .await
    }

    /// Notes that the message of an invitation shows until when one that was made at this moment
    /// stands.
    pub async fn invitation_refreshed(
        &self,
        challenge: ChallengeId,
        made_at: Timestamp,
    ) -> Result<(), Error> {
        verb(format!("note what challenge {challenge} shows"), async {
            let mut writing = self.store.write().await?;
            writing
                .save_invitation_refreshed(challenge, made_at)
                .await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Notes that so many tries did not change the message of an invitation. After [`MOST_REFRESHES`]
    /// it stays as it is.
    pub async fn invitation_not_refreshed(
        &self,
        challenge: ChallengeId,
        tries: u32,
    ) -> Result<(), Error> {
        verb(format!("note what challenge {challenge} shows"), async {
            let mut writing = self.store.write().await?;
            writing
                .save_invitation_not_refreshed(challenge, tries, MOST_REFRESHES)
                .await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Offers that were saved and not yet posted, by game and by who made them.
    pub async fn unposted_offers(&self) -> Result<Vec<(GameId, PlayerId)>, Error> {
        verb("list unposted offers".to_owned(), async {
            Ok(self.store.read().await?.unposted_offers().await?)
        })
        .await
    }

    /// Notes the message that shows an offer.
    pub async fn offer_posted(
        &self,
        game: GameId,
        by: PlayerId,
        message: MessageId,
    ) -> Result<(), Error> {
        verb(
            format!("note the message of an offer in game {game}"),
            async {
                let mut writing = self.store.write().await?;
                writing.save_offer_message(game, by, message).await?;
                writing.forget_attempts(Unposted::Offer(game, by)).await?;
                Ok(writing.commit().await?)
            },
        )
        .await
    }

    /// Challenges whose message does not say yet what became of them, oldest first.
    pub async fn unshown_challenges(&self) -> Result<Vec<ChallengeId>, Error> {
        verb("list challenges to show again".to_owned(), async {
            Ok(self.store.read().await?.unshown_challenges().await?)
        })
        .await
    }

    /// Notes that the message of a challenge says what became of it, or cannot any more.
    pub async fn challenge_shown(&self, challenge: ChallengeId) -> Result<(), Error> {
        verb(format!("note what challenge {challenge} shows"), async {
            let mut writing = self.store.write().await?;
            writing.save_shown(challenge).await?;
            writing
                .forget_attempts(Unposted::Outcome(challenge))
                .await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Notes the message that shows a challenge.
    pub async fn challenge_posted(
        &self,
        challenge: ChallengeId,
        message: MessageId,
    ) -> Result<(), Error> {
        verb(
            format!("note the message of challenge {challenge}"),
            async {
                let mut writing = self.store.write().await?;
                writing.save_challenge_message(challenge, message).await?;
                let invitation = Unposted::Invitation(challenge);
                writing.forget_attempts(invitation).await?;
                Ok(writing.commit().await?)
            },
        )
        .await
    }
}
