//! Matches: which game follows which.

use super::{Error, Reading, SavedGame, Writing};
use crate::game::GameId;

impl Reading {
    /// The games of a match before this one, oldest first; empty if this is the first game or
    /// belongs to no match. Damaged games are left out.
    pub async fn games_before(&mut self, game: GameId) -> Result<Vec<SavedGame>, Error> {
        let mut before = Vec::new();
        let mut latest = game;
        while let Some(earlier) = self.followed(latest).await? {
            let game = self.game(earlier).await;
            before.extend(self.set_aside(game)?.flatten());
            latest = earlier;
        }
        before.reverse();
        Ok(before)
    }

    /// The next game of the match.
    pub async fn game_after(&mut self, game: GameId) -> Result<Option<GameId>, Error> {
        let next: Option<i64> = sqlx::query_scalar("SELECT id FROM games WHERE follows = $1")
            .bind(game.0)
            .fetch_optional(self.connection())
            .await?;
        Ok(next.map(GameId))
    }

    /// The game that this one follows.
    async fn followed(&mut self, game: GameId) -> Result<Option<GameId>, Error> {
        let before: Option<i64> = sqlx::query_scalar("SELECT follows FROM games WHERE id = $1")
            .bind(game.0)
            .fetch_optional(self.connection())
            .await?
            .flatten();
        // A later game has the larger number, so that damaged data cannot form a cycle.
        Ok(before.filter(|&before| before < game.0).map(GameId))
    }
}

impl Writing {
    /// Records that a game follows another one in a match.
    pub async fn set_follows(&mut self, game: GameId, before: GameId) -> Result<(), Error> {
        sqlx::query("UPDATE games SET follows = $2 WHERE id = $1")
            .bind(game.0)
            .bind(before.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
