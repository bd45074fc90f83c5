//! Which challenge was made for a rematch of a finished game.

use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{ChallengeId, GameId};

impl Reading {
    /// The latest challenge to a rematch of this game.
    pub async fn rematch_of(&mut self, game: GameId) -> Result<Option<ChallengeId>, Error> {
        let id: Option<i64> = sql::query_scalar("SELECT challenge FROM rematches WHERE game = $1")
            .bind(game.0)
            .fetch_optional(self.connection())
            .await?;
        Ok(id.map(ChallengeId))
    }
}

impl Writing {
    /// Records the challenge made for a rematch, replacing an earlier one.
    pub async fn save_rematch(
        &mut self,
        game: GameId,
        challenge: ChallengeId,
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO rematches (game, challenge) VALUES ($1, $2)
             ON CONFLICT (game) DO UPDATE SET challenge = excluded.challenge",
        )
        .bind(game.0)
        .bind(challenge.0)
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
