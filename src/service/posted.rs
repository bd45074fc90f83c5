//! What was said of what is saved: so that a restart says the rest, once.

use super::error::verb;
use super::{Error, Service};
use crate::game::{ChallengeId, GameId, MessageId};

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

    /// Notes that the board of this ply, as [`crate::game::Game::ply`] counts,
    /// is shown by this message. A board older than the last one noted, or of
    /// no game, changes nothing.
    pub async fn board_posted(
        &self,
        game: GameId,
        ply: u16,
        message: MessageId,
    ) -> Result<(), Error> {
        verb(format!("note the board of game {game}"), async {
            let mut writing = self.store.write().await?;
            writing.save_board(game, ply, message).await?;
            Ok(writing.commit().await?)
        })
        .await
    }

    /// Notes that the end of a game is told by this message, which also shows
    /// its last board. Changes nothing while the game runs.
    pub async fn end_posted(&self, game: GameId, message: MessageId) -> Result<(), Error> {
        verb(format!("note the end of game {game}"), async {
            let mut writing = self.store.write().await?;
            writing.save_end(game, message).await?;
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
                Ok(writing.commit().await?)
            },
        )
        .await
    }
}
