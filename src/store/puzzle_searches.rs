//! The finished games in which puzzles are still to be looked for. Each is searched once.

use super::sql;
use super::{Error, Reading, Writing};
use crate::game::GameId;

impl Reading {
    /// The latest finished game in which puzzles are still to be looked for.
    pub async fn game_to_search(&mut self) -> Result<Option<GameId>, Error> {
        let game: Option<i64> = sql::query_scalar(TO_SEARCH)
            .fetch_optional(self.connection())
            .await?;
        Ok(game.map(GameId))
    }

    /// Whether a game is still to be searched, and at most so many others come before it.
    pub async fn is_searched_after(&mut self, game: GameId, most: u32) -> Result<bool, Error> {
        let ahead: Option<i64> = sql::query_scalar(SEARCHED_BEFORE)
            .bind(game.0)
            .bind(i64::from(most) + 1)
            .fetch_optional(self.connection())
            .await?;
        Ok(ahead.is_some_and(|ahead| ahead <= i64::from(most)))
    }

    /// Whether the search of a game was begun for the last time.
    pub async fn has_last_search_begun(&mut self) -> Result<bool, Error> {
        Ok(sql::query_scalar(LAST_SEARCH_BEGUN)
            .fetch_one(self.connection())
            .await?)
    }
}

impl Writing {
    /// Notes that puzzles are to be looked for in a game that is over, unless that was noted before.
    pub(super) async fn queue_puzzle_search(&mut self, game: GameId) -> Result<(), Error> {
        self.change(
            "INSERT INTO puzzle_searches (game) VALUES ($1) ON CONFLICT DO NOTHING",
            game,
        )
        .await
    }

    /// Gives up the games whose last try was cut short: those of which it was begun while nothing is searched.
    pub async fn give_up_puzzle_searches(&mut self) -> Result<(), Error> {
        sql::query("DELETE FROM puzzle_searches WHERE tries_left <= 0")
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Notes that a search begins in a game, which counts as one of its tries.
    pub async fn begin_puzzle_search(&mut self, game: GameId) -> Result<(), Error> {
        let begin = "UPDATE puzzle_searches SET tries_left = tries_left - 1 WHERE game = $1";
        self.change(begin, game).await
    }

    /// Notes that a game was searched, or never will be.
    pub async fn end_puzzle_search(&mut self, game: GameId) -> Result<(), Error> {
        self.change("DELETE FROM puzzle_searches WHERE game = $1", game)
            .await
    }

    async fn change(&mut self, sql: &'static str, game: GameId) -> Result<(), Error> {
        sql::query(sql)
            .bind(game.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

// One that was begun for the last time may still be going on. Thousands may wait after a restoring: no more are counted
// than matter.
pub(super) const SEARCHED_BEFORE: &str = "
    SELECT (SELECT COUNT(*) FROM
        (SELECT 1 FROM puzzle_searches WHERE game > $1 AND tries_left > 0 LIMIT $2) AS before)
    FROM puzzle_searches WHERE game = $1";

const LAST_SEARCH_BEGUN: &str =
    "SELECT EXISTS (SELECT 1 FROM puzzle_searches WHERE tries_left <= 0)";

pub(super) const TO_SEARCH: &str =
    "SELECT game FROM puzzle_searches WHERE tries_left > 0 ORDER BY game DESC LIMIT 1";
