//! Stores how often players gave each other time.

use jiff::Timestamp;

use super::column::{self, from_id, from_time};
use super::sql;
use super::{Error, Reading, Writing};
use crate::game::{GameId, PlayerId};

impl Reading {
    /// How many days a player has given the other in a game, and when the last one; a damaged row counts as
    /// none.
    pub async fn time_gifts(
        &mut self,
        game: GameId,
        giver: PlayerId,
    ) -> Result<Option<(u32, Timestamp)>, Error> {
        let row: Option<(i64, i64)> =
            sql::query_as("SELECT gifts, last_at FROM time_gifts WHERE game = $1 AND giver = $2")
                .bind(game.0)
                .bind(from_id(giver.0)?)
                .fetch_optional(self.connection())
                .await?;
        let read = row.map(|(gifts, at)| Ok((column::count(gifts)?, column::time(at)?)));
        Ok(self.set_aside(read.transpose())?.flatten())
    }
}

impl Writing {
    /// Saves how many days a player has given the other in a game by now.
    pub async fn save_time_gifts(
        &mut self,
        game: GameId,
        giver: PlayerId,
        (gifts, now): (u32, Timestamp),
    ) -> Result<(), Error> {
        sql::query(
            "INSERT INTO time_gifts (game, giver, gifts, last_at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (game, giver) DO UPDATE
             SET gifts = excluded.gifts, last_at = excluded.last_at",
        )
        .bind(game.0)
        .bind(from_id(giver.0)?)
        .bind(gifts)
        .bind(from_time(now))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Deletes how many days were given in a game, which matters only while it runs.
    pub async fn forget_time_gifts(&mut self, game: GameId) -> Result<(), Error> {
        sql::query("DELETE FROM time_gifts WHERE game = $1")
            .bind(game.0)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
