//! The finished games in which puzzles are still to be looked for. Each is searched once.

use super::{Error, Reading, Writing};
use crate::game::GameId;

impl Reading {
    /// The latest finished game in which puzzles are still to be looked for.
    pub async fn game_to_search(&mut self) -> Result<Option<GameId>, Error> {
        let game: Option<i64> = sqlx::query_scalar(TO_SEARCH)
            .fetch_optional(self.connection())
            .await?;
        Ok(game.map(GameId))
    }

    /// Whether puzzles are still to be looked for in a game.
    pub async fn is_to_search(&mut self, game: GameId) -> Result<bool, Error> {
        Ok(sqlx::query_scalar(IS_TO_SEARCH)
            .bind(game.0)
            .fetch_one(self.connection())
            .await?)
    }
}

impl Writing {
    /// Notes that puzzles are to be looked for in a game that is over, unless that was noted before.
    pub(super) async fn queue_puzzle_search(&mut self, game: GameId) -> Result<(), Error> {
        self.change(
            "INSERT OR IGNORE INTO puzzle_searches (game) VALUES ($1)",
            game,
        )
        .await
    }

    /// Notes that a search begins in a game, which counts as one of its tries. Games whose last try was cut short are
    /// given up: one game at a time is searched.
    pub async fn begin_puzzle_search(&mut self, game: GameId) -> Result<(), Error> {
        sqlx::query("DELETE FROM puzzle_searches WHERE tries_left <= 0")
            .execute(self.connection())
            .await?;
        let begin = "UPDATE puzzle_searches SET tries_left = tries_left - 1 WHERE game = $1";
        self.change(begin, game).await
    }

    /// Notes that a game was searched, or never will be.
    pub async fn end_puzzle_search(&mut self, game: GameId) -> Result<(), Error> {
        self.change("DELETE FROM puzzle_searches WHERE game = $1", game)
            .await
    }

    async fn change(&mut self, sql: &'static str, game: GameId) -> Result<(), Error> {
        sqlx::query(sql)
            .bind(game.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

// One that was begun for the last time may still be going on.
const IS_TO_SEARCH: &str = "SELECT EXISTS (SELECT 1 FROM puzzle_searches WHERE game = $1)";

pub(super) const TO_SEARCH: &str =
    "SELECT game FROM puzzle_searches WHERE tries_left > 0 ORDER BY game DESC LIMIT 1";
